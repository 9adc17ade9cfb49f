import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Catalog, CatalogCategory } from '#backend/catalog/model.ts';
import { limits } from '#lib/contract/limits.ts';

const wordsSchema = z.array(z.string().min(1)).min(1).optional();

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
}).refine((expectation) => Object.values(expectation).some((values) => values !== undefined), { error: 'empty' });
export type GoldExpectation = z.output<typeof expectationSchema>;

const goldSchema = z.array(z.strictObject({
  query: z.string().min(1).max(limits.query),
  expect: expectationSchema,
  /** Path that the query leads to at once; null or left out where it must lead nowhere. */
  direct: z.string().regex(/^\/(.+\/)?$/).nullish(),
}));
export type GoldQuery = z.output<typeof goldSchema>[number];

/** Gold queries of a JSON file. Throws a ZodError that names the entry and the key of what is malformed. */
export function readGold(file: string): GoldQuery[] {
  return goldSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function categoryPaths(categories: readonly CatalogCategory[]): Map<number, string> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const pathOf = ({ parentId, slug }: CatalogCategory): string => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    return parent === undefined ? slug : `${pathOf(parent)}/${slug}`;
  };
  return new Map(categories.map((category) => [category.id, pathOf(category)]));
}

/** A word that the catalog does not know would silently make every product wrong. */
function requireKnown(key: keyof GoldExpectation, expected: readonly string[] = [], known: Iterable<string>): void {
  const words = new Set(known);
  const unknown = expected.filter((word) => !words.has(word));
  if (unknown.length > 0) throw new RangeError(`${key}: not in the catalog: ${unknown.join(', ')}`);
}

/**
 * Ids of the products that satisfy every given key of the expectation. Throws a RangeError that names the key for a
 * category, brand, sport or colour that the catalog does not know.
 */
export function rightProducts(catalog: Catalog, expectation: GoldExpectation): Set<number> {
  const { categories, brands, genders, colours, sports, nameContains } = expectation;
  const paths = categoryPaths(catalog.categories);
  const sportSlugs = new Map(catalog.sports.map(({ id, slug }) => [id, slug]));
  requireKnown('categories', categories, paths.values());
  requireKnown('brands', brands, catalog.brands.map(({ slug }) => slug));
  requireKnown('sports', sports, sportSlugs.values());
  const allColours = catalog.products.flatMap((product) => product.colours);
  requireKnown('colours', colours, allColours.map(({ family }) => family));
  const parts = nameContains?.map(fold);
  const right = catalog.products.filter((product) => {
    const path = `${paths.get(product.categoryId)}/`;
    const name = fold(product.name);
    return (categories?.some((category) => path.startsWith(`${category}/`)) ?? true)
      && (brands?.includes(product.brand) ?? true)
      && (genders?.includes(product.gender) ?? true)
      && (colours === undefined || product.colours.some(({ family }) => colours.includes(family)))
      && (sports?.some((sport) => product.sportIds.some((id) => sportSlugs.get(id) === sport)) ?? true)
      && (parts?.some((part) => name.includes(part)) ?? true);
  });
  return new Set(right.map(({ id }) => id));
}

/** Share, 0 to 1, of the right products that could be among the first ten and are. Throws a RangeError without any. */
export function recallAt10(ids: readonly number[], right: ReadonlySet<number>): number {
  if (right.size === 0) throw new RangeError('No product of the catalog is right');
  const found = new Set(ids.slice(0, 10).filter((id) => right.has(id)));
  return found.size / Math.min(10, right.size);
}
