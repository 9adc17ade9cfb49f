import { clearBit, countBits, eachBit, emptyBitmap, hasBit, setBit, type Bitmap } from './bitmap.ts';
import { KeyedNumbers, keyRange } from './keyed-numbers.ts';
import { OptionLists } from './option-lists.ts';
import { growBitmap, growArray } from './growable-array.ts';

/** Colour families and sizes chosen, and the shop that must have the variant; null for any shop or online. */
export interface VariantChoice {
  families: ReadonlySet<number>;
  sizes: ReadonlySet<number>;
  shop: string | null;
}

/** Of an option, what the row of options keeps: the numbers of its colour family and size, and its stock by place. */
export interface Variant {
  id: number;
  family: number;
  size: number;
  stock: Readonly<Record<string, number>>;
}

/**
 * The options of all products in one row of numbers, those of a document side by side. It knows which colour and size
 * an option is and where it is in stock, for what bitmaps of products cannot tell: *this size in this colour*.
 */
export class Variants {
  /** First option number of each document, and one past the last. */
  #start = new Uint32Array(1);
  #documents = 0;
  #families = new Uint16Array(0);
  #sizes = new Uint16Array(0);
  /** Document of each option. */
  #documentsOf = new Uint32Array(0);
  readonly #byFamily = new OptionLists();
  readonly #bySize = new OptionLists();
  /** Pieces of each option in all places together. */
  #pieces = new Uint32Array(0);
  readonly #places = new Map<string, Bitmap>();
  #anywhere: Bitmap = emptyBitmap(0);
  #ids = new Float64Array(0);
  readonly #byId = new KeyedNumbers();

  /** Number of the first option of the next document. */
  get next(): number {
    return this.#start[this.#documents] ?? 0;
  }

  /** Adds the options of the next document. */
  add(variants: readonly Variant[]): void {
    const first = this.next;
    const end = first + variants.length;
    this.#families = growArray(this.#families, end, Uint16Array);
    this.#sizes = growArray(this.#sizes, end, Uint16Array);
    this.#documentsOf = growArray(this.#documentsOf, end, Uint32Array);
    this.#pieces = growArray(this.#pieces, end, Uint32Array);
    this.#ids = growArray(this.#ids, end, Float64Array);
    const room = this.#families.length;
    if (room > this.#anywhere.length * 32) {
      this.#anywhere = growBitmap(this.#anywhere, room);
      for (const [place, there] of this.#places) this.#places.set(place, growBitmap(there, room));
    }
    for (const [index, { id, family, size, stock }] of variants.entries()) {
      const number = first + index;
      this.#families[number] = family;
      this.#sizes[number] = size;
      this.#documentsOf[number] = this.#documents;
      this.#byFamily.add(family, number);
      this.#bySize.add(size, number);
      this.#ids[number] = id;
      this.#byId.add(id % keyRange, number);
      this.#mark(number, stock);
    }
    this.#start = growArray(this.#start, this.#documents + 2, Uint32Array);
    this.#documents += 1;
    this.#start[this.#documents] = end;
  }

  /** Numbers that an option was given, those of documents no longer shown included. */
  numbersOf(optionId: number): number[] {
    return this.#byId.find(optionId % keyRange).filter((number) => this.#ids[number] === optionId);
  }

  /** Document of an option number. */
  documentOf(option: number): number {
    return this.#documentsOf[option] ?? 0;
  }

  /** Pieces of each option of a document, in all places together, in their order. */
  piecesOf(document: number): Uint32Array {
    return this.#pieces.subarray(this.#start[document] ?? 0, this.#start[document + 1] ?? 0);
  }

  /** Ids of the options of a document, in their order. */
  idsOf(document: number): Float64Array {
    return this.#ids.subarray(this.#start[document] ?? 0, this.#start[document + 1] ?? 0);
  }

  sizeOf(option: number): number {
    return this.#sizes[option] ?? 0;
  }

  /** Takes over the stock of an option, by place; places that are not named have none. */
  setStock(option: number, stock: Readonly<Record<string, number>>): void {
    for (const there of this.#places.values()) clearBit(there, option);
    this.#mark(option, stock);
  }

  sizeIsBuyable(document: number, size: number): boolean {
    const end = this.#start[document + 1] ?? 0;
    for (let number = this.#start[document] ?? 0; number < end; number += 1) {
      if (this.#sizes[number] === size && hasBit(this.#anywhere, number)) return true;
    }
    return false;
  }

  /** Of the documents within, those with one option in stock that is of the colours, of the sizes and in the shop. */
  matching(within: Bitmap, choice: VariantChoice): Bitmap {
    const found: Bitmap = new Uint32Array(within.length);
    this.#each(within, choice, (document) => setBit(found, document));
    return found;
  }

  /** How many of the documents within `matching` finds for each of the first `count` sizes alone, else as chosen. */
  countSizes(within: Bitmap, choice: VariantChoice, count: number): Uint32Array {
    return this.#count(within, { ...choice, sizes: none }, this.#sizes, count);
  }

  /** How many of the documents within `matching` finds for each of the first `count` colours alone, else as chosen. */
  countFamilies(within: Bitmap, choice: VariantChoice, count: number): Uint32Array {
    return this.#count(within, { ...choice, families: none }, this.#families, count);
  }

  #count(within: Bitmap, choice: VariantChoice, valueOf: Uint16Array, count: number): Uint32Array {
    const counts = new Uint32Array(count);
    // Options come by ascending document, so that a value seen last in the same one is a repetition.
    const lastSeen = new Int32Array(count).fill(-1);
    this.#each(within, choice, (document, option) => {
      const value = valueOf[option] ?? 0;
      if (lastSeen[value] === document) return;
      lastSeen[value] = document;
      counts[value] = (counts[value] ?? 0) + 1;
    });
    return counts;
  }

  /** Calls for each option that meets the choice, by ascending number, on the shortest of the ways to them. */
  #each(within: Bitmap, choice: VariantChoice, call: (document: number, option: number) => void): void {
    const { families, sizes } = choice;
    const ofFamilies = families.size > 0 ? this.#byFamily.count(families) : Infinity;
    const ofSizes = sizes.size > 0 ? this.#bySize.count(sizes) : Infinity;
    const perDocument = this.next / Math.max(1, this.#documents);
    const ofDocuments = countBits(within) * perDocument;
    if (ofDocuments <= Math.min(ofFamilies, ofSizes)) this.#eachOfDocuments(within, choice, call);
    else if (ofFamilies < ofSizes)
      this.#eachOfLists(within, choice, this.#byFamily, families, this.#sizes, sizes, call);
    else this.#eachOfLists(within, choice, this.#bySize, sizes, this.#families, families, call);
  }

  #eachOfDocuments(
    within: Bitmap,
    { families, sizes, shop }: VariantChoice,
    call: (document: number, option: number) => void,
  ): void {
    const stock = this.#stock(shop);
    const family = mask(families);
    const size = mask(sizes);
    eachBit(within, (document) => {
      const end = this.#start[document + 1] ?? 0;
      for (let option = this.#start[document] ?? 0; option < end; option += 1) {
        if (!hasBit(stock, option)) continue;
        if (family && !family[this.#families[option] ?? 0]) continue;
        if (size && !size[this.#sizes[option] ?? 0]) continue;
        call(document, option);
      }
    });
  }

  /** The options of the chosen values of one kind, held against the other kind, the stock and the documents. */
  #eachOfLists(
    within: Bitmap,
    { shop }: VariantChoice,
    lists: OptionLists,
    chosen: ReadonlySet<number>,
    otherOf: Uint16Array,
    others: ReadonlySet<number>,
    call: (document: number, option: number) => void,
  ): void {
    const stock = this.#stock(shop);
    const other = mask(others);
    const take = (option: number, act: (option: number) => void) => {
      if (!hasBit(stock, option) || (other && !other[otherOf[option] ?? 0])) return;
      if (hasBit(within, this.#documentsOf[option] ?? 0)) act(option);
    };
    const [only] = chosen;
    if (chosen.size === 1 && only !== undefined) {
      for (const option of lists.of(only)) take(option, (number) => call(this.#documentsOf[number] ?? 0, number));
      return;
    }
    const found = emptyBitmap(this.next);
    for (const value of chosen) for (const option of lists.of(value)) take(option, (number) => setBit(found, number));
    eachBit(found, (option) => call(this.#documentsOf[option] ?? 0, option));
  }

  #stock(shop: string | null): Bitmap {
    if (shop === null) return this.#anywhere;
    return this.#places.get(shop) ?? emptyBitmap(this.#families.length);
  }

  #mark(number: number, stock: Readonly<Record<string, number>>): void {
    let sum = 0;
    for (const place in stock) {
      const pieces = stock[place] ?? 0;
      if (pieces <= 0) continue;
      sum += pieces;
      let there = this.#places.get(place);
      if (!there) this.#places.set(place, (there = emptyBitmap(this.#families.length)));
      setBit(there, number);
    }
    this.#pieces[number] = sum;
    if (sum > 0) setBit(this.#anywhere, number);
    else clearBit(this.#anywhere, number);
  }
}

const none: ReadonlySet<number> = new Set();

/** 1 for each number chosen; null, for all of them, where none is. */
function mask(chosen: ReadonlySet<number>): Uint8Array | null {
  if (chosen.size === 0) return null;
  const allowed = new Uint8Array(Math.max(...chosen) + 1);
  for (const number of chosen) allowed[number] = 1;
  return allowed;
}
