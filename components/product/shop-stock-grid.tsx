'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { Product, ProductOption } from '#lib/contract/product.ts';
import { stockQuery } from '#lib/products/queries.ts';
import {
  firstShops,
  shopLines,
  shopRegister,
  shopsWithMineFirst,
  sortedShopLines,
  withDistances,
  type ShopGroup,
} from '#lib/products/shop-stock.ts';
import { distancesQuery } from '#lib/shops/queries.ts';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { useMyShop } from '#stores/my-shop.ts';
import { ShopsWithout, ShopStockLines } from './shop-stock-lines.tsx';
import { ShopStockTable } from './shop-stock-table.tsx';
import { useShopSearch } from './shop-search.ts';
import styles from './shop-stock-grid.module.css';

export interface ShopStockGridProps {
  productId: number;
  sizes: string[];
  sizeNames?: Product['sizeNames'];
  /** The options of the shown colour. */
  options: ProductOption[];
  /** Whether there is no other colour, so that none is named. */
  isOnlyColour?: boolean;
  /** How many lines of shops there are likely to be. */
  lineCount: number;
}

/** Which shop holds which size: five that have it at first, or those near a town or postcode; the others are folded away. */
export function ShopStockGrid({ productId, lineCount, ...of }: ShopStockGridProps) {
  const t = useTranslations('shopStock');
  const stock = useQuery(stockQuery(productId));
  if (stock.isPending) return <Loading lineCount={lineCount} />;
  if (!stock.data) {
    return (
      <RetryNotice
        className={styles.failed}
        text={t('failed')}
        retry={t('retry')}
        isBlocked={stock.isFetching}
        onRetry={stock.refetch}
      />
    );
  }
  return <Shops stock={stock.data} {...of} />;
}

function Shops({
  stock,
  sizes,
  sizeNames,
  options,
  isOnlyColour = false,
}: Omit<ShopStockGridProps, 'productId' | 'lineCount'> & { stock: Parameters<typeof shopLines>[0] }) {
  const t = useTranslations('shopStock');
  const format = useFormatter();
  const asked = useSearchParams().get('meret');
  const chosen = sizes.find((size) => size === asked) ?? null;
  const [typed, setTyped] = useState('');
  const [isWhole, setWhole] = useState(false);
  const fieldId = useId();
  const lines = shopLines(stock, options);
  const { found, state } = useShopSearch(lines, typed);
  const { shop: mine } = useMyShop();
  const isUnasked = typed.trim() === '';
  const town = lines.find(({ sysname }) => sysname === mine)?.city ?? null;
  const nearMine = useQuery({ ...distancesQuery(town ?? ''), enabled: town !== null && isUnasked }).data;
  const listed = isUnasked && nearMine ? withDistances(found, nearMine) : found;
  const sorted = shopsWithMineFirst(sortedShopLines(listed, chosen), isUnasked ? mine : null);
  const [holders, others] = [sorted.filter(({ total }) => total > 0), sorted.filter(({ total }) => total === 0)];
  // Many shops are a register to look a name up in; five are those that have the size, or the nearest.
  const isRegister = isWhole && holders.length > firstShops && holders.every(({ distance }) => distance === null);
  const groups: ShopGroup[] = isRegister
    ? shopRegister(holders, isUnasked ? mine : null)
    : [{ place: null, lines: isWhole ? holders : holders.slice(0, firstShops) }];
  const time = format.dateTime(new Date(stock.updatedAt), { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  const holding = lines.filter(({ total }) => total > 0).length;
  const shown = { groups, sizes, sizeNames, chosen, mine };
  // Where no shop has it, there is none to look for.
  if (holding === 0) {
    return (
      <p className={styles.nowhere} role="status">
        {isOnlyColour ? t('nowhere') : t('holding', { count: 0, total: lines.length })}{' '}
        <small>{t('time', { time })}</small>
      </p>
    );
  }

  return (
    <>
      <div className={styles.head}>
        <div className={styles.field}>
          <label htmlFor={fieldId}>{t('place')}</label>
          <input
            id={fieldId}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        {sizes.length > 1 && (
          <p className={styles.legend} aria-hidden="true">
            {(['available', 'few', 'none'] as const).map((state) => (
              <span key={state}>
                <i data-stock={state} />
                {t(`states.${state}`)}
              </span>
            ))}
          </p>
        )}
        <p className={styles.time}>{t('time', { time })}</p>
      </div>
      <p className={styles.found} role="status">
        {state === 'searching' && t('searching')}
        {state === 'unknown' && t('unknown', { place: typed.trim() })}
        {state === 'failed' && t('placeFailed')}
        {state === 'here' &&
          (isUnasked
            ? t('holding', { count: holding, total: lines.length })
            : t(found[0]?.distance == null ? 'found' : 'foundNear', { count: found.length }))}{' '}
        {isUnasked && (
          <small>
            {nearMine && town ? t('fromTown', { town }) : t(chosen === null || isRegister ? 'register' : 'byTown')}
          </small>
        )}
      </p>
      {holders.length > 0 && (
        <>
          {sizes.length > 1 && <ShopStockTable {...shown} />}
          <ShopStockLines {...shown} />
        </>
      )}
      <div className={styles.foot}>
        {holders.length > firstShops && (
          <button type="button" className={styles.all} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('fewer') : t('all', { count: holders.length })}
          </button>
        )}
        {others.length > 0 && <ShopsWithout lines={others} mine={mine} isAlone={holders.length === 0} />}
      </div>
    </>
  );
}

function Loading({ lineCount }: { lineCount: number }) {
  const t = useTranslations('shopStock');
  return (
    <div className={styles.loading} role="status">
      <span className="hidden-text">{t('loading')}</span>
      {Array.from({ length: lineCount + 1 }, (_, row) => (
        <i key={row} />
      ))}
    </div>
  );
}
