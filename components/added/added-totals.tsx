import { useTranslations } from 'next-intl';
import type { Cart } from '#lib/contract/cart.ts';
import { goodsAndServices } from '#lib/core/cart-services.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { ServiceNames } from '#components/ui/service-names.tsx';
import styles from './added-extras.module.css';

/** What the cart comes to by now, in the rows that the cart's page and the checkout have. */
export function AddedTotals({ cart: { products, total } }: { cart: Cart }) {
  const t = useTranslations('addedExtras');
  const { goods, services, names } = goodsAndServices(products, total.items);
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('items')}</dt>
        <dd className="number">{formatPrice(goods)}</dd>
      </div>
      {names.length > 0 && (
        <div>
          <dt>
            {t('servicesTotal')} <ServiceNames names={names} />
          </dt>
          <dd className="number">{formatPrice(services)}</dd>
        </div>
      )}
      {total.discount > 0 && (
        <div>
          <dt>{t('discount')}</dt>
          <dd className="number">{t('minus', { price: formatPrice(total.discount) })}</dd>
        </div>
      )}
      <div>
        <dt>{t('delivery')}</dt>
        <dd className="number">{total.delivery === 0 ? t('free') : formatPrice(total.delivery)}</dd>
      </div>
      <div>
        <dt>{t('grand')}</dt>
        <dd className="number">{formatPrice(total.grand)}</dd>
      </div>
    </dl>
  );
}
