import { marketToday } from '#lib/core/calendar/days.ts';
import { localePath } from '#lib/core/locales.ts';
import { productText } from '#lib/markdown/product.ts';
import { markdownAnswer, markdownRoute } from '#lib/markdown/server.ts';
import { isShopPath } from '#lib/navigation/link-guard.ts';
import { markdownPath } from '#lib/navigation/markdown-path.ts';
import { movedTo } from '#lib/navigation/route-responses.ts';
import { getProduct } from '#lib/products/server.ts';

export const revalidate = 30;
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/** A product as Markdown; a wrong or old slug leads to the right one, as that of its page does (ADR-0081). */
export const GET = markdownRoute<{ product: string }>(async ({ product: segment }, words) => {
  const product = await getProduct(segment, words.locale);
  const isElsewhere = product.url !== `/p/${segment}/` && isShopPath(product.url);
  if (isElsewhere) return movedTo(localePath(words.locale, markdownPath(product.url)));
  return markdownAnswer(productText(product, words, marketToday()), words, product.url);
});
