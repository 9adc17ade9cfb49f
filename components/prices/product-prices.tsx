import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { marketToday } from '#lib/core/calendar/days.ts';
import { difference } from '#lib/contract/money.ts';
import { settings } from '#lib/config/index.ts';
import type { Product } from '#lib/contract/product.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { ownPrice, type OwnPrice, type OwnPriceType } from '#lib/core/prices/own.ts';
import { ownProductQuery } from '#lib/prices/queries.ts';
import { deliveryWays } from '#lib/core/products/delivery.ts';
import delivery from '#components/product/delivery.module.css';
import { ShownPriceLines } from '#components/product/price-block.tsx';
import type { Place, Places } from './use-places.ts';
import styles from './own-prices.module.css';

type Props = Omit<Places, 'cards' | 'compared'> & { type: OwnPriceType };

/**
 * The own price on the page of a product: at its head, in the bar for the thumb, in its delivery and beside its sets.
 */
export function ProductPrices({ type, blocks, bars, deliveries, sets }: Props) {
  const id = blocks[0]?.id ?? null;
  const { data: product } = useQuery(ownProductQuery(type, id));
  // The page may be another product's by now.
  if (!product || product.id !== id) return null;
  const shown = ownPrice(product.prices, type, settings.DISCOUNT_LIMIT);
  return (
    <>
      {shown &&
        blocks.map((place) => (
          <Block key={place.id} place={place} type={type} shown={shown} contents={product.contents} />
        ))}
      {shown &&
        bars.map(
          ({ id: of, element }) =>
            of === id &&
            createPortal(
              <b className={`number ${styles.bar}`}>{formatPrice(shown.own.price)}</b>,
              element,
              `bar ${of}`,
            ),
        )}
      {shown &&
        deliveries.map(
          (place) =>
            place.id === id && <DeliveryPrices key={id} place={place} goods={{ ...product, price: shown.own.price }} />,
        )}
      {sets.map((place) => (
        <SetPrice key={place.id} place={place} sets={product.sets} />
      ))}
    </>
  );
}

interface BlockProps {
  place: Place;
  type: OwnPriceType;
  shown: OwnPrice;
  contents: Product['contents'];
}

function Block({ place: { element }, type, shown: { own, publicPrice }, contents }: BlockProps) {
  const t = useTranslations('prices');
  const product = useTranslations('product');
  const details = element.parentElement?.querySelector('details');
  const { price, full, percent } = own;
  return (
    <>
      {createPortal(
        <div className={styles.block}>
          <p className={styles.whose}>
            <mark>{t(`own.${type}`)}</mark> <span>{t('public', { price: formatPrice(publicPrice) })}</span>
          </p>
          <ShownPriceLines {...own} contents={contents} lowest={product('lowest')} />
        </div>,
        element,
      )}
      {details &&
        createPortal(
          <>
            {full !== null && percent !== null && (
              <p className={styles.computed}>
                {product('computed', {
                  full: formatPrice(full),
                  price: formatPrice(price),
                  saved: formatPrice(difference(full, price)),
                  percent,
                })}
              </p>
            )}
            <p className={styles.computed}>{t('publicCurve')}</p>
          </>,
          details,
        )}
    </>
  );
}

/** Delivery is free from an amount on, which a lower price may not reach. The ways stand in the order of the rows. */
function DeliveryPrices({ place: { element }, goods }: { place: Place; goods: Parameters<typeof deliveryWays>[0] }) {
  const t = useTranslations('product');
  const ways = deliveryWays(goods, marketToday()).filter(({ type }) => type !== 'store' || settings.OMNICHANNEL);
  const rows = element.querySelectorAll<HTMLElement>('li');
  return ways.map(({ type, price }, index) => {
    const row = rows[index];
    const className = `${styles.delivery} ${price === 0 ? delivery.free : ''}`;
    return (
      row && createPortal(<span className={className}>{price === 0 ? t('free') : formatPrice(price)}</span>, row, type)
    );
  });
}

/**
 * What the goods of a set cost this customer one by one: a set has one price for everybody, which may be the dearer
 * way.
 */
function SetPrice({ place: { id, element }, sets }: { place: Place; sets: Product['sets'] }) {
  const t = useTranslations('prices');
  const set = sets.find((one) => one.id === id);
  const line = element.querySelector('p');
  if (!set || !line) return null;
  const separately = set.separately;
  const key = separately < set.price ? 'separatelyCheaper' : 'separately';
  return createPortal(<small className={styles.apart}>{t(key, { price: formatPrice(separately) })}</small>, line);
}
