import type { CartItem } from '#lib/contract/cart.ts';
import { html } from '../html.ts';
import { filled } from '../texts.ts';
import type { View } from '../view.ts';
import type { Page } from './layout.ts';
import { leadingPage } from './message.ts';
import { cartLine } from './summary.ts';

/** There is nothing to order. */
export function emptyCart(view: View, status: 200 | 409): Page {
  const { link, ...said } = view.texts.ordering.cart.empty;
  return leadingPage(status, said, { href: view.shop('/'), label: link }, view);
}

/** Some goods have run short since they were put in the cart: nothing can be ordered until the cart is put right. */
export function obstructed(lines: CartItem[], view: View, status: 200 | 409): Page {
  const { cart, common } = view.texts.ordering;
  const { title, text, affected, link } = cart.obstructed;
  return {
    status,
    lang: view.lang,
    title,
    linksToCart: true,
    content: html`<div class="message wide">
<h1>${title}</h1>
<p>${text}</p>
<h2 class="hidden-text">${affected}</h2>
<ul class="lines">${lines.map((item) =>
      cartLine(
        item,
        view,
        html`<p class="shortage">${
          item.status === 'reduced' ? filled(common.shortage, { count: item.option.stock }) : common.soldOut
        }</p>`,
      ),
    )}</ul>
<p><a class="button" href="${view.shop('/kosar/')}">${link}</a></p>
</div>`,
  };
}
