'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { loyaltyQuery, useAccount, useCustomerUuid } from '#lib/account/queries.ts';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { Waiting } from './account-frame.tsx';
import { Barcode } from './barcode.tsx';
import { LoyaltyHistory } from './loyalty-history.tsx';
import { LoyaltyPoints } from './loyalty-points.tsx';
import { LoyaltyVouchers } from './loyalty-vouchers.tsx';
import styles from './loyalty.module.css';

/**
 * The card, which came with the account and needs nothing else, and what the programme says of it. Once read both stay,
 * with or without a network.
 */
export function LoyaltyPage() {
  const t = useTranslations('loyalty');
  const { data: account } = useAccount();
  const { data: loyalty, isLoadingError, refetch } = useQuery(loyaltyQuery(useCustomerUuid()));
  const card = loyalty ?? account?.p4m;
  if (!account) return null;
  if (!card) return <p className={styles.none}>{t('noCard')}</p>;
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-label={t('card')}>
        <p className={styles.owner}>
          {account.personal.lastName} {account.personal.firstName}
        </p>
        <p className={styles.tier}>{card.tier.name}</p>
        <Barcode number={card.cardNumber} />
        <p className={styles.hint}>{t('cardHint')}</p>
      </section>
      {loyalty && (
        <>
          <LoyaltyPoints loyalty={loyalty} />
          <LoyaltyVouchers vouchers={loyalty.vouchers} />
          <LoyaltyHistory history={loyalty.history} />
        </>
      )}
      {!loyalty && isLoadingError && (
        <RetryNotice className={styles.failed} text={t('failed')} retry={t('retry')} onRetry={refetch} />
      )}
      {!loyalty && !isLoadingError && <Waiting label={t('loading')} />}
    </div>
  );
}
