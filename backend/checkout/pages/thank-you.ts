import type { Forint } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { leftToPay } from '#lib/core/cart.ts';
import type { DeliveryType, PlacedOrder } from '#lib/contract/order.ts';
import { html, type Html } from '../html.ts';
import type { CheckoutSettings } from '../shop-api.ts';
import type { Page } from './layout.ts';
import { orderPath } from './guest-order.ts';
import { orderExpected, orderItems, orderPayment, orderTotals, wayName, wayOf } from './order-parts.ts';

const dates = new Intl.DateTimeFormat('hu-HU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Budapest' });

const nextSteps: Record<DeliveryType, string[]> = {
  home: ['Összekészítjük a csomagodat.', 'A futár a megadott címre viszi, és előtte felhív.'],
  click_and_collect: ['Összekészítjük a rendelésed az áruházban.', 'A rendelésszámmal veheted át.'],
  pick_up_points: ['Összekészítjük a csomagodat.', 'A rendelésszámmal veheted át.'],
};

/** The last step: paying, where gift cards or a card have left anything to pay. */
function payingStep(way: DeliveryType, left: Forint, card: 'paid' | 'open' | null): string {
  if (card === 'paid') return 'Fizetned már nem kell: a bankkártyás fizetés megérkezett.';
  if (card === 'open') return 'Ehhez előbb fizesd ki bankkártyával: itt és a levelünkben is ott a hivatkozása.';
  if (left === 0) return 'Fizetned már nem kell: az ajándékkártyád mindent kifizetett.';
  return `${way === 'click_and_collect' ? 'Az áruházban' : 'Átvételkor'} fizetsz, kártyával vagy készpénzzel.`;
}

/** Whether a card has paid an order, or still has to; null where it is paid otherwise. */
function cardOf({ payment }: PlacedOrder): 'paid' | 'open' | null {
  if (payment?.way !== 'card') return null;
  return payment.state === 'paid' || payment.state === 'refunded' ? 'paid' : 'open';
}

const amountNames = { paid: 'Bankkártyával fizetve', open: 'Bankkártyával fizetendő' };

function details(order: PlacedOrder, settings: CheckoutSettings, isCustomer: boolean): Html {
  const { delivery } = order;
  const way = wayOf(order);
  const left = leftToPay(order.total);
  const card = cardOf(order);
  const steps = way ? [...nextSteps[way], payingStep(way, left, card)] : [];
  return html`<div class="thanks">
<div class="result">
<h1>Köszönjük, megvan a rendelésed</h1>
<dl class="scores">
<div><dt>Rendelésszám</dt><dd class="number">${order.number}</dd></div>
<div><dt>${card === null ? 'Átvételkor fizetendő' : amountNames[card]}</dt><dd class="number">${formatPrice(left)}</dd></div>
</dl>
<p>A visszaigazolást a szerződés szövegével elküldtük ide: <b>${order.email}</b></p>
</div>
<section class="goods" aria-labelledby="tetelek">
<h2 id="tetelek">Amit megrendeltél</h2>
${orderItems(order.items)}
${orderTotals(order)}
</section>
<div class="further">
<section aria-labelledby="innen"><h2 id="innen">Mi következik?</h2>
<ol class="next">${steps.map((sentence) => html`<li>${sentence}</li>`)}</ol>
</section>
<section aria-labelledby="atvetel"><h2 id="atvetel">${wayName(order)}</h2>
${orderExpected(order)}
<p>${delivery.description}</p>
<p class="quiet">Megrendelve: ${dates.format(new Date(order.placedAt))}</p>
</section>
${orderPayment(order)}
${
  order.accessToken !== null &&
  html`<section aria-labelledby="rendelesed"><h2 id="rendelesed">A rendelésed oldala</h2>
<p>Itt látod, hol tart, lemondhatod, amíg be nem csomagoltuk, és egy jelszóval fiókot is készíthetsz belőle.
A levelünkben is ott a hivatkozása.</p>
<p><a class="button outline" href="${orderPath(order.accessToken)}">Rendelés megnyitása</a></p>
</section>`
}
${isCustomer && html`<p>Így halad majd: <a href="${settings.STOREFRONT_HOST}/my-account/orders/">Rendeléseim</a></p>`}
<p class="leave"><a class="button" href="${settings.STOREFRONT_HOST}/">Vissza a webáruházba</a></p>
</div>
</div>`;
}

/** The page of a placed order; without the order, which is kept for an hour only, it stands in general terms. */
export function thankYou(order: PlacedOrder | null, settings: CheckoutSettings, isCustomer = false): Page {
  if (order) {
    const title = `Köszönjük, megvan a rendelésed (${order.number})`;
    return { status: 200, title, content: details(order, settings, isCustomer) };
  }
  return {
    status: 200,
    title: 'Köszönjük a rendelésed',
    content: html`<div class="message">
<h1>Köszönjük a rendelésed</h1>
<p>A részleteit itt már nem tudjuk megmutatni.
Ha leadtad, nincs más teendőd: összekészítjük, és szólunk, ha kérdésünk van.</p>
<p><a class="button" href="${settings.STOREFRONT_HOST}/">Vissza a webáruházba</a></p>
</div>`,
  };
}
