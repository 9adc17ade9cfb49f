import { formatPrice } from '#lib/core/prices/index.ts';
import { deliveryTypeSchema, type DeliveryType, type Order } from '#lib/contract/order.ts';
import type { OrderPayment } from '#lib/contract/payment.ts';
import { expectedText } from '#lib/core/calendar/day-range.ts';
import { html, type Html } from '../html.ts';
import { giftCardRows } from './gift-cards.ts';
import { paymentPath } from './payment.ts';
import { methodNames, shownDelivery, voucherLines } from './summary.ts';

/** How the goods are received; null for a way that only the API knows. */
export function wayOf({ delivery }: Pick<Order, 'delivery'>): DeliveryType | null {
  return deliveryTypeSchema.options.find((type) => type === delivery.type) ?? null;
}

/** The name of the way; in general terms where only the API knows it. */
export function wayName(order: Pick<Order, 'delivery'>): string {
  const way = wayOf(order);
  return way ? methodNames[way].name : 'Átvétel';
}

/** What was ordered: colour and size, pieces, and what each line comes to. */
export function orderItems(items: Order['items']): Html {
  return html`<ul class="ordered">${items.map(
    ({ name, brand, title, quantity, lineTotal }) => html`
<li>
<div><h3><b>${brand}</b> ${name}</h3><p class="quiet">${title && html`${title} · `}${quantity} db</p></div>
<b class="number">${formatPrice(lineTotal)}</b>
</li>`,
  )}</ul>`;
}

/** What an order comes to. */
export function orderTotals(order: Pick<Order, 'total' | 'vouchers' | 'delivery'>): Html {
  const { total, vouchers } = order;
  return html`<dl class="totals">
<div><dt>Termékek</dt><dd class="number">${formatPrice(total.items)}</dd></div>
${voucherLines(vouchers)}
<div><dt>${wayName(order)}</dt>
<dd class="number">${shownDelivery(total.delivery)}</dd></div>
<div class="total"><dt>Összesen</dt><dd class="number">${formatPrice(total.grand)}</dd></div>
${giftCardRows(total)}
</dl>`;
}

/** How an order's payment by card stands, in a sentence; nothing for one that is paid on delivery. */
function paymentSentence({ payment, isCancelled }: { payment: OrderPayment; isCancelled: boolean }): string | null {
  switch (payment.state) {
    case 'paid':
      return isCancelled ? 'Visszautaljuk a kártyádra.' : 'Bankkártyával kifizetted.';
    case 'refunded':
      return 'Visszautaltuk a kártyádra.';
    case 'authorised':
      return 'A bank jóváhagyta, a visszaigazolására várunk.';
    case 'failed':
    case 'pending':
      return isCancelled ? null : 'Bankkártyás fizetésre vár.';
    default:
      return null;
  }
}

/** How an order is paid, with the way to its payment while it waits, and to whom the invoice is made out. */
export function orderPayment(
  { payment, billing }: Pick<Order, 'payment' | 'billing'>,
  isCancelled = false,
): Html | null {
  const sentence = payment && paymentSentence({ payment, isCancelled });
  if (sentence === null && billing === null) return null;
  return html`<section aria-labelledby="fizetes"><h2 id="fizetes">Fizetés és számla</h2>
${sentence !== null && html`<p>${sentence}</p>`}
${payment?.payUntil && payment.reference !== null && html`<p><a class="button" href="${paymentPath(payment.reference)}">Fizetés bankkártyával</a></p>`}
${
  billing &&
  html`<p>Számla: ${billing.name}<br>
${billing.taxNumber !== null && html`Adószám: ${billing.taxNumber}<br>`}
${billing.address.postal} ${billing.address.city}, ${billing.address.street} ${billing.address.streetNo}</p>`
}
</section>`;
}

/** When an order is expected, or that somebody calls about the day. */
export function orderExpected(order: Pick<Order, 'expected' | 'isDayAgreed' | 'delivery'>): Html | null {
  const { expected, isDayAgreed } = order;
  if (isDayAgreed) {
    return html`<p><b>Felhívunk a szállítás napjáról.</b>
Nagy méretű vagy nehéz terméket rendeltél: a napot telefonon egyeztetjük veled, mielőtt elindul.</p>`;
  }
  if (expected === null) return null;
  const label = wayOf(order) === 'home' ? 'Várható érkezés' : 'Várhatóan átvehető';
  return html`<p>${label}: <b>${expectedText(expected)}</b></p>`;
}
