import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { callApi } from '#lib/api/server.ts';
import { ApiError } from '#lib/api/errors.ts';
import { productEndpoints, type Product, type ProductCard, type Stock } from '#lib/contract/product.ts';
import { searchEndpoints } from '#lib/contract/search.ts';
import { productIdOf } from './index.ts';

/** The product of a path's segment; 404 for a segment without an id and for an unknown id. */
export const getProduct = cache(async (segment: string): Promise<Product> => {
  const id = productIdOf(segment);
  if (id === null) notFound();
  try {
    return await callApi(productEndpoints.product, { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) notFound();
    throw error;
  }
});

/** Stock per option and store; null where it can not be had, for a page is a page without it. */
export async function getStock(id: number): Promise<Stock | null> {
  try {
    return await callApi(productEndpoints.stock, { params: { id } });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Cards in the row of successors. */
const successorCount = 4;

/** What to buy instead of a product that is gone: the best sellers of its category, else what it is related to. */
export async function getSuccessors(product: Product): Promise<ProductCard[]> {
  const category = product.breadcrumbs.at(-2)?.url;
  try {
    const { products } = category ? await callApi(searchEndpoints.search, { query: { path: category } }) : { products: product.related };
    const others = products.filter(({ id }) => id !== product.id);
    return (others.length > 0 ? others : product.related).slice(0, successorCount);
  } catch (error) {
    if (error instanceof ApiError) return product.related.slice(0, successorCount);
    throw error;
  }
}
