import { useTranslations } from 'next-intl';
import { settings } from '#lib/config/index.ts';
import type { Product } from '#lib/contract/product.ts';
import type { Variant } from '#lib/core/products/variants.ts';
import { getStock } from '#lib/products/server.ts';
import { firstShops, holdingCount } from '#lib/products/shop-stock.ts';
import { Island } from '#components/ui/island.tsx';
import { ClientMessages } from '#components/ui/client-messages.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { ShopStock } from './shop-stock.tsx';
import { stockHeights } from './shop-stock-height.ts';
import styles from './shop-stock.module.css';

interface Props {
  product: Product;
  variant: Variant;
}

/** What the shops hold of the shown colour, size by size; only while collection is offered in shops (PDP-07). */
export async function ShopStockSection(props: Props) {
  const stock = settings.OMNICHANNEL ? await getStock(props.product.id) : null;
  const options = props.product.options.filter(({ colour }) => colour === props.variant.colour.slug);
  const optionIds = options.map(({ id }) => id);
  return <ShopStockBox {...props} shopCount={stock && holdingCount(stock, optionIds)} />;
}

/** `shopCount`: how many hold any, by which the place of their lines is as high as they are; null for unknown. */
export function ShopStockBox({ product, variant: { colour }, shopCount }: Props & { shopCount: number | null }) {
  const t = useTranslations('product');
  if (!settings.OMNICHANNEL) return null;
  const held = shopCount ?? firstShops;
  return (
    <section
      className={styles.section}
      id="keszlet"
      aria-labelledby="keszlet-cim"
      style={stockHeights(held, product.sizes.length > 1)}
    >
      <h2 id="keszlet-cim">
        {t('inShops')} <small lang={colour.lang ?? catalogLanguage}>{colour.name}</small>
      </h2>
      <Island name="store stock" isMain>
        <ClientMessages pick={({ shopStock }) => ({ shopStock })}>
          <ShopStock
            productId={product.id}
            sizes={product.sizes}
            {...(product.sizeNames ? { sizeNames: product.sizeNames } : {})}
            options={product.options.filter((option) => option.colour === colour.slug)}
            isOnlyColour={product.colours.length === 1}
            lineCount={Math.min(held, firstShops)}
            key={colour.slug}
          />
        </ClientMessages>
      </Island>
      <noscript>
        <p>{t('inShopsNoScript')}</p>
      </noscript>
    </section>
  );
}
