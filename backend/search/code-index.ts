import type { CatalogOption } from '../catalog/model.ts';
import { keyBits, KeyedNumbers } from './keyed-numbers.ts';
import { growArray } from './growable-array.ts';

function hash(code: string): number {
  let value = 0x811c_9dc5;
  for (let at = 0; at < code.length; at += 1) value = Math.imul(value ^ code.charCodeAt(at), 0x0100_0193);
  return value >>> 0;
}

/** Reads a code from its end, so that two codes of one `hash` differ here. */
function check(code: string): number {
  let value = 0x9747_b28c;
  for (let at = code.length - 1; at >= 0; at -= 1) value = Math.imul(value ^ code.charCodeAt(at), 0x5bd1_e995);
  return (value ^ (value >>> 15)) >>> 0;
}

const spelled = (code: string) => code.toLowerCase().replace(/[\s.\-–—_]/g, '');
const keyOf = (code: string) => hash(code) >>> (32 - keyBits);

/** Characters from which the beginning of a SKU says which product it is of. */
const shortestHead = 6;

/** The beginnings of a product's SKUs, up to their last hyphen: `LEN-100739` of `LEN-100739-101`. */
function headsOf(options: readonly Pick<CatalogOption, 'sku'>[]): Set<string> {
  const heads = options.map(({ sku }) => spelled(sku.slice(0, Math.max(0, sku.lastIndexOf('-')))));
  return new Set(heads.filter((head) => head.length >= shortestHead && /\d/.test(head)));
}

/** Finds the product of an exact SKU or EAN, or of the beginning that its SKUs share. The codes themselves are not kept: two hashes of them are. */
export class CodeIndex {
  readonly #options = new KeyedNumbers();
  /** Checks of SKU and EAN of each option number. */
  #checks = new Uint32Array(0);
  readonly #liveDocumentOf: (option: number) => number | null;
  readonly #isLive: (document: number) => boolean;
  /** Beginnings of SKUs by number, with the document and the check of each. */
  readonly #heads = new KeyedNumbers();
  #headChecks = new Uint32Array(0);
  #headDocuments = new Uint32Array(0);
  #headCount = 0;

  /** `liveDocumentOf` answers the document of an option number, null for one that is no longer shown. */
  constructor(liveDocumentOf: (option: number) => number | null, isLive: (document: number) => boolean) {
    this.#liveDocumentOf = liveDocumentOf;
    this.#isLive = isLive;
  }

  /** Adds the beginnings that the SKUs of a document's options have. */
  addHeads(document: number, options: readonly Pick<CatalogOption, 'sku'>[]): void {
    for (const head of headsOf(options)) {
      const number = this.#headCount;
      this.#headCount += 1;
      this.#headChecks = growArray(this.#headChecks, this.#headCount, Uint32Array);
      this.#headDocuments = growArray(this.#headDocuments, this.#headCount, Uint32Array);
      this.#heads.add(keyOf(head), number);
      this.#headChecks[number] = check(head);
      this.#headDocuments[number] = document;
    }
  }

  /** Adds the codes of an option under its number. */
  add(number: number, { sku, ean }: Pick<CatalogOption, 'sku' | 'ean'>): void {
    this.#checks = growArray(this.#checks, number * 2 + 2, Uint32Array);
    for (const [place, code] of [spelled(sku), spelled(ean)].entries()) {
      this.#options.add(keyOf(code), number);
      this.#checks[number * 2 + place] = check(code);
    }
  }

  /** Document number of the product with an option of this SKU or EAN, or alone with SKUs that begin so; null for none. */
  find(query: string): number | null {
    const code = spelled(query);
    const expected = check(code);
    for (const number of this.#options.find(keyOf(code))) {
      if (this.#checks[number * 2] !== expected && this.#checks[number * 2 + 1] !== expected) continue;
      const document = this.#liveDocumentOf(number);
      if (document !== null) return document;
    }
    return this.#ofHead(code, expected);
  }

  #ofHead(code: string, expected: number): number | null {
    const documents = this.#heads
      .find(keyOf(code))
      .filter((number) => this.#headChecks[number] === expected)
      .map((number) => this.#headDocuments[number] ?? 0)
      .filter((document) => this.#isLive(document));
    const [only, ...others] = documents;
    return only !== undefined && others.length === 0 ? only : null;
  }
}
