import { hasBit, type Bitmap } from './bitmap.ts';

const rankBits = 4;
const rankMask = (1 << rankBits) - 1;
const initialCapacity = 2;
/** Capacity is added by an eighth: doubling would leave a quarter of the memory empty. */
const growth = 1.125;

/** Documents of every term, ascending, each in one number with the rank of the best field that the term stands in. */
export class Postings {
  readonly #entries: Uint32Array[] = [];
  readonly #lengths: number[] = [];

  /** Notes a term of a document; documents come in ascending order. `rank` is 0 to 15, and the highest counts. */
  add(term: number, document: number, rank: number): void {
    const entry = ((document << rankBits) | rank) >>> 0;
    let entries = this.#entries[term];
    const length = this.#lengths[term] ?? 0;
    const last = length > 0 && entries ? (entries[length - 1] ?? 0) : null;
    if (entries && last !== null && last >>> rankBits === document) {
      if (entry > last) entries[length - 1] = entry;
      return;
    }
    if (!entries || length === entries.length) {
      const larger = new Uint32Array(Math.max(initialCapacity, Math.ceil((length + 1) * growth)));
      if (entries) larger.set(entries);
      entries = larger;
      this.#entries[term] = entries;
    }
    entries[length] = entry;
    this.#lengths[term] = length + 1;
  }

  /** Number of documents with the term. */
  count(term: number): number {
    return this.#lengths[term] ?? 0;
  }

  /** Raises the scores of the term's documents to what its field gives, `scoreByRank[rank]`. */
  raise(term: number, scoreByRank: Uint8Array, scores: Uint8Array): void {
    const entries = this.#entries[term];
    const length = this.#lengths[term] ?? 0;
    if (!entries) return;
    for (let at = 0; at < length; at += 1) {
      const entry = entries[at] ?? 0;
      const score = scoreByRank[entry & rankMask] ?? 0;
      const document = entry >>> rankBits;
      if (score > (scores[document] ?? 0)) scores[document] = score;
    }
  }

  /** Rank of the best field of a document that the term stands in; 0 for none. */
  rankIn(term: number, document: number): number {
    const entries = this.#entries[term];
    let from = 0;
    for (let to = this.#lengths[term] ?? 0; from < to;) {
      const middle = (from + to) >>> 1;
      if ((entries?.[middle] ?? 0) >>> rankBits < document) from = middle + 1;
      else to = middle;
    }
    const entry = from < (this.#lengths[term] ?? 0) ? (entries?.[from] ?? 0) : 0;
    return entry >>> rankBits === document ? entry & rankMask : 0;
  }

  /** Whether the term stands in a field of this rank in one of the documents. */
  stands(term: number, rank: number, within: Bitmap): boolean {
    const entries = this.#entries[term];
    for (let at = (this.#lengths[term] ?? 0) - 1; at >= 0; at -= 1) {
      const entry = entries?.[at] ?? 0;
      if ((entry & rankMask) === rank && hasBit(within, entry >>> rankBits)) return true;
    }
    return false;
  }
}
