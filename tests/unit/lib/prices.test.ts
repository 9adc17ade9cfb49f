import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice, shownPrice } from '#lib/core/prices/index.ts';
import { z } from 'zod';
import { priceSchema, pricesSchema } from '#lib/contract/price.ts';
import { money, toWirePrice } from '#lib/contract/money.ts';
import { parsePrice } from '#lib/core/prices/parse.ts';

const forints = fc.integer({ min: 0, max: 2_000_000_000 }).map(money);

describe('parsePrice', () => {
  it.each([
    ['24.990', 24_990],
    ['1.234.567', 1_234_567],
    ['990', 990],
    ['12 990 Ft', 12_990],
    ['12\u00A0990\u00A0Ft', 12_990],
    ['12 990,50', 12_990.5],
    ['12.990,5', 12_990.5],
    ['12.5', 12.5],
    ['12.50', 12.5],
    ['0', 0],
    ['-1.500', -1500],
    [1999, 1999],
  ])('[PDP-03] reads %j as %d', (price, expected) => expect(parsePrice(price)).toBe(expected));

  it.each([
    '',
    'Ft',
    'ingyen',
    '12.9.90',
    '1,2,3',
    '--5',
    '12e3',
    'NaN',
    null,
    undefined,
    Number.NaN,
    Infinity,
    '9'.repeat(40),
  ])('[PDP-03] takes %j for no price', (price) => expect(parsePrice(price)).toBeNull());

  it('[PDP-03] reads back every price of the wire', () => {
    fc.assert(fc.property(forints, (price) => parsePrice(toWirePrice(price)) === price));
  });

  it('[PDP-03] reads back every price as it is shown', () => {
    fc.assert(fc.property(forints, (price) => parsePrice(formatPrice(price)) === price));
  });

  it('never throws and never answers anything but a finite number or null', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const price = parsePrice(text);
        return price === null || Number.isFinite(price);
      }),
    );
  });
});

describe('a price of the contract', () => {
  it('[PDP-03] is whole forints once it is read, and the same text when it is written again', () => {
    fc.assert(
      fc.property(forints, (price) => {
        const text = z.encode(priceSchema, price);
        expect(text).toMatch(/^\d{1,3}(\.\d{3})*$/);
        expect(priceSchema.parse(text)).toBe(price);
      }),
    );
  });

  it.each(['', 'ingyen', '12 990', '12.990 Ft', '24.99', '-1.500', '9'.repeat(3) + '.999'.repeat(6), 24_990, null])(
    '[PDP-03] that is broken is an error of its field, never 0: %j',
    (vk) => {
      const read = pricesSchema.safeParse({ rrp: null, rrpFull: null, vk, vkFull: null });
      expect([...new Set(read.error?.issues.map(({ path }) => path.join('.')))]).toEqual(['vk']);
    },
  );

  it('is made of nothing that is not whole', () => {
    for (const broken of [0.5, Number.NaN, Infinity]) expect(() => money(broken)).toThrow(RangeError);
  });
});

describe('formatPrice', () => {
  it.each([
    [9990, '9\u00A0990\u00A0Ft'],
    [990, '990\u00A0Ft'],
    [1_234_567, '1\u00A0234\u00A0567\u00A0Ft'],
    [-500, '\u2212500\u00A0Ft'],
  ])('[PDP-06] shows %d in forints, grouped, with no-break spaces', (price, shown) =>
    expect(formatPrice(money(price))).toBe(shown),
  );
});

describe('shownPrice', () => {
  it('[PDP-04] shows a reduction only above the limit', () => {
    expect(shownPrice(money(8000), money(10_000), 0)).toEqual({ price: 8000, full: 10_000, percent: 20 });
    expect(shownPrice(money(8000), money(10_000), 20)).toEqual({ price: 8000, full: null, percent: null });
  });

  it('[PDP-04] rounds down to whole percents, and shows less than one as one', () => {
    expect(shownPrice(money(8001), money(10_000), 0).percent).toBe(19);
    expect(shownPrice(money(7100), money(10_000), 0).percent).toBe(29);
    expect(shownPrice(money(9990), money(10_000), 0)).toEqual({ price: 9990, full: 10_000, percent: 1 });
  });

  it.each([
    [9950, 0, 1],
    [9450, 5, 5],
    [9500, 5, null],
    [9499, 5, 5],
  ])('[PDP-04] compares %d of 10 000 exactly with a limit of %d percent', (price, limit, percent) => {
    expect(shownPrice(money(price), money(10_000), limit).percent).toBe(percent);
  });

  it('[PDP-04] shows none without a lower price', () => {
    for (const full of [null, money(8000), money(7000)]) expect(shownPrice(money(8000), full, 0).percent).toBeNull();
  });

  it('[PDP-04] never promises more than was saved, but for less than one percent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e7 }).map(money),
        fc.integer({ min: 1, max: 1e7 }).map(money),
        (price, full) => {
          const { percent } = shownPrice(price, full, 0);
          return full > price
            ? percent === 1 || (percent !== null && (full - price) * 100 >= full * percent)
            : percent === null;
        },
      ),
    );
  });
});
