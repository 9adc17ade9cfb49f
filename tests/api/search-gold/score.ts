import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Catalog, CatalogCategory, CatalogProduct } from '#backend/catalog/model.ts';
import { limits } from '#lib/contract/limits.ts';
import { factTexts } from '#backend/filters/fact-texts.ts';
import { fold } from '#lib/core/text/fold.ts';

const wordsSchema = z.array(z.string().min(1)).min(1).optional();
const moneySchema = z.number().int().positive();

const expectationSchema = z.strictObject({
  /** Paths of categories: the product lies in one of them or below. */
  categories: wordsSchema,
  /** Slugs. */
  brands: wordsSchema,
  genders: z.array(z.enum(['female', 'male', 'kinder', 'unisex'])).min(1).optional(),
  /** Families of colours: the product comes in one of them. */
  colours: wordsSchema,
  /** Slugs of sports or sub-sports. */
  sports: wordsSchema,
  /** The name contains one of them, whatever the case and the accents. */
  nameContains: wordsSchema,
  /** Labels of sizes: one of them can be bought, in a colour that is right. */
  sizes: wordsSchema,
  /** Rows of the table of data: the value begins with one of these. */
  attributes: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
  /** Bounds of the public price in forints, both included. */
  price: z.strictObject({ min: moneySchema.optional(), max: moneySchema.optional() }).optional(),
}).refine((expectation) => Object.values(expectation).some((values) => values !== undefined), { error: 'empty' });
export type GoldExpectation = z.output<typeof expectationSchema>;

const goldSchema = z.strictObject({
  query: z.string().min(1).max(limits.query),
  expect: expectationSchema.optional(),
  /** Path that the query leads to at once; null or left out where it must lead nowhere. */
  direct: z.string().regex(/^\/(.+\/)?$/).nullish(),
  /** The shop has no such thing and says so; `expect` then says what comes near. */
  notSold: z.enum(['brand', 'goods']).optional(),
  /** The query means a page: the address of one of its answers contains this. */
  answer: z.string().min(1).optional(),
  /** The price decides the order: cheapest or dearest first. */
  sorting: z.enum(['asc', 'desc']).optional(),
  /** Words that nothing has, and that the answer names as left out. */
  leftOut: wordsSchema,
}).refine(({ expect, notSold, answer }) => [expect, notSold, answer].some((one) => one !== undefined), {
  error: 'expects nothing',
});
export type GoldQuery = z.output<typeof goldSchema>;

const goldClassesSchema = z.record(z.string(), z.array(goldSchema));

/** Gold queries of a JSON file by class. Throws a ZodError that names the entry and the key of what is malformed. */
export function readGold(file: string): Record<string, GoldQuery[]> {
  return goldClassesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const heldAside = 3;

/** Whether a query is held aside to judge a release by: a third of all, another third with each version. */
export function isUnseen(query: string, version: string): boolean {
  return createHash('sha256').update(`${version}:${query}`).digest().readUInt32BE(0) % heldAside === 0;
}

function categoryPaths(categories: readonly CatalogCategory[]): Map<number, string> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const pathOf = ({ parentId, slug }: CatalogCategory): string => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    return parent === undefined ? slug : `${pathOf(parent)}/${slug}`;
  };
  return new Map(categories.map((category) => [category.id, pathOf(category)]));
}

/** The names that expectations use, of a catalog. */
interface Known {
  paths: ReadonlyMap<number, string>;
  sports: ReadonlyMap<number, string>;
  brands: ReadonlySet<string>;
  colours: ReadonlySet<string>;
}

const knownOf = new WeakMap<Catalog, Known>();

function known(catalog: Catalog): Known {
  const before = knownOf.get(catalog);
  if (before) return before;
  const names: Known = {
    paths: categoryPaths(catalog.categories),
    sports: new Map(catalog.sports.map(({ id, slug }) => [id, slug])),
    brands: new Set(catalog.brands.map(({ slug }) => slug)),
    colours: new Set(catalog.products.flatMap(({ colours }) => colours.map(({ family }) => family))),
  };
  knownOf.set(catalog, names);
  return names;
}

/** A word that the catalog does not know would silently make every product wrong. */
function requireKnown(key: keyof GoldExpectation, expected: readonly string[] = [], words: Iterable<string>): void {
  const all = new Set(words);
  const unknown = expected.filter((word) => !all.has(word));
  if (unknown.length > 0) throw new RangeError(`${key}: not in the catalog: ${unknown.join(', ')}`);
}

/** Whether the product has one of the colours in one of the sizes, as one option that can be bought. */
function hasOption({ colours, options }: CatalogProduct, families?: readonly string[], sizes?: readonly string[]): boolean {
  const slugs = colours.filter(({ family }) => families?.includes(family) ?? true).map(({ slug }) => slug);
  if (sizes === undefined) return slugs.length > 0;
  return options.some(
    ({ colour, size, stock }) =>
      slugs.includes(colour) && sizes.includes(size) && Object.values(stock).some((pieces) => pieces > 0),
  );
}

function hasAttributes(product: CatalogProduct, asked: Readonly<Record<string, readonly string[]>> = {}): boolean {
  const rows = dataRows(product);
  return Object.entries(asked).every(([name, beginnings]) =>
    rows.some((row) => row.name === name && beginnings.some((beginning) => fold(row.value).startsWith(fold(beginning)))),
  );
}

/** The rows of a product's data, as its page shows them. */
export function dataRows({ facts, attributes }: Pick<CatalogProduct, 'facts' | 'attributes'>) {
  return [...factTexts(facts).map(({ label, text }) => ({ name: label, value: text })), ...attributes];
}

/** What everybody pays at a moment. */
function priceAt({ priceLog }: CatalogProduct, now: Date): number {
  const { price = Number.NaN } =
    priceLog.findLast(({ role, at }) => role === 'vk' && Date.parse(at) <= now.getTime()) ?? {};
  return price;
}

function isPriced(product: CatalogProduct, bounds: GoldExpectation['price'], now: Date): boolean {
  if (bounds === undefined) return true;
  const paid = priceAt(product, now);
  return paid >= (bounds.min ?? 0) && paid <= (bounds.max ?? Infinity);
}

/**
 * Ids of the products that satisfy every given key of the expectation at a moment. Throws a RangeError that names the
 * key for a category, brand, sport or colour that the catalog does not know.
 */
export function rightProducts(catalog: Catalog, expectation: GoldExpectation, now: Date): Set<number> {
  const { categories, brands, genders, colours, sports, nameContains, sizes, attributes, price } = expectation;
  const names = known(catalog);
  requireKnown('categories', categories, names.paths.values());
  requireKnown('brands', brands, names.brands);
  requireKnown('sports', sports, names.sports.values());
  requireKnown('colours', colours, names.colours);
  const parts = nameContains?.map(fold);
  const right = catalog.products.filter((product) => {
    const path = `${names.paths.get(product.categoryId)}/`;
    return (categories?.some((category) => path.startsWith(`${category}/`)) ?? true)
      && (brands?.includes(product.brand) ?? true)
      && (genders?.includes(product.gender) ?? true)
      && hasOption(product, colours, sizes)
      && hasAttributes(product, attributes)
      && isPriced(product, price, now)
      && (sports?.some((sport) => product.sportIds.some((id) => names.sports.get(id) === sport)) ?? true)
      && (parts?.some((part) => fold(product.name).includes(part)) ?? true);
  });
  return new Set(right.map(({ id }) => id));
}

/** Share, 0 to 1, of the right products that could be among the first ten and are. Throws a RangeError without any. */
export function recallAt10(ids: readonly number[], right: ReadonlySet<number>): number {
  if (right.size === 0) throw new RangeError('No product of the catalog is right');
  const found = new Set(ids.slice(0, 10).filter((id) => right.has(id)));
  return found.size / Math.min(10, right.size);
}
