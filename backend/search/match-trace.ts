/** How a term of the index came to stand for words of a query. */
export type MatchKind =
  | 'word'
  | 'otherAccents'
  | 'synonym'
  | 'compound'
  | 'family'
  | 'begun'
  | 'compoundBeginning'
  | 'half';

/** Whether a word met a part of a compound alone. */
export const isPart = (kind: MatchKind) => kind === 'compound' || kind === 'compoundBeginning';

/** A term that was sought for words of a query. */
export interface TracedTerm {
  term: number;
  kind: MatchKind;
  /** Percent of its field's weight that it keeps. */
  share: number;
}

/** Which terms were sought for words of a query, and as what. Searches that answer shoppers keep none. */
export class MatchTrace {
  #terms: TracedTerm[] = [];

  note(terms: Iterable<number>, kind: MatchKind, share: number): void {
    for (const term of terms) this.#terms.push({ term, kind, share });
  }

  /** Takes what was noted since it was last taken. */
  take(): TracedTerm[] {
    const terms = this.#terms;
    this.#terms = [];
    return terms;
  }
}
