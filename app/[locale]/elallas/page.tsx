import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { WithdrawalPage } from '#components/withdrawal/withdrawal-page.tsx';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';

export async function generateMetadata({ params }: { params: Promise<{ locale: Locale }> }): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations('withdrawalPage');
  return pageMetadata(t('title'), '/elallas/', locale, { description: t('description') });
}

export default function Page() {
  return <WithdrawalPage />;
}
