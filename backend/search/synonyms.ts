import { readFileSync } from 'node:fs';
import { fold } from '#lib/core/text/fold.ts';
import { readSynonyms, requireSound, type SynonymLine, type SynonymPhrase } from './synonym-lines.ts';
import { Typos } from './typos.ts';

export type { SynonymPhrase };

const keyOf = (words: readonly string[]) => words.map(fold).join(' ');

/** Which other words find the same goods, from a list that a merchandiser keeps (`synonyms.txt` says how). */
export class Synonyms {
  /** The single words that may be mistyped. */
  readonly typos = new Typos();
  readonly lines: readonly SynonymLine[];
  readonly #written = new Map<string, string>();
  readonly #twoWay = new Map<string, readonly SynonymPhrase[]>();
  readonly #ledPhrases = new Set<string>();
  readonly #byPhrase = new Map<string, Map<string, SynonymPhrase>>();

  /** Reads a list. Throws an Error that names the line and the remedy for one that says nothing, or too much (ADR-0117). */
  constructor(list: string) {
    this.lines = readSynonyms(list);
    requireSound(this.lines);
    for (const { sources, targets, isTwoWay } of this.lines) {
      for (const one of sources) {
        if (isTwoWay) this.#twoWay.set(keyOf(one), sources);
        if (!isTwoWay && one.length > 1) this.#ledPhrases.add(keyOf(one));
        for (const other of isTwoWay ? sources : targets) this.#relate(one, other);
      }
    }
  }

  /** The other ways to say a phrase given as folded words in their dictionary form. */
  of(words: readonly string[]): readonly SynonymPhrase[] {
    return [...(this.#byPhrase.get(keyOf(words))?.values() ?? [])];
  }

  /** The ways to say just the same: those of a two-way line, for a phrase given as folded words in their dictionary form. */
  sameAs(words: readonly string[]): readonly SynonymPhrase[] {
    const key = keyOf(words);
    return this.#twoWay.get(key)?.filter((phrase) => keyOf(phrase) !== key) ?? [];
  }

  /** Whether a line of `>` says what a phrase of several words means, given as folded words in their dictionary form. */
  isLedPhrase(words: readonly string[]): boolean {
    return this.#ledPhrases.has(keyOf(words));
  }

  /** Single words that have synonyms, folded, each with the way it is written. */
  get words(): ReadonlyMap<string, string> {
    return this.#written;
  }

  #relate(one: SynonymPhrase, other: SynonymPhrase): void {
    if (keyOf(one) === keyOf(other)) return;
    if (one.length === 1) this.#written.set(keyOf(one), one.join(''));
    // A word that stands in a phrase alone may be mistyped as well: "bolytos sapka".
    for (const word of one) {
      this.typos.add(fold(word));
    }
    const others = this.#byPhrase.get(keyOf(one)) ?? new Map<string, SynonymPhrase>();
    others.set(keyOf(other), other);
    this.#byPhrase.set(keyOf(one), others);
  }
}

/** The shop's own list. */
export const shopSynonyms = new Synonyms(readFileSync(new URL('./synonyms.txt', import.meta.url), 'utf8'));
