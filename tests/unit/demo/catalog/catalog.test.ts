import { describe, expect, it } from 'vitest';
import type { CatalogProduct } from '#backend/catalog/model.ts';
import { generateCatalog } from '#demo/catalog/index.ts';
import { pictureRequests } from '#demo/catalog/lines.ts';
import { nameOf } from '#demo/pictures/request.ts';

const now = new Date('2026-11-21T09:30:00Z');
const catalog = generateCatalog({ seed: 2026, products: 3000, now });
const { products } = catalog;

const currentPrice = (product: CatalogProduct): number =>
  product.priceLog.findLast(({ role }) => role === 'vk')?.price ?? 0;
const pieces = ({ options }: CatalogProduct): number =>
  options.flatMap(({ stock }) => Object.values(stock)).reduce((sum, count) => sum + count, 0);
const share = (matches: (product: CatalogProduct) => boolean): number =>
  products.filter(matches).length / products.length;
const isReduced = ({ priceLog }: CatalogProduct): boolean => {
  const [before, last] = priceLog.filter(({ role }) => role === 'vk').slice(-2);
  return Boolean(before && last && last.price < before.price);
};

function expectUnique(values: readonly (string | number)[]): void {
  expect(new Set(values).size).toBe(values.length);
}

describe('generateCatalog', () => {
  it('depends on the seed and the day alone', () => {
    const small = (seed: number, moment: string): string =>
      JSON.stringify(generateCatalog({ seed, products: 200, now: new Date(moment) }));
    expect(small(1, '2026-11-21T00:10:00Z')).toBe(small(1, '2026-11-21T23:50:00Z'));
    expect(small(1, '2026-11-21T00:10:00Z')).not.toBe(small(2, '2026-11-21T00:10:00Z'));
    expect(small(1, '2026-11-21T00:10:00Z')).not.toBe(small(1, '2026-11-22T00:10:00Z'));
  });

  it.each([1, 37, 500])('makes exactly %i products', (count) => {
    expect(generateCatalog({ seed: 1, products: count, now }).products).toHaveLength(count);
  });

  it.each([0, -1, 2.5, Number.NaN])('refuses to make %d products', (count) => {
    expect(() => generateCatalog({ seed: 1, products: count, now })).toThrow(RangeError);
  });

  it('never uses an identifier twice', () => {
    const options = products.flatMap((product) => product.options);
    expectUnique(products.map(({ id }) => id));
    expectUnique(products.map(({ slug }) => slug));
    expectUnique(products.map(({ brand, name }) => `${brand}/${name}`));
    expectUnique(options.map(({ id }) => id));
    expectUnique(options.map(({ sku }) => sku));
    expectUnique(options.map(({ ean }) => ean));
    expectUnique(catalog.shops.map(({ sysname }) => sysname));
    expectUnique(catalog.sports.map(({ slug }) => slug));
    expectUnique(catalog.phrases.map(({ phrase }) => phrase));
    for (const { slug } of products) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('[PDP-10] names with each product what belongs to its sport first, and nothing of its own category', () => {
    const byId = new Map(products.map((product) => [product.id, product]));
    for (const { name, sportIds, relatedIds, categoryId } of products) {
      const related = relatedIds.map((id) => byId.get(id)!);
      expect(
        related[0]?.sportIds.some((id) => sportIds.includes(id)),
        name,
      ).toBe(true);
      expect(
        related.filter((other) => other.categoryId === categoryId),
        name,
      ).toEqual([]);
    }
  });

  it('refers only to what exists', () => {
    const ids = new Set(products.map(({ id }) => id));
    const brands = new Set(catalog.brands.map(({ slug }) => slug));
    const sports = new Set(catalog.sports.map(({ id }) => id));
    const places = new Set(['online', ...catalog.shops.map(({ sysname }) => sysname)]);
    for (const product of products) {
      expect(brands).toContain(product.brand);
      expect(product.sportIds.every((id) => sports.has(id))).toBe(true);
      expect(product.relatedIds.length).toBeGreaterThanOrEqual(4);
      expect(product.relatedIds.every((id) => ids.has(id) && id !== product.id)).toBe(true);
      for (const { colour, size, stock } of product.options) {
        expect(product.colours.map(({ slug }) => slug)).toContain(colour);
        expect(product.sizes).toContain(size);
        expect(Object.keys(stock).every((place) => places.has(place))).toBe(true);
        expect(Object.values(stock).every((count) => Number.isInteger(count) && count > 0)).toBe(true);
        if (product.onlineOnly) expect(Object.keys(stock).every((place) => place === 'online')).toBe(true);
      }
    }
  });

  it('shows only pictures that are drawn', () => {
    const drawn = new Set(pictureRequests().map(nameOf));
    const shown = products.flatMap(({ colours }) => colours.flatMap(({ images }) => images));
    for (const { name } of shown) expect(drawn).toContain(name);
  });

  it('puts products into leaf categories and leaves none of them empty', () => {
    const parents = new Set(catalog.categories.map(({ parentId }) => parentId));
    const leaves = catalog.categories.map(({ id }) => id).filter((id) => !parents.has(id));
    expect(new Set(products.map(({ categoryId }) => categoryId))).toEqual(new Set(leaves));
    expect(new Set(products.map(({ brand }) => brand)).size).toBe(catalog.brands.length);
  });
});

describe('prices', () => {
  it('stay within the shop’s range and are whole forints', () => {
    for (const product of products) {
      expect(currentPrice(product)).toBeGreaterThanOrEqual(4000);
      expect(currentPrice(product)).toBeLessThanOrEqual(1_200_000);
      expect(product.priceLog.every(({ price }) => Number.isInteger(price))).toBe(true);
      expect(product.priceLog.every(({ at }) => Date.parse(at) < now.getTime())).toBe(true);
      if (product.rrp !== null) expect(product.rrp).toBeGreaterThanOrEqual(currentPrice(product));
    }
  });

  it('are reduced for about a fifth of the products', () => {
    expect(share(isReduced)).toBeGreaterThan(0.18);
    expect(share(isReduced)).toBeLessThan(0.28);
  });

  it('are lower in a set than separately', () => {
    const price = new Map(products.flatMap((product) => product.options.map(({ id }) => [id, currentPrice(product)])));
    expect(catalog.sets.length).toBeGreaterThanOrEqual(18);
    for (const set of catalog.sets) {
      expectUnique(set.optionIds);
      expect(set.price).toBeLessThan(set.optionIds.reduce((sum, id) => sum + (price.get(id) ?? 0), 0));
    }
  });
});

describe('supply', () => {
  it('leaves about one product in a hundred sold out and few down to the last pieces', () => {
    expect(share((product) => pieces(product) === 0)).toBeGreaterThan(0.004);
    expect(share((product) => pieces(product) === 0)).toBeLessThan(0.02);
    expect(share((product) => pieces(product) > 0 && pieces(product) <= 3)).toBeLessThan(0.08);
  });

  it('has new, refurbished and online goods in their shares', () => {
    const fortyFiveDaysAgo = now.getTime() - 45 * 86_400_000;
    expect(share(({ addedAt }) => Date.parse(addedAt) > fortyFiveDaysAgo)).toBeCloseTo(0.08, 1);
    expect(share(({ refurbished }) => refurbished)).toBeGreaterThan(0.008);
    expect(share(({ refurbished }) => refurbished)).toBeLessThan(0.03);
    expect(share(({ onlineOnly }) => onlineOnly)).toBeCloseTo(0.05, 1);
  });

  it('[PDP-15] sells refurbished goods below their new twin as their grade says, without a reduction of their own', () => {
    const byId = new Map(products.map((product) => [product.id, product]));
    const bounds = { A: [0.75, 0.85], B: [0.6, 0.75], C: [0.45, 0.6] };
    const refurbished = products.filter((product) => product.refurbished);
    expect(new Set(refurbished.map(({ refurbishment }) => refurbishment!.grade)).size).toBe(3);
    for (const product of refurbished) {
      const { grade, twinId } = product.refurbishment!;
      const part = currentPrice(product) / currentPrice(byId.get(twinId!)!);
      expect(part, product.slug).toBeGreaterThanOrEqual(bounds[grade][0]!);
      expect(part, product.slug).toBeLessThanOrEqual(bounds[grade][1]!);
      expect([isReduced(product), product.rrp], product.slug).toEqual([false, null]);
    }
  });
});

describe('sizes', () => {
  const numbers = ({ sizes }: CatalogProduct): number[] => sizes.map((size) => Number(size.replace(',', '.')));
  const shoes = products.filter(
    ({ sizeSystem, sizes }) => sizeSystem === 'EU' && sizes.every((size) => !size.includes('–')),
  );

  it.each([
    ['female', 36, 42],
    ['male', 40, 47],
    ['kinder', 28, 38],
  ] as const)('of shoes suit the wearer: %s', (gender, low, high) => {
    const worn = shoes.filter((product) => product.gender === gender && !product.refurbished);
    expect(worn.length).toBeGreaterThan(20);
    for (const product of worn) {
      expect(Math.min(...numbers(product))).toBeGreaterThanOrEqual(low);
      expect(Math.max(...numbers(product))).toBeLessThanOrEqual(high);
    }
  });

  it('of children’s clothing are heights, of adults’ letters', () => {
    for (const { sizeSystem, gender } of products) {
      if (sizeSystem === 'magasság, cm') expect(gender).toBe('kinder');
      if (sizeSystem === 'Nemzetközi') expect(gender).not.toBe('kinder');
    }
  });

  it('are "Egy méret" where there is no scale, except for balls, whose numbers need no name', () => {
    for (const { name, sizeSystem, sizes } of products) {
      const isSizedBall = /(?:foci|kosár|kézi)labda$/.test(name);
      if (sizeSystem === '' && !isSizedBall) expect(sizes).toEqual(['Egy méret']);
      if (isSizedBall) expect([sizeSystem, sizes.length > 1], name).toEqual(['', true]);
    }
  });
});
