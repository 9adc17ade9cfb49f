import { useLocale, useTranslations } from 'next-intl';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { Money } from '#lib/contract/money.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { sharedLanguage } from '#lib/core/filters/names.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { formatPrice, type ShownPrice } from '#lib/core/prices/index.ts';
import { unitPriceText } from '#lib/core/prices/unit-price.ts';
import { isSized } from '#lib/core/products/size-text.ts';
import { sizeName, stockClass } from '#lib/core/products/variants.ts';
import styles from './wishlist-page.module.css';

interface Props {
  product: ProductCard;
  /** Pieces online and in all shops; where it is not known, whether there are any is told from the sizes. */
  stock?: number;
  isFirst: boolean;
}

/** Picture, name and what a product comes in: the first two columns of a line. */
export function WishlistItemSummary({ product, stock, isFirst }: Props) {
  const t = useTranslations('wishlistPage');
  const tList = useTranslations('wishlist');
  const locale = useLocale();
  const { id, name, lang = catalogLanguage, brand, url, image, colours, sizes } = product;
  const isSoldOut = stock === undefined ? sizes.length === 0 : stock === 0;
  const state = isSoldOut ? 'none' : stockClass(stock ?? Infinity);
  return (
    <>
      <a className={styles.picture} href={shopHref(locale, url)} tabIndex={-1} aria-hidden="true">
        <img
          {...imageProps(image, [96, 160, 240, 320], '(min-width: 577px) 144px, 96px')}
          alt=""
          loading={isFirst ? undefined : 'lazy'}
        />
      </a>
      <div className={styles.about}>
        <h2 tabIndex={-1} lang={lang}>
          <b>{brand.name}</b> <a href={shopHref(locale, url)}>{name}</a>
        </h2>
        {colours.length > 1 && (
          <p className={styles.small}>
            {t('colours')}{' '}
            <span lang={sharedLanguage(colours) ?? catalogLanguage}>
              {colours.map((colour) => colour.name).join(', ')}
            </span>
          </p>
        )}
        {isSized(product) && (
          <p className={styles.small}>
            {t('sizes')}{' '}
            <span className={styles.figures}>{sizes.map((size) => sizeName(product, size)).join(', ')}</span>
          </p>
        )}
        <p className={styles.stock} data-state={state}>
          {state === 'none' ? tList('soldOut') : t(`stock.${state}`)}
        </p>
        {isSoldOut && stock !== undefined && <p className={styles.small}>{t('soldOutStays')}</p>}
        <p className={styles.productNumber}>{t('number', { id: String(id) })}</p>
      </div>
    </>
  );
}

/** What a product costs, and for a reduction the lowest price of the 30 days before it, by law. */
export function WishlistItemPrice({
  price,
  full,
  contents,
  change,
}: ShownPrice & { contents: ProductCard['contents']; change: Money }) {
  const t = useTranslations('wishlistPage');
  const tCard = useTranslations('card');
  const unit = unitPriceText(tCard, price, contents);
  return (
    <div className={styles.price}>
      <p className={full === null ? undefined : styles.reduced}>
        <b className="number">{formatPrice(price)}</b>
      </p>
      {unit !== null && <p className={styles.small}>{unit}</p>}
      {full !== null && (
        <p className={styles.small}>
          {tCard('lowest')} <s className="number">{formatPrice(full)}</s>
        </p>
      )}
      {change !== 0 && (
        <p className={styles.change} data-way={change < 0 ? 'down' : 'up'}>
          <span className="hidden-text">{t(change < 0 ? 'cheaper' : 'dearer')} </span>
          {t('change', { change: `${change > 0 ? '+' : ''}${formatPrice(change)}` })}
        </p>
      )}
    </div>
  );
}
