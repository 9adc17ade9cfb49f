import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OwnNotices } from '#components/notices/own-notices.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { Island } from '#components/ui/island.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('noticeList');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** `/my-account/notices/`: the mails that the customer waits for (ADR-0122). */
export default async function Notices() {
  const t = await getTranslations('noticeList');
  return (
    <ClientMessages pick={({ noticeList }) => ({ noticeList })}>
      <h1>{t('title')}</h1>
      <Island name="notices" isMain>
        <OwnNotices />
      </Island>
    </ClientMessages>
  );
}
