import { normaliseQuery } from '#lib/core/filters/index.ts';
import { fold } from '#lib/core/text/fold.ts';
import { isCommonWord, isEnglishWord } from '../common-words.ts';
import { nameKey, shopNotSold } from '../not-sold.ts';
import type { ReadModel } from '../read-model.ts';
import { shopSynonyms } from '../synonyms.ts';
import { patternAt } from './english-patterns.ts';
import { englishWordsOf, type EnglishWords } from './english-words.ts';
import { longestEnglish } from './phrase-list.ts';

/** Words that only ask, wish, join or fill: goods are found without them, and nobody misses them. */
const fillers = new Set(
  `a an the and or of for to with in on at by from my me i i'm im it is are am do does did can could should would will
  what which who how when where why need want looking look buy get show find choose choosing some any you your this that
  these those near best good great nice please shop store online have has got someone who's size one ones pair set kind
  type types top-rated cool perfect right us we let's
  gift gifts present presents ideas idea gear kit stuff things items`
    .trim()
    .split(/\s+/),
);

/** Some words of a query as typed, and what the catalog calls them; empty for what is left out. */
interface Part {
  typed: string;
  hungarian: string;
}

const trimmed = (word: string) => word.replace(/^[^\p{L}\p{N}+−-]+|[^\p{L}\p{N}"”″%’']+$/gu, '');
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

export interface EnglishLimits {
  /** Whether its last word may go on. */
  isBegun?: boolean;
  /** Takes each word as it is typed: none is mistyped or begun. */
  isExact?: boolean;
}

/** A query of the English pages in the words of the catalog, and the way back into those typed (ADR-0164). */
export class EnglishQuery {
  /** What is searched. */
  readonly hungarian: string;
  /** The query with its mistyped words as they were read; null where none was. */
  readonly corrected: string | null;
  /** Words that mean nothing here, beside others that do. */
  readonly leftOut: readonly string[];
  readonly #parts: readonly Part[];
  readonly #words: EnglishWords;

  private constructor(
    words: EnglishWords,
    parts: readonly Part[],
    leftOut: readonly string[],
    corrected: string | null,
  ) {
    this.hungarian = parts.map(({ hungarian }) => hungarian).join(' ');
    this.#words = words;
    this.#parts = parts;
    this.leftOut = leftOut;
    this.corrected = corrected;
  }

  /** Reads a query; null for one that has no English words for goods: it is searched as it is typed. */
  static of(model: ReadModel, query: string | undefined, limits: EnglishLimits = {}): EnglishQuery | null {
    const q = normaliseQuery(query);
    if (q === null || model.coded(q) !== null) return null;
    const words = englishWordsOf(model.catalog);
    const typed = wordsOf(q)
      .map(trimmed)
      .filter((word) => word !== '');
    const spelled = limits.isExact
      ? typed
      : typed.map((word, at) => spelling(words, model, word, isLast(typed, at) && limits.isBegun === true));
    const { parts, isRead } = partsOf(words, spelled, typed);
    if (!isRead) return null;
    const kept = keptWords(model, parts);
    const said = parts
      .filter((part) => part.hungarian !== '' || kept.has(part))
      .map((part) => (part.hungarian === '' ? { ...part, hungarian: part.typed } : part));
    const leftOut = parts.filter((part) => part.hungarian === '' && !kept.has(part) && !isFiller(part.typed));
    const isMended = spelled.some((word, at) => word !== typed[at]);
    return new EnglishQuery(
      words,
      said,
      leftOut.map((part) => part.typed),
      isMended ? spelled.join(' ') : null,
    );
  }

  /** Words of the catalog in English: as they were typed, else as the shop says them. */
  said(text: string): string {
    return saidWords(wordsOf(text), (run) => this.#typed(run) ?? this.#words.english(run));
  }

  /** Whether all words of a text can be said in English, or were typed. */
  isSayable(text: string): boolean {
    const isTyped = (word: string) =>
      this.#parts.some(({ typed }) => wordsOf(typed).some((one) => fold(one) === fold(word)));
    return wordsOf(saidWords(wordsOf(text), (run) => (this.#typed(run) ?? this.#words.english(run)) && '')).every(
      isTyped,
    );
  }

  /** A word of the catalog that was left out, as it was typed. */
  typedFor(word: string): string {
    const whole = this.#parts.find(({ hungarian }) => wordsOf(hungarian).some((one) => fold(one) === fold(word)));
    return whole?.typed ?? this.said(word);
  }

  #typed(run: readonly string[]): string | undefined {
    const key = fold(run.join(' ')).toLowerCase();
    return this.#parts.find(({ hungarian }) => fold(hungarian).toLowerCase() === key)?.typed;
  }
}

/** Whether a query that names no goods is English for sure: no word of it is a mistyped Hungarian one. */
export function isSurelyEnglish(model: ReadModel, query: string | undefined): boolean {
  const words = wordsOf((query ?? '').toLowerCase()).map(trimmed);
  const others = words.filter((word) => !isEnglishWord(word) && !isFiller(word));
  return others.length < words.length && !others.some((word) => isOfCatalog(model, word));
}

/** Words of the catalog as a shop says them in English; what has no English stays. */
export function saidWords(words: readonly string[], say: (run: readonly string[]) => string | undefined): string {
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    let count = Math.min(longestEnglish + 1, words.length - at);
    while (count > 1 && say(words.slice(at, at + count)) === undefined) count -= 1;
    said.push(say(words.slice(at, at + count)) ?? words[at] ?? '');
    at += count;
  }
  return said.join(' ');
}

const isLast = (words: readonly string[], at: number) => at === words.length - 1;
const isFiller = (word: string) => fillers.has(word.toLowerCase());

/** Shorter words have too many others one letter away: "mean" is no "man". */
const shortestMistyped = 5;

/** A word as it was meant: one that stands in phrases, is everyday English or known to the catalog, was. */
function spelling(words: EnglishWords, model: ReadModel, word: string, isBegun: boolean): string {
  const lower = word.toLowerCase();
  const isMeant = words.isKnown(word) || isFiller(word) || isEnglishWord(lower) || /[^\p{ASCII}]|\d/u.test(word);
  if (isMeant) return word;
  const completed = isBegun ? words.completed(word) : undefined;
  if (completed !== undefined) return completed;
  if (isCommonWord(lower) || isOfCatalog(model, lower) || isForeignBrand([lower])) return word;
  const meant = word.length < shortestMistyped ? undefined : words.spelled(word);
  if (meant === undefined) return word;
  return /s$/i.test(word) && !meant.endsWith('s') ? `${meant}s` : meant;
}

/** The runs of words that say something, the longest first from each place on. */
function partsOf(
  words: EnglishWords,
  spelled: readonly string[],
  typed: readonly string[],
): { parts: Part[]; isRead: boolean } {
  const parts: Part[] = [];
  let isRead = false;
  for (let at = 0; at < spelled.length;) {
    const rest = spelled.slice(at);
    const pattern = patternAt(rest);
    const phrase = pattern ?? phraseAt(words, rest);
    const count = phrase?.count ?? 1;
    const hungarian = phrase?.hungarian ?? (/\d/.test(spelled[at] ?? '') ? (spelled[at] ?? '') : '');
    if (phrase) isRead = true;
    // What is mended is shown as it was read, so that a link with one word less finds what it says.
    parts.push({ typed: (pattern ? typed : spelled).slice(at, at + count).join(' '), hungarian });
    at += count;
  }
  return { parts, isRead };
}

function phraseAt(words: EnglishWords, rest: readonly string[]): { count: number; hungarian: string } | null {
  for (let count = Math.min(longestEnglish, rest.length); count > 0; count -= 1) {
    const run = rest.slice(0, count);
    const hungarian = count === 1 && isFiller(run[0] ?? '') ? undefined : words.hungarian(run);
    if (hungarian !== undefined) return { count, hungarian };
  }
  return null;
}

/** Words that have no English meaning here but one to the catalog: names of models and brands, Hungarian words. */
function keptWords(model: ReadModel, parts: readonly Part[]): Set<Part> {
  const kept = new Set<Part>();
  for (const [at, part] of parts.entries()) {
    if (part.hungarian !== '' || isFiller(part.typed)) continue;
    const run = parts.slice(at, at + 3);
    for (let count = run.length; count > 0; count -= 1) {
      const words = run.slice(0, count).map(({ typed }) => typed);
      if (isForeignBrand(words)) for (const one of run.slice(0, count)) kept.add(one);
    }
    if (isOfCatalog(model, part.typed.toLowerCase())) kept.add(part);
  }
  return kept;
}

const isOfCatalog = (model: ReadModel, word: string) => model.text.isKnown(word) || shopSynonyms.words.has(fold(word));
const foreignBrands = new Set(shopNotSold.entries.flatMap(({ kind, keys }) => (kind === 'brand' ? keys : [])));
const isForeignBrand = (words: readonly string[]) => foreignBrands.has(nameKey(words.join('')));
