'use client';

import { useTranslations } from 'next-intl';
import { marketDay, weekdayOf } from '#lib/core/calendar/days.ts';
import type { OpeningHours } from '#lib/contract/shop.ts';
import { hoursOn, plainTime, type Hours } from '#lib/shops/opening.ts';
import { useMinute } from '#components/hooks/use-minute.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import styles from './opening.module.css';

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** The hours of the week. Today is marked in the browser, with the hours of this very day. */
export function WeekTable({
  hours,
  caption,
  day,
  opening,
}: {
  hours: OpeningHours;
  caption: string;
  day: string;
  opening: string;
}) {
  const t = useTranslations('locator');
  const now = useMinute();
  const today = now === null ? null : marketDay(new Date(now));
  const words = (own: Hours) =>
    own ? t('range', { from: plainTime(own.opens), to: plainTime(own.closes) }) : t('closedDay');
  return (
    <table className={styles.week}>
      <caption className="hidden-text">{caption}</caption>
      <thead className="hidden-text">
        <tr>
          <th scope="col">{day}</th>
          <th scope="col">{opening}</th>
        </tr>
      </thead>
      <tbody>
        {weekdays.map((weekday, index) => {
          const isToday = today !== null && weekdayOf(today) === index;
          const own = isToday ? hoursOn(hours, today) : { hours: hours.weekly[index] ?? null, name: null };
          return (
            <tr key={weekday} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">
                {t(`weekdays.${weekday}`)} {isToday && <small>{t('today')}</small>}
              </th>
              <td data-closed={own.hours ? undefined : ''}>
                {words(own.hours)} {own.name && <small lang={catalogLanguage}>{own.name}</small>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
