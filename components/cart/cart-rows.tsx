import { useTranslations } from 'next-intl';
import type { Cart } from '#lib/contract/cart.ts';
import { goodsAndServices } from '#lib/core/cart-services.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { GiftCardRows } from './cart-gift-cards.tsx';
import { VoucherRows } from './cart-vouchers.tsx';
import { ServiceNames } from '#components/ui/service-names.tsx';
import styles from './cart.module.css';

/** What a cart comes to, row by row, as the checkout says it too: the rows add up to the total. */
export function CartRows({ cart, isOffline }: { cart: Cart; isOffline: boolean }) {
  const t = useTranslations('cart');
  const { products, total, vouchers } = cart;
  const { goods, services, names } = goodsAndServices(products, total.items);
  return (
    <dl>
      <div>
        <dt>{t('items')}</dt>
        <dd className="number">{formatPrice(goods)}</dd>
      </div>
      {names.length > 0 && (
        <div>
          <dt>
            {t('services')} <ServiceNames names={names} />
          </dt>
          <dd className="number">{formatPrice(services)}</dd>
        </div>
      )}
      <VoucherRows vouchers={vouchers} isOffline={isOffline} />
      <div>
        <dt>
          {t('shipping')} <small>{t('delivery')}</small>
        </dt>
        <dd className="number">{total.delivery === 0 ? t('free') : formatPrice(total.delivery)}</dd>
      </div>
      <div className={total.giftCards > 0 ? styles.sum : styles.grand}>
        <dt>{t('grand')}</dt>
        <dd className="number">{formatPrice(total.grand)}</dd>
      </div>
      <GiftCardRows cart={cart} isOffline={isOffline} />
    </dl>
  );
}
