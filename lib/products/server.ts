import 'server-only';
import { cache } from 'react';
import { callApi, orWithout } from '#lib/api/server.ts';
import { productEndpoints, type Product, type ProductCard, type Stock } from '#lib/contract/product.ts';
import { reviewedProduct, type ReviewedProduct } from '#lib/contract/review.ts';
import { searchEndpoints } from '#lib/contract/search.ts';
import type { Locale } from '#lib/core/locales.ts';
import { orRefused, refusePage } from '#lib/navigation/refuse-page.ts';
import { productIdOf } from '#lib/core/products/variants.ts';

/** The product of a path's segment; 404 for a segment without an id and for an unknown id. */
export const getProduct = cache(async (segment: string, locale: Locale): Promise<ReviewedProduct> => {
  const id = productIdOf(segment);
  const path = `/p/${segment}/`;
  if (id === null) refusePage(path);
  return orRefused(callApi(reviewedProduct, { params: { id } }, { locale }), path);
});

/** Stock per option and shop; null where it can not be had, for a page is a page without it. */
export const getStock = cache((id: number): Promise<Stock | null> =>
  orWithout(callApi(productEndpoints.stock, { params: { id } }), null),
);

/** Cards in the row of successors. */
const successorCount = 4;

/** What to buy instead of a product that is gone: the best sellers of its category, else what it is related to. */
export async function getSuccessors(product: Product, locale: Locale): Promise<ProductCard[]> {
  const category = product.breadcrumbs.at(-2)?.url;
  const products = category
    ? (await orWithout(callApi(searchEndpoints.search, { query: { path: category } }, { locale }), null))?.products
    : [];
  const others = (products ?? []).filter(({ id }) => id !== product.id);
  return (others.length > 0 ? others : product.related).slice(0, successorCount);
}
