import { useTranslations } from 'next-intl';
import type { Product } from '#lib/contract/product.ts';
import { settings } from '#lib/config/index.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { deliveryWays, withdrawalDays, type DeliveryWay } from '#lib/core/products/delivery.ts';
import { getStock } from '#lib/products/server.ts';
import { holdingCount } from '#lib/products/shop-stock.ts';
import { daysBetween, useDates } from '#lib/i18n/dates.ts';
import { ShopIcon, TruckIcon } from '#components/ui/more-icons.tsx';
import { ParcelIcon, ReturnIcon } from './delivery-icons.tsx';
import styles from './delivery.module.css';

type Goods = Pick<Product, 'id' | 'prices' | 'isHeavy' | 'isBike' | 'isSki'>;

/** How the product comes to the shopper, with the shops that hold one of the options of the shown colour. */
export async function Delivery({
  product,
  optionIds,
  today,
  isSoldOut,
}: {
  product: Goods;
  optionIds: readonly number[];
  today: string;
  isSoldOut: boolean;
}) {
  const stock = settings.OMNICHANNEL ? await getStock(product.id) : null;
  const shopCount = stock && holdingCount(stock, optionIds);
  return (
    <DeliveryBox
      product={product}
      today={today}
      shopCount={shopCount}
      isSized={optionIds.length > 1}
      isSoldOut={isSoldOut}
    />
  );
}

const icons = { home: TruckIcon, store: ShopIcon, point: ParcelIcon } as const;

/** The ways of delivery with cost and expected days, and how long one may send it back. `shopCount`: null for unknown. */
export function DeliveryBox({
  product,
  today,
  shopCount,
  isSized = false,
  isSoldOut = false,
}: {
  product: Goods;
  today: string;
  shopCount: number | null;
  /** Whether the shops hold one size or another. */
  isSized?: boolean;
  /** Whether the size that is shown first is gone: its ways wait until another is chosen. */
  isSoldOut?: boolean;
}) {
  const t = useTranslations('product');
  const ways = deliveryWays(
    { price: product.prices.vk, isHeavy: product.isHeavy, isBike: product.isBike },
    today,
  ).filter(({ type }) => type !== 'store' || settings.OMNICHANNEL);
  return (
    <section className={styles.delivery} aria-label={t('delivery')} data-delivery={product.id}>
      <ul>
        {ways.map((way) => (
          <Way key={way.type} way={way} shopCount={shopCount} isSized={isSized} isSoldOut={isSoldOut} />
        ))}
        <li>
          <ReturnIcon />
          <p>
            <b>{t('return')}</b>
            <small>{t('returnText', { days: withdrawalDays })}</small>
          </p>
        </li>
      </ul>
      {product.isHeavy && <p className={styles.note}>{t('heavy')}</p>}
      {product.isBike && <p className={styles.note}>{t('bike')}</p>}
      {product.isSki && <p className={styles.note}>{t('ski')}</p>}
    </section>
  );
}

interface WayProps {
  way: DeliveryWay;
  shopCount: number | null;
  isSized: boolean;
  isSoldOut: boolean;
}

function Way({ way: { type, price, expected }, shopCount, isSized, isSoldOut }: WayProps) {
  const t = useTranslations('product');
  const format = useDates();
  const Icon = icons[type];
  const isInShop = type === 'store' && shopCount !== null && shopCount > 0;
  const days = expected && daysBetween(format, expected);
  return (
    <li data-way="" style={isSoldOut ? { display: 'none' } : undefined}>
      <Icon />
      <p>
        <b>{t(`ways.${type}`)}</b>
        <small>
          {isInShop ? (
            <a href="#keszlet">{t(isSized ? 'collectSome' : 'collectIn', { count: shopCount })}</a>
          ) : days ? (
            t('expected', { days })
          ) : (
            t('agreedDay')
          )}
        </small>
      </p>
      <span className={price === 0 ? styles.free : undefined}>{price === 0 ? t('free') : formatPrice(price)}</span>
    </li>
  );
}
