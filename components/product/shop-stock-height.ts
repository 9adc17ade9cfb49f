import type { CSSProperties } from 'react';
import { firstShops } from '#lib/products/shop-stock.ts';

/** Rows of the table, of lines with sizes in words, and of those of goods of one size, px. */
const row = { table: 49, words: 63, only: 44 };

/**
 * How high the stock of the stores is before they are unfolded, px by the page's width: a table or a line of words for each of
 * the first of `shopCount` that hold any, below the field and above the fold of the others.
 */
export function stockHeights(shopCount: number, hasSizes: boolean): CSSProperties {
  const lines = Math.min(shopCount, firstShops);
  const rowsOf = (columns: number) => Math.ceil(lines / columns);
  const height = hasSizes ? row.words : row.only;
  const more = shopCount > firstShops ? 44 : 0;
  const heights =
    lines === 0
      ? { wide: 50, medium: 50, phone: 74 }
      : {
          wide: hasSizes ? 218 + row.table * lines : 176 + row.only * rowsOf(4),
          medium: 177 + height * rowsOf(2),
          phone: 229 + height * lines + more,
        };
  const variables = Object.entries(heights).map(([name, px]) => [`--${name}`, `${px}px`] as const);
  return Object.fromEntries(variables) as CSSProperties;
}
