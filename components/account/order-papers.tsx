import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatPhone } from '#lib/account/phone.ts';
import { marketToday } from '#lib/core/calendar/days.ts';
import type { OrderDetails } from '#lib/contract/order.ts';
import { localePath } from '#lib/core/locales.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { keptDays, keptUntil } from '#lib/core/products/collection.ts';
import { outsideLink } from '#lib/orders/papers.ts';
import { isEnded } from '#lib/orders/timeline.ts';
import { shopId } from '#lib/shops/index.ts';
import { withdrawalOf } from '#lib/orders/withdrawal.ts';
import { Button } from '#components/ui/button.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { withdrawalDays } from '#lib/core/products/delivery.ts';
import { closeRange } from '#lib/core/text/ranges.ts';
import { useDates } from '#lib/i18n/dates.ts';
import styles from './order.module.css';

/** What goes with an order: delivery, tracking, invoice, withdrawal, contact. */
export function OrderPapers({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders');
  const { delivery, tracking, invoice, contact } = order;
  const way = knownText(t, 'deliveryTypes', delivery.type);
  return (
    <div className={styles.papers}>
      <Paper title={t('deliveryTitle')}>
        {way && (
          <p>
            <b>{way}</b>
          </p>
        )}
        <Expected order={order} />
        <p lang={catalogLanguage}>{delivery.description}</p>
        <Collection order={order} />
      </Paper>
      <Payment order={order} />
      {tracking && (
        <Paper title={t('tracking')}>
          <p>
            {t('trackingNumber', { carrier: tracking.carrier })} <span className={styles.code}>{tracking.number}</span>
          </p>
          <OutsideLink url={tracking.url} label={t('track')} />
        </Paper>
      )}
      {invoice && (
        <Paper title={t('invoice')}>
          <p>
            {t('invoiceNumber')} <span className={styles.code}>{invoice.number}</span>
          </p>
          <OutsideLink url={invoice.url} label={t('openInvoice')} />
        </Paper>
      )}
      <Refunds refunds={order.refunds} />
      <Withdrawal order={order} />
      <Paper title={t('contact')}>
        <p lang={catalogLanguage}>
          {contact.lastName} {contact.firstName}
        </p>
        <p className={styles.mail}>{contact.email}</p>
        <p>{formatPhone(contact.phone)}</p>
      </Paper>
      <Button variant="outline" className="no-print" onClick={() => print()}>
        {t('print')}
      </Button>
    </div>
  );
}

type PaymentText = 'paid' | 'returning' | 'refunded' | 'authorised' | 'on_delivery';

/** How a payment stands, in words that need no moment; null where there are none. */
function paymentText({ payment, status }: OrderDetails): PaymentText | null {
  if (!payment || payment.amount === 0) return null;
  if (payment.state === 'paid') return status === 'cancelled' ? 'returning' : 'paid';
  if (payment.state === 'refunded') return 'refunded';
  if (payment.state === 'authorised') return 'authorised';
  return payment.way === 'on_delivery' && status !== 'cancelled' ? 'on_delivery' : null;
}

/** How an order is paid, and to whom the invoice is made out. */
function Payment({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { billing } = order;
  const text = paymentText(order);
  if (text === null && billing === null) return null;
  return (
    <Paper title={t('paymentTitle')}>
      {text && <p>{t(`payments.${text}`)}</p>}
      {billing && (
        <p lang={catalogLanguage}>
          {billing.name}
          <br />
          {billing.address.postal} {billing.address.city}, {billing.address.street} {billing.address.streetNo}
          {billing.taxNumber !== null && (
            <>
              <br />
              <span lang={locale}>{t('taxNumber', { number: billing.taxNumber })}</span>
            </>
          )}
        </p>
      )}
    </Paper>
  );
}

/** The days on which an order is expected, or that somebody calls about the day. */
function Expected({ order: { expected, isDayAgreed, delivery } }: { order: OrderDetails }) {
  const t = useTranslations('orders');
  const format = useDates();
  if (isDayAgreed) return <p>{t('dayAgreed')}</p>;
  if (expected === null) return null;
  const [from, until] = [new Date(expected.from), new Date(expected.until)];
  const days = closeRange(format.dateTimeRange(from, until, { dateStyle: 'long', timeZone: 'UTC' }));
  const key = delivery.type === 'home' ? 'expectedHome' : 'expectedPickUp';
  return <p>{t.rich(key, { days, b: (words) => <b>{words}</b> })}</p>;
}

/** Of an order that waits in a store, or is on its way there: how long it is kept, and the store's page with its hours. */
function Collection({ order: { delivery, status, timeline } }: { order: OrderDetails }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const format = useDates();
  if (delivery.store === undefined || isEnded(status)) return null;
  const until = keptUntil(timeline);
  return (
    <>
      <p>
        {until === null
          ? t('kept', { days: keptDays })
          : t('keptUntil', { day: format.dateTime(new Date(until), { dateStyle: 'long', timeZone: 'UTC' }) })}
      </p>
      <p className="no-print">
        <a href={localePath(locale, `/shop/${shopId(delivery.store)}/`)}>{t('storePage')}</a>
      </p>
    </>
  );
}

function Paper({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.paper}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A link to a carrier's or an invoice's page; nothing where its address is not safe to open. */
function OutsideLink({ url, label }: { url: string | null; label: string }) {
  const t = useTranslations('orders');
  const href = outsideLink(url);
  if (href === null) return null;
  return (
    <p className="no-print">
      <a className={styles.outside} href={href} target="_blank" rel="noopener noreferrer">
        {label}
        <span className="hidden-text"> ({t('outside')})</span>
        <span aria-hidden="true"> ↗</span>
      </a>
    </p>
  );
}

/** What was paid back, and when. */
function Refunds({ refunds }: Pick<OrderDetails, 'refunds'>) {
  const t = useTranslations('orders');
  const format = useDates();
  if (refunds.length === 0) return null;
  return (
    <Paper title={t('refund')}>
      {refunds.map(({ amount, at }, index) => (
        <p key={`${at} ${index}`}>
          {t.rich('refunded', {
            amount: formatPrice(amount),
            date: format.dateTime(new Date(at), { dateStyle: 'long' }),
            b: (words) => <b className="number">{words}</b>,
          })}
        </p>
      ))}
    </Paper>
  );
}

function Withdrawal({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders');
  const format = useDates();
  const locale = useLocale();
  const state = withdrawalOf(order, marketToday());
  if (state.kind === 'none') return null;
  const isPossible = state.kind === 'open' || state.kind === 'before';
  return (
    <Paper title={t('withdrawal')}>
      {state.kind === 'open' && (
        <p>
          {t('withdrawalOpen', { day: format.dateTime(new Date(state.until), { dateStyle: 'long' }) })}{' '}
          <b className={styles.days}>{t('withdrawalDays', { days: state.daysLeft })}</b>
        </p>
      )}
      {state.kind === 'before' && <p>{t('withdrawalBefore', { days: withdrawalDays })}</p>}
      {state.kind === 'over' && <p>{t('withdrawalOver')}</p>}
      {state.kind === 'custom' && <p>{t('withdrawalCustom')}</p>}
      {isPossible && (
        <p className="no-print">
          <a
            className={styles.outside}
            href={`${localePath(locale, '/elallas/')}?rendeles=${encodeURIComponent(order.number)}`}
          >
            {t('withdraw')}
          </a>
        </p>
      )}
    </Paper>
  );
}
