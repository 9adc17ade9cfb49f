import { callFromProxy } from '#lib/api/proxy.ts';
import { productEndpoints } from '#lib/contract/product.ts';
import { productIdOf } from '#lib/products/index.ts';
import { isShopPath } from './link-guard.ts';

/**
 * The right path of the product that a path of the shop means; the path itself where the API does not tell. For addresses
 * that are led elsewhere anyway: the product's page would put its slug right by a redirect of its own.
 */
export async function rightProductPath(path: string): Promise<string> {
  const segment = /^\/p\/([^/]+)\/$/.exec(path)?.[1];
  const id = segment === undefined ? null : productIdOf(segment);
  if (id === null) return path;
  const product = await callFromProxy(productEndpoints.product, { params: { id } }).catch(() => null);
  return product && isShopPath(product.url) ? product.url : path;
}
