import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand, BrandTeaser } from '#lib/contract/brand.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { startContentApi } from './content-api.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { fixtureCatalog } from '#tests/fixtures/catalog.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startContentApi();
});
afterAll(() => api.close());

const found = async (path: string): Promise<number> => {
  const [pathname = '', filters] = path.split('?filters=');
  const query = new URLSearchParams({ path: pathname, ...(filters ? { filters } : {}) });
  return (await api.call<SearchAnswer>('GET', `/api/v1/search/?${query}`)).data.total;
};

describe('GET /api/v1/brands/', () => {
  it('[STORE-07] lists brands with goods in Hungarian order, counting what their pages list', async () => {
    const { data } = await api.call<BrandTeaser[]>('GET', '/api/v1/brands/');
    const names = data.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('hu').compare));
    expect(names.indexOf('Árnyék')).toBe(0);
    expect(data.length).toBeGreaterThan(35);
    for (const { url, count } of [data[0]!, data.at(-1)!]) expect(await found(url)).toBe(count);
  });
});

describe('GET /api/v1/brands/?gender=', () => {
  it.each(['noi', 'ferfi', 'gyerek'])(
    '[RT-14] lists the brands with a page for %s, counting what it lists',
    async (gender) => {
      const all = (await api.call<BrandTeaser[]>('GET', '/api/v1/brands/')).data;
      const { data } = await api.call<BrandTeaser[]>('GET', `/api/v1/brands/?gender=${gender}`);
      expect(data.length).toBeGreaterThan(0);
      expect(data.length).toBeLessThan(all.length);
      for (const { slug, url } of data) expect(url).toBe(`/marka/${slug}/${gender}/`);
      for (const { url, count } of [data[0]!, data.at(-1)!]) expect(await found(url)).toBe(count);
    },
  );

  it('[RT-14] refuses any other', async () => {
    const { status, errors } = await api.call('GET', '/api/v1/brands/?gender=divers');
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['gender']]);
  });
});

describe('GET /api/v1/brand/{slug}/', () => {
  it('[STORE-07] shows text, categories and genders with counts that are true, and bestsellers', async () => {
    const { data } = await api.call<Brand>('GET', '/api/v1/brand/havran/');
    expect(data.text).toMatch(/^A Havran a Tátra lábánál/);
    expect(data.categories.length).toBeGreaterThan(3);
    expect(data.categories.map(({ count }) => count)).toEqual(
      data.categories.map(({ count }) => count).toSorted((a, b) => b - a),
    );
    expect(data.categories.reduce((sum, { count }) => sum + count, 0)).toBe(data.count);
    for (const { url, count } of [...data.categories.slice(0, 3), ...data.genders])
      expect(await found(url), url).toBe(count);
    expect(data.genders.map(({ name }) => name)).toContain('Női');
    expect(data.bestsellers.length).toBe(Math.min(8, data.count));
    for (const { brand } of data.bestsellers) expect(brand.slug).toBe('havran');
    expect(data.breadcrumbs.at(-1)).toEqual({ name: 'Havran', url: '/marka/havran/' });
  });

  it('is 404 for an unknown brand, and for one without goods', async () => {
    const catalog = fixtureCatalog();
    catalog.brands.push({ ...catalog.brands[0]!, slug: 'ures', name: 'Üres' });
    const bare = await startTestApi({ catalog });
    for (const slug of ['nincs', 'ures']) {
      const answer = await bare.call('GET', `/api/v1/brand/${slug}/`);
      expect([answer.status, answer.errors]).toEqual([404, { slug: ['not_found'] }]);
    }
    expect((await bare.call<BrandTeaser[]>('GET', '/api/v1/brands/')).data.map(({ name }) => name)).toEqual([
      'Norra',
      'Tarn',
      'Vento',
    ]);
    expect((await bare.call<Brand>('GET', '/api/v1/brand/vento/')).data.text).toBe('');
    await bare.close();
  });
});
