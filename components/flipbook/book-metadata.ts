import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { budapestToday } from '#lib/core/calendar/days.ts';
import type { Flipbook } from '#lib/contract/flipbook.ts';
import { validityOn } from '#lib/flipbook/index.ts';
import { bookPath } from '#lib/flipbook/paths.ts';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { sharedPicture } from '#lib/seo/metadata.ts';

/**
 * Metadata of a catalogue, leafed through or as text: the same words stand on both, and the first is the one to be
 * found.
 */
export async function bookMetadata(book: Flipbook, locale: Locale): Promise<Metadata> {
  const [t, format] = await Promise.all([getTranslations('flipbook'), getFormatter()]);
  const days = format.dateTimeRange(new Date(book.validFrom), new Date(book.validTo), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return pageMetadata(book.title, bookPath(book.slug), locale, {
    description: t('bookDescription', { title: book.title, count: book.pageCount, validity: t('validity', { days }) }),
    // A page that was printed has its own shape; the goods of one that the shop sets do not.
    picture: sharedPicture(book.cover, book.isSet ? 1 : book.aspectRatio),
    isIndexed: validityOn(budapestToday(), book) !== 'over',
  });
}
