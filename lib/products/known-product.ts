import { callFromProxy } from '#lib/api/proxy.ts';
import { productEndpoints } from '#lib/contract/product.ts';
import { productIdOf } from '#lib/core/products/variants.ts';
import { isShopPath } from '#lib/navigation/link-guard.ts';
import { markdownPath, pageOfMarkdown } from '#lib/navigation/markdown-path.ts';

/**
 * The canonical path of the product, or of its Markdown, that a path of the shop means; any other path, and one of which
 * the API tells nothing, as it is. For addresses that are led elsewhere anyway: a product's page would put its slug
 * right by a second redirect.
 */
export async function canonicalProductPath(path: string): Promise<string> {
  const page = pageOfMarkdown(path);
  const segment = /^\/p\/([^/]+)\/$/.exec(page ?? path)?.[1];
  const id = segment === undefined ? null : productIdOf(segment);
  if (id === null) return path;
  const product = await callFromProxy(productEndpoints.product, { params: { id } }).catch(() => null);
  if (!product || !isShopPath(product.url)) return path;
  return page === null ? product.url : markdownPath(product.url);
}
