import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#backend/app.ts';
import { saveCatalog } from '#backend/db/catalog.ts';
import { openDatabase, openReader } from '#backend/db/open.ts';
import { LiveCatalog } from '#backend/live/catalog.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { createTestDatabase } from '#tests/databases/test-database.ts';
import { fixtureCatalog, fixtureNow, fixtureShops } from '#tests/fixtures/catalog.ts';

let app: FastifyInstance;
let stop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  const db = await openDatabase(database.settings);
  const settings = {
    ...readSettings(shopSettingsSchema, {}),
    ...readSettings(backendSettingsSchema, { ...database.environment, LOG_LEVEL: 'silent' }),
  };
  await saveCatalog(db, fixtureCatalog(), fixtureNow);
  const now = () => fixtureNow;
  const live = await LiveCatalog.load({
    db,
    now,
    openReader: () => openReader(settings),
    discountLimit: settings.DISCOUNT_LIMIT,
    onProblem: (error) => {
      throw error;
    },
  });
  app = await buildApp({ settings, db, now, replication: live, readModel: live.model }, { validateAnswers: true });
  stop = async () => {
    await app.close();
    await db.destroy();
    await database.drop();
  };
});
afterAll(() => stop());

async function get(url: string) {
  const answer = await app.inject({ url });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

describe('the catalog calls', () => {
  it.each([
    '/menu/',
    '/api/v1/home/',
    '/api/v1/search/',
    '/api/v1/search/?path=/noi/',
    '/autosuggest/list/',
    '/search-limited/?q=fut%C3%B3',
    '/header-data/',
    '/api/v1/product/1/',
    '/api/v1/product/1/stock/',
    '/api/v1/compare/?ids=3,1',
    '/api/v1/stores/',
    '/sitemap-data/',
  ])('%s answers to the contract, for half a minute, to everyone', async (url) => {
    const { status, headers, body } = await get(url);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['data']);
    expect(headers['cache-control']).toBe('public, max-age=30');
  });

  it.each([
    ['/api/v1/search/?path=/nincs/', { path: ['not_found'] }],
    ['/api/v1/product/999/', { id: ['not_found'] }],
    ['/api/v1/product/999/stock/', { id: ['not_found'] }],
  ])('%s is 404', async (url, errors) => {
    const { status, headers, body } = await get(url);
    expect([status, body.errors, headers['cache-control']]).toEqual([404, errors, 'no-store']);
  });

  it.each([
    ['/api/v1/search/?filters=123', { filters: ['unknown:123'] }],
    ['/api/v1/search/?filters=30001,30002', { filters: ['one_of:30002'] }],
    ['/api/v1/search/?priceType=pro', { priceType: ['not_yours'] }],
    ['/search-limited/', { q: ['required'] }],
    ['/api/v1/compare/', { ids: ['required'] }],
    ['/api/v1/compare/?ids=1,2,3,4,5', { ids: ['too_many'] }],
    ['/api/v1/compare/?ids=1,x', { ids: ['format'] }],
    ['/api/v1/compare/?ids=0', { ids: ['format'] }],
  ])('%s is refused', async (url, errors) => {
    const { status, body } = await get(url);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it.each(['filters=a', 'filters=1,,2', 'priceMin=-1', 'sortField=name', 'page=0', 'szin=kek', `q=${'a'.repeat(51)}`])(
    '/api/v1/search/?%s is refused by name',
    async (query) => {
      const { status, body } = await get(`/api/v1/search/?${query}`);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toHaveLength(1);
    },
  );
});

describe('GET /api/v1/search/', () => {
  it('[PLP-14] takes filters, priceMin, priceMax, priceType, sortField and sortType', async () => {
    const query = 'filters=10001,30002&priceMin=5&priceMax=25&priceType=vk&sortField=price&sortType=asc';
    const { body } = await get(`/api/v1/search/?${query}`);
    expect(body.data.products.map(({ id }: { id: number }) => id)).toEqual([1]);
    expect(body.data.selected.byId).toEqual([10001, 30002]);
    expect(body.data.sorting.active).toEqual({ field: 'price', type: 'asc' });
  });

  it('[SRCH-01] trims a query and makes one space of runs of white space', async () => {
    const { body } = await get(`/api/v1/search/?q=${encodeURIComponent('  vento   \t labda ')}`);
    expect(body.data.total).toBe(1);
  });

  it('pages by 48', async () => {
    const { body } = await get('/api/v1/search/?page=2');
    expect(body.data).toMatchObject({ products: [], total: 9, page: 2, pageSize: 48, pageCount: 1 });
  });

  it('narrows to a store', async () => {
    const { body } = await get(`/api/v1/search/?store=${fixtureShops.budapest}`);
    expect(body.data.products.map(({ id }: { id: number }) => id)).toEqual([3, 1, 5]);
  });
});

describe('GET /api/v1/compare/', () => {
  it('[ADR-0120] answers products in the order asked, each once, and names what is none', async () => {
    const { body } = await get('/api/v1/compare/?ids=5,999,3,5');
    expect(body.data.products.map(({ id }: { id: number }) => id)).toEqual([5, 3]);
    expect(body.data.missing).toEqual([{ id: 999, isGone: false }]);
  });

  it('[PDP-04] [PLP-26] [ADR-0120] tells of a product what its card tells, the lowest price of 30 days among it', async () => {
    const { body } = await get('/api/v1/compare/?ids=1');
    const [card] = (await get('/search-limited/?productIds=1')).body.data.search;
    expect(body.data.products).toEqual([{ ...card, facts: [], attributes: expect.any(Array) }]);
    expect(body.data.products[0].prices.vkFull).not.toBeNull();
  });
});

describe('suggestions', () => {
  it('[SRCH-05] lists phrases with their weight and count, and products by ids or by query', async () => {
    expect((await get('/autosuggest/list/')).body.data[0]).toEqual({ phrase: 'futócipő', weight: 420, count: 1 });
    const names = async (query: string) =>
      (await get(`/search-limited/?${query}`)).body.data.search.map(({ name }: { name: string }) => name);
    expect(await names('productIds=5,3')).toEqual(['Ridge 29 mountain bike', 'Flow kulacs']);
    expect(await names('q=cipo')).toEqual(['Pacer 3 futócipő']);
  });

  it('[STORE-05] leaves of the products named what a store has, in their order', async () => {
    const ids = async (shop: string) => (await get(`/search-limited/?productIds=2,5,4,3,1&store=${shop}`)).body;
    expect((await ids(fixtureShops.budapest)).data.search.map(({ id }: { id: number }) => id)).toEqual([5, 3, 1]);
    expect((await ids('store_atlantisz')).errors).toEqual({ store: ['unknown'] });
  });
});
