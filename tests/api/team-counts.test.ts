import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogProduct } from '#backend/catalog/model.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { priceAt } from '#lib/core/prices/reduction.ts';
import { saveTeams } from '#backend/teams/storage.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { fixtureTeams } from '#tests/fixtures/teams.ts';
import { startTestApi, type TestApi } from './harness.ts';

const catalog = generateCatalog({ seed: 2735, products: 400, now: fixtureNow });
/** A club with every fifth product, which fills more than one page. */
const own = catalog.products.filter(({ id }) => id % 5 === 0);
const team = 'nagy-klub';
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ catalog });
  const [club] = fixtureTeams;
  await saveTeams(
    api.db,
    [{ ...club!, slug: team, products: own.map(({ id }) => ({ productId: id, printable: false })) }],
    fixtureNow,
  );
});
afterAll(() => api.close());

const search = (query: Record<string, string>, headers: Record<string, string> = { team }) =>
  api.call<SearchAnswer>('GET', `/api/v1/search/?${new URLSearchParams(query)}`, { headers });

/** Ids of all that a search finds, in its order. */
async function found(query: Record<string, string>, headers?: Record<string, string>): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await search({ ...query, page: String(page) }, headers);
    ids.push(...data.products.map(({ id }) => id));
    if (page >= data.pageCount) return ids;
  }
}

const brandNames = new Map(catalog.brands.map(({ slug, name }) => [slug, name]));
const priceOf = ({ priceLog }: CatalogProduct) =>
  priceAt(
    priceLog.filter(({ role }) => role === 'vk'),
    fixtureNow,
  ) ?? 0;
const genders: Record<string, string[]> = { Női: ['female', 'unisex'], Férfi: ['male', 'unisex'], Gyerek: ['kinder'] };

/** What some filters leave of the team's products, by their rules alone. */
function left({
  gender,
  min,
  max,
}: {
  gender: string | null;
  min: number | null;
  max: number | null;
}): CatalogProduct[] {
  return own.filter(
    (product) =>
      (gender === null || genders[gender]?.includes(product.gender)) &&
      priceOf(product) >= (min ?? 0) * 1000 &&
      priceOf(product) <= (max ?? Infinity) * 1000,
  );
}

const queries: Record<string, string>[] = [
  {},
  { q: 'póló', exact: '1' },
  { path: '/cipok/' },
  { path: '/noi/', sortField: 'price', sortType: 'asc' },
];

describe('[TEAM-07] counts in a team’s shop', () => {
  it('are those of the team’s products alone, whatever is chosen', async () => {
    const { data: all } = await search({});
    const valuesOf = (answer: SearchAnswer, group: string) =>
      answer.filters.find(({ f_name }) => f_name === group)?.values ?? [];
    const idOf = new Map(valuesOf(all, 'GENERAL_Gender').map(({ fv_name: name, fv_id: id }) => [name, id]));
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          gender: fc.option(fc.constantFrom('Női', 'Férfi', 'Gyerek')),
          min: fc.option(fc.integer({ min: 0, max: 15 })),
          max: fc.option(fc.integer({ min: 16, max: 60 })),
        }),
        async (choice) => {
          const expected = left(choice);
          const { data } = await search({
            ...(choice.gender === null ? {} : { filters: String(idOf.get(choice.gender)) }),
            ...(choice.min === null ? {} : { priceMin: String(choice.min) }),
            ...(choice.max === null ? {} : { priceMax: String(choice.max) }),
          });
          expect(data.total).toBe(expected.length);
          for (const { fv_name: name, count } of valuesOf(data, 'GENERAL_Brand')) {
            expect([name, count]).toEqual([
              name,
              expected.filter(({ brand }) => brandNames.get(brand) === name).length,
            ]);
          }
          for (const { fv_name: name, count } of valuesOf(data, 'GENERAL_Gender').filter(
            ({ fv_name: one }) => one in genders,
          )) {
            expect([name, count]).toEqual([name, left({ ...choice, gender: name }).length]);
          }
          const unpriced = left({ ...choice, min: null, max: null }).map(priceOf);
          expect(data.priceBounds).toEqual({ min: Math.min(...unpriced), max: Math.max(...unpriced) });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('are what choosing the value gives, and the finds those of the shop that the team offers, in the same order', async () => {
    const ownIds = new Set(own.map(({ id }) => id));
    for (const query of queries) {
      const whole = await found(query, {});
      expect(await found(query)).toEqual(whole.filter((id) => ownIds.has(id)));
      const { data } = await search(query);
      const values = data.filters.flatMap((group) =>
        group.values.flatMap(({ fv_id: id, count, pivot, selected }) =>
          selected ? [] : [{ id, count }, ...pivot.map((sub) => ({ id: sub.id, count: sub.count }))],
        ),
      );
      for (const { id, count } of values.filter((_, at) => at % 4 === 0)) {
        expect([id, (await search({ ...query, filters: String(id) })).data.total]).toEqual([id, count]);
      }
    }
  });

  it('lead along the tree: every link has as many as it says, and what is not linked is not there', async () => {
    const { data } = await search({});
    for (const { url, count } of [...data.categoryTree.tree, ...data.categoryTree.genders]) {
      expect(url.startsWith(`/${team}/`)).toBe(true);
      expect([url, (await search({ path: url.slice(team.length + 1) })).data.total]).toEqual([url, count]);
    }
    const held = new Set(own.map(({ categoryId }) => categoryId));
    const leaves = api.live.model.pages
      .all()
      .filter(
        ({ subject, gender }) =>
          gender === null && subject.category && api.live.model.categories.children(subject.category.id).length === 0,
      );
    for (const { path, subject } of leaves) {
      expect([path, (await search({ path })).status]).toEqual([path, held.has(subject.category?.id ?? 0) ? 200 : 404]);
    }
  });
});
