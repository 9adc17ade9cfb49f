import { currency } from '#lib/contract/market/currency.ts';
import { fold } from '#lib/core/text/fold.ts';

/** A price that words of a query name, in forints, both bounds included. */
export interface PriceWords {
  min: number | null;
  max: number | null;
  /** Places of its words in the query. */
  places: readonly number[];
}

const tens = {
  tiz: 10,
  husz: 20,
  huszon: 20,
  harminc: 30,
  negyven: 40,
  otven: 50,
  hatvan: 60,
  hetven: 70,
  nyolcvan: 80,
};
const ones = { egy: 1, ket: 2, ketto: 2, harom: 3, negy: 4, ot: 5, hat: 6, het: 7, nyolc: 8, kilenc: 9 };
const hundreds = { szaz: 100, ketszaz: 200, haromszaz: 300 };
const beforeOnes = { tizen: 10, huszon: 20, harminc: 30, negyven: 40, otven: 50, hatvan: 60, hetven: 70, nyolcvan: 80 };
/** Numbers that are written as words, by what stands before "ezer": "tízezer", "huszonötezer". */
const numerals = new Map<string, number>([
  ...Object.entries({ ...tens, ...ones, ...hundreds, kilencven: 90 }),
  ...Object.entries(beforeOnes).flatMap(([ten, value]) =>
    Object.entries(ones).map(([one, more]) => [ten + one, value + more] as const),
  ),
]);

const digits = String.raw`\d{1,3}(?:[ .]\d{3})+|\d{1,7}(?:[.,]\d{1,2})?`;
const numeral = [...numerals.keys()].toSorted((a, b) => b.length - a.length).join('|');
/** A number, thousands, the currency: "30 000 ft", "20 ezer", "20e", "tízezer forint". */
const amount = (name: string) =>
  String.raw`(?<${name}>${digits}|(?:${numeral})(?= ?ezer))(?:(?<${name}Thousands> ?(?:ezer|ezres)|(?<=\d)[ek](?![a-z]))?)(?<${name}Unit> ?(?:ft|forint|huf))?`;
const end = String.raw`(?![\p{L}\p{N}])`;
const start = String.raw`(?<![\p{L}\p{N}])`;
const join = String.raw` ?(?:-|es|tol|-tol|forinttol) ?`;

const rangeForm = new RegExp(
  `${start}${amount('from')}${join}${amount('to')}(?:(?:-?ig)|(?: ?koz(?:otti?|ti|e)))?${end}`,
  'gu',
);
const boundForm = new RegExp(
  `${start}(?:(?<before>max|maximum|legfeljebb|maximalisan|min|minimum|legalabb)[. ]+)?${amount('one')}(?<after>-?(?:os|es|as)? ?(?:alatt|alatti)|-?ig| ?(?:felett|feletti|folott|folotti)|-?tol|-?n[ae]l (?:olcsobb|dragabb)| ?koruli?|-?os|-?es)?${end}`,
  'gu',
);
/** From here on a number beside "alatt" is forints without saying so. */
const leastUnsaid = 1000;
/** About a price is a fifth less to a fifth more. */
const about = 0.2;

/** The price among the words of a query: "30 000 Ft alatt", "5–10 ezer", "20 ezer forintig"; null for none. */
export function priceIn(words: readonly string[]): PriceWords | null {
  // Its words are forints, and no other money's.
  if (currency.code !== 'HUF') return null;
  const text = words.map((word) => fold(word).replace(/[–—]/g, '-')).join(' ');
  return first(text, rangeForm, rangeOf) ?? first(text, boundForm, boundOf);
}

/** The first match that is a price: "42" of "futócipő 42 30 000 ft alatt" is none. */
function first(
  text: string,
  form: RegExp,
  read: (text: string, match: RegExpExecArray) => PriceWords | null,
): PriceWords | null {
  for (const match of text.matchAll(form)) {
    const price = read(text, match);
    if (price) return price;
  }
  return null;
}

function valueOf(groups: Record<string, string | undefined>, name: string): { forints: number; isPrice: boolean } {
  const written = groups[name] ?? '';
  const named = numerals.get(written);
  const number =
    named ?? Number(/^\d{1,3}(?:[ .]\d{3})+$/.test(written) ? written.replace(/[ .]/g, '') : written.replace(',', '.'));
  const isThousands = groups[`${name}Thousands`] !== undefined;
  return { forints: number * (isThousands ? 1000 : 1), isPrice: isThousands || groups[`${name}Unit`] !== undefined };
}

function rangeOf(text: string, match: RegExpExecArray): PriceWords | null {
  if (!match.groups) return null;
  const from = valueOf(match.groups, 'from');
  const to = valueOf(match.groups, 'to');
  if (!to.isPrice && (from.forints < leastUnsaid || to.forints < leastUnsaid)) return null;
  // "5–10 ezer" is thousands on both sides.
  const min =
    !from.isPrice && from.forints < leastUnsaid && to.forints >= leastUnsaid ? from.forints * 1000 : from.forints;
  return min < to.forints ? { min, max: to.forints, places: placesOf(text, match) } : null;
}

function boundOf(text: string, match: RegExpExecArray): PriceWords | null {
  if (!match.groups) return null;
  const { before = '', after = '' } = match.groups;
  const { forints, isPrice } = valueOf(match.groups, 'one');
  const isBound = before !== '' || /alatt|ig$|felett|folott|tol$|olcsobb|dragabb/.test(after);
  if (!isPrice && !(isBound && forints >= leastUnsaid)) return null;
  const places = placesOf(text, match);
  if (/^min|^legalabb/.test(before) || /felett|folott|tol$|dragabb/.test(after))
    return { min: forints, max: null, places };
  if (/korul|[oe]s$/.test(after) || match.groups.oneThousands?.endsWith('ezres'))
    return { min: Math.round(forints * (1 - about)), max: Math.round(forints * (1 + about)), places };
  return { min: null, max: forints, places };
}

/** Places of the words that a match spans. */
function placesOf(text: string, match: RegExpExecArray): number[] {
  const first = text.slice(0, match.index).split(' ').length - 1;
  const count = match[0].trim().split(' ').length;
  return Array.from({ length: count }, (_, at) => first + at);
}
