import type { Messages } from 'next-intl';
import type { Sorting } from '#lib/contract/search.ts';

/** Key of an order's text: `price-asc`. */
export function sortKey({ field, type }: Sorting): keyof Messages['list']['sorting'] {
  return `${field}-${type}` as keyof Messages['list']['sorting'];
}
