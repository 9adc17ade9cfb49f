import { budapestToday } from '#lib/core/calendar/days.ts';
import { markdownAnswer, markdownRoute } from '#lib/markdown/server.ts';
import { shopText } from '#lib/markdown/shop.ts';
import { getShop } from '#lib/shops/server.ts';

export const revalidate = 60;
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/** A store as Markdown. */
export const GET = markdownRoute<{ store: string }>(async ({ store }, words) =>
  markdownAnswer(shopText(await getShop(store), words, budapestToday()), words, `/shop/${store}/`),
);
