import { readFileSync } from 'node:fs';
import { fold } from '#lib/core/text/fold.ts';
import { Typos } from './typos.ts';
import { wordsOfQuery } from './words.ts';

/** The words of one way to say it. */
export type SynonymPhrase = readonly string[];

const mostWords = 3;
/** `a = b = c` or `a, b > c, d`. */
const groupForm = /^(?:[^=>]+>[^=>]+|[^=>,]+(?:=[^=>,]+)+)$/;
const keyOf = (words: readonly string[]) => words.map(fold).join(' ');

/** Which other words find the same goods, from a list that a merchandiser keeps (`synonyms.txt` says how). */
export class Synonyms {
  /** The single words that may be mistyped. */
  readonly typos = new Typos();
  readonly #written = new Map<string, string>();
  readonly #byPhrase = new Map<string, Map<string, SynonymPhrase>>();

  /** Reads a list. Throws an Error that names the line for one that is no group or has a phrase of four words. */
  constructor(list: string) {
    list.split('\n').forEach((line, at) => {
      const group = line.replace(/#.*$/, '').trim();
      if (group === '') return;
      const phrases = group.split(/[=>,]/).map((phrase) => wordsOfQuery(phrase));
      const isSound = groupForm.test(group) && phrases.every(({ length }) => length >= 1 && length <= mostWords);
      if (!isSound) throw new Error(`Synonyms, line ${at + 1}: "${group}" is no group`);
      const sources = group.includes('>') ? group.slice(0, group.indexOf('>')).split(',').length : phrases.length;
      const others = sources < phrases.length ? phrases.slice(sources) : phrases;
      for (const one of phrases.slice(0, sources)) for (const other of others) this.#relate(one, other);
    });
  }

  /** The other ways to say a phrase given as folded words in their dictionary form. */
  of(words: readonly string[]): readonly SynonymPhrase[] {
    return [...(this.#byPhrase.get(keyOf(words))?.values() ?? [])];
  }

  /** Single words that have synonyms, folded, each with the way it is written. */
  get words(): ReadonlyMap<string, string> {
    return this.#written;
  }

  /** Every phrase that has others, folded. */
  get phrases(): Iterable<string> {
    return this.#byPhrase.keys();
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
