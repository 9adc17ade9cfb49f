import { useTranslations } from 'next-intl';
import { difference, type Money } from '#lib/contract/money.ts';
import type { PriceType } from '#lib/contract/price.ts';
import type { Product } from '#lib/contract/product.ts';
import { settings } from '#lib/config/index.ts';
import { defaultLocale } from '#lib/core/locales.ts';
import { formatPrice, priceOfType, recommendedPrice, shownPrice, type ShownPrice } from '#lib/core/prices/index.ts';
import { priceSpans, reductionSteps } from '#lib/core/prices/history.ts';
import { unitPriceText } from '#lib/core/prices/unit-price.ts';
import { useDates } from '#lib/i18n/dates.ts';
import { PriceCurve } from './price-curve.tsx';
import styles from './price-block.module.css';

interface Props {
  /** With its id, a customer's own price finds its place here. */
  product: Pick<Product, 'prices' | 'contents' | 'priceHistory'> & { id?: number };
  /** The day in Budapest, `2026-11-21`. */
  today: string;
  type?: PriceType;
  /** Country that the shop sells in; its law decides about the recommended price. */
  market?: string;
}

/** The price, and for a reduction the lowest price of the 30 days before it with the way the percentage came about. */
export function PriceBlock({ product, today, type = 'vk', market = defaultLocale }: Props) {
  const t = useTranslations('product');
  const own = priceOfType(product.prices, type);
  const { price, full, percent } = shownPrice(own.price, own.full, settings.DISCOUNT_LIMIT);
  const recommended = recommendedPrice(product.prices, market, settings.SHOW_RECOMMENDED_PRICE);
  return (
    <div className={styles.block}>
      <div className={styles.now} data-own-price={product.id}>
        <ShownPriceLines price={price} full={full} percent={percent} contents={product.contents} lowest={t('lowest')} />
        {recommended !== null && (
          <p className={styles.lowest}>
            {t('recommended')} <span className="number">{formatPrice(recommended)}</span>
          </p>
        )}
      </div>
      <details className={styles.how}>
        <summary>{t(percent === null ? 'history' : 'howComputed')}</summary>
        {full !== null && percent !== null && (
          <p>
            {t('computed', {
              full: formatPrice(full),
              price: formatPrice(price),
              saved: formatPrice(difference(full, price)),
              percent,
            })}
            <Steps full={full} history={product.priceHistory} price={price} today={today} />
          </p>
        )}
        <PriceCurve history={product.priceHistory} today={today} />
      </details>
    </div>
  );
}

interface StepsProps {
  full: Money;
  price: Money;
  history: Product['priceHistory'];
  today: string;
}

/** Of a reduction that went down in steps, before which day the lowest price was looked for; nothing of a price of one's own. */
function Steps({ full, price, history, today }: StepsProps) {
  const t = useTranslations('product');
  const format = useDates();
  const spans = priceSpans(history, today);
  const steps = spans.at(-1)?.price === price ? reductionSteps(spans, full) : null;
  if (!steps) return null;
  const day = (moment: number) => format.dateTime(moment, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return ` ${t('computedSteps', { began: day(steps.began), lowered: day(steps.lowered) })}`;
}

/** A price as large as it is decided by, with its percentage and what that is computed from, and its unit price. */
export function ShownPriceLines({
  price,
  full,
  percent,
  contents,
  lowest,
}: ShownPrice & { contents: Product['contents']; lowest: string }) {
  const unit = unitPriceText(useTranslations('card'), price, contents);
  return (
    <>
      <p className={styles.price}>
        <b className={`number ${percent === null ? '' : styles.reduced}`}>{formatPrice(price)}</b>
        {percent !== null && <span className={`number ${styles.percent}`}>−{percent}%</span>}
      </p>
      {unit !== null && <p className={styles.unit}>{unit}</p>}
      {full !== null && (
        <p className={styles.lowest}>
          {lowest} <s className="number">{formatPrice(full)}</s>
        </p>
      )}
    </>
  );
}
