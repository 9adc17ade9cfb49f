import { marketToday } from '#lib/core/calendar/days.ts';
import { markdownAnswer, markdownRoute } from '#lib/markdown/server.ts';
import { shopText } from '#lib/markdown/shop.ts';
import { getShop } from '#lib/shops/server.ts';

export const revalidate = 60;
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/** A shop as Markdown. */
export const GET = markdownRoute<{ shop: string }>(async ({ shop }, words) =>
  markdownAnswer(shopText(await getShop(shop, words.locale), words, marketToday()), words, `/shop/${shop}/`),
);
