import type { z } from 'zod';
import { catalogRecordSchema, type CatalogRecord } from '#lib/contract/catalog.ts';
import type { Money } from '#lib/contract/money.ts';
import type { EngineProduct, EngineVariant } from '../engine-shapes.ts';
import type { BrandRecord, Brands } from './brands.ts';
import { noCategory, type CategoryTree } from './categories.ts';
import { picturesOf } from './pictures.ts';
import { chargedFor, type ListPrices } from './prices.ts';
import { isUncounted, piecesByPlace, uncounted } from './stock.ts';
import { axisOf, colourNamed, genderOf, oneColour, oneSize, slugOf, unknownColour } from './words.ts';

type ProductRecord = Extract<CatalogRecord, { kind: 'product' }>;
type GivenProduct = Extract<z.input<typeof catalogRecordSchema>, { kind: 'product' }>;

/** What a product becomes in the shop. */
export interface MadeProduct {
  record: ProductRecord;
  brand: BrandRecord;
  price: Money;
  /** Pieces by place of each option, by the option's number. */
  stock: Map<number, Record<string, number>>;
  /** Sentences on what was missing or does not fit. */
  doubts: string[];
}

/** What products are made with. */
export interface Making {
  brands: Brands;
  tree: CategoryTree;
  lists: ListPrices;
  mediaHost: string;
  places: ReadonlyMap<string, string>;
  numberOf(kind: 'product' | 'option' | 'category', engineId: string, given?: unknown): number;
  /** The first price that a product ever had, with its moment. */
  firstPrice(productId: number, price: Money): { at: string; price: Money };
}

/** The variants that have a price in forints, which nobody could buy without. */
interface Priced {
  variants: EngineVariant[];
  price: Money;
}

function priced({ variants }: EngineProduct, lists: ListPrices, doubts: string[]): Priced | string {
  const found = variants.flatMap((variant) => {
    const charged = chargedFor(variant, lists);
    if (charged && charged.price > 0) return [{ variant, ...charged }];
    doubts.push(`its variant ${variant.id} has no price in huf and is left out`);
    return [];
  });
  if (found.length === 0) return 'none of its variants has a price in huf';
  if (found.some(({ isRounded }) => isRounded)) doubts.push('its price has fractions of a forint and was rounded');
  const prices = new Set(found.map(({ price }) => price));
  if (prices.size > 1) doubts.push('its variants have several prices, and the shop has one a product: the highest');
  const price = found.reduce((highest, one) => (one.price > highest.price ? one : highest)).price;
  return { variants: found.map(({ variant }) => variant), price };
}

/** What tells a variant apart: a size and a colour; options of other names join the size. */
function labelsOf({ options }: EngineVariant): { size: string; colour: string } {
  const own = options.filter(({ option }) => !/^default /i.test(option?.title ?? ''));
  const of = (axis: 'size' | 'colour' | null) =>
    own.filter(({ option }) => axisOf(option?.title ?? '') === axis).map(({ value }) => value.trim());
  return {
    size: [...of('size'), ...of(null)].join(' / ').slice(0, 30) || oneSize,
    colour: of('colour').join(' / ').slice(0, 60) || oneColour,
  };
}

/** A valid EAN-13 of the range for use within a company (20), so that it can never be a real article's. */
function ownEan(id: number): string {
  const digits = `20${String(id).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const paragraphs = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\n\s*\n/)
    .map((part) => part.trim().slice(0, 4000))
    .filter(Boolean)
    .slice(0, 20);

function categoryOf(product: EngineProduct, { tree }: Making, doubts: string[]): string {
  const deepest = product.categories
    .filter(({ id }) => tree.depths.has(id))
    .toSorted((a, b) => Number(tree.depths.get(b.id)) - Number(tree.depths.get(a.id)) || (a.id < b.id ? -1 : 1))[0];
  if (!deepest) doubts.push('it stands in no active category');
  return deepest?.id ?? noCategory;
}

function optionsOf(variants: readonly EngineVariant[], making: Making, doubts: string[]) {
  const stock = new Map<number, Record<string, number>>();
  const taken = new Set<string>();
  const options = variants.flatMap((variant) => {
    const { size, colour } = labelsOf(variant);
    const label = `${slugOf(colour) || 'szin'} ${size}`;
    if (taken.has(label)) {
      doubts.push(`its variant ${variant.id} has size and colour of another and is left out`);
      return [];
    }
    taken.add(label);
    const id = making.numberOf('option', variant.id, variant.metadata.shop_id);
    const ean = [variant.ean, variant.barcode].find((code) => /^\d{13}$/.test(code ?? '')) ?? ownEan(id);
    const pieces = piecesByPlace(variant, making.places);
    if (isUncounted(variant)) doubts.push(`the engine does not count its variant ${variant.id}: ${uncounted} pieces`);
    stock.set(id, pieces);
    const sku = variant.sku?.trim().slice(0, 60) || `M-${id}`;
    return [{ option: { id, colour: slugOf(colour) || 'szin', size, sku, ean, stock: pieces }, colour, size }];
  });
  return { options, stock };
}

/** What a product of the engine becomes; a sentence for one that can not be sold. */
export function makeProduct(product: EngineProduct, making: Making): MadeProduct | string {
  const doubts: string[] = [];
  const found = making.brands.of(product);
  if (typeof found === 'string') return found;
  if (found.doubt !== null) doubts.push(found.doubt);
  const sold = priced(product, making.lists, doubts);
  if (typeof sold === 'string') return sold;
  const id = making.numberOf('product', product.id, product.metadata.shop_id);
  const category = categoryOf(product, making, doubts);
  const { options, stock } = optionsOf(sold.variants, making, doubts);
  const slug = slugOf(product.handle || product.title) || `t-${id}`;
  const name = product.title.trim().slice(0, 150);
  if (product.images.length === 0) doubts.push(`it has no picture: the shop looks for ${slug}`);
  const colours = Map.groupBy(options, ({ option }) => option.colour);
  const urls = product.images.map(({ url }) => url);
  const first = making.firstPrice(id, sold.price);
  const given: GivenProduct = {
    ...{ kind: 'product', id, slug, name, brand: found.brand.slug },
    gender: genderOf(product.metadata.gender, name),
    categoryId: making.numberOf('category', category),
    sportIds: [],
    description: paragraphs(product.description),
    highlights: product.subtitle?.trim() ? [product.subtitle.trim().slice(0, 300)] : [],
    ...{ facts: {}, attributes: [], materials: product.material?.slice(0, 1000) ?? null, care: null, warnings: [] },
    ...{ sizeSystem: '', sizes: [...new Set(options.map(({ size }) => size))], sizeTable: null },
    colours: [...colours].map(([colourSlug, [one]]) => {
      const label = one?.colour ?? oneColour;
      const known = colourNamed(label);
      if (!known && label !== oneColour) doubts.push(`its colour “${label}” is of no family that the shop knows`);
      const alt = label === oneColour ? name : `${name}, ${label}`;
      const colour = label === oneColour ? null : colourSlug;
      const images = picturesOf(urls, making.mediaHost, { slug, alt, colour });
      return { slug: colourSlug, name: label, ...(known ?? unknownColour), images };
    }),
    options: options.map(({ option }) => option),
    ...{ rrp: null, priceLog: [{ at: first.at, role: 'vk', price: first.price }], salesRank: 0 },
    addedAt: new Date(product.created_at).toISOString(),
    ...{ refurbished: false, onlineOnly: false, isHeavy: false, isBike: false, isSki: false },
    ...{ mounting: [], relatedIds: [], synonyms: [] },
  };
  const read = catalogRecordSchema.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    return `the shop can not take its ${issue?.path.join('.')}: ${issue?.message}`;
  }
  return { record: read.data as ProductRecord, brand: found.brand, price: sold.price, stock, doubts };
}
