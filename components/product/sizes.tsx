import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import type { Product, ProductOption } from '#lib/contract/product.ts';
import { localePath } from '#lib/core/locales.ts';
import { optionOf, sizeName, variantUrl } from '#lib/core/products/variants.ts';
import styles from './options.module.css';

interface Props {
  ref: Ref<HTMLElement>;
  product: Pick<Product, 'url' | 'sizes' | 'sizeSystem' | 'sizeNames'>;
  colour: string;
  options: ProductOption[];
  chosen: string | null;
  onChoose: (size: string) => void;
  /** What is wrong with the choice, in words. */
  error: string | null;
  table: ReactNode;
}

/** A label that would touch the sides of a place as wide as a number asks for: "XS (46–51)". */
const isLong = (size: string) => size.length > 7;
const wide = { gridTemplateColumns: 'repeat(auto-fill, minmax(108px, 1fr))' };

/** All sizes as links to their variant; a press chooses in place. Sold-out ones stay, crossed out and named so. */
export function Sizes({ ref, product, colour, options, chosen, onChoose, error, table }: Props) {
  const t = useTranslations('purchase');
  const locale = useLocale();
  return (
    <section
      className={styles.options}
      ref={ref}
      tabIndex={-1}
      aria-label={t('size')}
      aria-describedby={error ? 'size-error' : undefined}
    >
      <div className={styles.head}>
        <h2>
          {product.sizeSystem ? t('sizeIn', { system: product.sizeSystem }) : t('size')}{' '}
          {chosen && <span>{sizeName(product, chosen)}</span>}
        </h2>
        {table}
      </div>
      <ul className={styles.sizes} style={product.sizes.some(isLong) ? wide : undefined}>
        {product.sizes.map((size) => {
          const isSoldOut = (optionOf(options, colour, size)?.stock ?? 0) === 0;
          return (
            <li key={size}>
              <a
                className="number"
                href={localePath(locale, variantUrl(product, colour, size))}
                rel="nofollow"
                data-sold-out={isSoldOut || undefined}
                aria-current={size === chosen ? 'true' : undefined}
                aria-label={isSoldOut ? t('sizeSoldOut', { size: sizeName(product, size) }) : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onChoose(size);
                }}
              >
                {sizeName(product, size)}
              </a>
            </li>
          );
        })}
      </ul>
      {error && (
        <p id="size-error" role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </section>
  );
}
