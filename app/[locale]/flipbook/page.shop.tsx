import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BooksHome } from '#components/flipbook/books-home.tsx';
import { booksPath } from '#lib/flipbook/paths.ts';
import { getBooks } from '#lib/flipbook/server.ts';
import { getStores } from '#lib/stores/server.ts';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';

export const revalidate = 600;

export async function generateMetadata({ params }: { params: Promise<{ locale: Locale }> }): Promise<Metadata> {
  const t = await getTranslations('flipbook');
  return pageMetadata(t('title'), booksPath(), (await params).locale, { description: t('lead') });
}

export default async function Books() {
  const [books, stores] = await Promise.all([getBooks(), getStores()]);
  return <BooksHome books={books} stores={stores} />;
}
