import type { CatalogueProduct } from '../catalogue/model.ts';

const optionBits = 2 ** 21;

function hash(code: string): number {
  let value = 0x811c_9dc5;
  for (let at = 0; at < code.length; at += 1) value = Math.imul(value ^ code.charCodeAt(at), 0x0100_0193);
  return value >>> 0;
}

const spelled = (code: string) => code.toLowerCase().replace(/[\s-]/g, '');

/**
 * Finds the product of an exact SKU or EAN. Hash and option number share a double, since a Map over the codes of a
 * large catalogue would weigh more than all bitmaps together.
 */
export class CodeIndex {
  readonly #keys: Float64Array;
  readonly #codeOf: (option: number) => { codes: string[]; document: number };

  constructor(products: readonly CatalogueProduct[], optionStart: Uint32Array) {
    const options = optionStart.at(-1) ?? 0;
    if (options > optionBits) throw new RangeError(`${options} options: the index of codes holds ${optionBits}`);
    this.#keys = new Float64Array(options * 2);
    let option = 0;
    for (const product of products) {
      for (const { sku, ean } of product.options) {
        this.#keys[option * 2] = hash(spelled(sku)) * optionBits + option;
        this.#keys[option * 2 + 1] = hash(spelled(ean)) * optionBits + option;
        option += 1;
      }
    }
    this.#keys.sort();
    this.#codeOf = (number) => {
      const document = documentOf(optionStart, number);
      const found = products[document]?.options[number - (optionStart[document] ?? 0)];
      return { codes: found ? [spelled(found.sku), spelled(found.ean)] : [], document };
    };
  }

  /** Document number of the product with an option of this SKU or EAN; null for none. */
  find(query: string): number | null {
    const code = spelled(query);
    const key = hash(code) * optionBits;
    let from = 0;
    for (let to = this.#keys.length; from < to;) {
      const middle = (from + to) >>> 1;
      if ((this.#keys[middle] ?? 0) < key) from = middle + 1;
      else to = middle;
    }
    for (; (this.#keys[from] ?? Infinity) < key + optionBits; from += 1) {
      const { codes, document } = this.#codeOf((this.#keys[from] ?? 0) - key);
      if (codes.includes(code)) return document;
    }
    return null;
  }
}

/** Document whose options contain the option number, by the start of each document's options. */
export function documentOf(optionStart: Uint32Array, option: number): number {
  let from = 0;
  for (let to = optionStart.length - 1; from < to;) {
    const middle = (from + to + 1) >>> 1;
    if ((optionStart[middle] ?? 0) <= option) from = middle;
    else to = middle - 1;
  }
  return from;
}
