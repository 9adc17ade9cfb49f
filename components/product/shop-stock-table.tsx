import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { Product } from '#lib/contract/product.ts';
import { sizeName } from '#lib/core/products/variants.ts';
import { shopStockClass, type ShopGroup } from '#lib/products/shop-stock.ts';
import styles from './shop-stock-grid.module.css';

/** The shops that have it, and what is marked among them. */
export interface ShownShops {
  groups: readonly ShopGroup[];
  sizes: string[];
  sizeNames: Product['sizeNames'];
  chosen: string | null;
  /** Sysname of the shopper's own shop. */
  mine: string | null;
}

/**
 * Sizes across, shops down, on a page that is wide enough; where they are still wider it scrolls by itself, with the shops held
 * in place.
 */
export function ShopStockTable({ groups, sizes, sizeNames, chosen, mine }: ShownShops) {
  const t = useTranslations('shopStock');
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The chosen size comes into the window of a narrow table, and the page stays where it is.
    const header = region.current?.querySelector<HTMLElement>('[data-chosen]');
    const names = region.current?.querySelector('th');
    if (header && names) region.current?.scrollTo({ left: header.offsetLeft - names.clientWidth - header.clientWidth });
  }, [chosen]);

  return (
    <div ref={region} className={styles.scroll} role="region" aria-label={t('table')} tabIndex={0}>
      <table>
        <caption className="hidden-text">{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('shop')}</th>
            {sizes.map((size) => (
              <th key={size} scope="col" className="number" data-chosen={size === chosen || undefined}>
                {sizeName({ sizeNames }, size)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ place, lines }) => (
          <tbody key={place}>
            {place !== null && (
              <tr>
                <th scope="rowgroup" colSpan={sizes.length + 1} className={styles.place}>
                  <span>{t(`places.${place}`)}</span>
                </th>
              </tr>
            )}
            {lines.map(({ sysname, name, pieces, distance }) => (
              <tr key={sysname} data-mine={sysname === mine || undefined}>
                <th scope="row">
                  <span lang={catalogLanguage}>{name}</span>
                  {sysname === mine && <small>{t('mine')}</small>}
                  {distance !== null && <small>{t('distance', { distance })}</small>}
                </th>
                {sizes.map((size) => {
                  const state = shopStockClass(pieces[size] ?? 0);
                  return (
                    <td key={size} data-chosen={size === chosen || undefined}>
                      <span className="hidden-text">{t(`states.${state}`)}</span>
                      <i data-stock={state} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
