import { LRUCache } from 'lru-cache';
import { headOf, isFirstHalf, isHead, standsForItsCompounds, standsForWhatItEnds } from './hungarian/compounds.ts';
import { fold } from '#lib/core/text/fold.ts';
import { basesOf, looseBasesOf, rootsOf } from './hungarian/forms.ts';
import { SortedWords } from './sorted-words.ts';
import { oneMistake, Typos, type Near } from './typos.ts';

/** A word as it is written somewhere, in lower case with accents. Its number is its place in the vocabulary. */
export interface Term {
  written: string;
  folded: string;
  bases: ReadonlySet<string>;
  /** Rank of the best field that it stands in. */
  rank: number;
  /** The ranks of all fields that it stands in, a bit each. */
  ranks: number;
}

/** Letters that two forms must share where their dictionary form is no known word. */
const shortestUnknown = 4;
const shortestBeginning = 3;
/** Words by a size of one each: `max` would set their room aside in every vocabulary from the start. */
const wordsKept = { maxSize: 5000, sizeCalculation: () => 1 };
const accented = /[^\p{ASCII}]/u;
const reversed = (word: string) => [...word].toReversed().join('');

/** Every word that was ever added, found by its forms, its family, its halves, its beginning or with mistakes. */
export class Vocabulary {
  readonly #terms: Term[] = [];
  readonly #byWritten = new Map<string, number>();
  readonly #byFolded = new Map<string, number[]>();
  readonly #byBase = new Map<string, number[]>();
  readonly #byRoot = new Map<string, number[]>();
  readonly #bases = new SortedWords();
  readonly #reversedBases = new SortedWords();
  readonly #typos = new Typos();
  readonly #others: Typos;
  /** What was found for words that shoppers typed lately; a search asks for each of its words many times. */
  readonly #nearLately = new LRUCache<string, readonly Near[]>({
    ...wordsKept,
    memoMethod: (folded) => [...this.#typos.near(folded), ...this.#others.near(folded)],
  });
  readonly #basesLately = new LRUCache<string, ReadonlySet<string>>({
    ...wordsKept,
    memoMethod: (word) => this.#findBases(word),
  });

  /** `others` are words that no document need have, but that a mistyped one may mean. */
  constructor(others: Typos = new Typos()) {
    this.#others = others;
  }

  /** The number of a word in lower case, which is added where it is new. */
  numberOf(written: string): number {
    const known = this.#byWritten.get(written);
    if (known !== undefined) return known;
    this.#nearLately.clear();
    this.#basesLately.clear();
    const number = this.#terms.length;
    const folded = fold(written);
    const bases = basesOf(written);
    this.#terms.push({ written, folded, bases, rank: 0, ranks: 0 });
    this.#byWritten.set(written, number);
    for (const word of [folded, ...[...bases].flatMap((base) => headOf(base) ?? [])]) this.#typos.add(word);
    note(this.#byFolded, folded, number);
    for (const base of bases) {
      if (!this.#byBase.has(base)) {
        this.#bases.add(base);
        this.#reversedBases.add(reversed(base));
      }
      note(this.#byBase, base, number);
    }
    for (const root of rootsOf(bases)) note(this.#byRoot, root, number);
    return number;
  }

  /** Takes note that a term stands in a field of this rank. */
  raiseRank(number: number, rank: number): void {
    const term = this.#terms[number];
    if (!term) return;
    term.ranks |= 1 << rank;
    if (term.rank < rank) term.rank = rank;
  }

  /** The term of a number. Throws a RangeError for a number that was never given. */
  at(number: number): Term {
    const term = this.#terms[number];
    if (!term) throw new RangeError(`There is no term ${number}`);
    return term;
  }

  /** Terms written so but for accents. */
  spelled(folded: string): readonly number[] {
    return this.#byFolded.get(folded) ?? [];
  }

  /**
   * Folded dictionary forms of a word of a query: of all that its endings allow, those that are known words, since two
   * words may well lose their endings and be left with the same nothing.
   */
  basesOfTyped(word: string): ReadonlySet<string> {
    return this.#basesLately.memo(word);
  }

  #findBases(word: string): ReadonlySet<string> {
    const folded = fold(word);
    const possible = this.possibleBases(word);
    const known = new Set([...possible].filter((base) => base === folded || this.#byFolded.has(base) || isHead(base)));
    const isFound = this.sharing(known).size > 0 || this.beginning(word).size > 0;
    if (isFound || this.near(folded).some(({ cost }) => cost <= oneMistake)) return known;
    return new Set([...possible].filter((base) => known.has(base) || base.length >= shortestUnknown));
  }

  /** All that the endings of a word allow. Without accents they can be told only by the known words like it. */
  possibleBases(word: string): ReadonlySet<string> {
    const folded = fold(word);
    if (accented.test(word)) {
      const strict = basesOf(word);
      return [...strict].some((base) => this.#byFolded.has(base)) ? strict : strict.union(looseBasesOf(folded));
    }
    const alike = this.spelled(folded);
    return alike.length > 0 ? new Set(alike.flatMap((number) => [...this.at(number).bases])) : looseBasesOf(folded);
  }

  /** Terms that share a dictionary form. */
  sharing(bases: Iterable<string>): Set<number> {
    return new Set([...bases].flatMap((base) => this.#byBase.get(base) ?? []));
  }

  /** Terms of the same family: kerékpáros for kerékpár, futó for futás. */
  related(word: string): Set<number> {
    if (!standsForItsCompounds(fold(word))) return new Set();
    const possible = this.possibleBases(word);
    const roots = [...rootsOf(possible)].filter(
      (root) => !possible.has(root) || this.#byFolded.has(root) || isHead(root),
    );
    return new Set(roots.flatMap((root) => this.#byRoot.get(root) ?? []));
  }

  /** Compounds that end in one of the dictionary forms: futócipő for cipő. */
  endingIn(bases: Iterable<string>): Set<number> {
    const found = new Set<number>();
    for (const base of bases) {
      if (base.length < 3 || !standsForWhatItEnds(base)) continue;
      for (const backwards of this.#reversedBases.beginning(reversed(base))) {
        const compound = reversed(backwards);
        const first = compound.slice(0, -base.length);
        if (!isFirstHalf(first) || !(isHead(base) || this.#byFolded.has(first))) continue;
        for (const number of this.#byBase.get(compound) ?? []) found.add(number);
      }
    }
    return found;
  }

  /** Compounds that begin with one of the dictionary forms and end in a head: futócipő for futó. */
  compoundsOf(bases: Iterable<string>): Set<number> {
    const found = new Set<number>();
    for (const base of bases) {
      if (!isFirstHalf(base) || !standsForItsCompounds(base)) continue;
      for (const compound of this.#bases.beginning(base)) {
        const second = compound.slice(base.length);
        if (!isHead(second) && headOf(second) === null) continue;
        for (const number of this.#byBase.get(compound) ?? []) found.add(number);
      }
    }
    return found;
  }

  /** Terms that begin so, from three letters; accents that were typed count where some term has them. */
  beginning(typed: string): Set<number> {
    const folded = fold(typed);
    return folded.length < shortestBeginning || !standsForItsCompounds(folded) ? new Set() : this.startingWith(typed);
  }

  /** Terms that begin so, with any number of letters; accents that were typed count where some term has them. */
  startingWith(typed: string): Set<number> {
    const folded = fold(typed);
    const found = new Set(this.#bases.beginning(folded).flatMap((base) => this.#byBase.get(base) ?? []));
    const alike = new Set([...found].filter((number) => this.at(number).written.startsWith(typed)));
    return alike.size > 0 ? alike : found;
  }

  /** Folded words that a mistyped one may have been meant for. */
  near(folded: string): readonly Near[] {
    return this.#nearLately.memo(folded);
  }
}

function note(index: Map<string, number[]>, key: string, number: number): void {
  const numbers = index.get(key);
  if (numbers) numbers.push(number);
  else index.set(key, [number]);
}
