import { useTranslations } from 'next-intl';
import { toMoney, type FilterPrice } from '#lib/contract/money.ts';
import type { PriceRange } from '#lib/core/filters/price-range.ts';
import { formatPrice } from '#lib/core/prices/index.ts';

/** What a range of prices is called on a chip; empty for one without bounds. */
export function usePriceName(): (range: PriceRange) => string {
  const t = useTranslations('results');
  const forints = (thousands: FilterPrice) => formatPrice(toMoney(thousands));
  return ({ min, max }) => {
    if (min !== null && max !== null) return `${forints(min)} – ${forints(max)}`;
    if (min !== null) return t('priceFrom', { price: forints(min) });
    return max === null ? '' : t('priceUpTo', { price: forints(max) });
  };
}
