import { getTranslations } from 'next-intl/server';
import { settings } from '#lib/config/index.ts';
import { atomFeed } from '#lib/guides/atom.ts';
import { getGuides } from '#lib/guides/server.ts';
import { defaultLocale } from '#lib/core/locales.ts';
import { isShopPath } from '#lib/navigation/link-guard.ts';
import { orNotFound } from '#lib/navigation/route-responses.ts';

export const revalidate = 300;
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

async function feedAnswer(): Promise<Response> {
  const [t, { guides }] = await Promise.all([
    getTranslations({ locale: defaultLocale, namespace: 'guides' }),
    getGuides(null, 1, defaultLocale),
  ]);
  const words = { title: t('feed'), subtitle: t('lead'), author: t('shop') };
  const feed = atomFeed(
    guides.filter(({ url }) => isShopPath(url)),
    words,
    settings.STOREFRONT_HOST,
  );
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}

/** The newest guides for feed readers, in the language of the guides. */
export function GET(): Promise<Response> {
  return orNotFound(feedAnswer());
}
