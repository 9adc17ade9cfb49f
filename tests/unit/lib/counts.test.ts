import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countIn, formatCount, groupThousands } from '#lib/core/text/counts.ts';

it('writes counts as the language does, always in groups', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('hu', 'de', 'en'), (count, locale) => {
      expect(formatCount(locale, count)).toBe(new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(count));
    }),
  );
});

it('[PLP-01] groups the digits of four in each language, by a comma in English, so that chips and headings of a page are alike', () => {
  expect(['hu', 'en'].map((locale) => [0, 999, 1945, 1_234_567].map((count) => formatCount(locale, count)))).toEqual([
    ['0', '999', '1\u00A0945', '1\u00A0234\u00A0567'],
    ['0', '999', '1,945', '1,234,567'],
  ]);
});

it('[RT-28] says a count that was written for Hungarian pages as English writes it', () => {
  expect(['hu', 'en'].map((locale) => countIn(locale, groupThousands(3000)))).toEqual(['3\u00A0000', '3,000']);
});
