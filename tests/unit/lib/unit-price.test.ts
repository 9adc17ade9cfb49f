import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, sumOf } from '#lib/contract/money.ts';
import type { Contents } from '#lib/contract/price.ts';
import { unitPrice } from '#lib/core/prices/unit-price.ts';

const contents = fc.record({
  amount: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0.1, max: 1000, noNaN: true })),
  unit: fc.constantFrom<Contents['unit']>('ml', 'g', 'm', 'piece', 'pair'),
});
const forints = fc.integer({ min: 1, max: 1_000_000 }).map(money);
const holds = { l: 1000, kg: 1000, m: 1, piece: 1, pair: 1 };

describe('unitPrice', () => {
  it.each<[number, Contents | null, object | null]>([
    [4990, { amount: 2, unit: 'pair' }, { forints: 2495, per: 'pair' }],
    [4990, { amount: 3, unit: 'piece' }, { forints: 1663, per: 'piece' }],
    [5, { amount: 2, unit: 'piece' }, { forints: 3, per: 'piece' }],
    [1290, { amount: 60, unit: 'g' }, { forints: 21_500, per: 'kg' }],
    [3490, { amount: 750, unit: 'ml' }, { forints: 4653, per: 'l' }],
    [6990, { amount: 9.5, unit: 'm' }, { forints: 736, per: 'm' }],
    [2990, { amount: 1000, unit: 'ml' }, null],
    [2990, { amount: 1, unit: 'pair' }, null],
    [2990, null, null],
  ])('of %d Ft for %j is %j', (price, bought, expected) => expect(unitPrice(money(price), bought)).toEqual(expected));

  it('is within half a forint of the exact one, and never falls while the price grows', () => {
    fc.assert(
      fc.property(forints, forints, contents, (price, more, bought) => {
        const found = unitPrice(price, bought);
        const dearer = unitPrice(sumOf([price, more]), bought);
        if (found === null || dearer === null)
          return bought.amount === holds[bought.unit === 'ml' ? 'l' : bought.unit === 'g' ? 'kg' : bought.unit];
        const exact = (price * holds[found.per]) / bought.amount;
        return (
          Number.isInteger(found.forints) && Math.abs(found.forints - exact) <= 0.5 && dearer.forints >= found.forints
        );
      }),
    );
  });
});
