import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StoreBooks } from '#components/flipbook/books-home.tsx';
import { booksOfStorePath } from '#lib/flipbook/paths.ts';
import { getStoreBooks } from '#lib/flipbook/server.ts';
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
  const { store } = await getStoreBooks(id);
  return pageMetadata(t('storeTitle', { store: store.name }), booksOfStorePath(id), locale, {
    description: t('storeDescription', { store: store.name }),
  });
}

export default async function BooksOfStore({ params }: { params: Params }) {
  return <StoreBooks {...await getStoreBooks((await params).store)} />;
}
