/**
 * Numbers below this can be kept: key and number share a double, of which 53 bits are exact. The options of five
 * million products, or of a hundred thousand that are imported anew fifty times.
 */
const numbers = 2 ** 26;
/** Keys are below this: what has the same one by chance is told apart by whoever asks. */
export const keyBits = 27;
export const keyRange = 2 ** keyBits;
/** Entries that are sorted at once, and the most that are ever merged into one run: each takes a few ms. */
const runLength = 16_384;
const longestRun = 2 ** 20;

/**
 * Finds numbers by a key, several under one where need be. A Map with an entry for every option of a large catalog
 * would weigh more than all bitmaps together; here an entry is eight bytes. Entries are never taken out.
 */
export class KeyedNumbers {
  /** Sorted runs, each at least twice as long as the next. */
  readonly #runs: Float64Array[] = [];
  readonly #tail = new Float64Array(runLength);
  #tailLength = 0;
  #tailIsSorted = true;

  /** Throws a RangeError for a key of more than 27 bits or a number of more than 26. */
  add(key: number, number: number): void {
    if (!(key >= 0 && key < keyRange)) throw new RangeError(`${key} is no key of ${keyBits} bits`);
    if (!(number >= 0 && number < numbers)) throw new RangeError(`${number} is beyond the ${numbers} that can be kept`);
    this.#tail[this.#tailLength] = key * numbers + number;
    this.#tailLength += 1;
    this.#tailIsSorted = false;
    if (this.#tailLength === runLength) this.#endRun();
  }

  /** Numbers added under the key, in no order. */
  find(key: number): number[] {
    const found: number[] = [];
    this.#eachUnder(key, (number) => found.push(number));
    return found;
  }

  /** Adds the numbers under the key to a set. */
  collect(key: number, into: Set<number>): void {
    this.#eachUnder(key, (number) => into.add(number));
  }

  #eachUnder(key: number, call: (number: number) => void): void {
    if (!this.#tailIsSorted) {
      this.#tail.subarray(0, this.#tailLength).sort();
      this.#tailIsSorted = true;
    }
    for (const run of this.#runs) eachEntry(run, run.length, key, call);
    eachEntry(this.#tail, this.#tailLength, key, call);
  }

  #endRun(): void {
    let run = this.#tail.toSorted();
    for (
      let last = this.#runs.at(-1);
      last && last.length <= run.length && last.length < longestRun;
      last = this.#runs.at(-1)
    ) {
      this.#runs.pop();
      run = merged(last, run);
    }
    this.#runs.push(run);
    this.#tailLength = 0;
    this.#tailIsSorted = true;
  }
}

function merged(a: Float64Array, b: Float64Array): Float64Array<ArrayBuffer> {
  const all = new Float64Array(a.length + b.length);
  let fromA = 0;
  let fromB = 0;
  let at = 0;
  while (fromA < a.length && fromB < b.length) {
    const first = a[fromA] ?? 0;
    const second = b[fromB] ?? 0;
    if (first <= second) fromA += 1;
    else fromB += 1;
    all[at] = first <= second ? first : second;
    at += 1;
  }
  all.set(a.subarray(fromA), at);
  all.set(b.subarray(fromB), at + a.length - fromA);
  return all;
}

function eachEntry(entries: Float64Array, length: number, key: number, call: (number: number) => void): void {
  const lowest = key * numbers;
  let from = 0;
  for (let to = length; from < to;) {
    const middle = (from + to) >>> 1;
    if ((entries[middle] ?? 0) < lowest) from = middle + 1;
    else to = middle;
  }
  for (; from < length && (entries[from] ?? 0) < lowest + numbers; from += 1) call((entries[from] ?? 0) - lowest);
}
