import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StoreFlipbooks } from '#components/flipbook/flipbooks-home.tsx';
import { flipbooksOfStorePath } from '#lib/flipbook/paths.ts';
import { getStoreFlipbooks } from '#lib/flipbook/server.ts';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';

export const revalidate = 600;

type Params = Promise<{ locale: Locale; store: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale, store: id } = await params;
  const t = await getTranslations('flipbook');
  const { store } = await getStoreFlipbooks(id);
  return pageMetadata(t('storeTitle', { store: store.name }), flipbooksOfStorePath(id), locale, {
    description: t('storeDescription', { store: store.name }),
  });
}

export default async function FlipbooksOfStore({ params }: { params: Params }) {
  return <StoreFlipbooks {...await getStoreFlipbooks((await params).store)} />;
}
