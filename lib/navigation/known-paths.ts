import { call, SharedCalls, type Transport } from '#lib/api/call.ts';
import { Remembered } from '#lib/api/remembered.ts';
import { settings } from '#lib/config/index.ts';
import { sitemapEndpoints } from '#lib/contract/sitemap.ts';

/** How long the set of known paths is trusted before it is read anew, ms. */
const freshness = 60_000;
/** Pages of the path list that are read at most. */
const pageLimit = 100;

async function readPaths(): Promise<Set<string>> {
  const transport: Transport = {
    host: settings.API_HOST,
    identity: () => ({ token: null, requestUuid: null }),
    origin: settings.STOREFRONT_HOST,
    timeout: settings.API_TIMEOUT_SERVER,
    shared: new SharedCalls(0),
  };
  const paths = new Set<string>();
  let after: string | undefined;
  for (let page = 0; page < pageLimit; page++) {
    const query = { kind: 'listing' as const, ...(after ? { after } : {}) };
    const answer = await call(sitemapEndpoints.sitemap, transport, { query });
    for (const { path } of answer.paths) paths.add(path);
    if (answer.next === null) break;
    after = answer.next;
  }
  return paths;
}

const knownPaths = new Remembered(readPaths, freshness);

/**
 * Whether a path of the catch-all is a page (decisions §4). The set comes from the API and is kept in the process;
 * while the API has never answered, every path passes, and its page decides.
 */
export async function isKnownListing(path: string): Promise<boolean> {
  const paths = await knownPaths.get().catch(() => null);
  return paths === null || paths.has(path);
}
