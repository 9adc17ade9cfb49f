import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CartWaysOn } from '#frame/cart-ways-on.tsx';
import { ComparisonPage } from '#components/comparison/comparison-page.tsx';
import { comparisonPath, parseComparison } from '#lib/compare/index.ts';
import { getComparison } from '#lib/compare/server.ts';
import type { SearchParams } from '#lib/core/filters/index.ts';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';

/** What it shows depends on the query, which a build does not find out by drawing it. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ locale }, t] = await Promise.all([params, getTranslations('comparison')]);
  return pageMetadata(t('title'), comparisonPath, locale, { isIndexed: false });
}

/** The products that the address names, side by side: the same for everybody who is sent it. */
export default async function Comparison({ params, searchParams }: Props) {
  const asked = parseComparison(await searchParams);
  const found = await getComparison(asked.ids, (await params).locale);
  return <ComparisonPage asked={asked} found={found} waysOn={<CartWaysOn />} />;
}
