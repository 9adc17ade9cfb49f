import { useLocale, useTranslations } from 'next-intl';
import { getLocale } from 'next-intl/server';
import type { Product } from '#lib/contract/product.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import type { Variant } from '#lib/core/products/variants.ts';
import { noticeOptions } from '#lib/notices/options.ts';
import type { Locale } from '#lib/core/locales.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { getSuccessors } from '#lib/products/server.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { CardExtras } from '#components/cards/card-extras.tsx';
import { PlainNotice } from '#components/notices/plain-notice.tsx';
import { StockNotice } from '#components/notices/stock-notice.tsx';
import { ProductGrid } from '#components/cards/product-grid.tsx';
import { Island } from '#components/ui/island.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import page from './product.module.css';
import styles from './successors.module.css';

/** In place of the purchase of a product that is sold out everywhere: says so, and leads to what is there instead. */
export function GoneNotice({
  product,
  variant,
}: {
  product: Pick<Product, 'breadcrumbs' | 'options' | 'colours' | 'sizes' | 'prices' | 'badges'>;
  variant: Variant;
}) {
  const t = useTranslations('product');
  const locale = useLocale();
  const category = product.breadcrumbs.at(-2);
  return (
    <div className={styles.gone}>
      <p>
        <b>{t('gone')}</b>
      </p>
      <p>{t('goneText')}</p>
      <p>
        {t('lastPrice')} <span className="number">{formatPrice(product.prices.vk)}</span>
      </p>
      <Island name="stock notice">
        <StockNotice options={noticeOptions(product, variant)} isOnlineOnly={product.badges.includes('online-only')} />
      </Island>
      <PlainNotice product={product} variant={variant} />
      <p className={styles.goneWays}>
        <ButtonLink href="#helyette">{t('successors')}</ButtonLink>
        {category && (
          <a href={shopHref(locale, category.url)} lang={category.lang ?? catalogLanguage}>
            {category.name}
          </a>
        )}
      </p>
    </div>
  );
}

/** What is bought instead of a product that is sold out everywhere. */
export async function Successors({ product }: { product: Product }) {
  const successors = await getSuccessors(product, (await getLocale()) as Locale);
  return <SuccessorList products={successors} />;
}

function SuccessorList({ products }: { products: Product['related'] }) {
  const t = useTranslations('product');
  if (products.length === 0) return null;
  return (
    <section className={`${page.related} ${styles.successors}`} id="helyette">
      <h2>{t('successors')}</h2>
      <ProductGrid products={products} eager={false} level={3} list={{ id: 'successors' }} />
      <Island name="cards">
        <CardExtras ids={products.map(({ id }) => id)} />
      </Island>
    </section>
  );
}
