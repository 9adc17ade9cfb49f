import type { CartItem } from '#lib/contract/cart.ts';
import { leftToPay, pieces } from '#lib/core/cart.ts';
import { goodsOf } from '#lib/core/cart-services.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { variantText } from '#lib/core/products/size-text.ts';
import { unitPrice } from '#lib/core/prices/unit-price.ts';
import { html, type Fragment, type Html } from '../html.ts';
import type { Quote } from '../quote.ts';
import { filled } from '../texts.ts';
import { type View } from '../view.ts';
import { giftCardRows } from './gift-cards.ts';
import { giftCardList, voucherRows } from './codes.ts';
import { goodsPicture } from './picture.ts';
import { returnsLine } from './returns.ts';
import { deliveryRow, goodsRows, inLanguage } from './total-rows.ts';

/** A line of goods: picture, what it is, what came with it. `aside` stands at its end. */
export function cartLine(item: CartItem, view: View, aside: Fragment): Html {
  const { common } = view.texts.ordering;
  const { option, product, mounting, set, relatedProducts } = item;
  // A range such as EU 35–38 stays in one line.
  const variant = variantText(option).replaceAll('–', '–\u2060');
  const additions = [...(mounting ? [mounting] : []), ...relatedProducts];
  return html`<li class="line">
${goodsPicture(product.image, view.settings)}
<div class="about">
<h3><b>${product.brand}</b> ${inLanguage(product.name, product.lang, view)}</h3>
<p class="quiet">${filled(common.pieces, { count: option.quantity })}${variant && html`\u00A0· ${inLanguage(variant, option.lang, view)}`}</p>
${set && html`<p class="tag">${common.set} ${inLanguage(set.name, set.lang, view)}</p>`}
${additions.map(
  ({ name, lang, price }) => html`
<p class="quiet">+ ${option.quantity > 1 && `${option.quantity} × `}${inLanguage(name, lang, view)} <span class="number">${formatPrice(price)}</span></p>`,
)}
</div>
${aside}
</li>`;
}

/** The unit price of what is sold by measure; a set has a price of its own. */
function perUnit({ set, price, contents }: CartItem, { common }: View['texts']['ordering']): Html | null {
  const found = set ? null : unitPrice(price, contents);
  return found && html`<small class="number">${formatPrice(found.forints)}/${common.units[found.per]}</small>`;
}

/** What the goods of a line come to, beside the service that has a row of its own, with the price of a piece and of a measure where those are others. */
export function linePrice(item: CartItem, { texts: { ordering } }: View): Html {
  return html`<p class="line-price">
<b class="number">${formatPrice(goodsOf([item]))}</b>
${item.option.quantity > 1 && html`<small><span class="number">${formatPrice(item.price)}</span> / ${ordering.common.perPiece}</small>`}
${perUnit(item, ordering)}
</p>`;
}

/** Lines from which on the summary is higher than a window, and is held by its end. */
const longOrder = 6;

/** What is left to pay by each way of receiving, beside how many pieces are ordered: the whole of a folded summary. */
function foldedLine({ cart, methods }: Quote, { texts }: View): Html {
  const { folded } = texts.ordering.form;
  const count = pieces(cart);
  return html`<summary><span>${filled(count === 1 ? folded.one : folded.other, { count })}</span>${methods
    .filter((one) => one.isAvailable)
    .map(
      ({ type, total, giftCards }) => html`
<b class="by-method number" data-method="${type}">${formatPrice(leftToPay({ grand: total, giftCards }))}</b>`,
    )}</summary>`;
}

/**
 * What will be ordered, and what it comes to by the chosen way of receiving. On a phone it is folded to a line above the
 * first field; wide windows show it whole, and it opens by itself where a code does not count.
 */
export function summary(quote: Quote, view: View): Html {
  const { cart, items, methods } = quote;
  const { common, form } = view.texts.ordering;
  const hasIdleCode = [...cart.vouchers, ...cart.giftCards].some(({ state }) => state !== 'applied');
  return html`<section class="${cart.products.length < longOrder ? 'summary' : 'summary long'}" aria-labelledby="osszesites">
<h2 id="osszesites">${form.summary}</h2>
<details${hasIdleCode && html` open`}>
${foldedLine(quote, view)}
<ul class="lines">${cart.products.map((item) => cartLine(item, view, linePrice(item, view)))}</ul>
<dl class="totals">
${goodsRows({ products: cart.products, items }, view)}
${voucherRows(cart, view)}
${methods
  .filter((one) => one.isAvailable)
  .map(
    ({ type, price, total, giftCards }) => html`
<div class="by-method" data-method="${type}">
${deliveryRow(common.methods[type].name, price, view)}
</div>
<div class="by-method total" data-method="${type}">
<dt>${common.total}</dt><dd class="number">${formatPrice(total)}</dd>
</div>${giftCardRows({ grand: total, giftCards }, view, type)}`,
  )}
${giftCardList(cart, view)}
</dl>
${returnsLine(view)}
</details>
</section>`;
}

/** What is to be paid by each way of receiving; the style sheet shows the chosen one alone where it can. */
export function grandTotals({ methods }: Quote, { texts }: View): Html {
  const { common } = texts.ordering;
  return html`<dl class="grand">${methods
    .filter((one) => one.isAvailable)
    .map(
      ({ type, total, giftCards }) => html`
<div class="by-method" data-method="${type}">
<dt>${giftCards > 0 ? common.toPay : common.total} <span>${common.methods[type].inTotal}</span></dt>
<dd class="number">${formatPrice(leftToPay({ grand: total, giftCards }))}</dd></div>`,
    )}
</dl>`;
}
