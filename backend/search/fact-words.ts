import { allFacts } from '#lib/core/facts/all-facts.ts';
import { bandOf, type Fact, type NumberFact } from '#lib/core/facts/fact.ts';
import { fold } from '#lib/core/text/fold.ts';
import { basesOf, looseBasesOf } from './hungarian/forms.ts';

/** A fact found among the words of a query: "30 l", "4 személyes", "vízálló", "széles lábfejre". */
export interface FactWords {
  key: Fact['key'];
  /** Id of the filter value that is meant. */
  id: number;
  /** The very number in the fact's unit; null for what is no number. */
  value: number | null;
  /** Whether the words can hardly mean anything else: a number with its unit, or a phrase of several words. */
  isPlain: boolean;
  /** Places of its words in the query: the first, and one past the last. */
  from: number;
  to: number;
}

const numerals: Readonly<Record<string, number>> = {
  egy: 1,
  ket: 2,
  ketto: 2,
  harom: 3,
  negy: 4,
  ot: 5,
  hat: 6,
  het: 7,
  nyolc: 8,
  kilenc: 9,
  tiz: 10,
};
/** A number by itself or with what is written together with it: "30", "27,5", "30l", `29"`, "29-es". */
const numbered = /^([-−]?\d{1,6}(?:[.,]\d{1,2})?)-?(\D*)$/;
/** A numeral before a unit: "négyszemélyes". */
const numeralFirst = new RegExp(
  `^(${Object.keys(numerals)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(\\p{L}*)$`,
  'u',
);
const endings = ['as', 'es', 'os', 'ös'].map(fold);

/** A word with all that it may be a form of. */
function readingsOf(word: string): Set<string> {
  const folded = fold(word);
  return new Set([folded, ...[...basesOf(word.toLowerCase())].map(fold), ...looseBasesOf(folded)]);
}

interface Typed {
  value: number;
  /** What is written together with the number, folded. */
  rest: string;
}

function typedNumber(word: string): Typed | null {
  const [, digits, rest = ''] = numbered.exec(word) ?? [];
  if (digits !== undefined)
    return { value: Number(digits.replace('−', '-').replace(',', '.')), rest: fold(rest).replace(/-[aeo]s$/, '') };
  const [, numeral = '', unit = ''] = numeralFirst.exec(fold(word)) ?? [];
  const value = numerals[numeral];
  return value === undefined ? null : { value, rest: unit };
}

/** How many of the fact's unit one of what is named is; undefined for another unit. */
function factorOf({ units }: NumberFact, readings: ReadonlySet<string>): number | undefined {
  return Object.entries(units).find(([unit]) => readings.has(fold(unit)))?.[1];
}

const isNamed = ({ names }: NumberFact, word: string | undefined): boolean => {
  if (word === undefined || names.length === 0) return false;
  const readings = readingsOf(word);
  return names.some((name) => readings.has(fold(name)));
};

/** Where the names of a fact begin that stand right before a word: "komfort hőmérséklet 0 fok". */
function namedFrom(fact: NumberFact, words: readonly string[], at: number): number {
  let from = at;
  while (isNamed(fact, words[from - 1])) from -= 1;
  return from;
}

/** Where the names of a fact end that stand from a place on. */
function namedTo(fact: NumberFact, words: readonly string[], at: number): number {
  let to = at;
  while (isNamed(fact, words[to])) to += 1;
  return to;
}

const isMinus = (word = '') => /^(?:m[ií]nusz|[-−–])$/u.test(word.toLowerCase());
/** Floating products of decimals, such as 330 × 0.001, to the number that was meant. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

function numberAt(fact: NumberFact, words: readonly string[], at: number): FactWords | null {
  const typed = typedNumber(words[at] ?? '');
  if (!typed) return null;
  const isMinusApart = isMinus(words[at - 1]);
  // "Hálózsák -10": a number below zero is a temperature without saying so.
  const isBelowZero = (isMinusApart || typed.value < 0) && fact.within[0] < 0;
  const start = isBelowZero && isMinusApart ? at - 1 : at;
  const next = words[at + 1];
  const attached = typed.rest === '' ? undefined : factorOf(fact, readingsOf(typed.rest));
  const apart = typed.rest === '' && next !== undefined ? factorOf(fact, readingsOf(next)) : undefined;
  const end = at + (apart === undefined ? 1 : 2);
  const from = namedFrom(fact, words, start);
  const to = namedTo(fact, words, end);
  const isNamedBeside = from < start || to > end;
  const factor = attached ?? apart;
  // A bare number is a fact where its name stands beside it: "flex 100", "100-as flex".
  const isBare = typed.rest === '' || endings.includes(typed.rest);
  if (factor === undefined && !(isBare && (isNamedBeside || isBelowZero))) return null;
  const value = rounded(typed.value * (factor ?? 1)) * (isBelowZero && isMinusApart ? -1 : 1);
  const [least, most] = fact.within;
  const band = value >= least && value <= most ? bandOf(fact, value) : undefined;
  if (!band) return null;
  const isOfEnding = attached !== undefined && endings.includes(typed.rest) && !isNamedBeside;
  return { key: fact.key, id: band.id, value, isPlain: !isOfEnding, from, to };
}

interface Phrase {
  key: Fact['key'];
  id: number;
  words: readonly string[];
}

/** All phrases by their first word, folded. */
const phrases: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  allFacts.flatMap((fact): Phrase[] =>
    fact.kind === 'number'
      ? []
      : Object.values(fact.values).flatMap(({ id, words }) =>
          words.map((phrase) => ({ key: fact.key, id, words: phrase.split(' ').map(fold) })),
        ),
  ),
  ({ words: [first = ''] }) => first,
);

function phrasesAt(readings: readonly ReadonlySet<string>[], at: number): FactWords[] {
  const found = [...(readings[at] ?? [])].flatMap((first) => phrases.get(first) ?? []);
  const fitting = found.filter(({ words }) => words.every((word, index) => readings[at + index]?.has(word)));
  return fitting.map(({ key, id, words }) => ({
    key,
    id,
    value: null,
    isPlain: words.length > 1,
    from: at,
    to: at + words.length,
  }));
}

const numberFacts = allFacts.filter((fact) => fact.kind === 'number');

/**
 * The facts that words of a query name, the longest first at each place. The same words may stand for several: "10 kg"
 * is a dumbbell's weight or what a roller carries; the goods that the other words find decide which is meant.
 */
export function factsIn(words: readonly string[]): FactWords[] {
  const readings = words.map(readingsOf);
  return words.flatMap((_, at) => {
    const numbers = numberFacts.flatMap((fact) => numberAt(fact, words, at) ?? []);
    const unique = new Map(
      [...numbers, ...phrasesAt(readings, at)].map((one) => [`${one.id} ${one.from} ${one.to}`, one]),
    );
    return [...unique.values()].toSorted((a, b) => b.to - b.from - (a.to - a.from));
  });
}
