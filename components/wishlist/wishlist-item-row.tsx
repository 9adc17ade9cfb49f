import { useFormatter, useTranslations } from 'next-intl';
import { noMoney } from '#lib/contract/money.ts';
import type { PriceType } from '#lib/contract/price.ts';
import type { WishlistProduct } from '#lib/contract/wishlist.ts';
import { useWishlistLock, type WishlistItemFailure } from '#stores/wishlist-lock.ts';
import { priceChange, wishlistItemPrice } from '#lib/wishlist/view.ts';
import { WishlistItemSummary, WishlistItemPrice } from './wishlist-item-summary.tsx';
import { WishlistItemToCart } from './wishlist-item-to-cart.tsx';
import styles from './wishlist-page.module.css';

interface Props {
  product: WishlistProduct;
  type: PriceType;
  isPriceKnown: boolean;
  isFirst: boolean;
  /** Why it could not be removed. */
  failure: WishlistItemFailure | null;
  onRemove: () => void;
}

/** One product of the visitor's own list. */
export function WishlistItemRow({ product, type, isPriceKnown, isFirst, failure, onRemove }: Props) {
  const t = useTranslations('wishlistPage');
  const tList = useTranslations('wishlist');
  const format = useFormatter();
  const isLocked = useWishlistLock((state) => state.pending !== null);
  const { id, name, stock, added } = product;
  const date = format.dateTime(new Date(added.at), { dateStyle: 'long' });
  return (
    <li className={styles.line} data-wishlist-item={id} data-sold-out={stock === 0 || undefined}>
      <WishlistItemSummary product={product} stock={stock} isFirst={isFirst} />
      <div className={styles.cost}>
        <WishlistItemPrice
          {...wishlistItemPrice(product, type)}
          contents={product.contents}
          change={isPriceKnown ? priceChange(product, type) : noMoney}
        />
        <p className={styles.small}>{t('added', { date })}</p>
      </div>
      <WishlistItemToCart product={product}>
        <button
          type="button"
          className={styles.remove}
          aria-disabled={isLocked}
          aria-label={tList('removeNamed', { name })}
          onClick={onRemove}
        >
          {t('remove')}
        </button>
        {failure && (
          <p role="alert" className={styles.failure}>
            {tList(`failures.${failure}`, { name })}
          </p>
        )}
      </WishlistItemToCart>
    </li>
  );
}
