import { fold } from '#lib/core/text/fold.ts';
import { basesOf } from './hungarian/forms.ts';
import { Postings } from './postings.ts';
import type { Scores } from './scores.ts';
import { rankOf, type FieldTexts } from './text-fields.ts';
import { wordsOfQuery } from './words.ts';

/** The boost of documents whose category, or a synonym of theirs, is just what was asked for. */
const boosts = Uint8Array.from([0, 0, 0, 0, 0, 70, 0, 90, 0, 0]);
const boostedFields = ['category', 'synonym'] as const;

/** Whole names of categories and whole synonyms → documents, for queries that are just that. */
export class PhraseBoost {
  readonly #postings = new Postings();
  readonly #numberOf = new Map<string, number>();
  readonly #byPhrase = new Map<string, Set<number>>();

  add(document: number, texts: FieldTexts): void {
    for (const field of boostedFields) {
      for (const text of texts[field] ?? []) this.#postings.add(this.#number(text), document, rankOf(field));
    }
  }

  /** Raises the boosts of the documents that one of these phrases leads to; the last word in its dictionary forms. */
  raise(words: readonly string[], lastBases: Iterable<string>, into: Scores, share = 1): void {
    const boostByRank = share === 1 ? boosts : boosts.map((boost) => boost * share);
    for (const base of lastBases) {
      for (const number of this.#byPhrase.get(keyOf(words.slice(0, -1), base)) ?? []) {
        this.#postings.raise(number, boostByRank, into.toRaise());
      }
    }
  }

  /** Whether some document's category or synonym is just this phrase. */
  has(words: readonly string[], lastBases: Iterable<string>): boolean {
    return [...lastBases].some((base) => this.#byPhrase.has(keyOf(words.slice(0, -1), base)));
  }

  #number(text: string): number {
    const known = this.#numberOf.get(text);
    if (known !== undefined) return known;
    const number = this.#numberOf.size;
    this.#numberOf.set(text, number);
    const words = wordsOfQuery(text);
    for (const base of basesOf(words.at(-1) ?? '')) {
      const key = keyOf(words.slice(0, -1), base);
      this.#byPhrase.set(key, (this.#byPhrase.get(key) ?? new Set()).add(number));
    }
    return number;
  }
}

const keyOf = (before: readonly string[], base: string) => [...before.map(fold), base].join(' ');
