import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCount } from '#lib/core/text/counts.ts';

it('writes counts as the language does', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('hu', 'en'), (count, locale) => {
      expect(formatCount(locale, count)).toBe(new Intl.NumberFormat(locale).format(count));
    }),
  );
});
