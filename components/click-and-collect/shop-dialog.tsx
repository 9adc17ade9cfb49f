'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { track } from '#lib/analytics/track.ts';
import { shopsQuery } from '#lib/click-and-collect/queries.ts';
import type { ClickAndCollectShop, FoundShop } from '#lib/click-and-collect/shops.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { openingState } from '#lib/shops/opening.ts';
import { stockQuery } from '#lib/products/queries.ts';
import { placeMax } from '#lib/shops/index.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { useMinute } from '#components/hooks/use-minute.ts';
import { CloseIcon } from '#components/ui/icons.tsx';
import { CheckIcon } from '#components/ui/more-icons.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { myShop, useMyShop } from '#stores/my-shop.ts';
import { useFoundShops } from './use-found-shops.ts';
import { useShortState } from './use-shop-words.ts';
import styles from './shop-dialog.module.css';

export interface ShopDialogProps {
  onClose: () => void;
  /** Called with the shop that was chosen, before the dialog closes. */
  onChosen?: ((shop: string) => void) | undefined;
  /** Goods of which each shop says whether it has any: a product, and those of its options that are asked about. */
  goods?: GoodsInShops | undefined;
}

/** Goods that are looked for in shops. */
export interface GoodsInShops {
  productId: number;
  optionIds: readonly number[];
}

/** Shops that have any of the goods; none until that is known, or where nothing is looked for. */
function useHolding(goods: GoodsInShops | undefined): ReadonlySet<string> {
  const { data } = useQuery({ ...stockQuery(goods?.productId ?? 0), enabled: goods !== undefined });
  const held = data?.rows.filter(({ stock, optionId }) => stock > 0 && goods?.optionIds.includes(optionId));
  return new Set(held?.map(({ store }) => store));
}

/** Choosing the shopper's shop by one press: by name, town or postcode. */
export function ShopDialog({ onClose, onChosen, goods }: ShopDialogProps) {
  const t = useTranslations('myShopHeader');
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const shops = useQuery(shopsQuery);
  const choose = (shop: string) => {
    if (myShop.store.getState().record?.store !== shop) track({ event: 'store_select', location_id: shop });
    myShop.choose(shop);
    onChosen?.(shop);
    dialog.current?.close();
  };
  return (
    <Dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} onClose={onClose}>
      <div className={styles.content}>
        <h2 id={headingId}>{t('choose')}</h2>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
        {shops.data && <Shops shops={shops.data} goods={goods} onChoose={choose} />}
        {!shops.data && (!shops.isError || shops.isFetching) && (
          <p role="status" className={styles.note}>
            {t('loading')}
          </p>
        )}
        {!shops.data && shops.isError && !shops.isFetching && (
          <RetryNotice className={styles.failed} text={t('failed')} retry={t('retry')} onRetry={shops.refetch} />
        )}
      </div>
    </Dialog>
  );
}

interface ShopsProps extends Pick<ShopDialogProps, 'goods'> {
  shops: readonly ClickAndCollectShop[];
  onChoose: (shop: string) => void;
}

function Shops({ shops, goods, onChoose }: ShopsProps) {
  const t = useTranslations('myShopHeader');
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { found, state } = useFoundShops(shops, typed);
  const { shop: mine } = useMyShop();
  const holding = useHolding(goods);
  const own = shops.find(({ sysname }) => sysname === mine);
  return (
    <>
      <form className={styles.field} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>{t('field')}</label>
        <input
          id={id}
          value={typed}
          maxLength={placeMax}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      <p role="status" className={styles.note}>
        {state === 'searching' && t('loading')}
        {state === 'unknown' && t('unknown', { place: typed.trim() })}
        {state === 'here' && t('count', { count: found.length })}
      </p>
      <ul className={styles.shops}>
        {found.map((shop) => (
          <Row
            key={shop.sysname}
            shop={shop}
            isMine={shop.sysname === mine}
            isHeld={holding.has(shop.sysname)}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {own && (
        <p className={styles.page}>
          <a href={shopHref(locale, own.url)}>
            <span>
              <span lang={catalogLanguage}>{own.title}</span>: {t('page')}
            </span>
          </a>
        </p>
      )}
    </>
  );
}

interface RowProps extends Pick<ShopsProps, 'onChoose'> {
  shop: FoundShop;
  isMine: boolean;
  isHeld: boolean;
}

function Row({ shop, isMine, isHeld, onChoose }: RowProps) {
  const t = useTranslations('myShopHeader');
  const format = useFormatter();
  const words = useShortState();
  const now = useMinute();
  const { sysname, title, address, distance, openingHours } = shop;
  return (
    <li>
      <button type="button" aria-pressed={isMine} onClick={() => onChoose(sysname)} data-shop={sysname}>
        <b lang={catalogLanguage}>{title}</b> {isMine && <CheckIcon />}
        {distance !== null && (
          <span className={styles.distance}>
            {format.number(distance, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })}
          </span>
        )}{' '}
        <small>
          <span lang={catalogLanguage}>{`${address.ZipCode} ${address.City}, ${address.Street}`}</span>
        </small>{' '}
        <small>
          {isHeld && <b className={styles.held}>{t('held')} · </b>}
          {now !== null && words(openingState(openingHours, now))}
        </small>
      </button>
    </li>
  );
}
