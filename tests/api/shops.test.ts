import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopDetail, ShopEntry } from '#lib/contract/shop.ts';
import { startContentApi } from './content-api.ts';
import { startTestApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startContentApi();
});
afterAll(() => api.close());

const list = async (query: string) => api.call<ShopEntry[]>('GET', `/api/v1/stores/?${query}`);
const names = async (query: string) => (await list(query)).data.map(({ name }) => name);

describe('GET /api/v1/stores/', () => {
  it('[STORE-01] lists all by name in Hungarian order, without distances', async () => {
    const { status, data, headers } = await list('');
    expect([status, data.length]).toEqual([200, 30]);
    expect(headers['cache-control']).toBe('public, max-age=30');
    expect(data.map(({ name }) => name)).toEqual(
      data.map(({ name }) => name).toSorted(new Intl.Collator('hu').compare),
    );
    expect(data.every(({ distance }) => distance === null)).toBe(true);
    const cities = data.map(({ address }) => address.City);
    expect(cities.indexOf('Székesfehérvár')).toBeGreaterThan(cities.indexOf('Sopron'));
    expect(cities.indexOf('Szeged')).toBeGreaterThan(cities.indexOf('Sopron'));
  });

  it('lists the nearest to a town or a postcode first, with kilometres', async () => {
    const { data } = await list('q=szekesfehervar');
    expect(data[0]).toMatchObject({ name: 'Lendület Székesfehérvár' });
    expect(data.map(({ distance }) => distance)).toEqual(
      data.map(({ distance }) => distance ?? 0).toSorted((a, b) => a - b),
    );
    expect((await names('q=6791'))[0]).toBe('Lendület Szeged');
    expect((await names('q=Balatonf%C3%BCred')).slice(0, 2)).toEqual(['Lendület Siófok', 'Lendület Veszprém']);
    expect((await names('q=XIII.%20ker%C3%BClet'))[0]).toBe('Lendület Budapest Népfürdő');
  });

  it('lists the nearest to a position first', async () => {
    const { data } = await list('lat=46.0727&lng=18.2323');
    expect(data[0]).toMatchObject({ name: 'Lendület Pécs', distance: 2.8 });
    expect(await names('q=&lat=46.0727&lng=18.2323')).toEqual(data.map(({ name }) => name));
  });

  it('narrows to a service', async () => {
    const { data } = await list('service=ski-service&q=Sopron');
    expect(data[0]?.name).toBe('Lendület Sopron');
    expect(data.length).toBeLessThan(30);
    for (const { services } of data) expect(services).toContain('ski-service');
  });

  it.each([
    ['q=Atlantisz', { q: ['unknown'] }],
    ['q=9999', { q: ['unknown'] }],
    ['lat=47', { lng: ['required'] }],
    ['lng=19', { lat: ['required'] }],
  ])('refuses %s', async (query, errors) => {
    const answer = await list(query);
    expect([answer.status, answer.errors]).toEqual([422, errors]);
  });

  it.each(['service=sauna', 'lat=91&lng=0', 'lat=x&lng=0', `q=${'a'.repeat(61)}`, 'near=me'])(
    'refuses %s by name',
    async (query) => {
      const answer = await list(query);
      expect([answer.status, Object.keys(answer.errors ?? {}).length]).toEqual([422, 1]);
    },
  );

  it('knows no hours of stores that nobody has told of', async () => {
    const bare = await startTestApi();
    const { data } = await bare.call<ShopEntry[]>('GET', '/api/v1/stores/');
    expect(data.map(({ openingHours, services }) => [openingHours, services])).toEqual([
      [null, []],
      [null, []],
    ]);
    const detail = await bare.call<ShopDetail>('GET', '/api/v1/store/store_szeged-arkad/');
    expect(detail.data).toMatchObject({ email: null, text: '', image: null, flipbooks: [] });
    await bare.close();
  });
});

describe('GET /api/v1/store/{sysname}/', () => {
  const store = async (sysname: string) => api.call<ShopDetail>('GET', `/api/v1/store/${sysname}/`);

  it('[STORE-01] shows a store with hours, services, its flipbooks and its neighbours', async () => {
    const { data } = await store('store_budaors');
    expect(data).toMatchObject({
      sysname: 'store_budaors',
      url: '/shop/budaors/',
      email: 'budaors@lendulet.example',
      distance: null,
      address: { City: 'Budaörs', ZipCode: '2040' },
    });
    expect(data.openingHours?.weekly).toHaveLength(7);
    expect(data.openingHours?.exceptions).toContainEqual({ date: '2027-03-29', name: 'Húsvéthétfő', hours: null });
    expect(data.nearby.map(({ url }) => url)).toHaveLength(3);
    expect(data.nearby[0]).toMatchObject({ name: 'Lendület Budapest Hengermalom' });
    expect(data.flipbooks.map(({ url }) => url)).toContain('/aktualis-ajanlatok/outlet/');
  });

  it('shows the flipbooks that are valid on the day and hold for the store', async () => {
    const slugs = async (sysname: string) => (await store(sysname)).data.flipbooks.map(({ url }) => url.split('/')[2]);
    expect(await slugs('store_eger')).toEqual(['heti-ajanlatok', 'tel-a-hegyen', 'futoszezon']);
    expect(await slugs('store_szekszard')).toContain('csapatsport');
    const now = api.clock.now;
    api.clock.now = new Date('2026-11-25T23:30:00Z');
    // Half past midnight on Thursday in Budapest.
    expect(await slugs('store_eger')).toEqual(['tel-a-hegyen', 'futoszezon', 'karacsonyi-ajandekok']);
    api.clock.now = now;
  });

  it('[ADR-0126] says of itself in English what it has in English, and marks it', async () => {
    const headers = { 'accept-language': 'en' };
    const { data } = await api.call<ShopDetail>('GET', '/api/v1/store/store_eger/', { headers });
    expect(data.text).toMatch(/^The last stop for those who set out/);
    expect(data.langs).toEqual({ text: 'en' });
    expect(data.flipbooks[0]).toMatchObject({ lang: 'en' });
    expect((await store('store_eger')).data).not.toHaveProperty('langs');
  });

  it.each(['store_atlantisz', 'outlet_budaors'])('%s is 404', async (sysname) => {
    const answer = await store(sysname);
    expect([answer.status, answer.errors]).toEqual([404, { sysname: ['not_found'] }]);
  });

  it('refuses what is no sysname', async () => expect((await store('BUDAORS')).status).toBe(422));
});
