/** Modules of a digit in the left half with an odd number of dark ones (set A of GS1's specification, 5.2.1). */
const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const inverted = (modules: string) => [...modules].map((module) => (module === '0' ? '1' : '0')).join('');
const mirrored = (modules: string) => [...modules].toReversed().join('');
/** In the right half (set C), and in the left one with an even number of dark modules (set B). */
const right = odd.map(inverted);
const even = right.map(mirrored);
/** Which of the left digits are even, by the first digit of the number, which has no bars of its own. */
const parities = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO'];

/** Modules that stay light before and behind the bars, so that a scanner finds their ends. */
export const quietZone = { before: 11, behind: 7 } as const;

/** The check digit of twelve digits: weights 1 and 3 in turn, made up to a ten. */
export function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * The 95 modules of an EAN-13, `1` for a dark one; null for what is no number of 13 digits with the right check digit,
 * which no till would take.
 */
export function eanModules(number: string): string | null {
  if (!/^\d{13}$/.test(number) || checkDigit(number.slice(0, 12)) !== Number(number[12])) return null;
  const [first = 0, ...digits] = [...number].map(Number);
  const left = digits.slice(0, 6).map((digit, at) => (parities[first]?.[at] === 'E' ? even : odd)[digit]);
  return ['101', ...left, '01010', ...digits.slice(6).map((digit) => right[digit]), '101'].join('');
}

/** Bars as an SVG path, a module wide as 1 unit, moved to the right by the quiet zone. */
export function barsPath(modules: string, height: number): string {
  return Array.from(
    modules.matchAll(/1+/g),
    ({ index, 0: bar }) => `M${quietZone.before + index} 0h${bar.length}v${height}h-${bar.length}z`,
  ).join('');
}
