import { useLocale, useTranslations } from 'next-intl';
import { permanentRedirect } from 'next/navigation';
import type { Product } from '#lib/contract/product.ts';
import { localePath, type Locale } from '#lib/i18n/locales.ts';
import type { Variant } from '#lib/products/index.ts';
import { ProductGrid } from '#components/results/product-grid.tsx';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { Colours } from './colours.tsx';
import { Delivery } from './delivery.tsx';
import { Details } from './details.tsx';
import { Gallery } from './gallery.tsx';
import { PriceBlock } from './price-block.tsx';
import { Purchase } from './purchase.tsx';
import { Sets } from './sets.tsx';
import { SizeTable } from './size-table.tsx';
import styles from './product.module.css';

/** A wrong or old slug leads to the right one (decisions §4). */
export function redirectToRightSlug(product: Product, segment: string, locale: Locale): void {
  if (product.url !== `/p/${segment}/`) permanentRedirect(localePath(locale, product.url));
}

export function ProductPage({ product, variant }: { product: Product; variant: Variant }) {
  const t = useTranslations('product');
  const locale = useLocale();
  return (
    <article className={`wrap ${styles.page}`}>
      <Breadcrumbs trail={product.breadcrumbs} />
      <div className={styles.stage}>
        <Gallery images={variant.colour.images} key={variant.colour.slug} />
        <div className={styles.buy}>
          <p className={styles.brand}><a href={localePath(locale, product.brand.url)}>{product.brand.name}</a></p>
          <h1 lang="hu">{product.name}</h1>
          <PriceBlock product={product} />
          <Colours product={product} variant={variant} />
          <Purchase
            key={variant.colour.slug}
            product={{ id: product.id, name: product.name, brand: product.brand.name, url: product.url, sizes: product.sizes, sizeSystem: product.sizeSystem }}
            colour={{ slug: variant.colour.slug, name: variant.colour.name, image: variant.colour.images[0] }}
            options={product.options.filter(({ colour }) => colour === variant.colour.slug)}
            initialSize={variant.size}
            price={product.prices.vk}
            mounting={product.mounting}
            sizeTable={product.sizeTable && <SizeTable table={product.sizeTable} />}
          />
          <noscript><p className={styles.noScript}>{t('noScript')}</p></noscript>
          <Delivery product={product} />
        </div>
      </div>
      <Details product={product} />
      <Sets sets={product.sets} />
      {product.related.length > 0 && (
        <section className={styles.related}>
          <h2>{t('related')}</h2>
          <ProductGrid products={product.related.slice(0, 4)} eager={false} level={3} />
        </section>
      )}
    </article>
  );
}
