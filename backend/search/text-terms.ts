import type { Vocabulary } from './vocabulary.ts';
import { isFiller, isSuspended, runsOf, wordsOfRun } from './words.ts';

/** Texts of up to so many runs recur from document to document: categories, highlights, values of attributes. */
const repeatedTextRuns = 8;
const textsRemembered = 20_000;

/** Texts → numbers of their terms, each text that recurs and each run of letters taken apart but once. */
export class TextTerms {
  readonly #vocabulary: Vocabulary;
  readonly #texts = new Map<string, readonly number[]>();
  readonly #runs = new Map<string, readonly number[]>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  of(text: string): readonly number[] {
    const known = this.#texts.get(text);
    if (known) return known;
    const runs = runsOf(text);
    const terms = runs.flatMap((run, at) =>
      isSuspended(run) ? this.#numbered(wordsOfRun(run, runs.slice(at + 1))) : this.#termsOfRun(run),
    );
    if (runs.length <= repeatedTextRuns && this.#texts.size < textsRemembered) this.#texts.set(text, terms);
    return terms;
  }

  #termsOfRun(run: string): readonly number[] {
    const known = this.#runs.get(run);
    if (known) return known;
    const terms = this.#numbered(wordsOfRun(run));
    this.#runs.set(run, terms);
    return terms;
  }

  #numbered(words: readonly string[]): number[] {
    return words.filter((word) => !isFiller(word)).map((word) => this.#vocabulary.numberOf(word));
  }
}
