'use client';

import { useLocale, useTranslations } from 'next-intl';
import { isAvailable } from '#lib/cart/index.ts';
import { useRemoveFromCart } from '#lib/cart/queries.ts';
import type { CartItem } from '#lib/contract/cart.ts';
import { localePath } from '#lib/i18n/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import { formatPrice, parsePrice } from '#lib/prices/index.ts';
import { Quantity } from './quantity.tsx';
import styles from './cart.module.css';

/** One line of the cart with what belongs to it. */
export function CartLine({ item, isFirstOfSet }: { item: CartItem; isFirstOfSet: boolean }) {
  const t = useTranslations('cart');
  const locale = useLocale();
  const remove = useRemoveFromCart();
  const { option, product, set } = item;
  const variant = [option.colour, option.size].filter(Boolean).join(', ');
  return (
    <li className={styles.line} data-unavailable={!isAvailable(item) || undefined} aria-busy={remove.isPending}>
      <a href={localePath(locale, product.url)} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <img {...imageProps(product.image, [160, 320], '(min-width: 577px) 144px, 88px')} alt="" />
      </a>
      <div className={styles.about}>
        <h2 lang="hu"><b>{product.brand}</b> <a href={localePath(locale, product.url)}>{product.name}</a></h2>
        <p lang="hu" className={styles.variant}>{variant}</p>
        {set && <p className={styles.tag} lang="hu">{t('inSet', { name: set.name })}</p>}
        {item.mounting && (
          <p className={styles.variant} lang="hu">+ {item.mounting.name} <span className="number">{formatPrice(parsePrice(item.mounting.price) ?? 0)}</span></p>
        )}
        {item.status === 'reduced' && <p className={styles.warning}>{t('reduced', { stock: option.stock })}</p>}
        {item.status === 'unavailable' && <p className={styles.warning}>{t('soldOut')}</p>}
        {item.isHeavy && <p className={styles.variant}>{t('heavy')}</p>}
      </div>
      <div className={styles.amount}>
        {isFirstOfSet && isAvailable(item) && <Quantity hash={item.hash} quantity={option.quantity} stock={option.stock} name={product.name} />}
        {isFirstOfSet && (
          <button type="button" className={styles.remove} aria-disabled={remove.isPending} aria-label={t('removeLine', { name: product.name })}
            onClick={() => !remove.isPending && remove.mutate({ hash: set?.hash ?? item.hash, isSet: set !== null })}>
            {t(set ? 'removeSet' : 'remove')}
          </button>
        )}
        {remove.isError && <p role="alert" className={styles.warning}>{t('failed')}</p>}
      </div>
      <p className={styles.price}>
        <b className={`number ${item.priceFull === null ? '' : styles.reducedPrice}`}>{formatPrice(parsePrice(item.lineTotal) ?? 0)}</b>
        {option.quantity > 1 && <small>{t('each', { price: formatPrice(parsePrice(item.price) ?? 0) })}</small>}
        {item.priceFull !== null && <small>{t('lowest', { price: formatPrice(parsePrice(item.priceFull) ?? 0) })}</small>}
      </p>
    </li>
  );
}
