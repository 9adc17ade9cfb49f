import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ShopFlipbooks } from '#components/flipbook/flipbooks-home.tsx';
import { flipbooksOfShopPath } from '#lib/flipbook/paths.ts';
import { getShopFlipbooks } from '#lib/flipbook/server.ts';
import type { Locale } from '#lib/core/locales.ts';
import { pageMetadata } from '#lib/seo/pages.ts';

type Params = Promise<{ locale: Locale; shop: string }>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale, shop: id } = await params;
  const t = await getTranslations('flipbook');
  const { shop } = await getShopFlipbooks(id, locale);
  return pageMetadata(t('shopTitle', { shop: shop.name }), flipbooksOfShopPath(id), locale, {
    description: t('shopDescription', { shop: shop.name }),
  });
}

export default async function FlipbooksOfShop({ params }: { params: Params }) {
  const { locale, shop } = await params;
  return <ShopFlipbooks {...await getShopFlipbooks(shop, locale)} />;
}
