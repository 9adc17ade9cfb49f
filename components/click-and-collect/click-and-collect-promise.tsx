'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { handover, isOldFigure } from '#lib/click-and-collect/index.ts';
import { shopHolding } from '#lib/click-and-collect/product.ts';
import { shopsQuery } from '#lib/click-and-collect/queries.ts';
import type { ClickAndCollectShop } from '#lib/click-and-collect/shops.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import type { ProductOption, Stock } from '#lib/contract/product.ts';
import { stockQuery } from '#lib/products/queries.ts';
import { useMinute } from '#components/hooks/use-minute.ts';
import { ShopIcon } from '#components/ui/more-icons.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { useMyShop } from '#stores/my-shop.ts';
import { useHandoverWords } from './use-shop-words.ts';
import type { GoodsInShops } from './shop-dialog.tsx';
import { useShopDialog } from './use-shop-dialog.tsx';
import styles from './click-and-collect-promise.module.css';

export interface ClickAndCollectPromiseProps {
  productId: number;
  sizes: string[];
  /** The options of the shown colour. */
  options: Pick<ProductOption, 'id' | 'size' | 'stock'>[];
  /** Days on which a store has what is ordered to it, in words. */
  arrives: string;
}

/**
 * Whether the shopper's shop has the chosen size, and when it hands it over; without a shop, the way to choose one.
 */
export function ClickAndCollectPromise(props: ClickAndCollectPromiseProps) {
  const t = useTranslations('clickAndCollect');
  const { shop: mine, isRead } = useMyShop();
  const { dialog, open } = useShopDialog(undefined, useGoods(props));
  return (
    <section className={styles.line} aria-labelledby="atvetel-cim">
      <div className={styles.head}>
        <h2 id="atvetel-cim">
          <ShopIcon />
          {t('title')}
        </h2>
      </div>
      {isRead &&
        (mine === null ? (
          <>
            <p>{t('product.choose')}</p>
            <button type="button" className={styles.choose} onClick={open}>
              {t('product.chooseButton')}
            </button>
          </>
        ) : (
          <MyShopPromise {...props} mine={mine}>
            <button type="button" className={styles.text} onClick={open}>
              {t('product.change')}
            </button>
          </MyShopPromise>
        ))}
      {dialog}
    </section>
  );
}

/** The size that is asked about, by the page's address or because there is no other; undefined for none. */
function useSize(sizes: readonly string[]): string | undefined {
  const asked = useSearchParams().get('meret');
  return sizes.length === 1 ? sizes[0] : sizes.find((label) => label === asked);
}

/** What is looked for in shops: the chosen size, or all of the colour. */
function useGoods({ productId, sizes, options }: ClickAndCollectPromiseProps): GoodsInShops {
  const size = useSize(sizes);
  const asked = options.filter((option) => size === undefined || option.size === size);
  return { productId, optionIds: asked.map(({ id }) => id) };
}

function MyShopPromise({
  productId,
  sizes,
  options,
  arrives,
  mine,
  children,
}: ClickAndCollectPromiseProps & { mine: string; children: ReactNode }) {
  const t = useTranslations('clickAndCollect.product');
  const shops = useQuery(shopsQuery);
  const stock = useQuery(stockQuery(productId));
  const own = shops.data?.find(({ sysname }) => sysname === mine);
  const isFailed = (shops.isError && !shops.data) || (stock.isError && !stock.data);
  const isAsking = shops.isFetching || stock.isFetching;
  const again = () => {
    if (isAsking) return;
    if (!shops.data) void shops.refetch();
    void stock.refetch();
  };
  if (isFailed && !isAsking) {
    return (
      <RetryNotice
        text={t('failed')}
        retry={t('retry')}
        button={{ variant: 'plain', className: styles.text }}
        onRetry={again}
      />
    );
  }
  if (!shops.data || !stock.data) return <p role="status">{t('loading')}</p>;
  // A shop that has closed for good: another one has to be chosen.
  if (!own)
    return (
      <>
        <p>{t('choose')}</p>
        {children}
      </>
    );
  return (
    <>
      <Holding own={own} shops={shops.data} stock={stock.data} sizes={sizes} options={options} arrives={arrives} />
      <div className={styles.foot}>
        <Figure updatedAt={stock.data.updatedAt} isAsking={isAsking} onRefresh={again} />
        {children}
      </div>
    </>
  );
}

interface HoldingProps extends Omit<ClickAndCollectPromiseProps, 'productId'> {
  own: ClickAndCollectShop;
  shops: ClickAndCollectShop[];
  stock: Stock;
}

function Holding({ own, shops, stock, sizes, options, arrives }: HoldingProps) {
  const t = useTranslations('clickAndCollect.product');
  const words = useHandoverWords();
  const now = useMinute();
  const size = useSize(sizes);
  const holding = shopHolding(stock, options, { sizes, size: size ?? null }, own, shops);
  const name = own.title;
  const sentence = () => {
    if (holding.state === 'none') return t('none', { name });
    if (holding.state === 'sizes') return t('sizes', { name, sizes: holding.sizes.join(', ') });
    return now === null ? '' : t('held', { name, ready: words(own, handover(own.openingHours, now)) });
  };
  const nearest = holding.state === 'none' ? holding.nearest : null;
  const isOrdered = (option: ClickAndCollectPromiseProps['options'][number]) =>
    option.stock > 0 && (size === undefined || option.size === size);
  const canBeOrdered = own.hasClickAndCollect && options.some(isOrdered);
  return (
    <div role="status">
      <p className={styles.promise} data-state={holding.state}>
        {sentence()}
      </p>
      {holding.state === 'none' && (
        <p className={styles.nearest}>
          {canBeOrdered && <b>{t('ordered', { days: arrives })} </b>}
          {nearest ? t('nearest', { name: nearest.title, distance: nearest.distance ?? 0 }) : t('nowhere')}
        </p>
      )}
    </div>
  );
}

/** When the figure was true; from a quarter of an hour on it says so, and can be asked for anew. */
function Figure({ updatedAt, isAsking, onRefresh }: { updatedAt: string; isAsking: boolean; onRefresh: () => void }) {
  const t = useTranslations('clickAndCollect.product');
  const format = useFormatter();
  const now = useMinute();
  const at = new Date(updatedAt);
  const isToday = now === null || marketDay(at) === marketDay(new Date(now));
  const time = format.dateTime(at, {
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const isOld = now !== null && isOldFigure(updatedAt, now);
  return (
    <>
      <p className={isOld ? styles.old : undefined}>{t(isOld ? 'old' : 'time', { time })}</p>
      {isOld && (
        <button type="button" className={styles.text} aria-disabled={isAsking} onClick={onRefresh}>
          {t(isAsking ? 'refreshing' : 'refresh')}
        </button>
      )}
    </>
  );
}
