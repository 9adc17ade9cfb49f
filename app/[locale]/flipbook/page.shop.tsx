import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FlipbooksHome } from '#components/flipbook/flipbooks-home.tsx';
import { flipbooksPath } from '#lib/flipbook/paths.ts';
import { getFlipbooks } from '#lib/flipbook/server.ts';
import { getShops } from '#lib/shops/server.ts';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';

export async function generateMetadata({ params }: { params: Promise<{ locale: Locale }> }): Promise<Metadata> {
  const t = await getTranslations('flipbook');
  return pageMetadata(t('title'), flipbooksPath(), (await params).locale, { description: t('lead') });
}

export default async function Flipbooks({ params }: { params: Promise<{ locale: Locale }> }) {
  const { locale } = await params;
  const [flipbooks, shops] = await Promise.all([getFlipbooks(locale), getShops()]);
  return <FlipbooksHome flipbooks={flipbooks} shops={shops} />;
}
