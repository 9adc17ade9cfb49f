import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { localePath } from '#lib/core/locales.ts';
import { BalanceForm } from '#components/gift-cards/balance-form.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { Island } from '#components/ui/island.tsx';
import styles from '#components/gift-cards/gift-cards.module.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('giftCardBalance');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** What is left on a gift card (ADR-0129). */
export default function GiftCardBalance() {
  const t = useTranslations('giftCardBalance');
  const locale = useLocale();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <ClientMessages pick={({ giftCardBalance, giftCards }) => ({ giftCardBalance, giftCards })}>
        <Island name="gift card balance" isMain>
          <BalanceForm />
        </Island>
      </ClientMessages>
      <p className={styles.more}>
        <a href={localePath(locale, '/services/ajandekkartya/')}>{t('about')}</a>
      </p>
    </div>
  );
}
