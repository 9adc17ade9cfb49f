import type { Facts } from '#lib/contract/facts.ts';
import type { Money } from '#lib/contract/money.ts';
import { gradeSchema, type Grade } from '#lib/contract/product.ts';
import type { CatalogImage, CatalogProduct } from '../catalog/model.ts';
import { growArray } from './growable-array.ts';

/** What lists show of a product, beside its prices and stock, which change. */
export interface ListedProduct extends Pick<
  CatalogProduct,
  'id' | 'slug' | 'name' | 'brand' | 'gender' | 'rrp' | 'refurbished' | 'onlineOnly' | 'sizes' | 'contents'
> {
  /** Its name in other languages than the catalog's, as far as there are any. */
  names?: Readonly<Record<string, string>>;
  colours: ListedColour[];
  /** Colour and size of each option, in the order of the options. */
  options: { colour: string; size: string }[];
  /** Of refurbished goods, where it is known. */
  grade: Grade | null;
  /** Those of its facts that its card says. */
  keyFacts: Facts;
  /** Whether its page asks for more than a variant: what is to be mounted. */
  hasChoices: boolean;
}

export interface ListedColour {
  slug: string;
  name: string;
  family: string;
  swatch: string;
  /** The two that a card shows. */
  images: CatalogImage[];
}

const picturesOnCard = 2;
const grades = gradeSchema.options;
const chunkSize = 2 ** 22;
type Row = [
  id: number,
  slug: string,
  name: string,
  brand: string,
  gender: CatalogProduct['gender'],
  rrp: Money | null,
  flags: number,
  sizes: string[],
  colours: [string, string, string, string, ...(string | number)[]][],
  options: number[],
  contents: CatalogProduct['contents'],
  keyFacts: Facts,
  ...names: Record<string, string>[],
];

/**
 * The listed products by document number, each as a few hundred bytes of text outside the heap: as objects, those of
 * a large catalog would keep the garbage collector busy. A list reads back the 48 that it shows.
 */
export class ListedProducts {
  readonly #chunks: Buffer[] = [];
  /** Where the text of a document begins, counted over all chunks, and its length in bytes. */
  #starts = new Float64Array(0);
  #lengths = new Uint32Array(0);
  #used = chunkSize;

  add(document: number, product: CatalogProduct, keyFacts: Facts): void {
    const text = Buffer.from(JSON.stringify(rowOf(product, keyFacts)));
    if (this.#used + text.length > chunkSize) {
      this.#chunks.push(Buffer.allocUnsafeSlow(Math.max(chunkSize, text.length)));
      this.#used = 0;
    }
    this.#starts = growArray(this.#starts, document + 1, Float64Array);
    this.#lengths = growArray(this.#lengths, document + 1, Uint32Array);
    text.copy(this.#chunks[this.#chunks.length - 1] ?? text, this.#used);
    this.#starts[document] = (this.#chunks.length - 1) * chunkSize + this.#used;
    this.#lengths[document] = text.length;
    this.#used += text.length;
  }

  /** Throws a RangeError for a document that was never added. */
  at(document: number): ListedProduct {
    const start = this.#starts[document] ?? 0;
    const length = this.#lengths[document] ?? 0;
    const chunk = this.#chunks[Math.floor(start / chunkSize)];
    if (!chunk || length === 0) throw new RangeError(`There is no document ${document}`);
    return productOf(JSON.parse(chunk.toString('utf8', start % chunkSize, (start % chunkSize) + length)));
  }
}

function rowOf(product: CatalogProduct, keyFacts: Facts): Row {
  let last = '';
  /** How a text begins like the one before it, as the descriptions of a product's pictures do, and its rest. */
  const shortened = (text: string): [number, string] => {
    let same = 0;
    while (same < last.length && text[same] === last[same]) same += 1;
    last = text;
    return [same, text.slice(same)];
  };
  const { id, slug, name, brand, gender, rrp, sizes, contents } = product;
  const colours = product.colours.map((colour): Row[8][number] => [
    colour.slug,
    colour.name,
    colour.family,
    colour.swatch,
    ...colour.images.slice(0, picturesOnCard).flatMap((image) => [image.name, ...shortened(image.alt)]),
  ]);
  const colourNumbers = new Map(product.colours.map((colour, at) => [colour.slug, at]));
  const sizeNumbers = new Map(sizes.map((size, at) => [size, at]));
  const options = product.options.map(
    (option) => (colourNumbers.get(option.colour) ?? 0) * sizes.length + (sizeNumbers.get(option.size) ?? 0),
  );
  const grade = product.refurbishment ? grades.indexOf(product.refurbishment.grade) + 1 : 0;
  const hasChoices = product.mounting.length > 0;
  const flags = Number(product.refurbished) + 2 * Number(product.onlineOnly) + 4 * Number(hasChoices) + 8 * grade;
  const names = namesOf(product);
  const shared: Row = [id, slug, name, brand, gender, rrp, flags, sizes, colours, options, contents, keyFacts];
  return names ? [...shared, names] : shared;
}

function namesOf({ translations = {} }: CatalogProduct): Record<string, string> | null {
  const names = Object.entries(translations).flatMap(([language, texts]) =>
    texts.name === undefined ? [] : [[language, texts.name]],
  );
  return names.length > 0 ? Object.fromEntries(names) : null;
}

function productOf(row: Row): ListedProduct {
  const [id, slug, name, brand, gender, rrp, flags, sizes, rows, options, contents, keyFacts, names] = row;
  let alt = '';
  const colours = rows.map(([colour, label, family, swatch, ...pictures]): ListedColour => {
    const images: CatalogImage[] = [];
    for (let at = 0; at < pictures.length; at += 3) {
      alt = alt.slice(0, Number(pictures[at + 1])) + String(pictures[at + 2]);
      images.push({ name: String(pictures[at]), alt });
    }
    return { slug: colour, name: label, family, swatch, images };
  });
  return {
    id,
    slug,
    name,
    brand,
    gender,
    rrp,
    sizes,
    contents,
    ...(names ? { names } : {}),
    colours,
    refurbished: (flags & 1) !== 0,
    onlineOnly: (flags & 2) !== 0,
    hasChoices: (flags & 4) !== 0,
    grade: grades[(flags >> 3) - 1] ?? null,
    keyFacts,
    options: options.map((option) => ({
      colour: colours[Math.floor(option / sizes.length)]?.slug ?? '',
      size: sizes[option % sizes.length] ?? '',
    })),
  };
}
