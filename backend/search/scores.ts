import { emptyBitmap, setBit, type Bitmap } from './bitmap.ts';

/**
 * Scores by document number, 1 to 255; 0 for documents that do not match. Four documents are looked at at once, since
 * most of them do not match.
 */
export class Scores {
  /** Read alone: `toRaise` gives them to be written. */
  readonly values: Uint8Array;
  readonly #fours: Uint32Array;
  /** False for what is empty for sure: such scores are most of those of a mistyped query, and cost nothing. */
  #mayMatch = false;

  /** Room for `size` documents, rounded up. */
  constructor(size: number) {
    this.#fours = new Uint32Array(Math.ceil(size / 4));
    this.values = new Uint8Array(this.#fours.buffer);
  }

  get isEmpty(): boolean {
    if (!this.#mayMatch) return true;
    for (let four = 0; four < this.#fours.length; four += 1) if (this.#fours[four] !== 0) return false;
    return true;
  }

  at(document: number): number {
    return this.values[document] ?? 0;
  }

  /** The values, of which some will be raised. */
  toRaise(): Uint8Array {
    this.#mayMatch = true;
    return this.values;
  }

  clear(): void {
    if (this.#mayMatch) this.#fours.fill(0);
    this.#mayMatch = false;
  }

  /** Documents that match, ascending. */
  *documents(): Generator<number> {
    if (!this.#mayMatch) return;
    for (let four = 0; four < this.#fours.length; four += 1) {
      if (this.#fours[four] === 0) continue;
      for (let document = four * 4; document < four * 4 + 4; document += 1) if (this.values[document]) yield document;
    }
  }

  /** Documents with a higher score than a limit. @param size number of documents. */
  above(limit: number, size: number): Bitmap {
    const found = emptyBitmap(size);
    for (const document of this.documents()) if (document < size && this.at(document) > limit) setBit(found, document);
    return found;
  }

  /** Takes over the higher scores of others. */
  union(others: Scores): void {
    if (!others.#mayMatch) return;
    this.#mayMatch = true;
    for (let four = 0; four < this.#fours.length; four += 1) {
      if (others.#fours[four] === 0) continue;
      for (let document = four * 4; document < four * 4 + 4; document += 1) {
        const other = others.values[document] ?? 0;
        if (other > (this.values[document] ?? 0)) this.values[document] = other;
      }
    }
  }

  /** Keeps the documents that others have too, with the mean of both scores. */
  intersect(others: Scores): void {
    if (!this.#mayMatch) return;
    if (!others.#mayMatch) {
      this.clear();
      return;
    }
    let any = 0;
    for (let four = 0; four < this.#fours.length; four += 1) {
      if (this.#fours[four] === 0) continue;
      if (others.#fours[four] === 0) {
        this.#fours[four] = 0;
        continue;
      }
      for (let document = four * 4; document < four * 4 + 4; document += 1) {
        const own = this.values[document] ?? 0;
        const other = others.values[document] ?? 0;
        this.values[document] = own === 0 || other === 0 ? 0 : (own + other) >>> 1;
      }
      any |= this.#fours[four] ?? 0;
    }
    this.#mayMatch = any !== 0;
  }
}

/** Scores that are used again by the next search: garbage of their size would cost more than the search itself. */
export class ScoresPool {
  #all: Scores[] = [];
  #used = 0;
  #size = 0;

  /** Takes back all that was given. */
  reset(size: number): void {
    if (size > this.#size) {
      this.#all = [];
      this.#size = size;
    }
    this.#used = 0;
  }

  /** Empty scores for as many documents as the pool was last reset for. */
  take(): Scores {
    const scores = this.#all[this.#used] ?? new Scores(this.#size);
    this.#all[this.#used] = scores;
    this.#used += 1;
    scores.clear();
    return scores;
  }
}
