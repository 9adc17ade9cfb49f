/** How many new words are looked through one by one before they are sorted in. */
const mostPending = 256;

/** Distinct words that can be looked up by their beginning; new ones are sorted in when enough have come. */
export class SortedWords {
  #sorted: string[] = [];
  #pending: string[] = [];

  /** Adds a word that is not yet there. */
  add(word: string): void {
    this.#pending.push(word);
  }

  /** The words that begin so, that beginning itself included. */
  beginning(start: string): string[] {
    if (this.#pending.length > mostPending) {
      this.#sorted = [...this.#sorted, ...this.#pending].sort();
      this.#pending = [];
    }
    let from = 0;
    for (let to = this.#sorted.length; from < to;) {
      const middle = (from + to) >>> 1;
      if ((this.#sorted[middle] ?? '') < start) from = middle + 1;
      else to = middle;
    }
    const found = this.#pending.filter((word) => word.startsWith(start));
    for (let word = this.#sorted[from]; word?.startsWith(start); word = this.#sorted[(from += 1)]) found.push(word);
    return found;
  }
}
