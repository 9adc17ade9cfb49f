import { formatPrice } from '#lib/core/prices/index.ts';
import { deliveryTypeSchema, type DeliveryType, type Order } from '#lib/contract/order.ts';
import { expectedText } from '#lib/core/calendar/day-range.ts';
import { html, type Html } from '../html.ts';
import { giftCardRows } from './gift-cards.ts';
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
