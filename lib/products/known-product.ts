import { LRUCache } from 'lru-cache';
import { ApiError } from '#lib/api/errors.ts';
import { callFromProxy } from '#lib/api/proxy.ts';
import { productEndpoints, type ProductCard } from '#lib/contract/product.ts';
import { searchEndpoints } from '#lib/contract/search.ts';
import { isPageKept } from '#lib/core/kept-pages.ts';
import type { Locale } from '#lib/core/locales.ts';
import { productIdOf } from '#lib/core/products/variants.ts';
import { FatalError, pathText } from '#lib/navigation/fatal-error.ts';
import { isShopPath } from '#lib/navigation/link-guard.ts';
import { markdownPath, pageOfMarkdown } from '#lib/navigation/markdown-path.ts';

/** A product's id, and the slug of the team in whose shop it is asked for; empty in the shop itself. */
type ProductKey = `${string}/${number}`;

/** Path of a product by its key; the status of a refusal for an id that no product there has, or none has any more. */
interface KnownProduct {
  path: string | Absent;
  /** When it was read, ms on the process's clock. */
  readAt: number;
}

/** No product has the id, or one had it once (ADR-0103). */
type Absent = 404 | 410;
/** Beside these: what the API tells nothing of. */
type Refused = Absent | 503;

/** How long what is known of an id is trusted before it is read anew, ms, and of how many ids it is kept. */
const freshness = 60_000;
const mostIds = 20_000;
/** What was read so long ago at most needs no second look, ms. */
const justRead = 1000;

const known = new LRUCache<ProductKey, KnownProduct>({
  max: mostIds,
  ttl: freshness,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  async fetchMethod(key) {
    const [team = '', productIds = ''] = key.split('/');
    const options = team === '' ? undefined : { headers: { Team: team } };
    const { search } = await callFromProxy(searchEndpoints.searchLimited, { query: { productIds } }, options).catch(
      noneFor404,
    );
    const id = Number(productIds);
    const url = search.find((card) => card.id === id)?.url;
    const path = url !== undefined && isShopPath(url) ? url : await absenceOf(id);
    return { path, readAt: performance.now() };
  },
});

/** Of a team that there is not, nothing is sold. */
function noneFor404(error: unknown): { search: ProductCard[] } {
  if (error instanceof ApiError && error.status === 404) return { search: [] };
  throw error;
}

/** A list leaves out what is not there; only the call of the product itself says whether it ever was. */
async function absenceOf(id: number): Promise<Absent> {
  return callFromProxy(productEndpoints.product, { params: { id } }).then(
    () => 404,
    (error: unknown) => (error instanceof ApiError && error.status === 410 ? 410 : 404),
  );
}

/**
 * The one path of the product, or of its Markdown, that a path means, in the shop (`/p/…`) or in a team's
 * (`/{team}/p/…`, TEAM-03); 404 where there is no such product there and 410 where it is gone for good, so that no page
 * is made of it. While the API tells nothing of an id that was never known, a path is answered as it is where its page
 * is kept, else 503: a page of another name would be kept as well. Any other path is answered as it is.
 */
export async function canonicalProductPath(path: string, locale: Locale): Promise<string | Refused> {
  const page = pageOfMarkdown(path);
  const [, team = '', segment] = /^(?:\/([a-z0-9-]+))?\/p\/([^/]+)\/$/.exec(page ?? path) ?? [];
  if (segment === undefined) return path;
  const id = productIdOf(segment);
  if (id === null) return 404;
  const key: ProductKey = `${team}/${id}`;
  const spelled = (product: KnownProduct) =>
    typeof product.path === 'number' || page === null ? product.path : markdownPath(product.path);
  try {
    const product = await known.forceFetch(key);
    // A name that has just changed leads nobody in a circle: what is known of it is read anew before it sends away.
    const isOld = performance.now() - product.readAt > justRead;
    if (spelled(product) === path || !isOld) return spelled(product);
    return spelled(await known.forceFetch(key, { forceRefresh: true, allowStale: false }));
  } catch {
    const route = page === null ? `/${locale}${path}` : `/${locale}/markdown${page}`;
    return (await isPageKept(route)) ? path : 503;
  }
}

/** What the entry is told of a product's path that is refused. */
export function productRefusal(path: string, status: Refused): FatalError {
  const message = status === 503 ? `The API tells nothing of the product at ${pathText(path)}` : undefined;
  return new FatalError(path, { status, ...(message === undefined ? {} : { message }) });
}
