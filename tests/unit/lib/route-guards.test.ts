import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/errors.ts';
import { emptyListing } from '#lib/core/filters/index.ts';
import { fatalOf, incidentsKey, type Incident } from '#lib/core/incident.ts';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('server-only', () => ({}));
vi.mock('#lib/api/server.ts', () => ({ callApi }));

const { getContentPage } = await import('#lib/content/server.ts');
const { getGuide, getGuides } = await import('#lib/guides/server.ts');
const { getFlipbook } = await import('#lib/flipbook/server.ts');
const { getProduct } = await import('#lib/products/server.ts');
const { getListing } = await import('#lib/search/server.ts');
const { getShop } = await import('#lib/shops/server.ts');

const storage = new AsyncLocalStorage<Incident>();
beforeEach(() => Reflect.set(globalThis, incidentsKey, storage));
afterEach(() => Reflect.deleteProperty(globalThis, incidentsKey));

async function refusalOf(read: () => Promise<unknown>): Promise<Incident> {
  const incident: Incident = { id: 'a', apiUnreachable: false };
  await expect(storage.run(incident, read)).rejects.toThrow();
  return incident;
}

const guards: [string, () => Promise<unknown>, string][] = [
  ['a product without an id', () => getProduct('nincs', 'hu'), '/p/nincs/'],
  ['a product that is unknown', () => getProduct('nincs-999', 'hu'), '/p/nincs-999/'],
  ['a list', () => getListing('/nincs/', emptyListing, '/en/nincs/'), '/en/nincs/'],
  ['a guide', () => getGuide('nincs', 'hu'), '/blog/article/nincs/'],
  ['the guides of a sport', () => getGuides('nincs', 1, 'hu'), '/blog/nincs/'],
  ['a page of texts', () => getContentPage('static', 'nincs', 'hu'), '/static/nincs/'],
  ['a flipbook', () => getFlipbook('nincs', 'hu'), '/aktualis-ajanlatok/nincs/'],
];

describe('the guard of', () => {
  it.each(guards)('[RT-30] %s refuses what the API does not know, by name', async (_what, read, path) => {
    callApi.mockRejectedValue(new ApiError('status', 404, 'not found'));
    expect(fatalOf(await refusalOf(read))).toEqual({ status: 404, message: `Page Not Found: ${path}` });
  });

  it.each(guards.slice(1))('[R3] %s refuses nothing while the API is away', async (_what, read) => {
    callApi.mockRejectedValue(new ApiError('unreachable', null, 'no answer'));
    expect((await refusalOf(read)).fatal).toBeUndefined();
  });

  it('[RT-30] a store refuses one that is in no list', async () => {
    callApi.mockResolvedValue([]);
    expect(fatalOf(await refusalOf(() => getShop('atlantisz', 'hu')))?.message).toBe(
      'Page Not Found: /shop/atlantisz/',
    );
  });

  it('[RT-30] a list and the guides refuses a page beyond the last', async () => {
    callApi.mockResolvedValue({ pageCount: 2 });
    const list = await refusalOf(() => getListing('/cipok/', { ...emptyListing, page: 3 }, '/cipok/'));
    expect(fatalOf(list)?.message).toBe('Page Not Found: /cipok/?page=3');
    expect(fatalOf(await refusalOf(() => getGuides(null, 3, 'hu')))?.message).toBe('Page Not Found: /blog/?page=3');
  });
});
