/** The words of the catalogue with the stem that each is found by, for words begun and words mistyped. */
interface Entry {
  /** As the catalogue writes it, in lower case with accents. */
  written: string;
  stem: string;
  documents: number;
}

/** Whether one letter more, less, other, or two neighbours swapped turn `a` into `b`. */
export function differsByOne(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - start && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const left = a.slice(start, a.length - tail);
  const right = b.slice(start, b.length - tail);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

function deletions(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

export class Vocabulary {
  readonly #entries = new Map<string, Entry>();
  readonly #deletions = new Map<string, string[]>();
  #sorted: string[] = [];

  /** Counts a word of one more document. */
  add(folded: string, written: string, stem: string): void {
    const entry = this.#entries.get(folded);
    if (entry) entry.documents += 1;
    else this.#entries.set(folded, { written, stem, documents: 1 });
  }

  /** To be called once after the last `add`. */
  complete(): void {
    this.#sorted = [...this.#entries.keys()].sort();
    for (const word of this.#sorted) {
      if (word.length < 3 || /\d/.test(word)) continue;
      for (const key of [word, ...deletions(word)]) {
        const sharing = this.#deletions.get(key);
        if (sharing) sharing.push(word);
        else this.#deletions.set(key, [word]);
      }
    }
  }

  /** Stems of the words that begin with a folded beginning of at least three letters. */
  stemsBeginning(beginning: string): Set<string> {
    const stems = new Set<string>();
    if (beginning.length < 3) return stems;
    let from = 0;
    for (let to = this.#sorted.length; from < to;) {
      const middle = (from + to) >>> 1;
      if ((this.#sorted[middle] ?? '') < beginning) from = middle + 1;
      else to = middle;
    }
    for (let word = this.#sorted[from]; word?.startsWith(beginning); word = this.#sorted[(from += 1)]) {
      const entry = this.#entries.get(word);
      if (entry) stems.add(entry.stem);
    }
    return stems;
  }

  /** The likeliest word that a folded word of at least four letters differs from by one; null for none. */
  nearest(folded: string): { written: string; stem: string } | null {
    if (folded.length < 4 || /\d/.test(folded)) return null;
    const candidates = new Set([folded, ...deletions(folded)].flatMap((key) => this.#deletions.get(key) ?? []));
    let best: { entry: Entry; weight: number } | null = null;
    for (const word of candidates) {
      const entry = this.#entries.get(word);
      if (!entry || !differsByOne(folded, word)) continue;
      const weight = entry.documents * (word[0] === folded[0] ? 1000 : 1);
      if (!best || weight > best.weight) best = { entry, weight };
    }
    return best?.entry ?? null;
  }
}
