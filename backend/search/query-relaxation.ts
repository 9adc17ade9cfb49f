import { fold } from '#lib/core/text/fold.ts';
import { isPerson } from './people.ts';
import { isBoostWord, isStopword } from './stopwords.ts';
import { namingRank, descriptiveRank } from './text-fields.ts';
import type { WordMeanings } from './word-meanings.ts';
import { isFiller, wordsOfQuery } from './words.ts';

/** Words of a query that are one expression: typed apart but written as one, or with a synonym of all. */
export interface Expression {
  words: readonly string[];
  /** Place of the first of them. */
  at: number;
  isLast: boolean;
}

/** The words of a query as they were parsed. */
export interface ParsedQuery {
  expressions: readonly Expression[];
  /** Places of the words that are mistyped or foreign. */
  unknown: readonly number[];
}

const longestExpression = 3;
const spellingsTried = 6;
/** Words of a query that are corrected together. */
const correctedAtOnce = 3;
const hasDigit = /\d/;
/** What follows the number of a price: "20 ezer forint alatt". */
const priceUnits = new Set(['ft', 'forint', 'forintos', 'forintig', 'ezer', 'huf']);

/** The words of a query without those that say nothing, unless there is nothing else. */
export function significantWords(meanings: WordMeanings, query: string): string[] {
  const words = wordsOfQuery(query);
  const significant = words.filter((_, at) => !isPriceAt(words, at) && !isInsignificant(meanings, words, at));
  return significant.length > 0 ? significant : words;
}

const isPriceAt = (words: readonly string[], at: number) =>
  /^\d+$/.test(words[at] ?? '') && priceUnits.has(fold(words[at + 1] ?? ''));

/** Stopwords that name goods, alone or with the next word, are none: "kerek pár" is a bicycle. */
function isInsignificant(meanings: WordMeanings, words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (!isFiller(word) && !isStopword(word)) return false;
  return !meanings.namesGoodsAsTyped(word) && !meanings.namesGoods(word + (words[at + 1] ?? ' '));
}

/** The expressions that a list of words is made of. */
export function expressionsOf(meanings: WordMeanings, words: readonly string[]): Expression[] {
  const expressions: Expression[] = [];
  for (let at = 0; at < words.length;) {
    const length = lengthAt(meanings, words, at);
    expressions.push({ words: words.slice(at, at + length), at, isLast: at + length === words.length });
    at += length;
  }
  return expressions;
}

function lengthAt(meanings: WordMeanings, words: readonly string[], at: number): number {
  for (let length = Math.min(longestExpression, words.length - at); length > 1; length -= 1) {
    const part = words.slice(at, at + length);
    const isOneWord = !part.some((word) => hasDigit.test(word)) && meanings.isKnownTogether(part);
    if (isOneWord || meanings.synonymsOf(part).length > 0) return length;
  }
  return 1;
}

/**
 * Whether an expression raises the score and need not match: praise, and what says nothing of goods. That a model is
 * called so makes neither of them a word of goods: "könnyű hátizsák" means no belt of the line "Könnyű".
 */
export function isOptional(meanings: WordMeanings, { words }: Expression): boolean {
  const [only = ''] = words;
  return words.length === 1 && (isBoostWord(only) || isStopword(only)) && !meanings.namesKindAsTyped(only);
}

/** Whether an expression says what goods are for, beside another one that says which goods are meant. */
export function isPurposeBeside(meanings: WordMeanings, { words }: Expression, others: readonly Expression[]): boolean {
  const [only = ''] = words;
  if (words.length !== 1 || !meanings.isPurpose(only)) return false;
  return others.some(({ words: other }) =>
    other.length === 1 ? meanings.isKindOrBrand(other[0] ?? '') && !meanings.isPurpose(other[0] ?? '') : true,
  );
}

/** The one expression that says which goods are meant; null where none does, or several do. */
export function onlyKindIn(meanings: WordMeanings, expressions: readonly Expression[]): Expression | null {
  const [kind = null, ...others] = expressions.filter(
    ({ words: [only = '', ...more] }) => more.length > 0 || (meanings.isKindOrBrand(only) && !meanings.isPurpose(only)),
  );
  return others.length > 0 ? null : kind;
}

/**
 * Other lists of words to search for one that finds nothing, likeliest first: without persons, stopwords and boosts, with
 * mistyped words replaced, without those that are foreign or only describe goods.
 */
export function* relaxedQueries(
  meanings: WordMeanings,
  words: readonly string[],
  parsed: ParsedQuery,
): Generator<string[]> {
  const goods = words.filter((word) => !isPerson(word) && !isStopword(word) && !isBoostWord(word));
  const isShorter = goods.length > 0 && goods.length < words.length;
  if (isShorter) yield goods;
  yield* respellings(meanings, words, parsed.unknown);
  const unknown = goods.flatMap((word, at) => (parsed.unknown.some((place) => words[place] === word) ? [at] : []));
  if (isShorter) yield* respellings(meanings, goods, unknown);
  yield* withoutUnknown(meanings, goods, unknown);
}

/** The words with those that are unknown replaced, likeliest first; none where none of them is like a known word. */
export function* respellings(
  meanings: WordMeanings,
  words: readonly string[],
  unknown: readonly number[],
): Generator<string[]> {
  const spellings = unknown.map((at) => ({
    at,
    found: meanings.spellings.of(words[at] ?? '', unknown.length > 1 ? 2 : spellingsTried),
  }));
  const all = spellings.filter(({ found }) => found.length > 0);
  // As long as one of them stays mistyped, hardly anything is found.
  if (unknown.length > correctedAtOnce && all.length > 0)
    yield all.reduce<string[]>((list, { at, found: [best = ''] }) => list.with(at, best), [...words]);
  const possible = spellings.slice(0, correctedAtOnce).filter(({ found }) => found.length > 0);
  if (possible.length === 0) return;
  yield* possible.reduce<string[][]>(
    (lists, { at, found }) => lists.flatMap((list) => found.map((spelling) => list.with(at, spelling))),
    [[...words]],
  );
}

/** The words without those that name nothing, as long as others do: first the mistyped replaced, then left out. */
function* withoutUnknown(
  meanings: WordMeanings,
  words: readonly string[],
  unknown: readonly number[],
): Generator<string[]> {
  const respelled = words.map((word, at) => (unknown.includes(at) ? (meanings.spellings.of(word, 1)[0] ?? '') : word));
  const left = words.map((word, at) =>
    unknown.includes(at) && !meanings.isKindOrBrand(respelled[at] ?? '') ? '' : word,
  );
  for (const list of [respelled, left]) {
    const known = list.filter((word) => word !== '');
    yield* wordsAbove(meanings, known, words.length, 0);
    yield* wordsAbove(meanings, known, words.length, descriptiveRank);
  }
}

/** The words above a rank, where they are fewer and goods are named by one of them. */
function* wordsAbove(
  meanings: WordMeanings,
  words: readonly string[],
  before: number,
  rank: number,
): Generator<string[]> {
  const kept = expressionsOf(meanings, words)
    .map((expression) => ({ ...expression, rank: rankOf(meanings, expression) }))
    .filter((expression) => expression.rank > rank || hasDigit.test(expression.words.join('')));
  const list = kept.flatMap((expression) => expression.words);
  if (
    list.length < before &&
    kept.some(({ words: part }) => part.length > 1 || part.some((word) => meanings.isKindOrBrand(word)))
  )
    yield list;
}

function rankOf(meanings: WordMeanings, { words, isLast }: Expression): number {
  const [only = ''] = words;
  return words.length > 1 ? namingRank : meanings.ownRankOf(only) || meanings.rankOf(only, isLast);
}
