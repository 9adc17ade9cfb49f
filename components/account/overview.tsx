'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useAccount } from '#lib/account/queries.ts';
import { settings } from '#lib/config/index.ts';
import type { Account } from '#lib/contract/account.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { localePath } from '#lib/core/locales.ts';
import { formatCount } from '#lib/core/text/counts.ts';
import { variantPaths } from '#variant/paths.ts';
import { NewestOrder } from './overview-order.tsx';
import styles from './overview.module.css';

/** What a customer wants to know at a glance: the newest order, points, and where parcels go. */
export function Overview() {
  const { data: account } = useAccount();
  return account ? <OverviewOf account={account} /> : null;
}

function OverviewOf({ account }: { account: Account }) {
  const t = useTranslations('overview');
  const { personal, role, verified } = account;
  return (
    <div className={styles.overview}>
      <div className={styles.head}>
        <h1>{t('greeting', { name: personal.firstName })}</h1>
        {role !== 'vk' && <p className={styles.role}>{t(`rolePrices.${role}`)}</p>}
      </div>
      {!verified && (
        <section className={styles.confirm} aria-labelledby="overview-confirm">
          <h2 id="overview-confirm">{t('confirmTitle')}</h2>
          <p>{t('confirmText', { email: personal.email })}</p>
        </section>
      )}
      <NewestOrder />
      <div className={styles.pair}>
        {settings.LOYALTY && <LoyaltyCard card={account.p4m} />}
        <DefaultAddress account={account} />
      </div>
      <Onward hasPhone={personal.phone !== null} />
    </div>
  );
}

function LoyaltyCard({ card }: { card: Account['p4m'] }) {
  const t = useTranslations('overview');
  const locale = useLocale();
  return (
    <section className={styles.loyalty} aria-labelledby="overview-loyalty">
      <h2 id="overview-loyalty">{t('loyalty')}</h2>
      {card ? (
        <>
          <p className={styles.points}>
            <b className="number">{formatCount(locale, card.points)}</b> {t('points', { count: card.points })}
          </p>
          <p className={styles.tier}>{t('tier', { name: card.tier.name })}</p>
          <p className={styles.quiet}>{t('card', { number: card.cardNumber })}</p>
        </>
      ) : (
        <p>{t('noCard')}</p>
      )}
      <a href={localePath(locale, '/my-account/loyalty/')}>{t('toLoyalty')}</a>
    </section>
  );
}

function DefaultAddress({
  account: {
    addresses: { shipping },
  },
}: {
  account: Account;
}) {
  const t = useTranslations('overview');
  const locale = useLocale();
  const address = shipping.find(({ isDefault }) => isDefault) ?? shipping[0];
  return (
    <section className={styles.address} aria-labelledby="overview-address">
      <h2 id="overview-address">{t('address')}</h2>
      {address ? (
        <address lang={catalogLanguage}>
          <b>
            {address.lastname} {address.firstname}
          </b>
          <br />
          {address.postal} {address.city}
          <br />
          {address.street} {address.streetNo}
        </address>
      ) : (
        <p>{t('noAddress')}</p>
      )}
      <a href={localePath(locale, '/my-account/delivery-address/')}>{t(address ? 'changeAddress' : 'addAddress')}</a>
    </section>
  );
}

const ways = [
  ['favourites', variantPaths.favourites],
  ['cart', '/kosar/'],
  ['details', '/my-account/account-details/'],
] as const;

function Onward({ hasPhone }: { hasPhone: boolean }) {
  const t = useTranslations('overview');
  const locale = useLocale();
  return (
    <section className={styles.onward} aria-labelledby="overview-onward">
      <h2 id="overview-onward" className="hidden-text">
        {t('onward')}
      </h2>
      <ul>
        {ways.map(
          ([name, path]) =>
            path && (
              <li key={name}>
                <a href={localePath(locale, path)}>{t(name)}</a>
                <p>{t(name === 'details' && !hasPhone ? 'phoneText' : `${name}Text`)}</p>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
