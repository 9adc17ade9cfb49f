import { afterAll, beforeAll, expect, it } from 'vitest';
import { money } from '#lib/contract/money.ts';
import type { WireProduct } from '#lib/contract/product.ts';
import type { Catalog, Role } from '#backend/catalog/model.ts';
import { createRandom } from '#lib/core/random.ts';
import { fixtureCatalog, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { newCustomer, placeOrder } from './customers.ts';
import { isOverPostgres } from '#tests/databases/test-database.ts';
import { startTestApi, type TestApi } from './harness.ts';

const sentinels: Record<Exclude<Role, 'vk'>, number> = { staff: 777_110, pro: 777_220, premium: 777_330 };
const ownRoles = ['staff', 'pro', 'premium'] as const;

/** Finds a role's price in any notation: 777.111, 777 111 Ft, 777111. */
function sentinelOf(role: (typeof ownRoles)[number]): RegExp {
  return new RegExp(`777[. \\u00a0\\u202f]?${String(sentinels[role]).slice(3, 5)}\\d`);
}

/** The fixture's goods, each with prices that tell the role they are for. */
function watchedCatalog(): Catalog {
  const catalog = fixtureCatalog();
  for (const product of catalog.products) {
    product.priceLog = [
      ...product.priceLog.filter(({ role }) => role === 'vk'),
      ...ownRoles.map((role) => ({
        at: '2026-01-05T06:00:00.000Z',
        role,
        price: money(sentinels[role] + (product.id % 10)),
      })),
    ];
  }
  return catalog;
}

interface Asker {
  role: Role;
  headers: Record<string, string>;
  order: string;
}

let api: TestApi;
let askers: Asker[];

beforeAll(async () => {
  api = await startTestApi({ catalog: watchedCatalog() });
  const roles: Role[] = ['vk', 'premium', 'staff', 'pro', 'staff'];
  askers = await Promise.all(
    roles.map(async (role) => {
      const { headers } = await newCustomer(api, role);
      const { uuid: order } = await placeOrder(api, headers, options.shirt);
      await api.call('POST', '/api/v1/cart/', { headers, body: { productOption: options.shoe } });
      await api.call('POST', '/api/v1/wishlist/', { headers, body: { productId: 2 } });
      return { role, headers, order };
    }),
  );
  const {
    data: { uuid },
  } = await api.call<{ uuid: string }>('POST', '/api/v1/cart/', { body: { productOption: options.shoe } });
  askers.push(
    { role: 'vk', headers: { 'x-request-id': uuid }, order: askers[0]?.order ?? '' },
    { role: 'vk', headers: {}, order: '' },
  );
}, 60_000);
afterAll(() => api.close());

type Question = readonly [method: 'GET' | 'POST' | 'DELETE', path: string, body?: object];

const questions: ((asker: Asker) => Question)[] = [
  () => ['GET', '/api/v1/search/?q=fut%C3%B3'],
  () => ['GET', '/api/v1/search/?path=/cipok/futocipok/'],
  ({ role }) => ['GET', `/api/v1/search/?priceType=${role}&sortField=price&sortType=asc`],
  () => ['GET', '/api/v1/search/?priceType=staff'],
  () => ['GET', '/api/v1/search/?priceType=pro&priceMin=1'],
  () => ['GET', '/api/v1/search/?priceMin=700&priceMax=800'],
  () => ['GET', '/api/v1/product/1/'],
  () => ['GET', '/api/v1/product/7/'],
  () => ['GET', '/search-limited/?productIds=1,2,3'],
  () => ['GET', '/search-limited/?q=kulacs'],
  () => ['GET', '/header-data/'],
  () => ['GET', '/autosuggest/list/'],
  () => ['GET', '/menu/'],
  () => ['GET', '/api/v1/home/'],
  () => ['GET', '/api/v1/cart/'],
  () => ['GET', '/api/v1/wishlist/'],
  () => ['GET', '/api/v1/delivery/'],
  () => ['GET', '/api/v1/user/'],
  () => ['GET', '/api/v1/user/orders/'],
  ({ order }) => ['GET', `/api/v1/user/order/${order}/`],
  () => ['GET', '/api/v1/loyalty/'],
  () => ['POST', '/api/v1/wishlist/', { productId: 3 }],
  () => ['DELETE', '/api/v1/wishlist/3/'],
  () => ['POST', '/api/v1/cart/', { productOption: options.bottle }],
];

/** What a role sees is decided in memory: over PostgreSQL fewer calls will do. */
const mixedCalls = isOverPostgres ? 1000 : 5000;

it(`no answer has the price of a role that is not the caller’s, in ${mixedCalls} mixed calls`, async () => {
  const random = createRandom(777, 'role prices');
  const seen = new Set<Role>();
  const ask = async (): Promise<void> => {
    const asker = random.pick(askers);
    const [method, url, payload] = random.pick(questions)(asker);
    const answer = await api.app.inject({ method, url, headers: asker.headers, ...(payload ? { payload } : {}) });
    expect(answer.statusCode).toBeLessThan(500);
    for (const role of ownRoles) {
      const isThere = sentinelOf(role).test(answer.body);
      if (isThere) seen.add(role);
      if (isThere && role !== asker.role) throw new Error(`${asker.role} got the price of ${role}: ${method} ${url}`);
    }
    const isShared = String(answer.headers['cache-control']).startsWith('public');
    if (isShared && ownRoles.some((role) => sentinelOf(role).test(answer.body)))
      throw new Error(`anyone may keep ${url}`);
  };
  for (let asked = 0; asked < mixedCalls; asked += 50) await Promise.all(Array.from({ length: 50 }, ask));
  expect([...seen].toSorted()).toEqual([...ownRoles].toSorted());
}, 120_000);

it('[PLP-15] a price type that is not the caller’s is refused', async () => {
  for (const { role, headers } of askers) {
    for (const priceType of ['vk', 'premium', 'staff', 'pro']) {
      const { status } = await api.call('GET', `/api/v1/search/?priceType=${priceType}`, { headers });
      expect([role, priceType, status]).toEqual([role, priceType, role === priceType ? 200 : 422]);
    }
  }
});

it.each(['productIds=1,2,3', 'q=kulacs'])(
  '[T13] [PDP-01] a few products (%s) have the caller’s own prices, which nobody may keep',
  async (query) => {
    for (const { role, headers } of askers) {
      const answer = await api.app.inject({ url: `/search-limited/?${query}`, headers });
      expect(answer.statusCode).toBe(200);
      expect(ownRoles.filter((own) => sentinelOf(own).test(answer.body))).toEqual(role === 'vk' ? [] : [role]);
      const scope = 'x-request-id' in headers ? 'private' : 'public';
      expect(answer.headers['cache-control']).toBe(role === 'vk' ? `${scope}, max-age=30` : 'no-store');
      expect(answer.headers.vary).toContain('Authorization, X-Request-ID');
    }
  },
);

it('[AUTH-07] a few products are refused to a session that is not valid', async () => {
  const staff = askers.find(({ role }) => role === 'staff');
  const headers = { ...staff?.headers, authorization: `Bearer ${'x'.repeat(43)}` };
  expect((await api.app.inject({ url: '/search-limited/?q=kulacs', headers })).statusCode).toBe(403);
});

it('[T13] the goods of a set cost apart what they cost the caller', async () => {
  const ofSet = fixtureCatalog().products.find((product) => product.options.some(({ id }) => id === options.helmet));
  const separately = async (headers: Record<string, string>) =>
    (await api.call<WireProduct>('GET', `/api/v1/product/${ofSet?.id}/`, { headers })).data.sets.map(
      (set) => set.separately,
    );
  const [everyones] = await separately({});
  for (const { role, headers } of askers) {
    const [own] = await separately(headers);
    const expected = role === 'vk' ? everyones : expect.stringMatching(/^1\.55\d\.\d{3}$/);
    expect([role, own]).toEqual([role, expected]);
  }
});
