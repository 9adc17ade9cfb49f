import type { CatalogueProduct } from '../catalogue/model.ts';
import { bits, clearBit, emptyBitmap, hasBit, setBit, type Bitmap } from './bitmap.ts';
import { documentOf } from './code-index.ts';

/** Colour families and sizes chosen, and the store that must have the variant; null for any store or online. */
export interface VariantChoice {
  families: ReadonlySet<number>;
  sizes: ReadonlySet<number>;
  store: string | null;
}

/**
 * The options of all products in one row of numbers, those of a document side by side. It knows which colour and size
 * an option is and where it is in stock, for what bitmaps of products cannot tell: *this size in this colour*.
 */
export class Variants {
  /** First option number of each document, and one past the last. */
  readonly start: Uint32Array;
  readonly #familyCount: number;
  readonly #sizeCount: number;
  readonly #families: Uint16Array;
  readonly #sizes: Uint16Array;
  readonly #places = new Map<string, Bitmap>();
  readonly #anywhere: Bitmap;
  readonly #numberById = new Map<number, number>();

  /** `families` and `sizes` number the colour families and size labels. Throws for an option without its colour. */
  constructor(
    products: readonly CatalogueProduct[], families: ReadonlyMap<string, number>, sizes: ReadonlyMap<string, number>,
  ) {
    this.#familyCount = families.size;
    this.#sizeCount = sizes.size;
    this.start = new Uint32Array(products.length + 1);
    products.forEach((product, at) => { this.start[at + 1] = (this.start[at] ?? 0) + product.options.length; });
    const count = this.start[products.length] ?? 0;
    this.#families = new Uint16Array(count);
    this.#sizes = new Uint16Array(count);
    this.#anywhere = emptyBitmap(count);
    let number = 0;
    for (const product of products) {
      const familyOf = new Map(product.colours.map((colour) => [colour.slug, families.get(colour.family)]));
      for (const option of product.options) {
        const family = familyOf.get(option.colour);
        const size = sizes.get(option.size);
        if (family === undefined) throw new Error(`Option ${option.id}: its product has no colour ${option.colour}`);
        if (size === undefined) throw new Error(`Option ${option.id}: its product has no size ${option.size}`);
        this.#families[number] = family;
        this.#sizes[number] = size;
        this.#numberById.set(option.id, number);
        for (const [place, pieces] of Object.entries(option.stock)) this.#mark(number, place, pieces > 0);
        if (Object.values(option.stock).some((pieces) => pieces > 0)) setBit(this.#anywhere, number);
        number += 1;
      }
    }
  }

  /** Document and place in its row of options; null for an unknown id. */
  find(optionId: number): { document: number; index: number } | null {
    const number = this.#numberById.get(optionId);
    if (number === undefined) return null;
    const document = documentOf(this.start, number);
    return { document, index: number - (this.start[document] ?? 0) };
  }

  /** Takes over that an option is in stock in a place or not, and whether it is anywhere. */
  setInStock(document: number, index: number, place: string, here: boolean, anywhere: boolean): void {
    const number = (this.start[document] ?? 0) + index;
    this.#mark(number, place, here);
    if (anywhere) setBit(this.#anywhere, number);
    else clearBit(this.#anywhere, number);
  }

  sizeIsBuyable(document: number, size: number): boolean {
    const end = this.start[document + 1] ?? 0;
    for (let number = this.start[document] ?? 0; number < end; number += 1) {
      if (this.#sizes[number] === size && hasBit(this.#anywhere, number)) return true;
    }
    return false;
  }

  /** Of the documents within, those with one option in stock that is of the colours, of the sizes and in the store. */
  matching(within: Bitmap, { families, sizes, store }: VariantChoice): Bitmap {
    const stock = this.#stock(store);
    const family = mask(families, this.#familyCount);
    const size = mask(sizes, this.#sizeCount);
    const found = emptyBitmap(this.start.length - 1);
    for (const document of bits(within)) {
      const end = this.start[document + 1] ?? 0;
      for (let number = this.start[document] ?? 0; number < end; number += 1) {
        if (!hasBit(stock, number) || !family[this.#families[number] ?? 0] || !size[this.#sizes[number] ?? 0]) continue;
        setBit(found, document);
        break;
      }
    }
    return found;
  }

  /** How many of the documents within `matching` finds for each size alone, with the choice's colours and store. */
  countSizes(within: Bitmap, { families, store }: VariantChoice): Uint32Array {
    const counts = new Uint32Array(this.#sizeCount);
    this.#count(counts, within, store, this.#sizes, this.#families, mask(families, this.#familyCount));
    return counts;
  }

  /** How many of the documents within `matching` finds for each colour alone, with the choice's sizes and store. */
  countFamilies(within: Bitmap, { sizes, store }: VariantChoice): Uint32Array {
    const counts = new Uint32Array(this.#familyCount);
    this.#count(counts, within, store, this.#families, this.#sizes, mask(sizes, this.#sizeCount));
    return counts;
  }

  #count(
    counts: Uint32Array, within: Bitmap, store: string | null,
    counted: Uint16Array, bound: Uint16Array, allowed: Uint8Array,
  ): void {
    const stock = this.#stock(store);
    const lastSeen = new Int32Array(counts.length).fill(-1);
    for (const document of bits(within)) {
      const end = this.start[document + 1] ?? 0;
      for (let number = this.start[document] ?? 0; number < end; number += 1) {
        const value = counted[number] ?? 0;
        if (lastSeen[value] === document || !hasBit(stock, number) || !allowed[bound[number] ?? 0]) continue;
        lastSeen[value] = document;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
  }

  #stock(store: string | null): Bitmap {
    if (store === null) return this.#anywhere;
    return this.#places.get(store) ?? emptyBitmap(this.#families.length);
  }

  #mark(number: number, place: string, inStock: boolean): void {
    let there = this.#places.get(place);
    if (!there) this.#places.set(place, there = emptyBitmap(this.#families.length));
    if (inStock) setBit(there, number);
    else clearBit(there, number);
  }
}

/** 1 for each number chosen; 1 for all where none is. */
function mask(chosen: ReadonlySet<number>, count: number): Uint8Array {
  const allowed = new Uint8Array(count).fill(chosen.size > 0 ? 0 : 1);
  for (const number of chosen) allowed[number] = 1;
  return allowed;
}
