import { callFromProxy } from '#lib/api/proxy.ts';
import { StaleWhileRevalidateCache } from '#lib/api/stale-while-revalidate-cache.ts';
import { sitemapEndpoints, type SitemapKind } from '#lib/contract/sitemap.ts';

/** How long the set of known paths is trusted before it is read anew, ms. */
const freshness = 60_000;
/** Pages of the path list that are read at most. */
const pageLimit = 100;

type KnownKind = Exclude<SitemapKind, 'product'>;

async function readPaths(kind: KnownKind): Promise<Set<string>> {
  const paths = new Set<string>();
  let after: string | undefined;
  for (let page = 0; page < pageLimit; page++) {
    const query = { kind, ...(after ? { after } : {}) };
    const answer = await callFromProxy(sitemapEndpoints.sitemap, { query });
    for (const { path } of answer.paths) paths.add(path);
    if (answer.next === null) break;
    after = answer.next;
  }
  return paths;
}

const cached = (kind: KnownKind) => new StaleWhileRevalidateCache(() => readPaths(kind), freshness);
const knownPaths: Record<KnownKind, StaleWhileRevalidateCache<Set<string>>> = {
  listing: cached('listing'),
  guide: cached('guide'),
  page: cached('page'),
  store: cached('store'),
  flipbook: cached('flipbook'),
};

/**
 * Whether a path of an open-ended route is a page of a kind (ADR-0080). The set comes from the API and is kept in
 * the process; null while the API has never answered: a page decides for itself then, and nothing leads there for good.
 */
export async function isKnownPath(kind: KnownKind, path: string): Promise<boolean | null> {
  const paths = await knownPaths[kind].get().catch(() => null);
  return paths === null ? null : paths.has(path);
}
