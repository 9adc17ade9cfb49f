import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internalEan } from '#demo/catalog/ean.ts';

describe('internalEan', () => {
  it('has a right check digit and the prefix for use inside a company', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        const ean = internalEan(id);
        const digits = [...ean].map(Number);
        expect(ean).toMatch(/^200\d{10}$/);
        expect(digits.reduce((sum, digit, index) => sum + digit * (index % 2 ? 3 : 1), 0) % 10).toBe(0);
      }),
    );
  });

  it('refuses an id that does not fit', () => {
    expect(() => internalEan(1_000_000_000)).toThrow('too long');
  });
});
