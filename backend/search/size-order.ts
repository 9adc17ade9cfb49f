import { hungarian } from './collator.ts';

/** Size labels are not words: letters come by their size, numbers by their value, "Egy méret" last. */
interface SizeRank {
  kind: 'letter' | 'number' | 'word' | 'one-size';
  /** What is measured: `cm`, `kg`; empty for a bare number. */
  unit: string;
  value: number;
  rest: string;
}

const kinds = ['letter', 'number', 'word', 'one-size'] as const;
const signs: Record<string, number> = { '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4 };
const letter = /^(\d*)(X*)([SML])$/;
const number = /^(\d+(?:[.,]\d+)?)(?:\s+(\d+)\/(\d+)(?!\d)|\s*([½⅓⅔¼¾]))?/;

function letterValue(label: string): number | null {
  const match = letter.exec(label);
  if (!match) return null;
  const [, times = '', crosses = '', base] = match;
  if (base === 'M') return times || crosses ? null : 0;
  const steps = 1 + (times ? Number(times) * Math.max(crosses.length, 1) : crosses.length);
  return base === 'S' ? -steps : steps;
}

function rank(label: string): SizeRank {
  const text = label.trim();
  if (/^egy méret$/i.test(text)) return { kind: 'one-size', unit: '', value: 0, rest: '' };
  // What a letter measures may stand behind it: "M (54–58)".
  const [, named = text, measured = ''] = /^([^(]*?)\s*(\([^)]*\))$/.exec(text) ?? [];
  const letters = named
    .toUpperCase()
    .split('/')
    .map((part) => letterValue(part.trim()));
  if (letters.every((value) => value !== null)) {
    const value = letters.reduce((sum, part) => sum + part, 0) / letters.length;
    return { kind: 'letter', unit: '', value, rest: measured };
  }
  const match = number.exec(text);
  if (!match) return { kind: 'word', unit: '', value: 0, rest: text };
  const [whole, integer = '', over, under, sign = ''] = match;
  const fraction = over && under ? Number(over) / Number(under) : (signs[sign] ?? 0);
  const rest = text.slice(whole.length);
  const unit = /^\s+(\p{L}+)$/u.exec(rest)?.[1] ?? '';
  return { kind: 'number', unit, value: Number(integer.replace(',', '.')) + fraction, rest: unit ? '' : rest };
}

/** Whether a label is that of goods without sizes. */
export function isOneSize(label: string): boolean {
  return rank(label).kind === 'one-size';
}

/** Order of two size labels: XXS before XS … 4XL, 36 before 36 2/3 before 37 1/3, 128 before 134/140. */
export function compareSizes(a: string, b: string): number {
  const left = rank(a);
  const right = rank(b);
  return (
    kinds.indexOf(left.kind) - kinds.indexOf(right.kind) ||
    hungarian.compare(left.unit, right.unit) ||
    left.value - right.value ||
    hungarian.compare(left.rest, right.rest) ||
    (a < b ? -1 : Number(a > b))
  );
}
