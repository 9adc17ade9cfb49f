import { useLocale, useTranslations } from 'next-intl';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { difference } from '#lib/contract/money.ts';
import type { OrderDetails } from '#lib/contract/order.ts';
import { leftToPay } from '#lib/core/cart.ts';
import { imageProps } from '#lib/media/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import styles from './order.module.css';

type Item = OrderDetails['items'][number];

/** What was ordered, piece by piece, and what it came to. */
export function OrderItems({ order: { items, vouchers, giftCards, total } }: { order: OrderDetails }) {
  const t = useTranslations('orders');
  return (
    <section aria-labelledby="order-items">
      <h2 id="order-items">{t('items')}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <OrderItem key={item.line} item={item} />
        ))}
      </ul>
      <dl className={styles.total} aria-label={t('total')}>
        <div>
          <dt>{t('itemsTotal')}</dt>
          <dd className="number">{formatPrice(difference(total.items, total.services))}</dd>
        </div>
        {total.services > 0 && (
          <div>
            <dt>{t('servicesTotal')}</dt>
            <dd className="number">{formatPrice(total.services)}</dd>
          </div>
        )}
        {vouchers.map(({ code, name, discount }) => (
          <div key={code}>
            <dt>
              {t('voucher')} <span lang={catalogLanguage}>{name}</span>
            </dt>
            <dd className="number">−{formatPrice(discount)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('delivery')}</dt>
          <dd className="number">{total.delivery === 0 ? t('free') : formatPrice(total.delivery)}</dd>
        </div>
        <div className={styles.grand}>
          <dt>{t('grand')}</dt>
          <dd className="number">{formatPrice(total.grand)}</dd>
        </div>
        {giftCards.map(({ ending, paid }, index) => (
          <div key={index}>
            <dt>{t('giftCard', { ending })}</dt>
            <dd className="number">−{formatPrice(paid)}</dd>
          </div>
        ))}
        {total.giftCards > 0 && (
          <div className={styles.grand}>
            <dt>{t('toPay')}</dt>
            <dd className="number">{formatPrice(leftToPay(total))}</dd>
          </div>
        )}
      </dl>
      <p className={styles.tax}>{t('tax')}</p>
    </section>
  );
}

function OrderItem({ item }: { item: Item }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const url = item.url === null ? null : shopHref(locale, item.url);
  const picture = item.image && (
    <img {...imageProps(item.image, [96, 160, 240, 320], '(min-width: 577px) 112px, 80px')} alt="" />
  );
  return (
    <li className={styles.item} data-withdrawn={item.withdrawn >= item.quantity || undefined}>
      {url ? (
        <a href={url} tabIndex={-1} aria-hidden="true" className={styles.picture}>
          {picture}
        </a>
      ) : (
        <div className={styles.picture}>{picture}</div>
      )}
      <div>
        <h3 lang={item.langs?.name ?? catalogLanguage}>
          <b>{item.brand}</b> {url ? <a href={url}>{item.name}</a> : item.name}
        </h3>
        <p lang={item.langs?.title ?? catalogLanguage} className={styles.quiet}>
          {item.title}
        </p>
        {url === null && <p className={styles.quiet}>{t('productGone')}</p>}
        {item.withdrawn > 0 && <p className={styles.withdrawn}>{t('withdrawn', { count: item.withdrawn })}</p>}
      </div>
      <p className={styles.quantity}>{t('quantity', { count: item.quantity })}</p>
      <p className={styles.price}>
        <b className="number">{formatPrice(item.lineTotal)}</b>
        {item.quantity > 1 && <small>{t('each', { price: formatPrice(item.price) })}</small>}
      </p>
    </li>
  );
}
