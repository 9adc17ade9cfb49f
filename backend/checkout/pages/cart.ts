import type { Cart, CartItem } from '#lib/contract/cart.ts';
import { limits } from '#lib/contract/limits.ts';
import { isAvailable, leftToPay, orderObstacle, groupsOf, type CartGroup } from '#lib/core/cart.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { html, type Html } from '../html.ts';
import type { CheckoutSettings } from '../shop-api.ts';
import { hiddenInput } from './fields.ts';
import { giftCardAbout, giftCardField, giftCardPath } from './gift-cards.ts';
import type { Page } from './layout.ts';
import { voucherState } from '../voucher-refusals.ts';
import { cartLine, linePrice, shownDelivery, shownDiscount } from './summary.ts';

/** Address of the cart without a script. */
export const cartPath = '/checkout/kosar/';

const obstacles = {
  empty: 'Nincs a kosárban olyan termék, amely most kapható.',
  unavailable: 'Vedd ki a kosárból, ami most nem kapható, és mehet a rendelés.',
  reduced: 'Egy termékből kevesebb van, mint amennyit szeretnél. Igazítsd ki a mennyiséget.',
} as const;

function line(item: CartItem, settings: CheckoutSettings): Html {
  const shortage =
    item.status === 'reduced'
      ? `Már csak ${item.option.stock} db van belőle`
      : !isAvailable(item) && 'Elfogyott, az összegbe nem számít bele';
  return cartLine(item, settings, shortage ? html`<p class="shortage">${shortage}</p>` : linePrice(item));
}

function quantityForm({ items: [first], name }: CartGroup, at: number): Html {
  const most = Math.max(1, Math.min(first.option.stock, limits.quantity));
  return html`<form method="post" action="${cartPath}" class="quantity">
${hiddenInput('hash', first.hash)}${hiddenInput('act', 'quantity')}
<div class="field"><label for="mennyiseg-${at}">Mennyiség<span class="hidden-text">: ${name}</span></label>
<input id="mennyiseg-${at}" name="amount" type="number" inputmode="numeric" min="1" max="${most}" value="${first.option.quantity}" required autocomplete="off"></div>
<button class="button outline">Módosítás<span class="hidden-text">: ${name}</span></button>
</form>`;
}

function removalForm({ hash, isSet, name }: CartGroup): Html {
  return html`<form method="post" action="${cartPath}">
${hiddenInput('hash', hash)}${hiddenInput('act', isSet ? 'remove-set' : 'remove')}
<button class="button outline">${isSet ? 'Szett törlése' : 'Törlés'}<span class="hidden-text">: ${name}</span></button>
</form>`;
}

function groupItem(one: CartGroup, at: number, settings: CheckoutSettings): Html {
  return html`<li class="unit">
<ul class="lines">${one.items.map((item) => line(item, settings))}</ul>
<div class="unit-forms">${one.items.every(isAvailable) && quantityForm(one, at)}${removalForm(one)}</div>
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
function voucherForm(notice: CartNotice | null): Html {
  const tried = notice?.act === 'voucher' ? notice.code : null;
  return html`<details class="voucher"${tried !== null && html` open`}>
<summary>Van kuponod vagy utalványod?</summary>
<form method="post" action="${cartPath}">
${hiddenInput('act', 'voucher')}
<div class="field"><label for="kuponkod">Kuponkód</label>
${tried !== null && html`<p class="field-error" id="kuponkod-hiba">${notice?.words}</p>`}
<input id="kuponkod" name="code" value="${tried ?? ''}" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false"${
    tried !== null && html` aria-invalid="true" aria-describedby="kuponkod-hiba"`
  }></div>
<button class="button outline">Beváltás</button>
</form>
</details>`;
}

/** A field for the code of a gift card, folded away likewise. */
function giftCardForm(notice: CartNotice | null): Html {
  const refused = notice?.act === 'gift-card' ? { typed: notice.code ?? '', words: notice.words } : null;
  return html`<details class="voucher"${refused && html` open`}>
<summary>Van ajándékkártyád?</summary>
<form method="post" action="${cartPath}">
${hiddenInput('act', 'gift-card')}
${giftCardField('kartyakod', refused)}
<button class="button outline">Fizetek vele</button>
<p><a href="${giftCardPath}">Mennyi van rajta?</a></p>
</form>
</details>`;
}

/** The cards of the cart: what is on each, and a form that takes it out. */
function heldGiftCards({ giftCards }: Cart): Html[] {
  return giftCards.map(
    (card) => html`<div><dt>Ajándékkártya<span class="quiet"> …${card.ending}</span>
${giftCardAbout(card)}
<form method="post" action="${cartPath}">
${hiddenInput('act', 'remove-gift-card')}${hiddenInput('id', card.id)}
<button class="plain">Törlés<span class="hidden-text">: ajándékkártya, ${card.ending}</span></button>
</form></dt>
<dd class="number">${shownDiscount(card.paid)}</dd></div>`,
  );
}

/** What each voucher takes off, or why it does not, with a form that takes it out. */
function heldVouchers({ vouchers }: Cart): Html[] {
  return vouchers.map(
    (voucher) => html`<div><dt>Kupon<span class="quiet"> ${voucher.name}</span>
${voucher.state !== 'applied' && html`<span class="shortage">${voucherState(voucher)}</span>`}
<form method="post" action="${cartPath}">
${hiddenInput('act', 'remove-voucher')}${hiddenInput('code', voucher.code)}
<button class="plain">Törlés<span class="hidden-text">: ${voucher.name}</span></button>
</form></dt>
<dd class="number">${shownDiscount(voucher.discount)}</dd></div>`,
  );
}

function totals(cart: Cart, notice: CartNotice | null): Html {
  const { items, delivery, grand, giftCards, missingForFreeDelivery } = cart.total;
  const obstacle = orderObstacle(cart);
  return html`<section class="summary" aria-labelledby="osszesites">
<h2 id="osszesites">Összesítés</h2>
<dl class="totals">
<div><dt>Termékek</dt><dd class="number">${formatPrice(items)}</dd></div>
${heldVouchers(cart)}
<div><dt>Házhoz szállítás</dt><dd class="number">${shownDelivery(delivery)}</dd></div>
<div class="total"><dt>Összesen</dt><dd class="number">${formatPrice(grand)}</dd></div>
${heldGiftCards(cart)}
${giftCards > 0 && html`<div class="total"><dt>Fizetendő</dt><dd class="number">${formatPrice(leftToPay(cart.total))}</dd></div>`}
</dl>
${
  missingForFreeDelivery !== null &&
  html`<p class="quiet">Még ${formatPrice(missingForFreeDelivery)}, és a házhoz szállítás ingyenes.</p>`
}
${voucherForm(notice)}
${giftCardForm(notice)}
<p class="quiet">A szállítás módját a következő oldalon választod ki.</p>
${obstacle ? html`<p class="shortage">${obstacles[obstacle]}</p>` : html`<p><a class="button" href="/checkout/">Tovább a pénztárhoz</a></p>`}
</section>`;
}

/**
 * The cart with a form for each quantity and removal.
 * @param cart null where there is none. @param notice why the last change was refused.
 */
export function cartPage(cart: Cart | null, notice: CartNotice | null, settings: CheckoutSettings): Page {
  const hasGoods = cart !== null && cart.products.length > 0;
  return {
    status: notice?.status ?? 200,
    title: notice ? 'Hiba: Kosár' : 'Kosár',
    content: html`<h1>Kosár</h1>
${
  notice &&
  html`<section class="alert" tabindex="-1" autofocus aria-labelledby="figyelem">
<h2 id="figyelem">A kosarad nem változott</h2>
<p>${notice.words}</p>
</section>`
}
${
  hasGoods
    ? html`<div class="cart">
<ul class="units">${groupsOf(cart.products).map((one, at) => groupItem(one, at, settings))}</ul>
${totals(cart, notice)}
</div>`
    : html`<p>A kosarad üres.</p>`
}
<p class="more"><a href="${settings.STOREFRONT_HOST}/">Nézelődöm még a webáruházban</a></p>`,
  };
}

/**
 * The API does not answer; the cart is the API's and outlives it. What was asked for goes along with the next try.
 * @param form null where nothing was asked for.
 */
export function cartUnreachable(form: URLSearchParams | null): Page {
  const asked = ['productOption', 'amount', 'hash', 'act', 'code', 'id'].flatMap((name) => {
    const value = form?.get(name) ?? null;
    return value === null ? [] : [hiddenInput(name, value)];
  });
  const title = form ? 'Most nem sikerült elmenteni' : 'Most nem sikerült betölteni';
  return {
    status: 503,
    title,
    content: html`<div class="message">
<h1>${title}</h1>
<p>A kosarad megvan. Várj egy percet, és próbáld újra.${form && ' Amit kértél, nem történik meg kétszer.'}</p>
<form method="${form ? 'post' : 'get'}" action="${cartPath}">${asked}
<button class="button">Próbáld újra</button>
</form>
</div>`,
  };
}
