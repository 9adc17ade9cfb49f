import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '#lib/contract/money.ts';
import type { Prices } from '#lib/contract/price.ts';
import { batchesFor, ownPrice } from '#lib/core/prices/own.ts';

const prices: Prices = {
  rrp: money(99_990),
  rrpFull: null,
  vk: money(29_990),
  vkFull: money(37_490),
  staff: money(20_240),
  staffFull: money(25_300),
};

describe('own price', () => {
  it('[PDP-02] [PDP-04] is reduced by its own fields alone, and stands beside the public one', () => {
    expect(ownPrice(prices, 'staff', 0)).toEqual({
      own: { price: 20_240, full: 25_300, percent: 20 },
      publicPrice: 29_990,
    });
    expect(ownPrice({ ...prices, staffFull: null }, 'staff', 0)).toEqual({
      own: { price: 20_240, full: null, percent: null },
      publicPrice: 29_990,
    });
    expect(ownPrice(prices, 'staff', 20)?.own.percent).toBeNull();
  });

  it('[PDP-02] is nothing of its own where it is the public price, or where the answer does not know it', () => {
    expect(ownPrice({ ...prices, staff: money(29_990) }, 'staff', 0)).toBeNull();
    expect(ownPrice(prices, 'pro', 0)).toBeNull();
  });
});

describe('batches of ids', () => {
  const ids = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 200, size: 'max' });

  it('[T13] hold every wanted id once, fifty at most together', () => {
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1, maxLength: 5 }), (visits) => {
        let batches: readonly (readonly number[])[] = [];
        for (const wanted of visits) {
          batches = batchesFor(batches, wanted, 50);
          const held = batches.flat();
          expect(new Set(held).size).toBe(held.length);
          expect(wanted.every((id) => held.includes(id))).toBe(true);
          expect(batches.every((batch) => batch.length > 0 && batch.length <= 50)).toBe(true);
          expect(batches.every((batch) => batch.some((id) => wanted.includes(id)))).toBe(true);
        }
      }),
    );
  });

  it('stay the same while a list grows, so that nothing is asked for twice', () => {
    const first = batchesFor([], [1, 2, 3], 50);
    expect(batchesFor(first, [3, 1], 50)).toBe(first);
    expect(batchesFor(first, [1, 2, 3, 4], 50)).toEqual([first[0], [4]]);
    expect(batchesFor(first, [9], 50)).toEqual([[9]]);
  });
});
