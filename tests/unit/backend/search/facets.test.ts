import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterPrice, type FilterPrice } from '#lib/contract/money.ts';
import type { Catalog, CatalogProduct } from '#backend/catalog/model.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { factOf } from '#lib/core/facts/all-facts.ts';
import type { SearchQuery } from '#backend/search/choice.ts';
import { allFilters } from '#backend/filters/all-filters.ts';
import { wireNameOf } from '#backend/filters/filter.ts';
import type { FilterChoiceValue } from '#backend/search/filter-values.ts';
import { homePage } from '#backend/search/home.ts';
import { menuTree } from '#backend/search/menu.ts';
import { search } from '#backend/search/query.ts';
import { lowestBeforeReduction, priceAt } from '#lib/core/prices/reduction.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { sitemapPage } from '#backend/search/sitemap.ts';
import { fixtureNow, fixtureShops } from '#tests/fixtures/catalog.ts';
import { freshModel, live, someCatalog, someHistory } from './catalog-arbitrary.ts';

interface Drawn {
  picks: number[];
  path: number | null;
  shop: string | null;
  priceMin: FilterPrice | null;
  priceMax: FilterPrice | null;
}

const drawnQuery: fc.Arbitrary<Drawn> = fc.record({
  picks: fc.array(fc.nat({ max: 2000 }), { maxLength: 6 }),
  path: fc.option(fc.nat({ max: 200 })),
  shop: fc.option(fc.constantFrom(...Object.values(fixtureShops)), { freq: 2 }),
  priceMin: fc.option(fc.integer({ min: 0, max: 30 }).map(filterPrice), { freq: 2 }),
  priceMax: fc.option(fc.integer({ min: 31, max: 80 }).map(filterPrice), { freq: 2 }),
});

function valuesOf(model: ReadModel): FilterChoiceValue[] {
  return [...model.values.byGroup.values()].flat().flatMap((value) => [value, ...value.children]);
}

const isRadio = ({ group }: FilterChoiceValue) =>
  allFilters.some((filter) => wireNameOf(filter) === group && filter.takesOne);

/** A query that the server takes: at most one value of a radio group, the page's own among them. */
function queryOf(model: ReadModel, { picks, path, shop, priceMin, priceMax }: Drawn): SearchQuery {
  const values = valuesOf(model);
  const pages = model.pages.all();
  const page = path === null ? undefined : pages[path % pages.length];
  const taken = new Set((page?.implied ?? []).filter(isRadio).map(({ group }) => group));
  const chosen = new Map<unknown, FilterChoiceValue>();
  for (const pick of picks) {
    const value = values[pick % values.length];
    if (value && !taken.has(value.group)) chosen.set(isRadio(value) ? value.group : value, value);
  }
  return {
    ...(chosen.size > 0 && { filters: [...chosen.values()].map(({ id }) => id).join(',') }),
    ...(page && { path: page.path }),
    ...(shop !== null && { store: shop }),
    ...(priceMin !== null && { priceMin }),
    ...(priceMax !== null && { priceMax }),
  };
}

/** Checks what holds for a model just loaded, and for one that much has happened to since. */
function withModel(check: (model: ReadModel, query: SearchQuery, catalog: Catalog, now: Date) => void): void {
  fc.assert(
    fc.property(someCatalog, someHistory, drawnQuery, (catalog, history, drawn) => {
      const lived = live(catalog, history);
      check(lived.model, queryOf(lived.model, drawn), lived.catalog, lived.now);
    }),
    { numRuns: 40 },
  );
}

function expectTrueCounts(model: ReadModel, query: SearchQuery): void {
  const chosen = (query.filters ?? '').split(',').filter(Boolean).map(Number);
  for (const { f_name, values } of search(model, query, 'vk').filters) {
    const others = chosen.filter((id) => model.values.find(id)?.group !== f_name);
    for (const { id, count } of values.flatMap((value) => [{ id: value.fv_id, count: value.count }, ...value.pivot])) {
      const narrowed = search(model, { ...query, filters: [...others, id].join(',') }, 'vk');
      expect({ id, count: narrowed.total }).toEqual({ id, count });
    }
  }
}

/** The rule of each group in plain words, without bitmaps. */
function matches(
  product: CatalogProduct,
  query: SearchQuery,
  chosen: readonly FilterChoiceValue[],
  now: Date,
): boolean {
  const named = (group: string) => chosen.filter((value) => value.group === group).map(({ name }) => name);
  const anyOf = (group: string, holds: (name: string) => boolean) => {
    const names = named(group);
    return names.length === 0 || names.some(holds);
  };
  const capital = (text: string) => text[0]?.toUpperCase() + text.slice(1);
  const families = named('GENERAL_Color');
  const sizes = named('GENERAL_Size');
  const mustBeBuyable = sizes.length > 0 || query.store !== undefined;
  const price = priceAt(product.priceLog, now) ?? 0;
  const isReduced =
    lowestBeforeReduction(
      product.priceLog.filter(({ role }) => role === 'vk'),
      now,
    ) !== null;
  const age = (now.getTime() - Date.parse(product.addedAt)) / (24 * 60 * 60 * 1000);
  const genders = {
    Női: ['female', 'unisex'],
    Férfi: ['male', 'unisex'],
    Gyerek: ['kinder'],
    Uniszex: ['unisex'],
  } as Record<string, string[]>;
  const parents = chosen.filter((value) => value.children.length > 0);
  const subs = chosen.filter((value) => value.parent !== null);
  const sports = [
    ...parents.filter((parent) => !subs.some((sub) => sub.parent === parent)),
    ...subs,
    ...chosen.filter((value) => value.group === 'sports' && value.parent === null && value.children.length === 0),
  ];
  const holdsOf = (value: string | number | boolean | string[] | undefined, key: string | null) => {
    if (typeof value !== 'number')
      return [value].flat().includes(key === 'yes' || key === 'no' ? key === 'yes' : (key ?? ''));
    const [, below] = /^below-(.+)$/.exec(key ?? '') ?? [];
    const [, from = '-Infinity', to = below ?? 'Infinity'] = /^(?:from-)?(\d+)(?:-(\d+))?$/.exec(key ?? '') ?? [];
    return value >= Number(from) && value < Number(to);
  };
  const facts = Map.groupBy(
    chosen.filter(({ group }) => factOf(group)),
    ({ group }) => group,
  );
  const hasFacts = Array.from(facts).every(([group, values]) =>
    values.some(({ key }) => product.facts[group] !== undefined && holdsOf(product.facts[group], key)),
  );
  const hasSport = ({ name, children }: FilterChoiceValue) => {
    const ids: Record<string, number> = { Futás: 1, Terepfutás: 2, Sí: 3, Kerékpár: 4 };
    return [name, ...children.map((child) => child.name)].some((sport) => product.sportIds.includes(ids[sport] ?? 0));
  };
  return (
    anyOf('GENERAL_Brand', (name) => name.toLowerCase() === product.brand) &&
    anyOf('GENERAL_Gender', (name) => genders[name]?.includes(product.gender) ?? false) &&
    (sports.length === 0 || sports.some(hasSport)) &&
    hasFacts &&
    anyOf('addition', (name) => (name === 'Nagy csomag' ? product.isHeavy : product.onlineOnly)) &&
    anyOf(
      'GENERAL_saletype',
      (name) => ({ Felújított: product.refurbished, Akció: isReduced, Újdonság: age >= 0 && age <= 45 })[name] ?? false,
    ) &&
    price >= (query.priceMin ?? 0) * 1000 &&
    price <= (query.priceMax ?? Infinity) * 1000 &&
    (families.length === 0 || product.colours.some(({ family }) => families.includes(capital(family)))) &&
    (!mustBeBuyable ||
      product.options.some(
        (option) =>
          (query.store === undefined ? Object.values(option.stock) : [option.stock[query.store] ?? 0]).some(
            (pieces) => pieces > 0,
          ) &&
          (sizes.length === 0 || sizes.includes(option.size)) &&
          (families.length === 0 || families.includes(capital(option.colour))),
      ))
  );
}

describe('filters', () => {
  it('finds what the rules of the groups say, without a page', () => {
    withModel((model, drawn, catalog, now) => {
      const query = { ...drawn, path: undefined };
      const chosen = valuesOf(model).filter(({ id }) => query.filters?.split(',').includes(String(id)));
      const expected = catalog.products.filter((product) => matches(product, query, chosen, now)).map(({ id }) => id);
      const answer = search(model, query, 'vk');
      expect(answer.total).toBe(expected.length);
      expect(answer.products.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected);
    });
  });

  it('counts for every value what choosing it gives, the choice of its own group aside', () => {
    withModel(expectTrueCounts);
  });

  it('counts truly in the demo catalog, whatever is chosen', () => {
    const model = ReadModel.fromCatalog(generateCatalog({ seed: 1, products: 300, now: fixtureNow }), fixtureNow);
    fc.assert(
      fc.property(drawnQuery, (drawn) => {
        const [shop] = model.shops.keys();
        const query = queryOf(model, drawn);
        expectTrueCounts(model, { ...query, ...(query.store !== undefined && { store: shop }) });
      }),
      { numRuns: 10 },
    );
  });

  it('[PLP-02] offers no group that changes nothing, no fact that the list lacks, and what is chosen always', () => {
    withModel((model, query) => {
      const chosen = new Set((query.filters ?? '').split(',').map((id) => model.values.find(Number(id))?.group));
      const { filters } = search(model, query, 'vk');
      const { total } = search(model, query.path === undefined ? {} : { path: query.path }, 'vk');
      const whole = search(model, query.path === undefined ? {} : { path: query.path }, 'vk').filters;
      for (const { f_name: name, values } of filters) {
        if (chosen.has(name)) continue;
        if (!factOf(name)) {
          const all = values.flatMap((value) => [value.count, ...value.pivot.map(({ count }) => count)]);
          const isWhole = search(model, query, 'vk').total === total;
          expect(isWhole && all.length > 0 && all.every((count) => count === total)).toBe(false);
          continue;
        }
        expect(values.length).toBeGreaterThan(0);
        const counts = whole.find(({ f_name: same }) => same === name)?.values.map(({ count }) => count) ?? [];
        expect(counts.some((count) => count < total)).toBe(true);
        expect(counts.reduce((sum, count) => sum + count, 0) * 3).toBeGreaterThanOrEqual(total);
      }
      for (const name of chosen) if (name !== undefined) expect(filters.map(({ f_name: own }) => own)).toContain(name);
    });
  });

  it('leads every category and gender link to as many products as it says', () => {
    withModel((model, query) => {
      const { tree, genders } = search(model, query, 'vk').categoryTree;
      for (const { url, count } of [...tree, ...genders]) {
        const { pathname, searchParams } = new URL(url, 'http://localhost');
        const filters = searchParams.get('filters');
        const target = search(model, { path: pathname, ...(filters !== null && { filters }) }, 'vk');
        expect({ url, total: target.total }).toEqual({ url, total: count });
      }
    });
  });

  it('bounds prices by the cheapest and dearest product without the price filter', () => {
    withModel((model, query) => {
      const unpriced = { ...query, priceMin: undefined, priceMax: undefined };
      const { total, priceBounds } = search(model, unpriced, 'vk');
      expect(search(model, query, 'vk').priceBounds).toEqual(priceBounds);
      if (total === 0) return;
      const dearest = search(model, { ...unpriced, sortField: 'price', sortType: 'desc' }, 'vk').products[0];
      const cheapest = search(model, { ...unpriced, sortField: 'price', sortType: 'asc' }, 'vk').products[0];
      const forints = (price = '') => Number(price.replaceAll('.', ''));
      expect(priceBounds).toEqual({ min: forints(cheapest?.prices.vk), max: forints(dearest?.prices.vk) });
    });
  });
});

describe('a catalog that changes', () => {
  it('is shown as if it had been loaded anew', () => {
    fc.assert(
      fc.property(
        someCatalog,
        someHistory,
        drawnQuery,
        fc.constantFrom('vk', 'staff'),
        fc.constantFrom(
          {},
          { sortField: 'price', sortType: 'asc' },
          { sortField: 'price', sortType: 'desc' },
          { sortField: 'added_at', sortType: 'desc' },
          { q: 'termék 3' },
        ),
        (catalog, history, drawn, role, more) => {
          const { model, now, catalog: stored } = live(catalog, history);
          const fresh = freshModel(stored, now);
          // A value whose last product went stays known where it was, as it does in a database, and new to who never
          // had it.
          const query = { ...queryOf(fresh, drawn), ...more } as SearchQuery;
          expect(search(model, query, role)).toEqual(search(fresh, query, role));
          expect(menuTree(model)).toEqual(menuTree(fresh));
          expect(homePage(model)).toEqual(homePage(fresh));
          expect(sitemapPage(model, '', null)).toEqual(sitemapPage(fresh, '', null));
          expect(model.productCount).toBe(fresh.productCount);
        },
      ),
      { numRuns: 60 },
    );
  }, 30_000);

  it('pages through every product once, in the order asked for', () => {
    withModel((model, _query, catalog, now) => {
      const inOrder = catalog.products
        .toSorted((a, b) => (priceAt(a.priceLog, now) ?? 0) - (priceAt(b.priceLog, now) ?? 0) || a.id - b.id)
        .map(({ id }) => id);
      const paged: number[] = [];
      for (let offset = 0; offset < inOrder.length; offset += 7) {
        const sorting = { field: 'price', type: 'asc' } as const;
        paged.push(
          ...model.orders.page(model.everyDocument, sorting, 'vk', offset, 7).map((document) => model.at(document).id),
        );
      }
      expect(paged).toEqual(inOrder);
    });
  });
});

describe('filters of facts in the demo', () => {
  const model = ReadModel.fromCatalog(generateCatalog({ seed: 1, products: 1500, now: fixtureNow }), fixtureNow);
  const groupsOn = (path: string) => search(model, { path }, 'vk').filters.map(({ f_name: name }) => String(name));

  it.each([
    ['/felszereles/hatizsakok-es-taskak/hatizsakok/', ['volume', 'weight', 'rainCover'], ['persons', 'GENERAL_Size']],
    ['/ruhazat/kabatok-es-dzsekik/', ['water', 'insulation', 'season'], ['drop', 'volume']],
    ['/cipok/futocipok/', ['terrain', 'drop', 'cushioning'], ['water', 'flex']],
    ['/felszereles/si-es-snowboard/sicipok/', ['flex', 'width'], ['terrain']],
  ])('[PLP-02] on %s are those that its goods have', (path, offered, others) => {
    expect(groupsOn(path)).toEqual(expect.arrayContaining(offered));
    for (const other of others) expect(groupsOn(path)).not.toContain(other);
  });
});
