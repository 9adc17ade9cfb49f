import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { addFailure } from '#lib/cart/add-failure.ts';
import { prepareCartCalls } from '#lib/cart/actions/prepare.ts';
import { isRepeatedPress, useAddToCart } from '#lib/cart/actions/use-add-to-cart.ts';
import type { Product, ProductOption } from '#lib/contract/product.ts';
import type { WishlistProduct } from '#lib/contract/wishlist.ts';
import { localePath } from '#lib/core/locales.ts';
import { isSized } from '#lib/core/products/size-text.ts';
import { sizeName } from '#lib/core/products/variants.ts';
import { productOptionsQuery } from '#lib/wishlist/queries/variants.ts';
import { Button } from '#components/ui/button.tsx';
import { CheckIcon } from '#components/ui/more-icons.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { VariantPicker } from './variant-picker.tsx';
import styles from './wishlist-page.module.css';

function variantName(product: Product, option: ProductOption): { text: string; lang: string } {
  const colour = product.colours.find(({ slug }) => slug === option.colour);
  const size = isSized(product) ? sizeName(product, option.size) : null;
  return { text: [colour?.name, size].filter(Boolean).join(', '), lang: colour?.lang ?? catalogLanguage };
}

/**
 * So soon after the first one a second press is the other half of a double click, ms: no dialog lies over it, and an
 * answer may be quicker.
 */
const doublePress = 500;

/**
 * The way of a line into the cart: at once where there is nothing to choose, else by its sizes, which unfold below it.
 */
function useWishlistItemToCart(wishlistItem: WishlistProduct) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<ReturnType<typeof variantName> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isLooking = useRef(false);
  /** When that was pressed for which the last piece was added, ms. */
  const addedAt = useRef(-Infinity);
  const add = useAddToCart();
  const hasChoice = wishlistItem.sizes.length > 1 || wishlistItem.colours.length > 1;

  // Once the panel is gone, for a second press on what it held would take the focus with it.
  useLayoutEffect(() => {
    if (added !== null) button.current?.focus();
  }, [added]);
  const put = (product: Product, option: ProductOption) => {
    const now = performance.now();
    if (now - addedAt.current < doublePress) return;
    const isTaken = add.addOnce(
      { productOption: option.id, amount: 1 },
      {
        onSuccess: () => {
          addedAt.current = now;
          setAdded(variantName(product, option));
          setOpen(false);
        },
      },
    );
    if (isTaken) setAdded(null);
  };
  const press = async (click: { detail: number }) => {
    // The second half of a double click may come after the first one is done.
    if (isRepeatedPress(click) || wishlistItem.stock === 0 || isLooking.current || add.isPending) return;
    setAdded(null);
    add.reset();
    if (hasChoice || isOpen) return setOpen(!isOpen);
    isLooking.current = true;
    const product = await client.fetchQuery(productOptionsQuery(wishlistItem.id)).catch(() => null);
    isLooking.current = false;
    const [only, ...others] = product?.options.filter(({ stock }) => stock > 0) ?? [];
    if (product && only && others.length === 0) return put(product, only);
    return setOpen(true);
  };
  return { isOpen, added, button, add, hasChoice, put, press };
}

/** The last column of a line, and below it what there is to choose. `children` stand under the button. */
export function WishlistItemToCart({ product, children }: { product: WishlistProduct; children: ReactNode }) {
  const t = useTranslations('wishlistPage');
  const tBuy = useTranslations('purchase');
  const locale = useLocale();
  const { isOpen, added, button, add, hasChoice, put, press } = useWishlistItemToCart(product);
  const panel = `valasztas-${product.id}`;
  const label = () => {
    if (product.stock === 0) return tBuy('soldOut');
    if (add.isPending && !isOpen) return tBuy('adding');
    if (!hasChoice) return tBuy('add');
    return t(product.sizes.length > 1 ? 'chooseSize' : 'chooseColour');
  };
  return (
    <>
      <div className={styles.actions} onPointerEnter={prepareCartCalls} onFocus={prepareCartCalls}>
        <Button
          ref={button}
          variant={isOpen ? 'outline' : 'solid'}
          isBlocked={product.stock === 0}
          aria-expanded={hasChoice && product.stock > 0 ? isOpen : undefined}
          aria-controls={isOpen ? panel : undefined}
          aria-label={`${label()}: ${product.name}`}
          onClick={(click) => void press(click)}
        >
          {label()}
        </Button>
        {children}
        {add.isError && !isOpen && (
          <p role="alert" className={styles.failure}>
            {tBuy(`failures.${addFailure(add.error)}`)}
          </p>
        )}
      </div>
      {isOpen && (
        <div id={panel} className={`${styles.panel} no-print`}>
          <VariantPicker
            wishlistItem={product}
            isAdding={add.isPending}
            failure={add.isError ? addFailure(add.error) : null}
            onChange={() => add.reset()}
            onAdd={put}
          />
        </div>
      )}
      {/* There before its text, for a screen reader announces only what changes. */}
      <div role="status" className={`${styles.done} no-print`}>
        {added !== null && (
          <p>
            <CheckIcon />
            <span>
              {tBuy('added')}
              {added.text && (
                <>
                  : <span lang={added.lang}>{added.text}</span>
                </>
              )}
            </span>{' '}
            <a href={localePath(locale, '/kosar/')}>{tBuy('openCart')}</a>
          </p>
        )}
      </div>
    </>
  );
}
