import { useTranslations } from 'next-intl';
import type { Product } from '#lib/contract/product.ts';
import { priceCurve, priceSpans, type PriceCurve as Curve } from '#lib/core/prices/history.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { useDates } from '#lib/i18n/dates.ts';
import styles from './price-curve.module.css';

const [width, height] = [320, 72];
/** Days that the history goes back, today included (ADR-0085). */
const historyDays = 90;
const dayLength = 24 * 60 * 60 * 1000;

/** The public price of the last 90 days as a step line, with the same in words and as a table. */
export function PriceCurve({ history, today }: { history: Product['priceHistory']; today: string }) {
  const t = useTranslations('product');
  const format = useDates();
  const spans = priceSpans(history, today);
  const curve = priceCurve(spans, width, height);
  const [first] = spans;
  const last = spans.at(-1);
  if (!curve || !first || !last) return null;
  const day = (moment: number) => format.dateTime(moment, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const isFlat = curve.lowest === curve.highest;
  const isNew = first.from > Date.parse(today) - (historyDays - 1) * dayLength;
  const price = formatPrice(last.price);
  const range = {
    lowest: formatPrice(curve.lowest),
    highest: formatPrice(curve.highest),
    price,
    since: day(last.from),
  };
  return (
    <figure className={styles.curve}>
      <figcaption>
        {isNew &&
          (isFlat
            ? t('priceFlatNew', { price, since: day(first.from) })
            : t('priceRangeNew', { ...range, start: day(first.from) }))}
        {!isNew && (isFlat ? t('priceFlat', { price }) : t('priceRange', range))}
      </figcaption>
      {!isFlat && <Drawing curve={curve} from={day(first.from)} />}
      {spans.length > 1 && (
        <table>
          <caption className="hidden-text">{t('priceTable')}</caption>
          <tbody>
            {spans.map(({ from, price }) => (
              <tr key={from}>
                <th scope="row">{t('priceSince', { day: day(from) })}</th>
                <td className="number">{formatPrice(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}

/** The line with its highest and lowest price; the words and the table beside it say the same. */
function Drawing({ curve, from }: { curve: Curve; from: string }) {
  const t = useTranslations('product');
  return (
    <div aria-hidden="true">
      <div className={styles.drawing}>
        <svg viewBox={`0 -4 ${width} ${height + 8}`} preserveAspectRatio="none" focusable="false">
          <path className={styles.area} d={`${curve.path}V${height + 4}H0Z`} />
          <path className={styles.line} d={curve.path} />
        </svg>
        <span className={`number ${styles.top}`}>{formatPrice(curve.highest)}</span>
        <span className={`number ${styles.bottom}`}>{formatPrice(curve.lowest)}</span>
      </div>
      <p className={styles.days}>
        <span>{from}</span>
        <span>{t('today')}</span>
      </p>
    </div>
  );
}
