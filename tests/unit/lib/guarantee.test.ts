import { describe, expect, it } from 'vitest';
import { guaranteesOf, mandatoryGuaranteeYears } from '#lib/core/products/guarantee.ts';
import { money, type Money } from '#lib/contract/money.ts';
import { wishlistProduct } from '#tests/fixtures/wishlist.ts';

describe('mandatoryGuaranteeYears', () => {
  it.each([
    [0, null],
    [9999, null],
    [10_000, 2],
    [10_001, 2],
    [249_999, 2],
    [250_000, 2],
    [250_001, 3],
    [5_000_000, 3],
  ])('of goods for %d Ft is %j', (price, years) => expect(mandatoryGuaranteeYears(money(price))).toBe(years));
});

describe('guaranteesOf', () => {
  const of = (vk: Money, isMandatory: boolean, changes: Partial<Parameters<typeof guaranteesOf>[0]> = {}) =>
    guaranteesOf(
      wishlistProduct([['M', 1]], {
        prices: { rrp: null, rrpFull: null, vk, vkFull: money(300_000) },
        guarantee: { isMandatory, durabilityYears: null },
        ...changes,
      }),
    );

  it('goes by the price that is paid, and by the product group', () => {
    expect(of(money(250_000), true)).toEqual({ mandatory: 2, refurbished: null, durability: null });
    expect(of(money(250_010), true).mandatory).toBe(3);
    expect(of(money(9990), true).mandatory).toBeNull();
    expect(of(money(29_990), false).mandatory).toBeNull();
  });

  it('gives goods that came back what the shop promises, and no mandatory one', () => {
    expect(of(money(29_990), true, { badges: ['refurbished'] })).toEqual({
      mandatory: null,
      refurbished: 1,
      durability: null,
    });
  });

  it('tells the years of a producer', () => {
    expect(of(money(29_990), false, { guarantee: { isMandatory: false, durabilityYears: 5 } }).durability).toBe(5);
  });
});
