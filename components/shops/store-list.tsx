import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { knownText } from '#lib/core/text/known-text.ts';
import { phoneUrl, type ListedStore } from '#lib/shops/index.ts';
import { plainTime, weekRows } from '#lib/shops/opening.ts';
import { guardedLink, shopHref } from '#lib/navigation/link-guard.ts';
import { MyStoreButton } from './my-store-button.tsx';
import { OpeningState } from './opening-state.tsx';
import styles from './store-list.module.css';

export interface StoreListProps {
  ref: Ref<HTMLUListElement>;
  stores: readonly ListedStore[];
  active: string | null;
  chosen: string | null;
  onActive: (sysname: string | null) => void;
  onChoose: (sysname: string | null) => void;
}

/** The stores one below the other, complete without the map and without JavaScript. */
export function StoreList({ ref, stores, active, chosen, onActive, onChoose }: StoreListProps) {
  const t = useTranslations('locator');
  return (
    <ul ref={ref} className={styles.list} aria-label={t('list')}>
      {stores.map((store) => (
        <StoreRow
          key={store.sysname}
          store={store}
          isActive={store.sysname === active}
          isChosen={store.sysname === chosen}
          onActive={onActive}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<StoreListProps, 'onActive' | 'onChoose'> {
  store: ListedStore;
  isActive: boolean;
  isChosen: boolean;
}

function StoreRow({ store, isActive, isChosen, onActive, onChoose }: RowProps) {
  const t = useTranslations('locator');
  const locale = useLocale();
  const { sysname, title, address, services } = store;
  const phone = guardedLink(phoneUrl(store.phone), { contacts: true });
  return (
    <li
      className={styles.row}
      data-store={sysname}
      data-active={isActive ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      onPointerEnter={() => onActive(sysname)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(sysname)}
      onBlur={() => onActive(null)}
    >
      <div className={styles.head}>
        <h2 lang="hu">
          <a href={shopHref(locale, store.url)}>{title}</a>
        </h2>
        <Distance kilometres={store.distance} />
      </div>
      <p className={styles.address} lang="hu">{`${address.ZipCode} ${address.City}, ${address.Street}`}</p>
      <OpeningState hours={store.openingHours} />
      <Week hours={store.openingHours} />
      <p className={styles.services}>
        {services.flatMap((service) => knownText(t, 'services', service) ?? []).join(' · ')}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.onMap}
          aria-pressed={isChosen}
          onClick={() => onChoose(isChosen ? null : sysname)}
        >
          <span className="hidden-text">{title}:</span> {t(isChosen ? 'shownOnMap' : 'showOnMap')}
        </button>
        <MyStoreButton store={sysname} name={title} />
        {phone && (
          <a href={phone.href}>
            <span className="hidden-text">{t('phoneOf')}</span> {store.phone}
          </a>
        )}
      </div>
    </li>
  );
}

function Distance({ kilometres }: { kilometres: number | null }) {
  const t = useTranslations('locator');
  const format = useFormatter();
  if (kilometres === null) return null;
  return (
    <p className={styles.distance}>
      <b className="number">{t('distance', { distance: format.number(kilometres, { maximumFractionDigits: 1 }) })}</b>{' '}
      <small>{t('asTheCrowFlies')}</small>
    </p>
  );
}

const dayKeys = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** The week in a line: H–P 9:00–20:00 · Szo 9:00–13:00 · V zárva. */
function Week({ hours }: { hours: ListedStore['openingHours'] }) {
  const t = useTranslations('locator');
  if (!hours) return <p className={styles.week}>{t('noHours')}</p>;
  const day = (index: number) => t(`shortDays.${dayKeys[index] ?? '0'}`);
  const rows = weekRows(hours.weekly).map(({ from, to, hours: own }) => ({
    days: from === to ? day(from) : t('days', { from: day(from), to: day(to) }),
    times: own ? t('range', { from: plainTime(own.opens), to: plainTime(own.closes) }) : t('closedDay'),
  }));
  return (
    <p className={styles.week}>
      <span className="hidden-text">{t('hoursOf')} </span>
      {rows.map(({ days, times }) => (
        <span key={days}>
          <b>{days}</b> {times}
        </span>
      ))}
    </p>
  );
}
