import type { Cart, CartItem } from '#lib/contract/cart.ts';
import { limits } from '#lib/contract/limits.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { isAvailable, leftToPay, orderObstacle, groupsOf, type CartGroup } from '#lib/core/cart.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { html, type Html } from '../html.ts';
import { filled, filledWith } from '../texts.ts';
import { spokenIn, type View } from '../view.ts';
import { hiddenInput } from './fields.ts';
import { giftCardAbout, giftCardField, giftCardPath } from './gift-cards.ts';
import type { Page } from './layout.ts';
import { messagePage } from './message.ts';
import { voucherState } from '../voucher-refusals.ts';
import { returnsLine } from './returns.ts';
import { shownDiscount } from './shown-prices.ts';
import { cartLine, linePrice } from './summary.ts';
import { deliveryRow, discountTerm, goodsRows } from './total-rows.ts';

/** Address of the cart without a script. */
export const cartPath = '/checkout/kosar/';

function line(item: CartItem, view: View): Html {
  const { cart, common } = view.texts.ordering;
  const shortage =
    item.status === 'reduced'
      ? filled(common.shortage, { count: item.option.stock })
      : !isAvailable(item) && cart.soldOut;
  return cartLine(item, view, shortage ? html`<p class="shortage">${shortage}</p>` : linePrice(item, view));
}

/** What a button is about, for who hears it alone. */
function about({ name, items: [first], isSet }: CartGroup, view: View): Html {
  const mark = spokenIn(isSet ? catalogLanguage : first.product.lang, view);
  return html`<span class="hidden-text">: ${mark ? html`<span${mark}>${name}</span>` : name}</span>`;
}

function quantityForm(group: CartGroup, at: number, view: View): Html {
  const [first] = group.items;
  const { cart } = view.texts.ordering;
  const most = Math.max(1, Math.min(first.option.stock, limits.quantity));
  return html`<form method="post" action="${view.own(cartPath)}" class="quantity">
${hiddenInput('hash', first.hash)}${hiddenInput('act', 'quantity')}
<div class="field"><label for="mennyiseg-${at}">${cart.quantity}${about(group, view)}</label>
<input id="mennyiseg-${at}" name="amount" type="number" inputmode="numeric" min="1" max="${most}" value="${first.option.quantity}" required autocomplete="off"></div>
<button class="button outline">${cart.change}${about(group, view)}</button>
</form>`;
}

/** A form for each service that can be asked for with a line, or taken off it again. */
function serviceForms({ isSet, items: [item] }: CartGroup, view: View): Html[] {
  const { cart } = view.texts.ordering;
  if (isSet || !isAvailable(item)) return [];
  const { hash, option, mounting, services } = item;
  return services.map(({ id, name, price }) => {
    const isHeld = mounting?.id === id;
    const service = html`<span${spokenIn(catalogLanguage, view)}>${name}</span>`;
    return html`<form method="post" action="${view.own(cartPath)}">
${hiddenInput('act', 'service')}${hiddenInput('hash', hash)}${hiddenInput('amount', String(option.quantity))}${!isHeld && hiddenInput('mounting', id)}
<button class="button outline"><span>${
      isHeld
        ? filledWith(cart.withoutService, { service })
        : html`${filledWith(cart.withService, { service })} <span class="number">${option.quantity > 1 && `${option.quantity} × `}${formatPrice(price)}</span>`
    }</span></button>
</form>`;
  });
}

function removalForm(group: CartGroup, view: View): Html {
  const { hash, isSet } = group;
  const { cart } = view.texts.ordering;
  return html`<form method="post" action="${view.own(cartPath)}">
${hiddenInput('hash', hash)}${hiddenInput('act', isSet ? 'remove-set' : 'remove')}
<button class="button outline">${isSet ? cart.removeSet : cart.remove}${about(group, view)}</button>
</form>`;
}

function groupItem(one: CartGroup, at: number, view: View): Html {
  return html`<li class="unit">
<ul class="lines">${one.items.map((item) => line(item, view))}</ul>
<div class="unit-forms">${one.items.every(isAvailable) && quantityForm(one, at, view)}${serviceForms(one, view)}${removalForm(one, view)}</div>
</li>`;
}

/** Why the last change was refused: what it was, and the code of the voucher or gift card that was asked for. */
export interface CartNotice {
  words: string;
  status: 409 | 422;
  act: string | null;
  code: string | null;
}

/** A field for a code, folded away until somebody has one. */
function voucherForm(notice: CartNotice | null, view: View): Html {
  const { cart } = view.texts.ordering;
  const tried = notice?.act === 'voucher' ? notice.code : null;
  return html`<details class="voucher"${tried !== null && html` open`}>
<summary>${cart.openVoucher}</summary>
<form method="post" action="${view.own(cartPath)}">
${hiddenInput('act', 'voucher')}
<div class="field"><label for="kuponkod">${cart.voucherCode}</label>
${tried !== null && html`<p class="field-error" id="kuponkod-hiba">${notice?.words}</p>`}
<input id="kuponkod" name="code" value="${tried ?? ''}" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false"${
    tried !== null && html` aria-invalid="true" aria-describedby="kuponkod-hiba"`
  }></div>
<button class="button outline">${cart.redeem}</button>
</form>
</details>`;
}

/** A field for the code of a gift card, folded away likewise. */
function giftCardForm(notice: CartNotice | null, view: View): Html {
  const { cart } = view.texts.ordering;
  const refused = notice?.act === 'gift-card' ? { typed: notice.code ?? '', words: notice.words } : null;
  return html`<details class="voucher"${refused && html` open`}>
<summary>${cart.openGiftCard}</summary>
<form method="post" action="${view.own(cartPath)}">
${hiddenInput('act', 'gift-card')}
${giftCardField('kartyakod', refused, view)}
<button class="button outline">${cart.payWithIt}</button>
<p><a href="${view.own(giftCardPath)}">${cart.checkBalance}</a></p>
</form>
</details>`;
}

/** The cards of the cart: what is on each, and a form that takes it out. */
function heldGiftCards({ giftCards }: Cart, view: View): Html[] {
  const { cart } = view.texts.ordering;
  return giftCards.map(
    (card) => html`<div><dt>${cart.giftCard}<span class="quiet"> …${card.ending}</span>
${giftCardAbout(card, view)}
<form method="post" action="${view.own(cartPath)}">
${hiddenInput('act', 'remove-gift-card')}${hiddenInput('id', card.id)}
<button class="plain">${cart.remove}<span class="hidden-text">: ${filled(cart.giftCardNamed, { ending: card.ending })}</span></button>
</form></dt>
<dd class="number">${shownDiscount(card.paid)}</dd></div>`,
  );
}

/** What each voucher takes off, or why it does not, with a form that takes it out. */
function heldVouchers({ vouchers }: Cart, view: View): Html[] {
  const { cart } = view.texts.ordering;
  const mark = spokenIn(catalogLanguage, view);
  return vouchers.map(
    (voucher) => html`<div>${discountTerm(
      voucher.name,
      html`${voucher.state !== 'applied' && html`<span class="shortage">${voucherState(voucher, view.texts.ordering)}</span>`}
<form method="post" action="${view.own(cartPath)}">
${hiddenInput('act', 'remove-voucher')}${hiddenInput('code', voucher.code)}
<button class="plain">${cart.remove}<span class="hidden-text"${mark}>: ${voucher.name}</span></button>
</form>`,
      view,
    )}
<dd class="number">${shownDiscount(voucher.discount)}</dd></div>`,
  );
}

function totals(cart: Cart, notice: CartNotice | null, view: View): Html {
  const { cart: texts, common } = view.texts.ordering;
  const { items, delivery, grand, giftCards, missingForFreeDelivery } = cart.total;
  const obstacle = orderObstacle(cart);
  return html`<section class="summary" aria-labelledby="osszesites">
<h2 id="osszesites">${texts.summary}</h2>
<dl class="totals">
${goodsRows({ products: cart.products, items }, view)}
${heldVouchers(cart, view)}
<div>${deliveryRow(common.methods.home.name, delivery, view)}</div>
<div class="total"><dt>${common.total}</dt><dd class="number">${formatPrice(grand)}</dd></div>
${heldGiftCards(cart, view)}
${giftCards > 0 && html`<div class="total"><dt>${common.toPay}</dt><dd class="number">${formatPrice(leftToPay(cart.total))}</dd></div>`}
</dl>
${
  missingForFreeDelivery !== null &&
  html`<p class="quiet">${filled(texts.missingForFree, { price: formatPrice(missingForFreeDelivery) })}</p>`
}
<div>${voucherForm(notice, view)}${giftCardForm(notice, view)}</div>
${returnsLine(view)}
<p class="quiet">${texts.deliveryNext}</p>
${obstacle ? html`<p class="shortage">${texts.obstacles[obstacle]}</p>` : html`<p><a class="button" href="${view.own('/checkout/')}">${texts.toCheckout}</a></p>`}
</section>`;
}

/**
 * The cart with a form for each quantity and removal.
 * @param cart null where there is none. @param notice why the last change was refused.
 */
export function cartPage(cart: Cart | null, notice: CartNotice | null, view: View): Page {
  const { cart: texts, common } = view.texts.ordering;
  const hasGoods = cart !== null && cart.products.length > 0;
  return {
    status: notice?.status ?? 200,
    lang: view.lang,
    ...(notice ? {} : { path: cartPath }),
    title: notice ? filled(common.error, { title: texts.title }) : texts.title,
    content: html`<h1>${texts.title}</h1>
${
  notice &&
  html`<section class="alert" tabindex="-1" autofocus aria-labelledby="figyelem">
<h2 id="figyelem">${texts.unchanged}</h2>
<p>${notice.words}</p>
</section>`
}
${
  hasGoods
    ? html`<div class="cart">
<ul class="units">${groupsOf(cart.products).map((one, at) => groupItem(one, at, view))}</ul>
${totals(cart, notice, view)}
</div>`
    : html`<p>${texts.isEmpty}</p>`
}
<p class="more"><a href="${view.shop('/')}">${texts.lookAround}</a></p>`,
  };
}

/** A form that is read by its address loses the query that the address had. */
function languageInput({ lang }: View): Html | null {
  return lang === catalogLanguage ? null : hiddenInput('lang', lang);
}

/**
 * The API does not answer; the cart is the API's and outlives it. What was asked for goes along with the next try.
 * @param form null where nothing was asked for.
 */
export function cartUnreachable(form: URLSearchParams | null, view: View): Page {
  const { cart: texts, common } = view.texts.ordering;
  const asked = ['productOption', 'amount', 'hash', 'mounting', 'act', 'code', 'id'].flatMap((name) => {
    const value = form?.get(name) ?? null;
    return value === null ? [] : [hiddenInput(name, value)];
  });
  const title = form ? texts.notSaved : texts.notLoaded;
  const again = html`<p>${texts.isHere}${form && ` ${texts.notTwice}`}</p>
<form method="${form ? 'post' : 'get'}" action="${view.own(cartPath)}">${asked}${!form && languageInput(view)}
<button class="button">${common.again}</button>
</form>`;
  return messagePage(503, title, again, view);
}
