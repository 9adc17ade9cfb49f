import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billingSchema, taxNumberSchema } from '#lib/contract/billing.ts';

describe('the tax number of an invoice', () => {
  it('[PAY-09] is read with or without hyphens and spaces, and kept in one form', () => {
    for (const typed of ['12345676-2-41', '12345676241', ' 12345676 2 41 ', '98735145-2-41'])
      expect(taxNumberSchema.parse(typed)).toMatch(/^\d{8}-[1-5]-\d{2}$/);
    expect(taxNumberSchema.parse('12345676241')).toBe('12345676-2-41');
  });

  it('[PAY-09] is refused where its check digit, its kind or its county is wrong', () => {
    for (const typed of [
      '12345678-2-41',
      '12345676-6-41',
      '12345676-0-41',
      '12345676-2-21',
      '12345676-2-01',
      '1234567',
      'x',
    ])
      expect(taxNumberSchema.safeParse(typed).error?.issues[0]?.message).toBe('tax_number');
  });

  it('[PAY-09] one wrong digit among the first eight is always found', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'12345676'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(taxNumberSchema.safeParse(`${digits.join('')}-2-41`).success).toBe(false);
      }),
    );
  });

  it('[PAY-09] belongs to a name and an address, which can not be left out', () => {
    const address = { postal: '1138', city: 'Budapest', street: 'Váci út', streetNo: '1.' };
    expect(billingSchema.safeParse({ name: 'Példa Kft.', address }).success).toBe(true);
    expect(billingSchema.safeParse({ taxNumber: '12345676-2-41', address }).success).toBe(false);
    expect(billingSchema.safeParse({ name: 'Példa Kft.' }).success).toBe(false);
  });
});
