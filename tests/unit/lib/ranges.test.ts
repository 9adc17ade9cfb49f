import { expect, it } from 'vitest';
import { quantityOf } from '#lib/core/facts/text.ts';
import { closeRange } from '#lib/core/text/ranges.ts';

const days = (language: string, from: string, until: string) =>
  closeRange(
    new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' }).formatRange(
      new Date(from),
      new Date(until),
    ),
  );

it('[ADR-0125] has the days of one month close to their dash, in every language', () => {
  const [from, until] = ['2026-12-01', '2026-12-03'];
  expect(['hu', 'en', 'de'].map((language) => days(language, from, until))).toEqual([
    'december 1–3.',
    'December 1–3',
    '1.–3. Dezember',
  ]);
  expect(days('en', '2026-11-30', until)).toMatch(/^November 30\s–\sDecember 3$/);
});

it('[ADR-0112] groups four digits of a fact as it groups five', () => {
  const written = (language: string) => [999, 4000, 10_000].map((count) => quantityOf(count, 'mm', language).value);
  expect([written('hu'), written('en')]).toEqual([
    ['999', '4\u00A0000', '10\u00A0000'],
    ['999', '4\u00A0000', '10\u00A0000'],
  ]);
});
