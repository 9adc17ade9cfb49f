import type { Metadata } from 'next';
import { bookMetadata } from '#components/flipbook/book-metadata.ts';
import { BookTextPage } from '#components/flipbook/book-page.tsx';
import { getBook } from '#lib/flipbook/server.ts';
import type { Locale } from '#lib/core/locales.ts';

export const revalidate = 300;

type Params = Promise<{ locale: Locale; book: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale, book } = await params;
  return bookMetadata(await getBook(book), locale);
}

export default async function BookAsText({ params }: { params: Params }) {
  return <BookTextPage book={await getBook((await params).book)} />;
}
