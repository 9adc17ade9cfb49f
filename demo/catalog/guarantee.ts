import type { Guarantee } from '#lib/contract/product.ts';
import type { BrandSlug } from './brands.ts';

/** Bicycles and sports equipment have a mandatory guarantee; bags, bottles and sunglasses are neither. */
const equipment = /^felszereles\/(?!hatizsakok-es-taskak|sportnapszemuvegek|kemping-es-tura\/kulacsok)/;

/** Producers that guarantee that their goods last, in years. */
const durability: Partial<Record<BrandSlug, number>> = { nordalen: 5, vasgyuro: 10 };

/** What is guaranteed of a product of a brand and category. A producer's word goes with new goods. */
export function guaranteeOf({
  category,
  brand,
  refurbished,
}: {
  category: string;
  brand: BrandSlug;
  refurbished: boolean;
}): Guarantee {
  return { isMandatory: equipment.test(category), durabilityYears: refurbished ? null : (durability[brand] ?? null) };
}
