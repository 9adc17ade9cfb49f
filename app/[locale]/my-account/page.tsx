import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Overview } from '#components/account/overview.tsx';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('overview');
  return { title: t('title'), robots: { index: false, follow: true } };
}

export default function OverviewPage() {
  return (
    <ClientMessages pick={({ overview, orders }) => ({ overview, orders })}>
      <Island name="overview" isMain>
        <Overview />
      </Island>
    </ClientMessages>
  );
}
