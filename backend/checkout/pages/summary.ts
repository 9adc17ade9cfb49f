import type { Forint } from '#lib/contract/money.ts';
import type { CartItem } from '#lib/contract/cart.ts';
import type { DeliveryType } from '#lib/contract/order.ts';
import { leftToPay } from '#lib/core/cart.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { variantText } from '#lib/core/products/size-text.ts';
import { unitPrice, type PricedUnit } from '#lib/core/prices/unit-price.ts';
import { html, type Fragment, type Html } from '../html.ts';
import type { Quote } from '../quote.ts';
import type { CheckoutSettings } from '../shop-api.ts';
import { giftCardRows } from './gift-cards.ts';
import { goodsPicture } from './picture.ts';

/** What the ways of receiving are called, and how each reads in a total. */
export const methodNames: Readonly<Record<DeliveryType, { name: string; inTotal: string }>> = {
  home: { name: 'Házhoz szállítás', inTotal: 'házhoz szállítással' },
  click_and_collect: { name: 'Áruházi átvétel', inTotal: 'áruházi átvétellel' },
  pick_up_points: { name: 'Csomagpont', inTotal: 'csomagpontra szállítva' },
};

/** A delivery price, ready to show. */
export function shownDelivery(price: Forint): string {
  return price === 0 ? 'ingyenes' : formatPrice(price);
}

/** What a voucher takes off, ready to show: with a minus sign. */
export function shownDiscount(discount: Forint): string {
  return discount === 0 ? formatPrice(discount) : `−${formatPrice(discount)}`;
}

/** What vouchers take off, a line each; those that take nothing off are the cart's matter. */
export function voucherLines(vouchers: readonly { name: string; discount: Forint }[]): Html[] {
  return vouchers
    .filter(({ discount }) => discount > 0)
    .map(
      ({ name, discount }) => html`
<div><dt>Kupon<span class="quiet"> ${name}</span></dt><dd class="number">${shownDiscount(discount)}</dd></div>`,
    );
}

/** A line of goods: picture, what it is, what came with it. `aside` stands at its end. */
export function cartLine(item: CartItem, settings: CheckoutSettings, aside: Fragment): Html {
  const { option, product, mounting, set, relatedProducts } = item;
  const variant = variantText(option);
  const additions = [...(mounting ? [mounting] : []), ...relatedProducts];
  return html`<li class="line">
${goodsPicture(product.image, settings)}
<div class="about">
<h3><b>${product.brand}</b> ${product.name}</h3>
<p class="quiet">${variant && html`${variant} · `}${option.quantity} db</p>
${set && html`<p class="tag">Szett: ${set.name}</p>`}
${additions.map(
  ({ name, price }) => html`
<p class="quiet">+ ${name} <span class="number">${formatPrice(price)}</span></p>`,
)}
</div>
${aside}
</li>`;
}

const unitNames: Record<PricedUnit, string> = { l: 'l', kg: 'kg', m: 'm', piece: 'db', pair: 'pár' };

/** The unit price of what is sold by measure; a set has a price of its own. */
function perUnit({ set, price, contents }: CartItem): Html | null {
  const found = set ? null : unitPrice(price, contents);
  return found && html`<small class="number">${formatPrice(found.forints)}/${unitNames[found.per]}</small>`;
}

/** What a line comes to, with the price of a piece and of a measure where those are others. */
export function linePrice(item: CartItem): Html {
  return html`<p class="line-price">
<b class="number">${formatPrice(item.lineTotal)}</b>
${item.option.quantity > 1 && html`<small><span class="number">${formatPrice(item.price)}</span> / db</small>`}
${perUnit(item)}
</p>`;
}

/** What will be ordered, and what it comes to by the chosen way of receiving. */
export function summary({ cart, items, methods }: Quote, settings: CheckoutSettings): Html {
  return html`<section class="summary" aria-labelledby="osszesites">
<h2 id="osszesites">A rendelésed</h2>
<ul class="lines">${cart.products.map((item) => cartLine(item, settings, linePrice(item)))}</ul>
<dl class="totals">
<div><dt>Termékek</dt><dd class="number">${formatPrice(items)}</dd></div>
${voucherLines(cart.vouchers)}
${methods
  .filter((one) => one.isAvailable)
  .map(
    ({ type, price, total, giftCards }) => html`
<div class="by-method" data-method="${type}">
<dt>${methodNames[type].name}</dt><dd class="number">${shownDelivery(price)}</dd>
</div>
<div class="by-method total" data-method="${type}">
<dt>Összesen</dt><dd class="number">${formatPrice(total)}</dd>
</div>${giftCardRows({ grand: total, giftCards }, type)}`,
  )}
</dl>
</section>`;
}

/** What is to be paid by each way of receiving; the style sheet shows the chosen one alone where it can. */
export function grandTotals({ methods }: Quote): Html {
  return html`<dl class="grand">${methods
    .filter((one) => one.isAvailable)
    .map(
      ({ type, total, giftCards }) => html`
<div class="by-method" data-method="${type}">
<dt>${giftCards > 0 ? 'Fizetendő' : 'Összesen'} <span>${methodNames[type].inTotal}</span></dt>
<dd class="number">${formatPrice(leftToPay({ grand: total, giftCards }))}</dd></div>`,
    )}
</dl>`;
}
