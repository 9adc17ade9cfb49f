import { useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { settings } from '#lib/config/index.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { ownPrice, type OwnPriceType } from '#lib/core/prices/own.ts';
import { ShownPriceLines } from '#components/product/price-block.tsx';
import { usePricesOf, type Cost } from './card-prices.tsx';
import type { Place } from './use-places.ts';
import styles from './own-prices.module.css';

/** The own price of each product of a comparison, in the place of the public one, which stands above it. */
export function ComparedPrices({ type, places }: { type: OwnPriceType; places: readonly Place[] }) {
  const costs = usePricesOf(type, places);
  return places.map(({ id, element }) => {
    const cost = costs.get(id);
    return cost && createPortal(<ComparedPrice type={type} cost={cost} />, element, String(id));
  });
}

function ComparedPrice({ type, cost: { prices, contents } }: { type: OwnPriceType; cost: Cost }) {
  const t = useTranslations('prices');
  const product = useTranslations('product');
  const shown = ownPrice(prices, type, settings.DISCOUNT_LIMIT);
  if (!shown) return null;
  return (
    <div className={styles.compared}>
      <p className={styles.whosePrice}>
        <mark>{t(`own.${type}`)}</mark> {t('public', { price: formatPrice(shown.publicPrice) })}
      </p>
      <ShownPriceLines {...shown.own} contents={contents} lowest={product('lowest')} />
    </div>
  );
}
