import type { QueryClient } from '@tanstack/react-query';

let client: QueryClient | undefined;
const listeners = new Set<() => void>();

/**
 * The cache of server data. It comes with the first part of the page that reads any: a guest who looks around needs
 * none.
 */
export const queryCache = {
  /** The cache; undefined as long as nothing was read. */
  current: (): QueryClient | undefined => client,
  /** Makes a cache the one of this page. */
  use(next: QueryClient | undefined): void {
    if (client === next) return;
    client?.unmount();
    client = next;
    // From here on it reads again what is stale when the network or the tab is back.
    client?.mount();
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The cache, fetched where it has not come yet. */
export async function loadQueryCache(): Promise<QueryClient> {
  if (client) return client;
  const { createQueryClient } = await import('./client.ts');
  if (!client) queryCache.use(createQueryClient());
  return client ?? createQueryClient();
}

/** A part of the page that reads server data, once both it and the cache have come. */
export async function withQueryCache<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, loadQueryCache()]);
  return loaded;
}
