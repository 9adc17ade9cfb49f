import type { Metadata } from 'next';
import { BookTextPage } from '#components/flipbook/book-page.tsx';
import { budapestToday } from '#lib/calendar/days.ts';
import { validityOn } from '#lib/flipbook/index.ts';
import { bookPath } from '#lib/flipbook/paths.ts';
import { getBook } from '#lib/flipbook/server.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { pageMetadata } from '#lib/navigation/pages.ts';

export const revalidate = 300;

type Params = Promise<{ locale: Locale; book: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale, book: slug } = await params;
  const book = await getBook(slug);
  // The same words as on the book's page, which is the one to be found.
  return pageMetadata(book.title, bookPath(slug), locale, { isIndexed: validityOn(budapestToday(), book) !== 'over' });
}

export default async function BookAsText({ params }: { params: Params }) {
  return <BookTextPage book={await getBook((await params).book)} />;
}
