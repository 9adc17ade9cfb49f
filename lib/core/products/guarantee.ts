import { fromWholeUnits, type Money } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { law } from '#lib/contract/market/law.ts';
import type { Guarantee, Product } from '#lib/contract/product.ts';

/**
 * Years for which the seller answers for faults of anything it sells (373/2021. (VI. 30.) Korm. rendelet; Ptk. 6:163.
 * §).
 */
export const legalGuaranteeYears = law.guaranteeYears;

/** Years that the shop guarantees of its own will for goods that came back and were put right again. */
export const refurbishedGuaranteeYears = 1;

const { mandatoryGuarantee } = law;
/** Selling prices: a mandatory guarantee begins with the first, and is longer above the second; null where the law knows none. */
export const guaranteeBands = mandatoryGuarantee && {
  from: fromWholeUnits(mandatoryGuarantee.from),
  longerAbove: fromWholeUnits(mandatoryGuarantee.longerAbove),
};

/**
 * Years of the mandatory guarantee of new goods of its product groups that sell for `price`; null where there is none. In
 * Hungary two from 10 000 Ft, three above 250 000 Ft (151/2003. (IX. 22.) Korm. rendelet, 1. § (1), 2. §, since 1 July
 * 2024).
 */
export function mandatoryGuaranteeYears(price: Money): number | null {
  if (!mandatoryGuarantee || !guaranteeBands || price < guaranteeBands.from) return null;
  return price > guaranteeBands.longerAbove ? mandatoryGuarantee.longerYears : mandatoryGuarantee.years;
}

/** The bands as texts say them. */
export const bandTexts = {
  from: guaranteeBands ? formatPrice(guaranteeBands.from) : '',
  longerAbove: guaranteeBands ? formatPrice(guaranteeBands.longerAbove) : '',
};

/** Which text tells of so many years of a mandatory guarantee. */
export function mandatoryText(years: number): 'mandatoryText' | 'mandatoryLonger' {
  return years === mandatoryGuarantee?.years ? 'mandatoryText' : 'mandatoryLonger';
}

/** What a product's page tells of guarantees, in years; null for one that it does not have. */
export interface Guarantees {
  mandatory: number | null;
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
export function guaranteesAt(price: Money, { guarantee, isRefurbished }: GuaranteedGoods): Guarantees {
  return {
    mandatory: guarantee.isMandatory && !isRefurbished ? mandatoryGuaranteeYears(price) : null,
    refurbished: isRefurbished ? refurbishedGuaranteeYears : null,
    durability: guarantee.durabilityYears,
  };
}
