import type { CartItem } from '#lib/contract/cart.ts';
import { html } from '../html.ts';
import type { CheckoutSettings } from '../shop-api.ts';
import type { Page } from './layout.ts';
import { cartLine } from './summary.ts';

/** There is nothing to order. */
export function emptyCart({ STOREFRONT_HOST }: CheckoutSettings, status: 200 | 409): Page {
  return {
    status,
    title: 'A kosarad üres',
    content: html`<div class="message">
<h1>A kosarad üres</h1>
<p>Tegyél bele valamit, és innen folytathatod a rendelést.</p>
<p><a class="button" href="${STOREFRONT_HOST}/">Nézz szét a webáruházban</a></p>
</div>`,
  };
}

/** Some goods have run short since they were put in the cart: nothing can be ordered until the cart is put right. */
export function obstructed(lines: CartItem[], settings: CheckoutSettings, status: 200 | 409): Page {
  return {
    status,
    title: 'Igazíts a kosaradon',
    linksToCart: true,
    content: html`<div class="message wide">
<h1>Igazíts a kosaradon</h1>
<p>Közben elfogyott vagy kevesebb lett néhány termék. Javítsd ki a kosárban, utána megrendelheted a többit.</p>
<h2 class="hidden-text">Az érintett termékek</h2>
<ul class="lines">${lines.map((item) =>
      cartLine(
        item,
        settings,
        html`<p class="shortage">${
          item.status === 'reduced' ? `Már csak ${item.option.stock} db van belőle` : 'Elfogyott'
        }</p>`,
      ),
    )}</ul>
<p><a class="button" href="${settings.STOREFRONT_HOST}/kosar/">Vissza a kosárhoz</a></p>
</div>`,
  };
}
