import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { explainedSearch } from '#lib/contract/explanation.ts';
import { fixtureCatalog, fixtureOptions } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';

type Answer = z.input<typeof explainedSearch.data>;

const path = (query: string, more = '&explain=true') => `/api/v1/search/?q=${encodeURIComponent(query)}${more}`;

describe('an explained search', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const ask = async (query: string) => (await api.call<Answer>('GET', path(query))).data;

  it('[PLP-09] names for each product the words, where they stand and what they count', async () => {
    const { products, explanations = [] } = await ask('futócipő');
    expect(products.length).toBeGreaterThan(0);
    expect(explanations.map(({ id }) => id)).toEqual(products.map(({ id }) => id));
    const [first] = explanations;
    expect(first).toMatchObject({ query: 'futócipő', inStock: true });
    expect(first?.words[0]).toMatchObject({ words: 'futócipő', isOptional: false });
    expect(first?.words[0]?.matches[0]).toMatchObject({ word: 'futócipő', field: 'name', kind: 'word', share: 100 });
  });

  it('[PLP-09] gives points that are the score', async () => {
    for (const query of ['futócipő', 'kék futócipő', 'bicikli', 'cip', 'jó futócipő', 'futocipö']) {
      const { explanations = [] } = await ask(query);
      expect(explanations.length, query).toBeGreaterThan(0);
      for (const { score, boost, words } of explanations) {
        const [first = 0, ...others] = words.filter(({ isOptional }) => !isOptional).map(({ points }) => points);
        const mean = others.reduce((sum, points) => (sum + points) >>> 1, first);
        const optional = words.filter(({ isOptional }) => isOptional).reduce((sum, { points }) => sum + points, 0);
        expect(Math.min(255, mean + boost + optional), query).toBe(score);
      }
    }
  });

  it('[PLP-09] says that a word was a synonym, or only begun', async () => {
    const kinds = async (query: string) =>
      (await ask(query)).explanations?.[0]?.words.flatMap(({ matches }) => matches.map(({ kind }) => kind));
    expect(await kinds('bicikli')).toContain('synonym');
    expect(await kinds('futóci')).toContain('begun');
  });

  it('[PLP-09] is in no answer that did not ask for it, and shared by no cache', async () => {
    const plain = await api.call<Answer>('GET', path('futócipő', ''));
    expect(plain.data).not.toHaveProperty('explanations');
    const explained = await api.call<Answer>('GET', path('futócipő'));
    expect(explained.headers['cache-control']).not.toContain('public');
    expect(explained.data.products).toEqual(plain.data.products);
  });

  it('[PLP-09] is refused by a shop that is public', async () => {
    const shop = await startTestApi({
      environment: { STOREFRONT_HOST: 'https://szelfutar.example', API_HOST: 'https://api.szelfutar.example' },
    });
    try {
      const { status, errors } = await shop.call('GET', path('futócipő'));
      expect({ status, errors }).toEqual({ status: 422, errors: { explain: ['in_development_alone'] } });
      expect((await shop.call('GET', path('futócipő', ''))).status).toBe(200);
    } finally {
      await shop.close();
    }
  });
});

describe('goods of equal relevance', () => {
  it('[PLP-09] stand with what can be bought first, also once that changes', async () => {
    const [shoe] = fixtureCatalog().products.filter(({ options }) =>
      options.some(({ id }) => id === fixtureOptions.shoe),
    );
    if (!shoe) throw new Error('The fixture has no shoe');
    const twin = {
      ...shoe,
      id: 999_001,
      slug: 'twin',
      options: shoe.options.map((option, at) => ({
        ...option,
        id: 999_100 + at,
        sku: `TWIN-${at}`,
        ean: `999000000${100 + at}0`,
        stock: {},
      })),
      salesRank: shoe.salesRank + 1000,
    };
    const catalog = fixtureCatalog();
    const api = await startTestApi({ catalog: { ...catalog, products: [...catalog.products, twin] } });
    try {
      const order = async () =>
        (await api.call<Answer>('GET', path(shoe.name, ''))).data.products
          .map(({ id }) => id)
          .filter((id) => id === shoe.id || id === twin.id);
      expect(await order()).toEqual([shoe.id, twin.id]);
      for (const { id } of twin.options) api.live.model.setStock(id, { online: 1 });
      expect(await order()).toEqual([twin.id, shoe.id]);
    } finally {
      await api.close();
    }
  });

  it('[PLP-09] are of the kind that was named before those whose model is called so', async () => {
    const catalog = fixtureCatalog();
    const [bottle] = catalog.products.filter(({ options }) => options.some(({ id }) => id === fixtureOptions.bottle));
    const [shoe] = catalog.products.filter(({ options }) => options.some(({ id }) => id === fixtureOptions.shoe));
    const kind = catalog.categories.find(({ id }) => id === bottle?.categoryId)?.name ?? '';
    if (!bottle || !shoe) throw new Error('The fixture has no bottle or no shoe');
    const named = { ...shoe, name: `${kind} ${shoe.name}`, salesRank: 1_000_000 };
    const products = catalog.products.map((product) => (product.id === shoe.id ? named : product));
    const api = await startTestApi({ catalog: { ...catalog, products } });
    try {
      const ids = (await api.call<Answer>('GET', path(kind, ''))).data.products.map(({ id }) => id);
      expect(ids).toContain(shoe.id);
      expect(ids.indexOf(bottle.id)).toBeLessThan(ids.indexOf(shoe.id));
    } finally {
      await api.close();
    }
  });
});
