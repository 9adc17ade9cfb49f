import { forint, type Forint } from '#lib/contract/money.ts';
import type { Guarantee, Product } from '#lib/contract/product.ts';

/**
 * Years for which the seller answers for faults of anything it sells (373/2021. (VI. 30.) Korm. rendelet; Ptk. 6:163.
 * §).
 */
export const legalGuaranteeYears = 2;

/** Years that the shop guarantees of its own will for goods that came back and were put right again. */
export const refurbishedGuaranteeYears = 1;

/** Selling prices: a mandatory guarantee begins with the first, and is longer above the second. */
export const guaranteeBands = { from: forint(10_000), longerAbove: forint(250_000) } as const;

/**
 * Years of the mandatory guarantee of new goods of its product groups that sell for `price` forints: two from 10 000
 * Ft, three above 250 000 Ft; null where there is none (151/2003. (IX. 22.) Korm. rendelet, 1. § (1), 2. §, since 1
 * July 2024).
 */
export function mandatoryGuaranteeYears(price: Forint): 2 | 3 | null {
  if (price > guaranteeBands.longerAbove) return 3;
  return price >= guaranteeBands.from ? 2 : null;
}

/** What a product's page tells of guarantees, in years; null for one that it does not have. */
export interface Guarantees {
  mandatory: 2 | 3 | null;
  refurbished: number | null;
  durability: number | null;
}

/** The guarantees of a product at its public price. Only new goods have a mandatory one. */
export function guaranteesOf({
  prices,
  badges,
  guarantee,
}: Pick<Product, 'prices' | 'badges' | 'guarantee'>): Guarantees {
  return guaranteesAt(prices.vk, { guarantee, isRefurbished: badges.includes('refurbished') });
}

/** What decides which guarantees goods have, beside their price. */
export interface GuaranteedGoods {
  guarantee: Guarantee;
  isRefurbished: boolean;
}

/** The guarantees of goods that are sold for `price` forints: once sold, the price that was paid decides. */
export function guaranteesAt(price: Forint, { guarantee, isRefurbished }: GuaranteedGoods): Guarantees {
  return {
    mandatory: guarantee.isMandatory && !isRefurbished ? mandatoryGuaranteeYears(price) : null,
    refurbished: isRefurbished ? refurbishedGuaranteeYears : null,
    durability: guarantee.durabilityYears,
  };
}
