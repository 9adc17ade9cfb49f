import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { Money } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { leftToPay } from '#lib/core/cart.ts';
import type { DeliveryType, PlacedOrder } from '#lib/contract/order.ts';
import type { ShopDetail } from '#lib/contract/shop.ts';
import { momentText } from '../dates.ts';
import { html, type Html } from '../html.ts';
import { filled, type OrderingTexts } from '../texts.ts';
import { spokenIn, type View } from '../view.ts';
import type { Page } from './layout.ts';
import { leadingPage } from './message.ts';
import { orderPath } from './guest-order.ts';
import { orderStore } from './order-store.ts';
import { orderExpected, orderItems, orderPayment, orderTotals, wayName, wayOf } from './order-parts.ts';

type Texts = OrderingTexts['thanks'];

/** Who sees an order, and the store that hands it over, where it is one and the API tells of it. */
export interface Seen {
  isCustomer: boolean;
  shop: ShopDetail | null;
}

const nobody: Seen = { isCustomer: false, shop: null };

/** The last step: paying, where gift cards or a card have left anything to pay. */
function payingStep(way: DeliveryType, left: Money, card: 'paid' | 'open' | null, { paying }: Texts): string {
  if (card !== null) return paying[card];
  if (left === 0) return paying.giftCard;
  return way === 'click_and_collect' ? paying.store : paying.onDelivery;
}

/** Whether a card has paid an order, or still has to; null where it is paid otherwise. */
function cardOf({ payment }: PlacedOrder): 'paid' | 'open' | null {
  if (payment?.way !== 'card') return null;
  return payment.state === 'paid' || payment.state === 'refunded' ? 'paid' : 'open';
}

function details(order: PlacedOrder, view: View, { isCustomer, shop }: Seen): Html {
  const { thanks: texts } = view.texts.ordering;
  return html`<div class="thanks">
<div class="result">
<h1>${texts.title}</h1>
<dl class="scores">
<div><dt>${texts.number}</dt><dd class="number">${order.number}</dd></div>
<div><dt>${texts.amounts[cardOf(order) ?? 'onDelivery']}</dt><dd class="number">${formatPrice(leftToPay(order.total))}</dd></div>
</dl>
<p>${texts.confirmation} <b>${order.email}</b></p>
</div>
${placedOrder(order, view, { isCustomer, shop })}
</div>`;
}

/** Beside the result of ordering or of paying: the goods, and what happens now. */
export function placedOrder(order: PlacedOrder, view: View, { isCustomer, shop }: Seen): Html {
  const { thanks: texts } = view.texts.ordering;
  const { delivery } = order;
  const way = wayOf(order);
  const paying = (type: DeliveryType) => payingStep(type, leftToPay(order.total), cardOf(order), texts);
  const steps = way ? [texts.steps[way].first, texts.steps[way].second, paying(way)] : [];
  return html`<section class="goods" aria-labelledby="tetelek">
<h2 id="tetelek">${texts.items}</h2>
${orderItems(order.items, view)}
${orderTotals(order, view)}
</section>
<div class="further">
<section aria-labelledby="innen"><h2 id="innen">${texts.next}</h2>
<ol class="next">${steps.map((sentence) => html`<li>${sentence}</li>`)}</ol>
</section>
<section aria-labelledby="atvetel"><h2 id="atvetel">${wayName(order, view)}</h2>
${orderExpected(order, view)}
<p${spokenIn(catalogLanguage, view)}>${delivery.description}</p>
${orderStore(order, shop, view)}
<p class="quiet">${filled(texts.placedAt, { time: momentText(order.placedAt, view.lang) })}</p>
</section>
${orderPayment(order, view)}
${
  order.accessToken !== null &&
  html`<section aria-labelledby="rendelesed"><h2 id="rendelesed">${texts.page.title}</h2>
<p>${texts.page.text}</p>
<p><a class="button outline" href="${orderPath(order.accessToken, view.lang)}">${texts.page.open}</a></p>
</section>`
}
${isCustomer && html`<p>${texts.follow} <a href="${view.shop('/my-account/orders/')}">${texts.orders}</a></p>`}
<p class="leave"><a class="button" href="${view.shop('/')}">${view.texts.frame.toShop}</a></p>
</div>`;
}

/** The page of a placed order; without the order, which is kept for an hour only, it stands in general terms. */
export function thankYou(order: PlacedOrder | null, view: View, seen: Seen = nobody): Page {
  const { titled, late } = view.texts.ordering.thanks;
  const { lang } = view;
  if (order) {
    const title = filled(titled, { number: order.number });
    return { status: 200, lang, title, content: details(order, view, seen) };
  }
  return leadingPage(200, late, { href: view.shop('/'), label: view.texts.frame.toShop }, view);
}
