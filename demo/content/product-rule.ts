import type { Catalog, CatalogProduct, Gender } from '../model.ts';
import { lowestBeforeReduction, priceAt } from '#lib/core/prices/reduction.ts';
import type { Money } from '#lib/contract/money.ts';
import { categoryId } from '../catalog/categories.ts';

const perBrand = 2;

/**
 * Products by a rule such as `cipok/futocipok female sale 5000-9999 4`: a category, whom they are for, reduced ones, from
 * and to which price in forints, how many.
 */
export type PickProducts = (rule: string) => CatalogProduct[];

interface Rule {
  category: string;
  gender: Gender | null;
  onSale: boolean;
  prices: { from: number; to: number };
  count: number;
}

const genders = new Set<string>(['unisex', 'female', 'male', 'kinder'] satisfies Gender[]);
const isGender = (word: string): word is Gender => genders.has(word);

function parseRule(text: string): Rule {
  const [category = '', ...words] = text.split(' ');
  if (category !== '*') categoryId(category);
  const unknown = words.find((word) => !isGender(word) && word !== 'sale' && !/^(?:\d+-)?\d+$/.test(word));
  if (unknown !== undefined) throw new Error(`"${text}": "${unknown}" says nothing of products`);
  const [, from = 0, to = Infinity] = /(?:^| )(\d+)-(\d+)(?: |$)/.exec(words.join(' ')) ?? [];
  return {
    category,
    gender: words.find(isGender) ?? null,
    onSale: words.includes('sale'),
    prices: { from: Number(from), to: Number(to) },
    count: Number(words.find((word) => /^\d+$/.test(word)) ?? 3),
  };
}

/** Public price in forints, and the lowest of the 30 days before its reduction, null without one. */
export function printedPrice({ priceLog }: CatalogProduct, now: Date): { price: Money; priceFull: Money | null } {
  const log = priceLog.filter(({ role }) => role === 'vk');
  const price = priceAt(log, now);
  if (price === null) throw new Error(`A product has no public price at ${now.toISOString()}`);
  return { price, priceFull: lowestBeforeReduction(log, now) };
}

function categoryPaths({ categories }: Catalog): Map<number, string> {
  const paths = new Map<number, string>();
  for (const { id, parentId, slug } of categories.toSorted((a, b) => a.id - b.id)) {
    const above = parentId === null ? undefined : paths.get(parentId);
    paths.set(id, above === undefined ? slug : `${above}/${slug}`);
  }
  return paths;
}

/** At most two of a brand and each with a picture of its own, as long as there are enough. */
function varied(products: readonly CatalogProduct[], count: number): CatalogProduct[] {
  const picked = new Set<CatalogProduct>();
  const pictures = new Set<string | undefined>();
  for (const product of products) {
    const picture = product.colours[0]?.images[0]?.name;
    const ofBrand = [...picked].filter(({ brand }) => brand === product.brand).length;
    if (picked.size === count || pictures.has(picture) || ofBrand >= perBrand) continue;
    pictures.add(picture);
    picked.add(product);
  }
  for (const product of products) if (picked.size < count) picked.add(product);
  return products.filter((product) => picked.has(product));
}

/**
 * Picks the best-selling products that are on stock and not refurbished, as they are at a moment. With `once`, what
 * was picked is not picked again. A rule throws an Error for a word that says nothing of products.
 */
export function createPicker(catalog: Catalog, now: Date, { once = false } = {}): PickProducts {
  const paths = categoryPaths(catalog);
  const taken = new Set<number>();
  const offered = catalog.products
    .filter(({ refurbished, options }) => !refurbished && options.some(({ stock }) => Object.keys(stock).length > 0))
    .map((product) => ({
      product,
      path: `${paths.get(product.categoryId)}/`,
      printed: printedPrice(product, now),
    }))
    .toSorted((a, b) => b.product.salesRank - a.product.salesRank || a.product.id - b.product.id);
  return (text) => {
    const { category, gender, onSale, prices, count } = parseRule(text);
    const found = offered.filter(
      ({ product, path, printed: { price, priceFull } }) =>
        (category === '*' || path.startsWith(`${category}/`)) &&
        (gender === null || product.gender === gender) &&
        (!onSale || priceFull !== null) &&
        prices.from <= price &&
        price <= prices.to &&
        !taken.has(product.id),
    );
    const picked = varied(
      found.map(({ product }) => product),
      count,
    );
    if (once) for (const { id } of picked) taken.add(id);
    return picked;
  };
}
