import { useLocale, useTranslations } from 'next-intl';
import { settings } from '#lib/config/index.ts';
import { limits } from '#lib/contract/limits.ts';
import type { Product, ProductOption } from '#lib/contract/product.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { isSized } from '#lib/core/products/size-text.ts';
import { sizeName, type Variant } from '#lib/core/products/variants.ts';
import { Button } from '#components/ui/button.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import styles from './plain-purchase.module.css';

/** What is on stock, the shown colour and size before the others. */
function buyable({ options }: Product, { colour, size }: Variant): ProductOption[] {
  const distance = (option: ProductOption) =>
    option.colour === colour.slug ? Number(size !== null && option.size !== size) : 2;
  return options.filter(({ stock }) => stock > 0).toSorted((a, b) => distance(a) - distance(b));
}

/** Buying without JavaScript: a form that puts an option into the cart of the checkout (ADR-0109). */
export function PlainPurchase({ product, variant }: { product: Product; variant: Variant }) {
  const t = useTranslations('plainPurchase');
  const locale = useLocale();
  const options = buyable(product, variant);
  const [first] = options;
  const isChosen = first?.colour === variant.colour.slug && first.size === variant.size;
  const most = Math.min(limits.quantity, Math.max(...options.map(({ stock }) => stock)));
  const nameOf = ({ colour, size }: ProductOption) =>
    [product.colours.find(({ slug }) => slug === colour)?.name, isSized(product) && sizeName(product, size)]
      .filter(Boolean)
      .join(', ');
  return (
    <noscript>
      <form
        className={styles.form}
        method="post"
        action={`${settings.CHECKOUT_HOST}${checkoutPath(locale, '/checkout/kosar/')}`}
      >
        <p className={styles.field}>
          <label htmlFor="plain-option">{t('option')}</label>
          <select id="plain-option" name="productOption" required={!isChosen} autoComplete="off">
            {/* Nobody is sold a size that they have not chosen. */}
            {!isChosen && <option value="">{t('choose')}</option>}
            {options.map((option) => (
              <option key={option.id} value={option.id} lang={variant.colour.lang ?? catalogLanguage}>
                {nameOf(option)}
              </option>
            ))}
          </select>
        </p>
        <p className={styles.field}>
          <label htmlFor="plain-amount">{t('amount')}</label>
          <input
            id="plain-amount"
            name="amount"
            type="number"
            inputMode="numeric"
            min={1}
            max={most}
            defaultValue={1}
            required
            autoComplete="off"
          />
        </p>
        <Button type="submit" className={styles.button}>
          {t('add')}
        </Button>
        {product.mounting.length > 0 && <p className={styles.note}>{t('noMounting')}</p>}
      </form>
    </noscript>
  );
}
