import { useLocale, useTranslations } from 'next-intl';
import type { Product } from '#lib/contract/product.ts';
import { factRows, type FactRow } from '#lib/core/facts/rows.ts';

/** A product's facts in the page's language. */
export function useFactRows(facts: Product['facts']): FactRow[] {
  const units = useTranslations('facts.units');
  return factRows(facts, {
    language: useLocale(),
    filters: useTranslations('filters'),
    quantity: ({ unit, value, count }) => units(unit, { value, count }),
  });
}
