import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsPath, checkDigit, eanModules, quietZone } from '#lib/loyalty/ean-bars.ts';

/** Modules of a digit by their widths, light first, as GS1's specification prints them (5.2.1). */
const widths = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];

const modulesOf = (digit: number, startsDark: boolean) =>
  Array.from(widths[digit] ?? '', (width, at) =>
    ((at % 2 === 0) === startsDark ? '1' : '0').repeat(Number(width)),
  ).join('');

/** Reads bars as a scanner does: each digit of the left half in one of two ways, which tell the first digit. */
function scan(modules: string): string {
  const digits = Array.from({ length: 10 }, (_, digit) => digit);
  const groups = (from: number) =>
    Array.from({ length: 6 }, (_, at) => modules.slice(from + at * 7, from + at * 7 + 7));
  const odd = digits.map((digit) => modulesOf(digit, false));
  const even = digits.map((digit) => [...modulesOf(digit, true)].toReversed().join(''));
  const left = groups(3).map((group) =>
    odd.includes(group) ? { digit: odd.indexOf(group), is: 'L' } : { digit: even.indexOf(group), is: 'G' },
  );
  const firsts = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
  const right = groups(50).map((group) => digits.map((digit) => modulesOf(digit, true)).indexOf(group));
  return [firsts.indexOf(left.map(({ is }) => is).join('')), ...left.map(({ digit }) => digit), ...right].join('');
}

const numbers = fc.stringMatching(/^\d{12}$/).map((digits) => `${digits}${checkDigit(digits)}`);

describe('the bars of a card', () => {
  it.each([
    ['4006381333931', 1],
    ['5901234123457', 7],
    ['9780201379624', 4],
    ['0012345678905', 5],
    ['2000000000008', 8],
  ])('know the check digit of %s', (number, digit) => {
    expect(checkDigit(number.slice(0, 12))).toBe(digit);
  });

  it('draw a number as published examples do', () => {
    expect(eanModules('5901234123457')).toBe(
      [
        '101',
        '0001011',
        '0100111',
        '0110011',
        '0010011',
        '0111101',
        '0011101',
        '01010',
        '1100110',
        '1101100',
        '1000010',
        '1011100',
        '1001110',
        '1000100',
        '101',
      ].join(''),
    );
  });

  it('are read back by a scanner, whatever the number', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const modules = eanModules(number) ?? '';
        expect(modules).toMatch(/^101[01]{42}01010[01]{42}101$/);
        expect(scan(modules)).toBe(number);
      }),
    );
  });

  it.each(['', '5901234123450', '590123412345', '59012341234577', '590123412345x', ' 901234123457'])(
    'are none for %j',
    (wrong) => {
      expect(eanModules(wrong)).toBeNull();
    },
  );

  it('stand behind a quiet zone, one rectangle for neighbouring dark modules', () => {
    expect(quietZone).toEqual({ before: 11, behind: 7 });
    expect(barsPath('1011', 40)).toBe('M11 0h1v40h-1zM13 0h2v40h-2z');
  });
});
