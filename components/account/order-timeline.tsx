import { useTranslations } from 'next-intl';
import type { OrderDetails } from '#lib/contract/order.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { toneOf } from '#lib/orders/index.ts';
import { timelineSteps } from '#lib/orders/timeline.ts';
import { useDates } from '#lib/i18n/dates.ts';
import styles from './order.module.css';

/** The way of an order, oldest step first, with what is still to come. Times are those of Budapest. */
export function OrderTimeline({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders');
  const format = useDates();
  return (
    <section className={styles.timeline} aria-labelledby="order-timeline">
      <h2 id="order-timeline" className="hidden-text">
        {t('timeline')}
      </h2>
      <ol>
        {timelineSteps(order).map(({ status, statusLabel, state, at }) => (
          <li
            key={`${status} ${at}`}
            data-state={state}
            data-tone={toneOf(status)}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <b>
              {knownText(t, 'states', status) ?? statusLabel ?? t('otherState')}
              <span className="hidden-text">, {t(`timelineStates.${state}`)}</span>
            </b>
            {at && (
              <time dateTime={at}>
                {format.dateTime(new Date(at), { month: 'long', day: 'numeric' })}{' '}
                <span className="number">
                  {format.dateTime(new Date(at), { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })}
                </span>
              </time>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
