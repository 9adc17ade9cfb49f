import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { phoneUrl, type ListedShop } from '#lib/shops/index.ts';
import { plainTime, weekRows } from '#lib/shops/opening.ts';
import { guardedLink, shopHref } from '#lib/navigation/link-guard.ts';
import { MyShopButton } from './my-shop-button.tsx';
import { OpeningState } from './opening-state.tsx';
import styles from './shop-list.module.css';

export interface ShopListProps {
  ref: Ref<HTMLUListElement>;
  shops: readonly ListedShop[];
  active: string | null;
  chosen: string | null;
  onActive: (sysname: string | null) => void;
  onChoose: (sysname: string | null) => void;
}

/** The shops one below the other, complete without the map and without JavaScript. */
export function ShopList({ ref, shops, active, chosen, onActive, onChoose }: ShopListProps) {
  const t = useTranslations('locator');
  return (
    <ul ref={ref} className={styles.list} aria-label={t('list')}>
      {shops.map((shop) => (
        <ShopRow
          key={shop.sysname}
          shop={shop}
          isActive={shop.sysname === active}
          isChosen={shop.sysname === chosen}
          onActive={onActive}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<ShopListProps, 'onActive' | 'onChoose'> {
  shop: ListedShop;
  isActive: boolean;
  isChosen: boolean;
}

function ShopRow({ shop, isActive, isChosen, onActive, onChoose }: RowProps) {
  const t = useTranslations('locator');
  const locale = useLocale();
  const { sysname, title, address, services } = shop;
  const phone = guardedLink(phoneUrl(shop.phone), { contacts: true });
  return (
    <li
      className={styles.row}
      data-shop={sysname}
      data-active={isActive ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      onPointerEnter={() => onActive(sysname)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(sysname)}
      onBlur={() => onActive(null)}
    >
      <div className={styles.head}>
        <h2 lang={catalogLanguage}>
          <a href={shopHref(locale, shop.url)}>{title}</a>
        </h2>
        <Distance kilometres={shop.distance} />
      </div>
      <div className={styles.address}>
        <p lang={catalogLanguage}>{`${address.ZipCode} ${address.City}, ${address.Street}`}</p>
        <button
          type="button"
          className={styles.onMap}
          aria-pressed={isChosen}
          onClick={() => onChoose(isChosen ? null : sysname)}
        >
          <span className="hidden-text">{title}:</span> {t(isChosen ? 'shownOnMap' : 'showOnMap')}
        </button>
      </div>
      <OpeningState hours={shop.openingHours} />
      <Week hours={shop.openingHours} />
      <p className={styles.services}>
        {services.flatMap((service) => knownText(t, 'services', service) ?? []).join('\u00a0· ')}
      </p>
      <div className={styles.actions}>
        <MyShopButton shop={sysname} name={title} />
        {phone && (
          <a href={phone.href}>
            <span className="hidden-text">{t('phoneOf')}</span> {shop.phone}
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
function Week({ hours }: { hours: ListedShop['openingHours'] }) {
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
