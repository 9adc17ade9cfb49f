import { useLocale, useTranslations } from 'next-intl';
import type { Product } from '#lib/contract/product.ts';
import { factRows, type FactMessages, type FactRow } from '#lib/core/facts/rows.ts';

/** The words of the page's language for facts. */
export function useFactMessages(): FactMessages {
  const units = useTranslations('facts.units');
  return {
    language: useLocale(),
    filters: useTranslations('filters'),
    quantity: ({ unit, value, count }) => units(unit, { value, count }),
  };
}

/** A product's facts in the page's language. */
export function useFactRows(facts: Product['facts']): FactRow[] {
  return factRows(facts, useFactMessages());
}
