import fc from 'fast-check';
import { money } from '#lib/contract/money.ts';
import type { Catalog, CatalogProduct, Gender } from '#backend/catalog/model.ts';
import { FilterValueIds } from '#backend/filters/filter-value-ids.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { fixtureCatalog, fixtureNow, fixtureShops } from '#tests/fixtures/catalog.ts';

const families = ['kék', 'piros', 'fekete'];
const sizes = ['S', 'M', '42', 'Egy méret'];
const places = ['online', fixtureShops.budapest, fixtureShops.szeged];

interface Drawn {
  gender: Gender;
  brand: string;
  categoryId: number;
  sportIds: number[];
  families: string[];
  stock: number[];
  price: number;
  reducedFrom: number | null;
  refurbished: boolean;
  onlineOnly: boolean;
  facts: CatalogProduct['facts'];
  salesRank: number;
  /** Days before the fixture's moment. */
  age: number;
}

/** Facts of each kind, in and out of what is declared: a catalog of another version may say more. */
const someFacts: fc.Arbitrary<CatalogProduct['facts']> = fc.record(
  {
    volume: fc.constantFrom(0.5, 24.9, 25, 34.5, 60, 500),
    water: fc.constantFrom('waterproof', 'repellent', 'none', 'of-another-version'),
    terrain: fc.subarray(['asphalt', 'mud', 'forest'], { minLength: 1 }),
    innerShorts: fc.boolean(),
    'of-another-version': fc.constantFrom(7, 'yes'),
  },
  { requiredKeys: [] },
);

const drawn: fc.Arbitrary<Drawn> = fc.record({
  gender: fc.constantFrom<Gender>('unisex', 'female', 'male', 'kinder'),
  brand: fc.constantFrom('vento', 'norra', 'tarn'),
  categoryId: fc.constantFrom(11, 21, 31, 32),
  sportIds: fc.subarray([1, 2, 3, 4]),
  families: fc.subarray(families, { minLength: 1 }),
  stock: fc.array(fc.constantFrom(0, 0, 1, 9), { minLength: 36, maxLength: 36 }),
  price: fc.integer({ min: 1, max: 60 }).map((thousands) => thousands * 1000 - 10),
  reducedFrom: fc.option(fc.constant(79_990)),
  refurbished: fc.boolean(),
  onlineOnly: fc.boolean(),
  facts: someFacts,
  salesRank: fc.integer({ min: 0, max: 5 }),
  age: fc.constantFrom(-5, 1, 40, 44, 60, 200),
});

const day = 24 * 60 * 60 * 1000;

function productOf(template: CatalogProduct, one: Drawn, id: number): CatalogProduct {
  const colours = one.families.map((family) => ({
    slug: family,
    name: family,
    family,
    swatch: '#888888',
    images: [{ name: `kep-${id}`, alt: 'Kép' }],
  }));
  const options = colours.flatMap((colour, row) =>
    sizes.map((size, column) => ({
      id: id * 100 + row * 10 + column,
      colour: colour.slug,
      size,
      sku: `SKU-${id}-${row}-${column}`,
      ean: String(5_990_000_000_000 + id * 100 + row * 10 + column),
      stock: Object.fromEntries(places.map((place, depth) => [place, one.stock[(row * 4 + column) * 3 + depth] ?? 0])),
    })),
  );
  const { price, reducedFrom, age, families: _, stock: __, ...rest } = one;
  return {
    ...structuredClone(template),
    ...rest,
    id,
    slug: `termek-${id}`,
    name: `Termék ${id}`,
    sizes,
    colours,
    options,
    relatedIds: [],
    addedAt: new Date(fixtureNow.getTime() - age * day).toISOString(),
    priceLog: [
      { at: '2026-01-05T06:00:00.000Z', role: 'vk' as const, price: money(reducedFrom ?? price) },
      { at: '2026-11-10T06:00:00.000Z', role: 'vk' as const, price: money(price) },
    ],
  };
}

function template(): CatalogProduct {
  const [product] = fixtureCatalog().products;
  if (!product) throw new Error('The fixture has no product');
  return product;
}

/** Catalogs of a few products in every mixture of colours, sizes, places and prices. */
export const someCatalog: fc.Arbitrary<Catalog> = fc.array(drawn, { minLength: 1, maxLength: 40 }).map((all) => ({
  ...fixtureCatalog(),
  sets: [],
  products: all.map((one, at) => productOf(template(), one, at + 1)),
}));

/** Something that happens to a catalog while it is shown. Days are counted from the moment that it happens. */
export type Happening =
  | { kind: 'put'; id: number; one: Drawn }
  | { kind: 'remove'; id: number }
  | { kind: 'price'; id: number; role: 'vk' | 'staff'; price: number; inDays: number }
  | { kind: 'stock'; id: number; option: number; place: string; pieces: number }
  | { kind: 'time'; days: number }
  | { kind: 'rebuild' };

const id = fc.integer({ min: 1, max: 45 });

export const someHistory: fc.Arbitrary<Happening[]> = fc.array(
  fc.oneof<fc.Arbitrary<Happening>[]>(
    fc.record({ kind: fc.constant('put'), id, one: drawn }),
    fc.record({ kind: fc.constant('remove'), id }),
    fc.record({
      kind: fc.constant('price'),
      id,
      role: fc.constantFrom('vk', 'staff'),
      price: fc.integer({ min: 1000, max: 79_000 }),
      inDays: fc.constantFrom(0, 0, 1, 3, 30),
    }),
    fc.record({
      kind: fc.constant('stock'),
      id,
      option: fc.nat({ max: 11 }),
      place: fc.constantFrom(...places),
      pieces: fc.constantFrom(0, 1, 5),
    }),
    fc.record({ kind: fc.constant('time'), days: fc.constantFrom(1, 4, 20) }),
    fc.record({ kind: fc.constant('rebuild') }),
  ),
  { maxLength: 30 },
);

/** A model that a history has happened to, with the catalog and the moment that it must show by now. */
export interface Lived {
  model: ReadModel;
  catalog: Catalog;
  now: Date;
}

/** Ids of every value that a drawn product can have, whatever comes first. */
export function everyId(catalog: Catalog): FilterValueIds {
  const ids = new FilterValueIds();
  ids.giveCatalog({
    brands: catalog.brands,
    products: [{ ...template(), sizes, colours: families.map((family) => ({ ...template().colours[0]!, family })) }],
  });
  return ids;
}

/** A model of a catalog that was never changed. */
export function freshModel(catalog: Catalog, now: Date): ReadModel {
  const model = new ReadModel(catalog, everyId(catalog), { now });
  for (const product of catalog.products) model.put(structuredClone(product));
  return model;
}

/** Lets a history happen to a model of a catalog. */
export function live(catalog: Catalog, history: readonly Happening[]): Lived {
  const products = new Map(catalog.products.map((product) => [product.id, structuredClone(product)]));
  const stored = (): Catalog => ({ ...catalog, products: [...products.values()].toSorted((a, b) => a.id - b.id) });
  let now = fixtureNow;
  let model = freshModel(stored(), now);
  for (const happening of history) {
    if (happening.kind === 'time') {
      now = new Date(now.getTime() + happening.days * day);
      while (!model.passTime(now, 3));
      continue;
    }
    if (happening.kind === 'rebuild') {
      model = freshModel(stored(), now);
      continue;
    }
    if (happening.kind === 'put') {
      const product = productOf(template(), happening.one, happening.id);
      products.set(happening.id, product);
      model.put(structuredClone(product));
      continue;
    }
    if (happening.kind === 'remove') {
      products.delete(happening.id);
      model.remove(happening.id);
      continue;
    }
    const product = products.get(happening.id);
    if (!product) continue;
    if (happening.kind === 'price') {
      const { role, price, inDays } = happening;
      product.priceLog.push({ at: new Date(now.getTime() + inDays * day).toISOString(), role, price: money(price) });
      model.setPriceLog(product.id, product.priceLog);
      continue;
    }
    const option = product.options[happening.option % product.options.length];
    if (!option) continue;
    option.stock = { ...option.stock, [happening.place]: happening.pieces };
    model.setStock(option.id, option.stock);
  }
  return { model, catalog: stored(), now };
}
