import type { FactKey, FactValue } from '#lib/contract/facts.ts';

/**
 * A fact is a property of goods that can be compared and chosen by: "Űrtartalom: 38 l", "Talpesés: 8 mm". Each is
 * declared once (ADR-0112): what it may say, of which goods, and by which words shoppers name it. Its texts stand in
 * the messages, `filters.{key}`.
 */
interface Declared {
  /** Names the fact in catalogs, in answers and in the messages. */
  key: FactKey;
  /** `f_id` on the wire, a multiple of 100 from 100 000 on; values have the numbers after it. They stay for ever. */
  id: number;
  /** Slugs of the categories whose goods have it, those below them included. */
  goods: readonly string[];
}

/** Units that numbers are kept in; weights are grams. */
export type Unit =
  | 'l'
  | 'persons'
  | 'g'
  | 'kg'
  | 'mm'
  | 'm'
  | 'inch'
  | 'celsius'
  | 'g_m2'
  | 'g_m2_24h'
  | 'cm2'
  | 'cuin'
  | 'hours'
  | 'none';

/** Numbers from `from` up to, but not including, `below`; null where it has no end. */
export interface Band {
  key: string;
  id: number;
  from: number | null;
  below: number | null;
}

export interface NumberFact extends Declared {
  kind: 'number';
  unit: Unit;
  /** Smallest and largest number that a catalog may say. */
  within: readonly [number, number];
  /** By which a filter counts, in their order. */
  bands: readonly Band[];
  /** What follows the number in a query, in the dictionary form, with how many of `unit` one of it is. */
  units: Readonly<Record<string, number>>;
  /** Words that stand beside the number in a query: "flex 100". */
  names: readonly string[];
}

/** A word for what goods may be, with what shoppers call it: words and phrases in the dictionary form. */
export interface NamedValue {
  id: number;
  words: readonly string[];
}

export interface ChoiceFact extends Declared {
  kind: 'choice';
  values: Readonly<Record<string, NamedValue>>;
  /** Whether goods may be several of these at once: "aszfalt, salak". */
  takesSeveral: boolean;
}

/** True or false; its values are called `yes` and `no`. */
export interface FlagFact extends Declared {
  kind: 'flag';
  values: Readonly<Record<'yes' | 'no', NamedValue>>;
}

export type Fact = NumberFact | ChoiceFact | FlagFact;

/** Numbers of the bands of a fact with their bounds; the number of a band stays when others come between. */
type Bounds = Readonly<Record<number, readonly [from: number | null, below: number | null]>>;

const named = (bound: number) => String(bound).replace('-', 'minus').replace('.', '_');

function bandKey(from: number | null, below: number | null): string {
  if (from === null) return `below-${named(below ?? 0)}`;
  return below === null ? `from-${named(from)}` : `${named(from)}-${named(below)}`;
}

/** A fact that is a number with a unit. */
export function numberFact({
  bands,
  names = [],
  ...declared
}: Omit<NumberFact, 'kind' | 'bands' | 'names'> & { bands: Bounds; names?: readonly string[] }): NumberFact {
  const list = Object.entries(bands).map(([number, [from, below]]) => ({
    key: bandKey(from, below),
    id: declared.id + Number(number),
    from,
    below,
  }));
  const inOrder = list.toSorted((a, b) => (a.from ?? -Infinity) - (b.from ?? -Infinity));
  return { kind: 'number', names, bands: inOrder, ...declared };
}

/** The values of a choice: the number of each, and its words. */
type Values = Readonly<Record<string, readonly [number: number, ...words: string[]]>>;

function namedValues(id: number, values: Values): Record<string, NamedValue> {
  return Object.fromEntries(
    Object.entries(values).map(([key, [number, ...words]]) => [key, { id: id + number, words }]),
  );
}

/** A fact that is one of a few words, or several of them. */
export function choiceFact({
  values,
  takesSeveral = false,
  ...declared
}: Declared & { values: Values; takesSeveral?: boolean }): ChoiceFact {
  return { kind: 'choice', takesSeveral, values: namedValues(declared.id, values), ...declared };
}

/** A fact that holds or does not. */
export function flagFact({ yes, no, ...declared }: Declared & Record<'yes' | 'no', readonly string[]>): FlagFact {
  const { id } = declared;
  return { kind: 'flag', values: { yes: { id: id + 1, words: yes }, no: { id: id + 2, words: no } }, ...declared };
}

/** The band that a number is in; undefined outside all of them. */
export function bandOf({ bands }: Pick<NumberFact, 'bands'>, value: number): Band | undefined {
  return bands.find(({ from, below }) => (from === null || value >= from) && (below === null || value < below));
}

/** Ids of a fact's values by their keys, in the order in which they are shown. */
export function valueIdsOf(fact: Fact): Record<string, number> {
  if (fact.kind === 'number') return Object.fromEntries(fact.bands.map(({ key, id }) => [key, id]));
  return Object.fromEntries(Object.entries(fact.values).map(([key, { id }]) => [key, id]));
}

/** Keys of the filter values that a product has by what it says of a fact; none of what the fact does not know. */
export function valueKeysOf(fact: Fact, value: FactValue | undefined): string[] {
  if (value === undefined) return [];
  if (fact.kind === 'number') {
    const band = typeof value === 'number' ? bandOf(fact, value) : undefined;
    return band ? [band.key] : [];
  }
  if (fact.kind === 'flag') return typeof value === 'boolean' ? [value ? 'yes' : 'no'] : [];
  return wordsOf(value).filter((word) => Object.hasOwn(fact.values, word));
}

function wordsOf(value: FactValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [];
}

/** What is wrong with a value for a fact, in words for whoever keeps the catalog; null for nothing. */
export function factProblem(fact: Fact, value: FactValue): string | null {
  if (fact.kind === 'number') {
    if (typeof value !== 'number') return `has to be a number (${fact.unit})`;
    const [least, most] = fact.within;
    return value < least || value > most ? `has to be from ${least} to ${most} (${fact.unit})` : null;
  }
  if (fact.kind === 'flag') return typeof value === 'boolean' ? null : 'has to be true or false';
  const words = wordsOf(value);
  const known = Object.keys(fact.values);
  if (words.length === 0) return `has to be ${fact.takesSeveral ? 'some' : 'one'} of ${known.join(', ')}`;
  if (Array.isArray(value) && !fact.takesSeveral) return 'takes one value, not a list';
  if (new Set(words).size < words.length) return 'has a value twice';
  const unknown = words.find((word) => !known.includes(word));
  return unknown === undefined ? null : `has no value ${unknown}; known are ${known.join(', ')}`;
}
