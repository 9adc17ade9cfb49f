import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/query/client.ts';
import { loadQueryCache, queryCache, withQueryCache } from '#lib/query/index.ts';

beforeEach(() => queryCache.use(undefined));

describe('the cache of server data', () => {
  it('comes with the first who reads, once for all of them', async () => {
    expect(queryCache.current()).toBeUndefined();
    const caches = await Promise.all([
      loadQueryCache(),
      loadQueryCache(),
      withQueryCache(Promise.resolve('part')).then(() => queryCache.current()),
    ]);
    expect(new Set(caches).size).toBe(1);
    expect(queryCache.current()).toBe(caches[0]);
    expect(await loadQueryCache()).toBe(caches[0]);
  });

  it('is the page’s own where it has come meanwhile', async () => {
    const loading = loadQueryCache();
    const own = createQueryClient();
    queryCache.use(own);
    expect(await loading).toBe(own);
    expect(queryCache.current()).toBe(own);
  });

  it('notifies who listens, when it changes and not otherwise', () => {
    const heard = vi.fn(() => queryCache.current());
    const stop = queryCache.subscribe(heard);
    const own = createQueryClient();
    queryCache.use(own);
    queryCache.use(own);
    expect(heard.mock.results).toEqual([{ type: 'return', value: own }]);
    queryCache.use(undefined);
    stop();
    queryCache.use(own);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is there when a part is', async () => {
    let come: (part: string) => void = () => undefined;
    const part = withQueryCache(
      new Promise<string>((resolve) => {
        come = resolve;
      }),
    );
    come('part');
    expect(await part).toBe('part');
    expect(queryCache.current()).toBeDefined();
  });

  it('is no use where the part does not come: that fails', async () => {
    await expect(withQueryCache(Promise.reject(new Error('chunk')))).rejects.toThrow('chunk');
  });

  it('leaves retries of calls to the API client, and asks without a network too, to fail at once', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ networkMode: 'always', refetchOnReconnect: true });
    expect(mutations).toMatchObject({ networkMode: 'always' });
    for (const options of [queries, mutations]) {
      const retry = options?.retry as (failures: number, error: Error) => boolean;
      expect(retry(0, new TypeError('fetch failed'))).toBe(false);
    }
  });
});
