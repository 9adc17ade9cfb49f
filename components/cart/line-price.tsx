import { useTranslations } from 'next-intl';
import type { CartGroup } from '#lib/core/cart.ts';
import { goodsOf } from '#lib/core/cart-services.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { unitPriceText } from '#lib/core/prices/unit-price.ts';
import { roundedMoney } from '#lib/contract/money.ts';
import styles from './cart.module.css';

/** What a line or a set comes to beside its services, what a piece of it costs, and what that is reduced from. */
export function LinePrice({ group }: { group: CartGroup }) {
  const t = useTranslations('cart');
  const card = useTranslations('card');
  const {
    items: [first],
    isSet,
  } = group;
  const { quantity } = first.option;
  const total = goodsOf(group.items);
  const each = isSet ? roundedMoney(total / quantity) : first.price;
  const perUnit = isSet ? null : unitPriceText(t, each, first.contents);
  return (
    <p className={styles.price}>
      <b className={`number ${first.priceFull === null ? '' : styles.reducedPrice}`}>{formatPrice(total)}</b>
      {quantity > 1 && <small>{t('each', { price: formatPrice(each) })}</small>}
      {perUnit !== null && <small>{perUnit}</small>}
      {!isSet && first.priceFull !== null && (
        <small>
          {card('lowest')} <s>{formatPrice(first.priceFull)}</s>
        </small>
      )}
    </p>
  );
}
