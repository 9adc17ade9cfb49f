import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { datesOf } from '#lib/i18n/dates.ts';
import { marketToday } from '#lib/core/calendar/days.ts';
import type { Flipbook } from '#lib/contract/flipbook.ts';
import { validityOn } from '#lib/flipbook/index.ts';
import { flipbookPath } from '#lib/flipbook/paths.ts';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { sharedPicture } from '#lib/seo/metadata.ts';
import { closeRange } from '#lib/core/text/ranges.ts';

/**
 * Metadata of a flipbook, with pages that turn or as text: the same words stand on both, and the first is the one to be
 * found.
 */
export async function flipbookMetadata(flipbook: Flipbook, locale: Locale): Promise<Metadata> {
  const [t, format] = [await getTranslations('flipbook'), datesOf(locale)];
  const days = closeRange(
    format.dateTimeRange(new Date(flipbook.validFrom), new Date(flipbook.validTo), {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }),
  );
  return pageMetadata(flipbook.title, flipbookPath(flipbook.slug), locale, {
    description: t('flipbookDescription', {
      title: flipbook.title,
      count: flipbook.pageCount,
      validity: t('validity', { days }),
    }),
    // A page that was printed has its own shape; the goods of one that the shop sets do not.
    picture: sharedPicture(flipbook.cover, flipbook.isSet ? 1 : flipbook.aspectRatio),
    isIndexed: validityOn(marketToday(), flipbook) !== 'over',
  });
}
