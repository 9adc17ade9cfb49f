import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { BookPage } from '#components/flipbook/book-page.tsx';
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
  const [t, format] = await Promise.all([getTranslations('flipbook'), getFormatter()]);
  const days = format.dateTimeRange(new Date(book.validFrom), new Date(book.validTo), { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const description = t('bookDescription', { title: book.title, count: book.pageCount, validity: t('validity', { days }) });
  return pageMetadata(book.title, bookPath(slug), locale, { description, isIndexed: validityOn(budapestToday(), book) !== 'over' });
}

export default async function Book({ params }: { params: Params }) {
  return <BookPage book={await getBook((await params).book)} />;
}
