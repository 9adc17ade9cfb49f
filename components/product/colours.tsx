import { useLocale, useTranslations } from 'next-intl';
import type { Product } from '#lib/contract/product.ts';
import { localePath } from '#lib/i18n/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import { variantUrl, type Variant } from '#lib/products/index.ts';
import styles from './options.module.css';

/** The colours as pictures; each is a page of its own, so that it works without JavaScript and can be sent on. */
export function Colours({ product, variant }: { product: Product; variant: Variant }) {
  const t = useTranslations('product');
  const locale = useLocale();
  return (
    <section className={styles.options}>
      <h2>{t('colour')} <span lang="hu">{variant.colour.name}</span></h2>
      {product.colours.length > 1 && (
        <ul className={styles.colours}>
          {product.colours.map((colour) => {
            const image = colour.images[0];
            return (
              <li key={colour.slug}>
                <a href={localePath(locale, variantUrl(product, colour.slug, product.sizes.length > 1 ? variant.size : null))} rel="nofollow"
                  data-keep-scroll="" aria-current={colour.slug === variant.colour.slug ? 'true' : undefined} lang="hu">
                  {image && <img {...imageProps(image, [96, 160], '72px')} alt={colour.name} />}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
