import type { Money } from '#lib/contract/money.ts';
import type { CartItem } from '#lib/contract/cart.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { goodsAndServices } from '#lib/core/cart-services.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { html, type Fragment, type Html } from '../html.ts';
import { spokenIn, type View } from '../view.ts';
import { shownDelivery, shownDiscount } from './shown-prices.ts';

/** A text that stands among others of the page's language. */
export function inLanguage(text: string, lang: string | undefined, view: View): Fragment {
  const mark = spokenIn(lang, view);
  return mark ? html`<span${mark}>${text}</span>` : text;
}

/** What goods and services come to, a row each, so that the rows add up to the total. */
export function goodsRows({ products, items }: { products: readonly CartItem[]; items: Money }, view: View): Html {
  const { common } = view.texts.ordering;
  const { goods, services, names } = goodsAndServices(products, items);
  return html`<div><dt>${common.items}</dt><dd class="number">${formatPrice(goods)}</dd></div>${
    names.length > 0 &&
    html`
<div><dt>${common.services} <span class="quiet">${names.map(({ name, lang }, index) => html`${index > 0 && ', '}${inLanguage(name, lang, view)}`)}</span></dt><dd class="number">${formatPrice(services)}</dd></div>`
  }`;
}

/** What delivery costs, and how the goods are received. @param way in the page's language. */
export function deliveryRow(way: string, price: Money, view: View): Html {
  return html`<dt>${view.texts.ordering.common.delivery} <span class="quiet">${way}</span></dt><dd class="number">${shownDelivery(price, view)}</dd>`;
}

/** What a row of a reduction is called: a voucher's name, and `about`, which stands under it. */
export function discountTerm(name: string, about: Fragment, view: View): Html {
  const { common } = view.texts.ordering;
  return html`<dt>${common.discount} <span class="quiet">${common.voucher}: ${inLanguage(name, catalogLanguage, view)}</span>${about}</dt>`;
}

/** What vouchers take off, a line each; those that take nothing off are the cart's matter. */
export function voucherLines(vouchers: readonly { name: string; discount: Money }[], view: View): Html[] {
  return vouchers
    .filter(({ discount }) => discount > 0)
    .map(
      ({ name, discount }) => html`
<div>${discountTerm(name, null, view)}<dd class="number">${shownDiscount(discount)}</dd></div>`,
    );
}
