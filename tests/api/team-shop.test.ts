import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TeamShop } from '#backend/teams/model.ts';
import { saveTeams } from '#backend/teams/storage.ts';
import type { WireProduct, WireProductCard, Stock } from '#lib/contract/product.ts';
import type { WireSearchAnswer } from '#lib/contract/search.ts';
import { fixtureCatalog, fixtureNow, fixtureSet, fixtureShops } from '#tests/fixtures/catalog.ts';
import { fixtureTeams } from '#tests/fixtures/teams.ts';
import { newCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const skiers = (slug: string, ids: number[]): TeamShop => ({
  ...fixtureTeams[0]!,
  slug,
  shopIdentifier: slug,
  name: `Síklub ${slug}`,
  products: ids.map((productId) => ({ productId, printable: false })),
});
/** A club that offers both goods of the set, and one that offers one of them. */
const [whole, half] = [skiers('siklub', [6, 7, 8]), skiers('fel-siklub', [7])];
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await saveTeams(api.db, [...fixtureTeams, whole, half], fixtureNow);
});
afterAll(() => api.close());

const get = <Data>(path: string, team?: string, headers: Record<string, string> = {}) =>
  api.call<Data>('GET', path, { headers: { ...headers, ...(team === undefined ? {} : { team }) } });
const search = async (query: string, team?: string) => get<WireSearchAnswer>(`/api/v1/search/?${query}`, team);
const idsOf = (cards: readonly WireProductCard[]) => cards.map(({ id }) => id);
const q = (words: string) => `q=${encodeURIComponent(words)}`;

/** Every `url` of an answer, wherever it stands. */
function urlsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, own]: [string, unknown]) =>
    key === 'url' && typeof own === 'string' ? [own] : urlsOf(own),
  );
}

describe('[TEAM-04] [TEAM-07] the search in a team’s shop', () => {
  it('finds what the team offers, with links that stay in its shop and the path that was asked', async () => {
    const { data, headers } = await search('', 'szegedi-futok');
    expect(idsOf(data.products)).toEqual([3, 2]);
    expect(data).toMatchObject({ total: 2, path: null, priceBounds: { min: 2490, max: 7990 }, direct: null });
    expect(data.breadcrumbs).toEqual([{ name: 'Szegedi Futók', url: '/szegedi-futok/' }]);
    expect(data.products[1]).toMatchObject({
      url: '/szegedi-futok/p/vento-aera-futopolo-2/',
      brand: { slug: 'vento', url: '/szegedi-futok/' },
    });
    expect(data.categoryTree.tree).toEqual([
      { name: 'Ruházat', url: '/szegedi-futok/ruhazat/', count: 1, active: false },
      { name: 'Felszerelés', url: '/szegedi-futok/felszereles/', count: 1, active: false },
    ]);
    expect(headers.vary).toBe('Authorization, X-Request-ID, Team, Accept-Language, Origin, Accept-Encoding');
    expect(headers['cache-control']).toBe('public, max-age=30');
  });

  it('shows a page of the catalog where the team has goods on it, and nowhere else', async () => {
    const { data } = await search('path=/ruhazat/polok/', 'szegedi-futok');
    expect([data.title, data.path, data.total]).toEqual(['Pólók', '/ruhazat/polok/', 1]);
    expect(data.breadcrumbs).toEqual([
      { name: 'Szegedi Futók', url: '/szegedi-futok/' },
      { name: 'Ruházat', url: '/szegedi-futok/ruhazat/' },
      { name: 'Pólók', url: '/szegedi-futok/ruhazat/polok/' },
    ]);
    for (const path of ['/cipok/', '/nincs/', '/marka/tarn/']) {
      expect(await search(`path=${path}`, 'szegedi-futok')).toMatchObject({
        status: 404,
        errors: { path: ['not_found'] },
      });
    }
    expect((await search('path=/cipok/', 'pesti-focistak')).data.total).toBe(1);
  });

  it('searches, corrects and widens within what the team offers', async () => {
    expect((await search(q('kulacs'), 'szegedi-futok')).data.total).toBe(1);
    expect((await search(q('kulacs'), 'pesti-focistak')).data.total).toBe(0);
    const mistyped = async (team: string) => (await search(q('kulcs'), team)).data;
    expect(await mistyped('szegedi-futok')).toMatchObject({ total: 1, corrected: { query: 'kulacs', total: 1 } });
    expect(await mistyped('pesti-focistak')).toMatchObject({ total: 0, corrected: null, relaxations: [] });
    const { data } = await search(q('kulacs bicikli'), 'szegedi-futok');
    for (const { query, total } of data.relaxations) expect([query, total]).toEqual(['kulacs', 1]);
  });

  it('leads to nothing at once, and knows the number of no other goods', async () => {
    expect((await search(q('vento'))).data.direct).toBe('/marka/vento/');
    expect((await search(q('vento'), 'szegedi-futok')).data).toMatchObject({ total: 1, direct: null });
    const { sku } = fixtureCatalog().products.find(({ id }) => id === 4)!.options[0]!;
    expect((await search(q(sku))).data.total).toBe(1);
    expect((await search(q(sku), 'szegedi-futok')).data).toMatchObject({ total: 0, direct: null });
  });

  it('asks the price of the caller’s role', async () => {
    const { headers } = await newCustomer(api, 'staff');
    const answer = await get<WireSearchAnswer>('/api/v1/search/', 'pesti-focistak', headers);
    expect(answer.data.products.find(({ id }) => id === 1)?.prices).toMatchObject({ staff: '19.990' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([['csapatok'], ['nincs-ilyen'], ['Szegedi Futók'], ['a, b'], ['']])(
    'is the whole shop’s for the header „%s”',
    async (team) => {
      for (const path of [
        '/api/v1/search/?path=/cipok/',
        '/api/v1/search/?q=vento',
        '/search-limited/?productIds=1,4',
        '/api/v1/product/1/',
      ]) {
        expect(await get(path, encodeURIComponent(team))).toMatchObject({ status: 200, data: (await get(path)).data });
      }
    },
  );

  it('follows goods that change and go', async () => {
    const shirt = fixtureCatalog().products.find(({ id }) => id === 2)!;
    const total = async () => (await search('', 'szegedi-futok')).data.total;
    api.live.model.put({ ...shirt, name: 'Aera 2 futópóló' });
    expect((await search(q('aera'), 'szegedi-futok')).data.products[0]?.name).toBe('Aera 2 futópóló');
    api.live.model.remove(2);
    expect(await total()).toBe(1);
    api.live.model.put(shirt);
    expect(await total()).toBe(2);
  });
});

describe('[TEAM-03] a product in a team’s shop', () => {
  const product = (id: number, team?: string) => get<WireProduct>(`/api/v1/product/${id}/`, team);

  it('has links that stay in the shop, and only what the team offers beside it', async () => {
    const { data, headers } = await product(1, 'pesti-focistak');
    expect(data).toMatchObject({
      url: '/pesti-focistak/p/vento-pacer-3-futocipo-1/',
      slug: 'vento-pacer-3-futocipo',
      brand: { url: '/pesti-focistak/' },
    });
    expect(data.breadcrumbs.slice(0, 2)).toEqual([
      { name: 'Pesti Focisták', url: '/pesti-focistak/' },
      { name: 'Férfi', url: '/pesti-focistak/ferfi/' },
    ]);
    for (const url of urlsOf(data)) expect(url).toMatch(/^\/pesti-focistak\//);
    expect(idsOf(data.related)).toEqual([2]);
    expect(idsOf((await product(1)).data.related)).toEqual([2, 3]);
    expect(headers.vary).toBe('Authorization, X-Request-ID, Team, Accept-Language, Origin, Accept-Encoding');
  });

  it('every step above it is a page of the shop', async () => {
    const { data } = await product(2, 'szegedi-futok');
    for (const { url } of data.breadcrumbs.slice(1, -1)) {
      expect((await search(`path=${url.replace('/szegedi-futok', '')}`, 'szegedi-futok')).status).toBe(200);
    }
  });

  it('comes in a set where the team offers all of it', async () => {
    const { data } = await product(7, 'siklub');
    expect(data.sets.map(({ id }) => id)).toEqual([fixtureSet.id]);
    for (const { url } of data.sets[0]?.members ?? []) expect(url).toMatch(/^\/siklub\/p\//);
    expect((await product(7, 'fel-siklub')).data.sets).toEqual([]);
  });

  it('is not there where the team does not offer it, its stock neither', async () => {
    for (const path of ['/api/v1/product/4/', '/api/v1/product/4/stock/', '/api/v1/product/999/']) {
      expect(await get(path, 'szegedi-futok')).toMatchObject({ status: 404, errors: { id: ['not_found'] } });
    }
    expect(await product(999, 'pesti-focistak')).toMatchObject({ status: 404 });
    const stock = await get<Stock>('/api/v1/product/2/stock/', 'szegedi-futok');
    expect([stock.status, stock.headers.vary]).toEqual([200, 'Team, Origin, Accept-Encoding']);
    expect(stock.data.rows).toEqual((await get<Stock>('/api/v1/product/2/stock/')).data.rows);
  });
});

describe('[TEAM-07] suggestions in a team’s shop', () => {
  const limited = async (query: string, team: string) =>
    (await get<{ search: WireProductCard[] }>(`/search-limited/?${query}`, team)).data.search;

  it('are what the team offers, with links that stay in its shop', async () => {
    expect(idsOf(await limited('productIds=4,3,2,1', 'szegedi-futok'))).toEqual([3, 2]);
    expect(idsOf(await limited(`productIds=4,3,2,1&store=${fixtureShops.budapest}`, 'szegedi-futok'))).toEqual([3]);
    expect(idsOf(await limited(q('vento'), 'szegedi-futok'))).toEqual([2]);
    expect(await limited(q('bicikli'), 'szegedi-futok')).toEqual([]);
    // One buys for many at once there, not from a card.
    for (const card of await limited('productIds=2,3', 'szegedi-futok')) expect(card).not.toHaveProperty('options');
    for (const url of urlsOf(await limited('productIds=2,3', 'szegedi-futok')))
      expect(url).toMatch(/^\/szegedi-futok\//);
  });
});
