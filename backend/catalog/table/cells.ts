import type { FactValue } from '#lib/contract/facts.ts';
import { currency } from '#lib/contract/market/currency.ts';
import { money, type Money } from '#lib/contract/money.ts';
import type { Fact } from '#lib/core/facts/fact.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { fold } from '#lib/core/text/fold.ts';
import type { Gender } from '../model.ts';
import { flagWords, genderWords } from './words.ts';

/** A cell does not say what its column has to; the message says why, without the place. */
export class BadCell extends Error {
  override name = 'BadCell';
}

/** Reads a cell; null for a bad one, of which `refuse` is told. */
export function readCell<Value>(read: () => Value, refuse: (problem: string) => void): Value | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadCell)) throw error;
    refuse(error.message);
    return null;
  }
}

type Sign = ',' | '.';
const largestId = 2 ** 31 - 1;
const mostPrice = money(100_000_000);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const signs = [currency.before.trim(), currency.after.trim(), currency.code].filter(Boolean).map(escaped);
/** Blanks of all kinds, apostrophes and the names of the money: none of them changes what a number is. */
const besideDigits = new RegExp(String.raw`[\s'’]|(?:${signs.join('|')})\.?`, 'giu');
/** "24 990,-": no fraction. */
const dashed = /[,.][-–]$/u;

/** Whether the groups behind the first are thousands: "12 990" has been joined before, "1.234.567" has not. */
const areThousands = (groups: readonly string[]) =>
  /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group));

/** The whole and the fraction of a number as it is written, or null. */
function partsOf(digits: string, decimal: Sign | undefined, isThousandsFirst: boolean): [string, string] | null {
  const sign = decimal ?? signOf(digits, isThousandsFirst);
  if (sign === null) return null;
  const [whole = '', fraction = '', ...more] = sign === 'none' ? [digits] : digits.split(sign);
  if (more.length > 0 || !/^\d*$/.test(fraction)) return null;
  const groups = whole.split(sign === '.' ? ',' : sign === ',' ? '.' : /[,.]/);
  if (groups.length > 1 ? !areThousands(groups) : !/^\d+$/.test(whole)) return null;
  return [groups.join(''), fraction];
}

/** Which sign stands before the fraction of a number that says so itself; null where two readings are left. */
function signOf(digits: string, isThousandsFirst: boolean): Sign | 'none' | null {
  const [comma, dot] = [digits.lastIndexOf(','), digits.lastIndexOf('.')];
  if (comma >= 0 && dot >= 0) return comma > dot ? ',' : '.';
  const sign: Sign = comma >= 0 ? ',' : '.';
  const groups = digits.split(sign);
  if (groups.length === 1 || groups.length > 2) return 'none';
  if (!/^\d{3}$/.test(groups[1] ?? '') || !areThousands(groups)) return sign;
  // "12.990" is twelve thousand in Hungarian; a comma stands before a fraction, but no price is 12.99 forints.
  return isThousandsFirst || sign === '.' ? 'none' : sign;
}

function quoted(text: string): string {
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
}

/** The sign that a number begins with, and what stands behind it without blanks. */
function signed(cell: string): [sign: '' | '-', digits: string] {
  const bare = cell.replaceAll(/[\s'’]/gu, '');
  return /^[-−–]/u.test(bare) ? ['-', bare.slice(1)] : ['', bare];
}

/** A number with a fraction: "8,5", "1 250", "-5". Throws BadCell. */
export function numberOf(cell: string, decimal?: Sign): number {
  const [sign, digits] = signed(cell);
  const parts = partsOf(digits, decimal, false);
  if (!parts) throw new BadCell(`${quoted(cell)} is no number`);
  return Number(`${sign}${parts[0]}.${parts[1] || '0'}`);
}

/** A price: "12 990 Ft", "12.990", "12990,00", and in a market with decimals "29,99". Throws BadCell. */
export function moneyOf(cell: string, decimal?: Sign): Money {
  const parts = partsOf(cell.replaceAll(besideDigits, '').replace(dashed, ''), decimal, true);
  if (!parts) throw new BadCell(`${quoted(cell)} is no price`);
  const [whole, fraction] = parts;
  const { decimals } = currency;
  if (/[1-9]/.test(fraction.slice(decimals)))
    throw new BadCell(`${quoted(cell)} is no price: those in ${currency.code} have ${decimals || 'no'} decimals`);
  const price = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (price < 1 || price > mostPrice)
    throw new BadCell(`${quoted(cell)} is no price from ${formatPrice(money(1))} to ${formatPrice(mostPrice)}`);
  return money(price);
}

/** Pieces: "12", "1 200 db"; none for an empty cell. Throws BadCell. */
export function piecesOf(cell: string, decimal?: Sign): number {
  const bare = cell.trim().replaceAll(/[\s'’]|(?:db|pcs?)\.?$/giu, '');
  if (bare === '') return 0;
  const parts = partsOf(bare, decimal, true);
  const pieces = parts && !/[1-9]/.test(parts[1]) ? Number(parts[0]) : NaN;
  if (!(pieces <= 1_000_000)) throw new BadCell(`${quoted(cell)} is no number of pieces from 0 to 1 000 000`);
  return pieces;
}

/** A whole number, of 15 digits at most: "12", "-3", "1.000" and "1 000", "12,0". Throws BadCell. */
export function integerOf(cell: string, decimal?: Sign): number {
  const [sign, digits] = signed(cell);
  const parts = partsOf(digits, decimal, true);
  if (!parts || /[1-9]/.test(parts[1]) || parts[0].length > 15) throw new BadCell(`${quoted(cell)} is no whole number`);
  return Number(`${sign}${parts[0]}`);
}

/** The id of a product, a whole number. Throws BadCell. */
export function idOf(cell: string, decimal?: Sign): number {
  const id = integerOf(cell, decimal);
  if (id < 1 || id > largestId) throw new BadCell(`${quoted(cell)} is no id from 1 to ${largestId}`);
  return id;
}

/** Digits of an EAN: a spreadsheet that has made 5,99E+12 of it has lost them. Throws BadCell. */
export function eanOf(cell: string): string {
  const bare = cell.replaceAll(/[\s'’=“”"]/gu, '');
  if (/e\+/i.test(bare))
    throw new BadCell(`${quoted(cell)} has lost its digits: format the column as text in the spreadsheet`);
  const digits = /^\d{12}$/.test(bare) ? `0${bare}` : bare;
  if (!/^\d{13}$/.test(digits)) throw new BadCell(`${quoted(cell)} is no EAN of 13 digits`);
  return digits;
}

/** Whose goods they are, by what a cell says. Throws BadCell. */
export function genderOf(cell: string): Gender {
  const found = genderIn([cell]) ?? genderWords.get(fold(cell.trim()));
  if (!found) throw new BadCell(`${quoted(cell)} is no gender: known are női, férfi, gyerek, uniszex`);
  return found;
}

/** Words that name a gender in a cell of its own, and a letter for anything within a name. */
const onlyAlone = new Set(['no', 'nok', 'lany', 'men', 'man', 'f', 'm', 'w', 'k']);

/** Whose goods they are, by the first word of the texts that says so; null where none does. */
export function genderIn(texts: readonly string[]): Gender | null {
  for (const text of texts) {
    for (const word of fold(text).split(/[^a-z]+/)) {
      const gender = onlyAlone.has(word) ? undefined : genderWords.get(word);
      if (gender) return gender;
    }
  }
  return null;
}

/** Several things of one cell, separated by `|`, `;` or a line: each once. */
export function listOf(cell: string, separators = /[|;\n]/): string[] {
  const parts = cell.split(separators).map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))];
}

/**
 * Pictures of one cell, separated by `|`, `;`, `,` or a line: each once. An address may have commas and semicolons
 * itself, so beside one these separate only where the next begins.
 */
export function picturesOf(cell: string): string[] {
  const parts = listOf(cell, /[|\n]/).flatMap((part) =>
    listOf(part, /https?:/i.test(part) ? /[;,]\s*(?=https?:)/i : /[;,]/),
  );
  return [...new Set(parts)];
}

/** What a cell says of a fact: a number, yes or no, or words that the fact knows. Throws BadCell. */
export function factOfCell(fact: Fact, cell: string, decimal?: Sign): FactValue {
  if (fact.kind === 'number') {
    const bare = cell.trim().replace(/[^\d)]+$/u, '');
    return numberOf(bare || cell, decimal);
  }
  if (fact.kind === 'flag') {
    const flag = flagWords.get(fold(cell.trim()));
    if (flag === undefined) throw new BadCell(`${quoted(cell)} is neither igen nor nem`);
    return flag;
  }
  const keys = listOf(cell, /[|;,\n]/).map((word) => {
    const found = Object.entries(fact.values).find(
      ([key, { words }]) => fold(key) === fold(word) || words.some((known) => fold(known) === fold(word)),
    );
    if (!found) throw new BadCell(`${quoted(word)} is none of ${Object.keys(fact.values).join(', ')}`);
    return found[0];
  });
  return fact.takesSeveral ? keys : (keys[0] ?? '');
}
