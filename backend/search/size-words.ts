import { childYears, sizesOfAge, type AgeRange } from '#lib/core/products/child-sizes.ts';
import { euSizesOf, type ShoeScale } from '#lib/core/products/shoe-sizes.ts';
import { fold } from '#lib/core/text/fold.ts';

/** What a size label or a size in a query says: a name to compare by, and the numbers it spans. */
export interface SizeMeaning {
  /** `38`, `42 2/3`, `27,5`, `xl`, `2xl`; empty for a mere range. */
  name: string;
  range: { from: number; to: number } | null;
}

/** A size found among the words of a query. */
export interface SizeWords {
  meaning: SizeMeaning;
  /** Whether a number can hardly mean anything else: "38-as", "42 2/3", "XL", "M méret". */
  isPlain: boolean;
  /** The scale of shoes that is named beside the number: "UK 8"; null for that of the labels. */
  scale: ShoeScale | null;
  /** Places of its words in the query: the first, and one past the last. */
  from: number;
  to: number;
}

const fractions: Record<string, string> = { '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4' };
const number = /^\d{1,3}(?:,\d)?$/;
const numberRange = /^(\d{1,3}(?:,\d)?)[-/](\d{1,3}(?:,\d)?)$/;
const letters = /^(?:(\d)xl|(x*)([sl])|m)$/;
const suffix = /(?<=\d)-?(?:as|es|os|ös|is|ás|és)$|(?<=[smlx])-(?:es|as|os|ös)$/;
const ageLabel = /^(\d{1,2})[–-](\d{1,2}) év$/u;
const fraction = /^\d+ \d\/\d$/;
const thirds = /^[12]\/[23]$/;
const inches = /(?:["”″]|col|colos)$/;
/** What is counted or measured but no size of clothes, shoes or skis. */
const otherUnits = new Set([
  'kg',
  'kilo',
  'kilos',
  'g',
  'gramm',
  'l',
  'liter',
  'literes',
  'dl',
  'ml',
  'mm',
  'm',
  'km',
  'w',
  'lm',
  'db',
  'par',
  'darab',
  'szemelyes',
  'fos',
  'eves',
  'ft',
  'huf',
  '%',
  'x',
]);
const sizeUnits = new Set(['cm', 'col', 'colos', 'oz', 'uncia', 'uncias']);
const scaleBefore = /^(?:uk|us)(?=\d)/;
const sizeWord = /^meret(?:u|et|ben|re|hez|tel)?$/;

/** Lower case, fractions in full, one kind of dash, decimals with a comma. */
function spelled(text: string): string {
  return text
    .toLowerCase()
    .replace(/[½⅓⅔¼¾]/g, (sign) => ` ${fractions[sign] ?? ''}`)
    .replace(/[–—]/g, '-')
    .replace(/(?<=\d)\.(?=\d)/g, ',')
    .replace(/^w(\d{2})[/ ]?l(\d{2})$/, '$1/$2');
}

const valueOf = (text: string) => Number(text.replace(',', '.'));

function nameOf(text: string): string {
  const match = letters.exec(text);
  if (!match) return text;
  const [, times, crosses = '', base] = match;
  if (times) return `${times}xl`;
  if (!base) return 'm';
  return crosses.length > 1 ? `${crosses.length}x${base}` : crosses + base;
}

/** What the label of a size says: "XS (46–51)", "29–32", "42 ⅔", "155 cm"; null for "Egy méret" and other words. */
export function meaningOfLabel(label: string): SizeMeaning | null {
  const text = spelled(label)
    .replace(/\s*\bcm$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const bracketed = /^(\S+) \((.+)\)$/.exec(text);
  const [, own = text, inner = text] = bracketed ?? [];
  const range = rangeOf(inner);
  const name = rangeOf(own) ? own : nameOf(own);
  return range || /^\d+(?:,\d+)?(?: \d\/\d)?$|^\d*x*[sml]$/.test(name) ? { name, range } : null;
}

function rangeOf(text: string): SizeMeaning['range'] {
  const [, from, to] = numberRange.exec(text) ?? [];
  return from && to && valueOf(from) < valueOf(to) ? { from: valueOf(from), to: valueOf(to) } : null;
}

/** How well a label answers a size asked for: 2 if it is the same, 1 if it is a range around it or half in it, or 0. */
export function sizeFits(asked: SizeMeaning, label: SizeMeaning): 0 | 1 | 2 {
  if (asked.name === label.name) return 2;
  if (!label.range) return 0;
  const value = number.test(asked.name) ? valueOf(asked.name) : null;
  if (value !== null) return value >= label.range.from && value <= label.range.to ? 1 : 0;
  if (!asked.range) return 0;
  const common = Math.min(label.range.to, asked.range.to) - Math.max(label.range.from, asked.range.from);
  return common > 0 && common * 2 >= label.range.to - label.range.from ? 1 : 0;
}

/** Feet in millimetres, as ski boots are measured (Mondopoint). */
const footLength = { from: 180, to: 340 };

/** A size in millimetres of the foot as the one in centimetres that labels say: 275 is 27,5; null for another one. */
export function inCentimetres(size: SizeWords): SizeWords | null {
  const { name, range } = size.meaning;
  const length = /^\d{3}$/.test(name) ? Number(name) : 0;
  if (range || length < footLength.from || length > footLength.to) return null;
  return { ...size, meaning: { name: String(length / 10).replace('.', ','), range: null } };
}

/** A size of another scale of shoes as those of the continent that are the same: UK 8 of men is 42. */
export function onTheContinent(size: SizeWords, gender: Parameters<typeof euSizesOf>[2]): SizeWords[] {
  const { scale, meaning } = size;
  if (!scale || !number.test(meaning.name)) return [];
  return euSizesOf(scale, valueOf(meaning.name), gender).map((eu) => ({
    ...size,
    meaning: { name: String(eu).replace('.', ','), range: null },
  }));
}

/** Whether a label is a size that children wear by their height or on their feet, or the age itself: "8–10 év". */
export function isSizeOfAge(label: string, years: AgeRange): boolean {
  const sizes = sizesOfAge(years);
  const age = ageLabel.exec(label);
  if (age) return Number(age[1]) <= years.to && Number(age[2]) >= years.from;
  const meaning = meaningOfLabel(label);
  if (!sizes || !meaning) return false;
  return [sizes.heights, sizes.shoes].some(({ from, to }) => {
    if (meaning.range) return meaning.range.from <= (from + to) / 2 && meaning.range.to >= (from + to) / 2;
    return number.test(meaning.name) && valueOf(meaning.name) >= from && valueOf(meaning.name) <= to;
  });
}

/** Whether a label is a size of children of any age. */
export function isChildSize(label: string): boolean {
  return childYears.some((age) => isSizeOfAge(label, { from: age, to: age }));
}

/** How far apart two labels may be, in hundredths of the size between them: 134 of 128 and 140, skis of 160. */
const widestStep = 12;
/** Below it whole sizes are offered as they are, and only halves lie between: of shoes. */
const leastLength = 80;

/** The labels of single numbers next below and above a size that none of them is; none where they are far apart. */
export function betweenLabels(asked: SizeMeaning, labels: readonly SizeMeaning[]): SizeMeaning[] {
  if (!number.test(asked.name)) return [];
  const value = valueOf(asked.name);
  if (value < leastLength && Number.isInteger(value)) return [];
  const single = labels.filter(({ name, range }) => range === null && number.test(name));
  const below = single
    .filter(({ name }) => valueOf(name) < value)
    .toSorted((a, b) => valueOf(b.name) - valueOf(a.name));
  const above = single
    .filter(({ name }) => valueOf(name) > value)
    .toSorted((a, b) => valueOf(a.name) - valueOf(b.name));
  const [low] = below;
  const [high] = above;
  if (!low || !high) return [];
  const step = valueOf(high.name) - valueOf(low.name);
  const isNear = value < leastLength ? step <= 1 : step * 100 <= widestStep * value;
  return isNear ? [low, high] : [];
}

/** The sizes among the words of a query, where they could be sizes at all. */
export function sizesIn(words: readonly string[]): SizeWords[] {
  const sizes: SizeWords[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const size = sizeAt(words, at);
    if (!size) continue;
    sizes.push(size);
    at = size.to - 1;
  }
  return sizes;
}

/** How many words behind a number say that it is a half more: "36 és fél". */
function halfAfter(words: readonly string[], at: number): number {
  const [first = '', second = ''] = words.slice(at + 1, at + 3).map(fold);
  if (/^fele?s?$/.test(first)) return 1;
  return first === 'es' && /^fele?s?$/.test(second) ? 2 : 0;
}

const scaleOf = (word: string | undefined): ShoeScale | null => (word === 'uk' || word === 'us' ? word : null);

function sizeAt(words: readonly string[], at: number): SizeWords | null {
  const whole = spelled(words[at] ?? '');
  const joined = scaleOf(scaleBefore.exec(whole)?.[0]);
  const typed = joined ? whole.slice(joined.length) : whole;
  const bare = typed.replace(suffix, '').replace(inches, '');
  const range = rangeOf(bare);
  const isLetter = letters.test(bare);
  const isNumber = number.test(bare);
  if (!isNumber && !isLetter && !range && !fraction.test(bare)) return null;
  const before = fold(words[at - 1] ?? '').replace(':', '');
  // "38 l" is a volume.
  if (bare.length === 1 && isLetter && /\d$/.test(before)) return null;
  const third = isNumber ? (words[at + 1] ?? '').replace(suffix, '') : '';
  const hasThird = thirds.test(third);
  const half = isNumber && !hasThird ? halfAfter(words, at) : 0;
  const end = at + (hasThird ? 2 : 1) + half;
  const next = fold(words[end] ?? '');
  if (isNumber && otherUnits.has(next.replace(/-.*$/, ''))) return null;
  const ahead = isNumber ? (joined ?? scaleOf(before)) : null;
  const scale = isNumber ? (ahead ?? scaleOf(next)) : null;
  const unitEnd = isNumber && (sizeUnits.has(next) || (scale && !ahead)) ? end + 1 : end;
  const isFollowed = sizeWord.test(fold(words[unitEnd] ?? ''));
  const isPreceded = sizeWord.test(before) || (isNumber && !joined && (before === 'eu' || ahead !== null));
  const isPlain =
    scale !== null ||
    bare !== typed ||
    (!isNumber && bare.length > 1) ||
    hasThird ||
    half > 0 ||
    isFollowed ||
    isPreceded;
  return {
    meaning: { name: hasThird ? `${bare} ${third}` : nameOf(bare) + (half > 0 ? ',5' : ''), range },
    isPlain,
    scale,
    from: isPreceded ? at - 1 : at,
    to: isFollowed ? unitEnd + 1 : unitEnd,
  };
}
