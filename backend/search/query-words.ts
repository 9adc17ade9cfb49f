import type { NotSoldWords } from './not-sold.ts';

/** A word as it is searched, and its place among those typed. */
interface SearchedWord {
  text: string;
  at: number;
  /** Whether it was put there for what is not sold: nothing else is read from it. */
  isInstead: boolean;
}

/** The words of a query, as typed and as they are searched. */
export class QueryWords {
  readonly typed: readonly string[];
  readonly #searched: readonly SearchedWord[];

  private constructor(typed: readonly string[], searched: readonly SearchedWord[]) {
    this.typed = typed;
    this.#searched = searched;
  }

  /** The words of a normalised query; of what is not sold, what comes nearest is searched instead. */
  static of(query: string, notSold: readonly NotSoldWords[]): QueryWords {
    const typed = query.split(' ').filter((word) => word !== '');
    const others = typed.filter((_, at) => !notSold.some(({ places }) => places.includes(at)));
    const searched = typed.flatMap((text, at): SearchedWord[] => {
      const named = notSold.find(({ places }) => places.includes(at));
      if (!named) return [{ text, at, isInstead: false }];
      const instead = at === named.places[0] ? (named.entry.nearest?.split(' ') ?? []) : [];
      if (instead.every((other) => others.includes(other))) return [];
      return instead.map((other) => ({ text: other, at, isInstead: true }));
    });
    return new QueryWords(typed, searched);
  }

  /** The words to search. */
  get words(): readonly string[] {
    return this.#searched.map(({ text }) => text);
  }

  /** Whether a word to search was typed. */
  isTyped(at: number): boolean {
    return this.#searched[at]?.isInstead === false;
  }

  /** What was typed, without the words at these places of those searched. */
  without(places: readonly number[]): string {
    const left = new Set(places.map((place) => this.#searched[place]?.at));
    return this.typed.filter((_, at) => !left.has(at)).join(' ');
  }
}
