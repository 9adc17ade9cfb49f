import { readFileSync } from 'node:fs';
import { fold } from '#lib/core/text/fold.ts';
import { isCommonWord, isStemOf } from './common-words.ts';
import { basesOf, looseBasesOf } from './hungarian/forms.ts';
import { genderOf } from './people.ts';
import { shopSynonyms, type Synonyms } from './synonyms.ts';
import { Typos } from './typos.ts';

/** A brand or a kind of goods that people look for and the shop does not sell. */
export interface NotSoldEntry {
  /** As the list writes it. */
  name: string;
  kind: 'brand' | 'goods';
  /** What to search instead; null where nothing comes near. */
  nearest: string | null;
  /** All its spellings without spaces and accents. */
  keys: readonly string[];
  /** Where it stands, for whoever has to mend it. */
  line: string;
}

/** An entry among the words of a query, and their places. */
export interface NotSoldWords {
  entry: NotSoldEntry;
  places: readonly number[];
}

/** What the shop knows of words. */
export interface Shop {
  /** Whether the catalog has what the lists say that it has not. */
  isSold(entry: NotSoldEntry): boolean;
  /** Whether a word stands for a kind of goods that is sold. */
  isKind(word: string): boolean;
  /** Whether nobody mistyped a word. */
  isKnown(word: string): boolean;
}

const longestPhrase = 3;
/** Shorter words are too like others to be mistyped names. */
const shortestMistyped = 5;
const nothing = /[^\p{L}\p{N}]/gu;
/** A name without spaces, accents and signs. */
export const nameKey = (text: string) => fold(text.replaceAll('&', '')).replace(nothing, '');
const wordSuffix = /-(?:[oöaeáé]s|[ae]t|t|[bn]?[ae]n|[rb][ae]|[nb][ea]k)$/u;
const phrasesOf = (part: string, separator: string) =>
  part
    .split(separator)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

interface Lists {
  brands: string;
  goods: string;
}

/**
 * What is not sold, from two lists that a merchandiser keeps beside the synonyms (ADR-0114). Throws an Error that names
 * the line and the remedy for one that cannot be read, is there twice, or stands among the synonyms as well.
 */
export class NotSold {
  readonly entries: readonly NotSoldEntry[];
  readonly #byKey = new Map<string, NotSoldEntry>();
  /** Phrases of two words by both, whatever their order. */
  readonly #byPair = new Map<string, NotSoldEntry>();
  readonly #typos = new Typos();
  readonly #synonymLines: ReadonlyMap<string, number>;

  constructor({ brands, goods }: Lists, synonyms: Synonyms = shopSynonyms) {
    this.entries = [...linesOf(brands, 'Brands not sold', brandsOf), ...linesOf(goods, 'Goods not sold', goodsOf)];
    this.#synonymLines = linesByKey(synonyms);
    for (const entry of this.entries) {
      for (const key of entry.keys) {
        const other = this.#byKey.get(key);
        if (other && other.line !== entry.line)
          throw new Error(`${entry.line}: "${entry.name}" is said before in ${other.line}: take it out of one of them`);
        const synonymLine = this.#synonymLines.get(key);
        if (synonymLine !== undefined)
          throw new Error(
            `${entry.line}: "${entry.name}" stands on line ${synonymLine} of the synonyms as well: take it out of one of them`,
          );
        if (!other) this.#byKey.set(key, entry);
        if (key.length >= shortestMistyped - 1) this.#typos.add(key);
      }
      const pair = entry.name.split(' ');
      if (entry.kind === 'goods' && pair.length === 2) this.#byPair.set(pairKey(pair[0] ?? '', pair[1] ?? ''), entry);
    }
  }

  /**
   * All that the words of a query name and is not sold, each word once and the longest names first.
   */
  find(words: readonly string[], shop: Shop): NotSoldWords[] {
    const found: NotSoldWords[] = [];
    let left = words.map((word, at) => ({ word, at }));
    while (left.length > 0) {
      const rest = left.map(({ word }) => word);
      const next = this.#asWritten(rest, shop) ?? this.#pair(rest, shop) ?? this.#mistyped(rest, shop);
      if (!next) break;
      found.push({ entry: next.entry, places: next.places.map((at) => left[at]?.at ?? 0) });
      left = left.filter((_, at) => !next.places.includes(at));
    }
    return found;
  }

  #asWritten(words: readonly string[], { isSold, isKind }: Shop): NotSoldWords | null {
    for (const places of runsOfPlaces(words.length)) {
      const entry = keysOfTyped(places.map((at) => words[at] ?? ''))
        .map((key) => this.#byKey.get(key))
        .find((one) => one !== undefined && !isSold(one) && !isPurpose(one, words, places, isKind));
      if (entry && !this.#isInSynonym(words, places)) return { entry, places };
    }
    return null;
  }

  /** Whether words are part of a longer name that the synonyms know: a "head torch" is no torch of Head's. */
  #isInSynonym(words: readonly string[], places: readonly number[]): boolean {
    return runsOfPlaces(words.length).some(
      (run) =>
        run.length > places.length &&
        places.every((at) => run.includes(at)) &&
        this.#synonymLines.has(nameKey(run.map((at) => words[at]).join(''))),
    );
  }

  /** Two words of a phrase may stand apart and in any order: "bicikli 6 éves gyereknek". */
  #pair(words: readonly string[], { isSold, isKind }: Shop): NotSoldWords | null {
    if (words.length > 8) return null;
    for (let one = 0; one < words.length; one += 1) {
      for (let other = one + 1; other < words.length; other += 1) {
        // In "kerékpár sisak gyerek" the helmet is meant, and the other words say what for.
        if (words.slice(one + 1, other).some(isKind) || isKind(words[other + 1] ?? '')) continue;
        const entry = pairKeys(words[one] ?? '', words[other] ?? '')
          .map((key) => this.#byPair.get(key))
          .find((found) => found !== undefined && !isSold(found));
        if (entry) return { entry, places: [one, other] };
      }
    }
    return null;
  }

  #mistyped(words: readonly string[], { isSold, isKind, isKnown }: Shop): NotSoldWords | null {
    for (const places of runsOfPlaces(words.length)) {
      const typed = places.map((at) => words[at] ?? '');
      const key = nameKey(typed.join(''));
      if (key.length < shortestMistyped || typed.some((word) => isKnown(word) || isCommonWord(word))) continue;
      const [near] = this.#typos.near(key).filter(({ word }) => word.startsWith(key.slice(0, 1)));
      const entry = near && this.#byKey.get(near.word);
      if (entry && !isSold(entry) && !isPurpose(entry, words, places, isKind)) return { entry, places };
    }
    return null;
  }
}

/** The lines of the synonyms by the phrases that stand there, on either side. */
function linesByKey({ lines }: Synonyms): Map<string, number> {
  return new Map(
    lines.flatMap(({ line, sources, targets }) =>
      [...sources, ...targets].map((phrase) => [nameKey(phrase.join(' ')), line] as const),
    ),
  );
}

/** Places of all runs of up to three words, the longest first. */
function runsOfPlaces(count: number): number[][] {
  const runs: number[][] = [];
  for (let length = Math.min(longestPhrase, count); length > 0; length -= 1) {
    for (let from = 0; from + length <= count; from += 1) runs.push(Array.from({ length }, (_, at) => from + at));
  }
  return runs;
}

function formsOf(word: string): string[] {
  const bare = word.toLowerCase().replace(wordSuffix, '');
  const stems = [...basesOf(bare), ...looseBasesOf(fold(bare))].filter((base) => isStemOf(base, fold(bare)));
  return [...new Set([nameKey(bare), ...stems.map(nameKey)])];
}

function keysOfTyped(typed: readonly string[]): string[] {
  const before = nameKey(typed.slice(0, -1).join(''));
  return formsOf(typed.at(-1) ?? '').map((last) => before + last);
}

const purposeEnding = /(?:nak|nek|hoz|hez|höz)$/u;

/**
 * Whether a name says what the goods of other words are for, or of what they are: "futóöv telefonnak", "laptop
 * hátizsák", "farmer dzseki", "gyerek bicikli sisak". A "csónak" is none.
 */
function isPurpose(
  { kind, keys }: NotSoldEntry,
  words: readonly string[],
  places: readonly number[],
  isKind: Shop['isKind'],
): boolean {
  if (kind !== 'goods' || words.length === places.length) return false;
  const last = places.at(-1) ?? 0;
  if (isKind(words[last + 1] ?? '')) return true;
  const word = words[last] ?? '';
  return places.length === 1 && purposeEnding.test(word) && !keys.includes(nameKey(word));
}

const pairKey = (one: string, other: string) => [plainOf(one), plainOf(other)].toSorted().join(' ');

/** Whatever names children is "gyerek". */
const plainOf = (word: string) => (genderOf(word) === 'kinder' ? 'gyerek' : nameKey(word));

function pairKeys(one: string, other: string): string[] {
  const forms = (word: string) => (genderOf(word) === 'kinder' ? ['gyerek'] : formsOf(word));
  return forms(one).flatMap((a) => forms(other).map((b) => [a, b].toSorted().join(' ')));
}

type Entry = Omit<NotSoldEntry, 'line'>;

function linesOf(list: string, title: string, read: (line: string) => Entry[] | null): NotSoldEntry[] {
  return list.split('\n').flatMap((text, at) => {
    const line = text.replace(/#.*$/, '').trim();
    if (line === '') return [];
    const entries = read(line);
    const place = `${title}, line ${at + 1}`;
    if (!entries || entries.some(({ keys }) => keys.some((key) => key.length < 2)))
      throw new Error(`${place}: "${line}" cannot be read`);
    return entries.map((entry) => ({ ...entry, line: place }));
  });
}

function brandsOf(line: string): Entry[] | null {
  if (line.includes('>')) return null;
  return phrasesOf(line, ',').map((brand) => {
    const spellings = phrasesOf(brand, '=');
    return { name: spellings[0] ?? '', kind: 'brand', nearest: null, keys: [...new Set(spellings.map(nameKey))] };
  });
}

function goodsOf(line: string): Entry[] | null {
  const [phrases = '', nearest = '', ...more] = line.split('>');
  if (more.length > 0 || nearest.includes('=') || line.endsWith('>')) return null;
  const named = phrasesOf(phrases, ',').map((names) => phrasesOf(names, '='));
  if (named.some((names) => names.length === 0 || names.some((name) => name.split(' ').length > longestPhrase)))
    return null;
  return named.map((names) => ({
    name: names[0] ?? '',
    kind: 'goods',
    nearest: nearest.trim() || null,
    keys: [...new Set(names.map(nameKey))],
  }));
}

const listOf = (name: string) => readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8');

/** The shop's own lists. */
export const shopNotSold = new NotSold({ brands: listOf('brands-not-sold'), goods: listOf('goods-not-sold') });
