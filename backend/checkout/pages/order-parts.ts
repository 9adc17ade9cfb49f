import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { difference } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { deliveryTypeSchema, type DeliveryType, type Order } from '#lib/contract/order.ts';
import type { OrderPayment } from '#lib/contract/payment.ts';
import { daysText } from '../dates.ts';
import { html, type Html } from '../html.ts';
import { filled } from '../texts.ts';
import { spokenIn, type View } from '../view.ts';
import { giftCardRows } from './gift-cards.ts';
import { paymentPath } from './payment.ts';
import { goodsPicture } from './picture.ts';
import { deliveryRow, voucherLines } from './total-rows.ts';

/** How the goods are received; null for a way that only the API knows. */
export function wayOf({ delivery }: Pick<Order, 'delivery'>): DeliveryType | null {
  return deliveryTypeSchema.options.find((type) => type === delivery.type) ?? null;
}

/** The name of the way; in general terms where only the API knows it. */
export function wayName(order: Pick<Order, 'delivery'>, { texts }: View): string {
  return texts.ordering.common.methods[wayOf(order) ?? 'other'].name;
}

/** What was ordered, as the catalog calls it: colour and size, pieces, and what each line comes to. */
export function orderItems(items: Order['items'], view: View): Html {
  const { common } = view.texts.ordering;
  const marked = (text: string, lang: string = catalogLanguage) => {
    const mark = spokenIn(lang, view);
    return mark ? html`<span${mark}>${text}</span>` : text;
  };
  return html`<ul class="ordered">${items.map(
    ({ name, brand, title, langs, image, quantity, lineTotal }) => html`
<li>
${image && goodsPicture(image, view.settings)}
<div><h3><b>${brand}</b> ${marked(name, langs?.name)}</h3><p class="quiet">${filled(common.pieces, { count: quantity })}${title && html`\u00A0· ${marked(title, langs?.title)}`}</p></div>
<b class="number">${formatPrice(lineTotal)}</b>
</li>`,
  )}</ul>`;
}

/** What an order comes to. */
export function orderTotals(order: Pick<Order, 'total' | 'vouchers' | 'delivery'>, view: View): Html {
  const { common } = view.texts.ordering;
  const { total, vouchers } = order;
  return html`<dl class="totals">
<div><dt>${common.items}</dt><dd class="number">${formatPrice(difference(total.items, total.services))}</dd></div>
${total.services > 0 && html`<div><dt>${common.services}</dt><dd class="number">${formatPrice(total.services)}</dd></div>`}
${voucherLines(vouchers, view)}
<div>${deliveryRow(wayName(order, view), total.delivery, view)}</div>
<div class="total"><dt>${common.total}</dt><dd class="number">${formatPrice(total.grand)}</dd></div>
${giftCardRows(total, view)}
</dl>`;
}

/** How an order's payment by card stands, in a sentence; nothing for one that is paid on delivery. */
function paymentSentence(
  { payment, isCancelled }: { payment: OrderPayment; isCancelled: boolean },
  { order }: View['texts']['ordering'],
): string | null {
  const texts = order.payment;
  switch (payment.state) {
    case 'paid':
      return isCancelled ? texts.returning : texts.paid;
    case 'refunded':
      return texts.refunded;
    case 'authorised':
      return texts.authorised;
    case 'failed':
    case 'pending':
      return isCancelled ? null : texts.waiting;
    default:
      return null;
  }
}

/** How an order is paid, with the way to its payment while it waits, and to whom the invoice is made out. */
export function orderPayment(
  { payment, billing }: Pick<Order, 'payment' | 'billing'>,
  view: View,
  isCancelled = false,
): Html | null {
  const sentence = payment && paymentSentence({ payment, isCancelled }, view.texts.ordering);
  const { payment: texts } = view.texts.ordering.order;
  if (sentence === null && billing === null) return null;
  return html`<section aria-labelledby="fizetes"><h2 id="fizetes">${texts.title}</h2>
${sentence !== null && html`<p>${sentence}</p>`}
${payment?.payUntil && payment.reference !== null && html`<p><a class="button" href="${paymentPath(payment.reference, view.lang)}">${texts.pay}</a></p>`}
${
  billing &&
  html`<p>${filled(texts.billedTo, { name: billing.name })}<br>
${billing.taxNumber !== null && html`${filled(texts.taxNumber, { number: billing.taxNumber })}<br>`}
${billing.address.postal} ${billing.address.city}, ${billing.address.street} ${billing.address.streetNo}</p>`
}
</section>`;
}

/** When an order is expected, or that somebody calls about the day. */
export function orderExpected(order: Pick<Order, 'expected' | 'isDayAgreed' | 'delivery'>, view: View): Html | null {
  const { order: texts } = view.texts.ordering;
  const { expected, isDayAgreed } = order;
  if (isDayAgreed) {
    return html`<p><b>${texts.dayAgreed.title}</b>
${texts.dayAgreed.text}</p>`;
  }
  if (expected === null) return null;
  const label = wayOf(order) === 'home' ? texts.expectedHome : texts.expectedPickUp;
  return html`<p>${label}: <b>${daysText(expected, view.lang)}</b></p>`;
}
