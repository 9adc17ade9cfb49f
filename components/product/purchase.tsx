'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { Money } from '#lib/contract/money.ts';
import { addFailure } from '#lib/cart/add-failure.ts';
import { askLeaveForCart, prepareCartCalls } from '#lib/cart/actions/prepare.ts';
import { isRepeatedPress, useAddToCart } from '#lib/cart/actions/use-add-to-cart.ts';
import type { Product, ProductOption } from '#lib/contract/product.ts';
import { localePath } from '#lib/core/locales.ts';
import { withQueryCache } from '#lib/query/index.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { optionOf, sizeName, stockClass, variantUrl } from '#lib/core/products/variants.ts';
import { useOutOfView } from '#components/hooks/use-out-of-view.ts';
import { Colours, type Colour } from './colours.tsx';
import { Button } from '#components/ui/button.tsx';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { StockNotice } from '#components/notices/stock-notice.tsx';
import { HeartButton } from '#components/hearts/heart-button.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { Sizes } from './sizes.tsx';
import styles from './options.module.css';

const AddedDialog = lazyIsland(() =>
  withQueryCache(import('#components/added/added-dialog.tsx')).then(({ AddedDialog: Dialog }) => Dialog),
);

interface Props {
  product: Pick<Product, 'id' | 'name' | 'url' | 'sizes' | 'sizeSystem' | 'sizeNames'> & {
    /** Language of the name, where it is not the catalog's. */
    lang?: string | undefined;
    brand: string;
    /** Whether its sizes are shown: not those of goods that come in one. */
    isSized: boolean;
  };
  colours: Colour[];
  colour: Colour;
  /** The options of the shown colour. */
  options: ProductOption[];
  initialSize: string | null;
  /** Price on the wire. */
  price: Money;
  mounting: Product['mounting'];
  isOnlineOnly?: boolean;
  /** Of how many sizes there is any, in words; undefined for none. */
  stocked?: string | undefined;
  sizeTable: ReactNode;
  /** The way on from what is gone. */
  similar?: ReactNode;
}

/** The chosen size, which goes with the page's address over Back and Forward. */
function useSizeOfAddress(sizes: string[], initialSize: string | null) {
  const [size, setSize] = useState(initialSize);
  useEffect(() => {
    const named = () => {
      const asked = new URLSearchParams(location.search).get('meret');
      return sizes.find((label) => label === asked) ?? null;
    };
    const show = () => setSize(named() ?? (sizes.length === 1 ? initialSize : null));
    // After Back the router's copy of the page may be older than its address.
    if (named()) show();
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, [sizes, initialSize]);
  return [size, setSize] as const;
}

/** Choosing a size and putting the option into the cart. Sizes are links until this island is hydrated. */
export function Purchase({
  product,
  colours,
  colour,
  options,
  initialSize,
  price,
  mounting,
  isOnlineOnly = false,
  stocked,
  sizeTable,
  similar,
}: Props) {
  const t = useTranslations('purchase');
  const locale = useLocale();
  const [size, setSize] = useSizeOfAddress(product.sizes, initialSize);
  const [isSizeMissing, setSizeMissing] = useState(false);
  const [mountingId, setMountingId] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const sizes = useRef<HTMLElement>(null);
  const [main, isOutOfView] = useOutOfView<HTMLButtonElement>();
  const add = useAddToCart();
  const option = optionOf(options, colour.slug, size);
  const hasStock = options.some(({ stock }) => stock > 0);

  const choose = (label: string) => {
    setSize(label);
    prepareCartCalls();
    if ((optionOf(options, colour.slug, label)?.stock ?? 0) > 0) void askLeaveForCart();
    void AddedDialog.load().catch(() => undefined);
    setSizeMissing(false);
    if (!add.isPending) add.reset();
    history.replaceState(null, '', localePath(locale, variantUrl(product, colour.slug, label)));
  };
  const chosen = size === null ? null : sizeName(product, size);
  const variant = [colour.name, product.isSized ? chosen : null].filter(Boolean).join(', ');
  const submit = (press: MouseEvent) => {
    if (isRepeatedPress(press)) return;
    if (size === null) {
      setSizeMissing(true);
      sizes.current?.focus();
      return;
    }
    if (!option || option.stock === 0) return;
    add.addOnce(
      { productOption: option.id, amount: 1, ...(mountingId ? { mounting: mountingId } : {}) },
      { onSuccess: () => setAdded(variant) },
    );
  };
  const isSoldOut = !hasStock || (size !== null && (option?.stock ?? 0) === 0);
  // What is gone comes by no way; a rule of a sheet would weigh on every product's first screen.
  useEffect(() => {
    for (const way of document.querySelectorAll<HTMLElement>('[data-delivery] [data-way]'))
      way.style.display = isSoldOut ? 'none' : '';
  }, [isSoldOut]);
  const label = isSoldOut ? t('soldOut') : t(add.isPending ? 'adding' : 'add');
  const barLabel = isSoldOut || size !== null ? label : t('pickSize');

  return (
    <div onPointerEnter={prepareCartCalls} onFocus={prepareCartCalls} aria-busy={add.isPending}>
      <Colours product={product} colours={colours} shown={colour} size={size} />
      {product.isSized && (
        <Sizes
          ref={sizes}
          product={product}
          colour={colour.slug}
          options={options}
          chosen={size}
          onChoose={choose}
          error={isSizeMissing ? t('chooseSize') : null}
          table={sizeTable}
        />
      )}
      {mounting.length > 0 && <Mounting offers={mounting} chosen={mountingId} onChoose={setMountingId} />}
      <StockLine
        option={option}
        none={product.isSized ? 'stock.none' : colours.length > 1 ? 'stock.noneInColour' : 'soldOut'}
        text={size === null ? stocked : undefined}
      />
      <div className={styles.action}>
        <Button ref={main} onClick={submit} aria-disabled={isSoldOut || add.isPending}>
          {label}
        </Button>
        <HeartButton productId={product.id} name={product.name} />
      </div>
      {isSoldOut && (size === null || option) && (
        <StockNotice
          key={option?.id ?? 0}
          className={styles.notify}
          options={(option ? [option] : options).map((one) => ({
            id: one.id,
            label: `${colour.name}, ${sizeName(product, one.size)}`,
          }))}
          isOnlineOnly={isOnlineOnly}
        />
      )}
      {isSoldOut && <p className={styles.stock}>{similar}</p>}
      {/* The same button for the thumb while the one above is out of sight; for everything but a finger that one is enough. */}
      <div className={styles.bar} data-shown={isOutOfView || undefined} aria-hidden="true">
        <p data-bar-price={product.id}>
          <b className="number">{formatPrice(price)}</b>
          <span lang={colour.lang ?? catalogLanguage}>{[colour.name, chosen].filter(Boolean).join(' · ')}</span>
        </p>
        <Button tabIndex={-1} onClick={submit} aria-disabled={isSoldOut || add.isPending}>
          {barLabel}
        </Button>
      </div>
      {add.isError && (
        <p role="alert" className={styles.error}>
          {t(`failures.${addFailure(add.error)}`)}
        </p>
      )}
      {(added !== null || add.isPending) && (
        <AddedDialog
          isOpen={added !== null}
          onClose={() => setAdded(null)}
          product={product}
          image={colour.image}
          variant={added ?? variant}
        />
      )}
    </div>
  );
}

function Mounting({
  offers,
  chosen,
  onChoose,
}: {
  offers: Product['mounting'];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}) {
  const t = useTranslations('purchase');
  return (
    <fieldset className={styles.mounting}>
      <legend>{t('mounting')}</legend>
      {offers.map(({ id, name, lang = catalogLanguage, price }) => (
        <label key={id} lang={lang}>
          <input
            type="checkbox"
            checked={chosen === id}
            onChange={(event) => onChoose(event.target.checked ? id : null)}
          />
          {name}
          <span className="number">{formatPrice(price)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What is in stock of the chosen size, or `text` before one is chosen. */
interface StockLineProps {
  option: ProductOption | undefined;
  /** What is said where none is left. */
  none: 'stock.none' | 'stock.noneInColour' | 'soldOut';
  text: string | undefined;
}

function StockLine({ option, none, text }: StockLineProps) {
  const t = useTranslations('purchase');
  const state = option && stockClass(option.stock);
  return (
    <p className={styles.stock} data-state={state ?? (text && 'available')}>
      {/* There before its text, for a screen reader announces only what changes. */}
      <span role="status">
        {option && state ? t(state === 'none' ? none : `stock.${state}`, { count: option.stock }) : text}
      </span>
    </p>
  );
}
