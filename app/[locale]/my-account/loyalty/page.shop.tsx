import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LoyaltyPage } from '#components/account/loyalty-page.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { settings } from '#lib/config/index.ts';
import { refusePage } from '#lib/navigation/refuse-page.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('loyalty');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** `/my-account/loyalty/`, only while there is a loyalty programme (RT-20). */
export default async function LoyaltyProgramme() {
  if (!settings.LOYALTY) refusePage('/my-account/loyalty/');
  const t = await getTranslations('loyalty');
  return (
    <ClientMessages pick={({ account, loyalty }) => ({ account, loyalty })}>
      <h1>{t('title')}</h1>
      <Island name="loyalty" isMain>
        <LoyaltyPage />
      </Island>
    </ClientMessages>
  );
}
