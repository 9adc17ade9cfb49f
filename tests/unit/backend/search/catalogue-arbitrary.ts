import fc from 'fast-check';
import type { Catalogue, CatalogueProduct, Gender } from '#backend/catalogue/model.ts';
import { fixtureCatalogue, fixtureStores } from '#tests/fixtures/catalogue.ts';

const families = ['kék', 'piros', 'fekete'];
const sizes = ['S', 'M', '42', 'Egy méret'];
const places = ['online', fixtureStores.budapest, fixtureStores.szeged];

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
  salesRank: number;
}

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
  salesRank: fc.integer({ min: 0, max: 5 }),
});

function productOf(template: CatalogueProduct, one: Drawn, at: number): CatalogueProduct {
  const id = at + 1;
  const colours = one.families.map((family) => ({
    slug: family, name: family, family, swatch: '#888888', images: [{ name: `kep-${id}`, alt: 'Kép' }],
  }));
  const options = colours.flatMap((colour, row) => sizes.map((size, column) => ({
    id: id * 100 + row * 10 + column, colour: colour.slug, size, sku: `SKU-${id}-${row}-${column}`,
    ean: String(5_990_000_000_000 + id * 100 + row * 10 + column),
    stock: Object.fromEntries(places.map((place, depth) => [place, one.stock[(row * 4 + column) * 3 + depth] ?? 0])),
  })));
  const { price, reducedFrom, families: _, stock: __, ...rest } = one;
  return {
    ...structuredClone(template), ...rest, id, slug: `termek-${id}`, name: `Termék ${id}`, sizes, colours, options,
    relatedIds: [],
    priceLog: [
      { at: '2026-01-05T06:00:00.000Z', role: 'vk' as const, price: reducedFrom ?? price },
      { at: '2026-11-10T06:00:00.000Z', role: 'vk' as const, price },
    ],
  };
}

/** Catalogues of a few products in every mixture of colours, sizes, places and prices. */
export const someCatalogue: fc.Arbitrary<Catalogue> = fc.array(drawn, { minLength: 1, maxLength: 40 }).map((all) => {
  const base = fixtureCatalogue();
  const [template] = base.products;
  if (!template) throw new Error('The fixture has no product');
  return { ...base, sets: [], products: all.map((one, at) => productOf(template, one, at)) };
});
