import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ShopPage } from '#components/shops/shop-page.tsx';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';
import { sharedPicture } from '#lib/seo/metadata.ts';
import { getShop, getShops } from '#lib/shops/server.ts';

export const revalidate = 60;

type Params = Promise<{ locale: Locale; shop: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale, shop: id } = await params;
  const [
    t,
    {
      name,
      url,
      image,
      address: { Street: street, ZipCode: zip, City: city },
    },
  ] = await Promise.all([getTranslations('shops'), getShop(id, locale)]);
  return pageMetadata(name, url, locale, {
    hasMarkdown: true,
    description: t('shopDescription', { name, street, zip, city }),
    ...(image ? { picture: sharedPicture(image) } : {}),
  });
}

/** A shop: the same for everyone; whether it is open now, and whether it is the shopper's own, the browser says. */
export default async function Shop({ params }: { params: Params }) {
  const { locale, shop: id } = await params;
  const [shop, shops] = await Promise.all([getShop(id, locale), getShops()]);
  return <ShopPage shop={shop} shops={shops} />;
}
