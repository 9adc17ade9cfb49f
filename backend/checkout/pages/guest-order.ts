import { passwordSchema } from '#lib/contract/auth.ts';
import type { OrderAccount } from '#lib/contract/guest-order.ts';
import type { OrderDetails, OrderStatus } from '#lib/contract/order.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { guardedLink } from '#lib/navigation/link-guard.ts';
import { html, type Html } from '../html.ts';
import type { CheckoutSettings } from '../shop-api.ts';
import { hiddenInput } from './fields.ts';
import type { Page } from './layout.ts';
import { orderExpected, orderItems, orderPayment, orderTotals, wayName } from './order-parts.ts';

/** Address of a guest's order by its secret (ADR-0124). */
export function orderPath(token: string): string {
  return `/checkout/rendeles/${token}/`;
}

const dates = new Intl.DateTimeFormat('hu-HU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Budapest' });
const days = new Intl.DateTimeFormat('hu-HU', { dateStyle: 'long', timeZone: 'UTC' });

const refundDays = new Intl.DateTimeFormat('hu-HU', { dateStyle: 'long', timeZone: 'Europe/Budapest' });

const sayings: Readonly<Record<OrderStatus, string>> = {
  awaiting_payment: 'Fizetésre vár a rendelésed',
  placed: 'Megkaptuk a rendelésed',
  confirmed: 'Összekészítjük a rendelésed',
  packed: 'Becsomagoltuk, indulásra kész',
  shipped: 'Úton van hozzád',
  ready_for_pickup: 'Vár rád, átveheted',
  delivered: 'Nálad van',
  cancelled: 'Töröltük a rendelésed',
  withdrawn: 'Elálltál a vásárlástól',
};

function sayingOf({ status, statusLabel }: OrderDetails): string {
  return Object.hasOwn(sayings, status) ? sayings[status as OrderStatus] : (statusLabel ?? 'Folyamatban');
}

/** What was wrong with the last form of the page, as a sentence. */
export interface OrderNotice {
  status: 409 | 422;
  /** The form that it was about. */
  form: 'cancel' | 'account';
  words: string;
}

function cancellation({ isCancellable }: OrderDetails): Html | null {
  if (!isCancellable) return null;
  return html`<details class="fold">
<summary>Rendelés lemondása</summary>
<p>Amíg be nem csomagoltuk, lemondhatod az egész rendelést. Nem kell fizetned érte, a beváltott kupon újra a tiéd, és amit kártyával vagy ajándékkártyával fizettél, visszakerül rá.</p>
<form method="post">
${hiddenInput('act', 'cancel')}
<button class="button outline">Lemondom a rendelést</button>
</form>
</details>`;
}

const { minLength, maxLength } = passwordSchema;

function accountForm(
  { email, status }: OrderDetails,
  notice: OrderNotice | null,
  { STOREFRONT_HOST }: CheckoutSettings,
): Html {
  const isWrong = notice?.form === 'account';
  return html`<section aria-labelledby="fiok"><h2 id="fiok">Fiók egy jelszóval</h2>
<p>Adj meg egy jelszót, és ezekkel az adatokkal kész a fiókod. Ez a rendelés a fiókodba kerül${status !== 'cancelled' && ', a pontok is érte'}.</p>
<form method="post">
${hiddenInput('act', 'account')}<input type="hidden" name="username" value="${email}" autocomplete="username">
<div class="field"><label for="password">Jelszó</label>
<p class="hint" id="password-hint">Legalább ${minLength} karakter.</p>
${isWrong && html`<p class="field-error" id="password-error">${notice.words}</p>`}
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${minLength}" maxlength="${maxLength}" aria-describedby="password-hint${isWrong && ' password-error'}"${
    isWrong && html` aria-invalid="true"`
  }></div>
<p class="quiet">A fiók létrehozásával elfogadod az <a href="${STOREFRONT_HOST}/static/aszf/">általános szerződési feltételeket</a>.
Az adataidat így kezeljük: <a href="${STOREFRONT_HOST}/static/adatkezeles/">adatkezelési tájékoztató</a>.</p>
<button class="button outline">Fiók létrehozása</button>
</form>
</section>`;
}

/** A link to a carrier's or an invoice's page; nothing where its address is not safe to open (SEC-01). */
function outside(url: string | null, label: string, { STOREFRONT_HOST, LINK_ORIGINS }: CheckoutSettings): Html | null {
  const link = url === null ? null : guardedLink(url, { own: STOREFRONT_HOST, allowed: LINK_ORIGINS });
  if (link?.kind !== 'external') return null;
  return html`<p class="paper"><a href="${link.href}" rel="noopener noreferrer">${label}</a></p>`;
}

function refunded({ refunds }: OrderDetails): Html | null {
  if (refunds.length === 0) return null;
  return html`<dl class="totals">${refunds.map(
    ({ amount, at }) => html`
<div><dt>Visszatérítve: ${refundDays.format(new Date(at))}</dt><dd class="number">${formatPrice(amount)}</dd></div>`,
  )}</dl>`;
}

function parcel({ tracking }: OrderDetails, settings: CheckoutSettings): Html | null {
  if (!tracking) return null;
  return html`<p>${tracking.carrier}, csomagszám: <b>${tracking.number}</b></p>
${outside(tracking.url, 'Hol a csomagom?', settings)}`;
}

function invoicePart({ invoice }: OrderDetails, settings: CheckoutSettings): Html | null {
  if (!invoice) return null;
  return html`<section aria-labelledby="szamla"><h2 id="szamla">Számla</h2>
<p>Számla száma: <b>${invoice.number}</b></p>
${outside(invoice.url, 'Számla megnyitása', settings)}
</section>`;
}

function withdrawal({ withdrawalUntil }: OrderDetails, { STOREFRONT_HOST }: CheckoutSettings): Html {
  return html`<p class="quiet">${
    withdrawalUntil === null
      ? 'Az átvételtől számított 14 napon belül indokolás nélkül elállhatsz.'
      : html`Indokolás nélkül elállhatsz eddig: ${days.format(new Date(withdrawalUntil))}`
  } <a href="${STOREFRONT_HOST}/elallas/">Elállás a szerződéstől</a></p>`;
}

/** A guest's order: where it stands, what is in it, and what can be done about it. */
export function guestOrder(order: OrderDetails, notice: OrderNotice | null, settings: CheckoutSettings): Page {
  const isOff = order.status === 'cancelled';
  return {
    status: notice?.status ?? 200,
    title: `${notice ? 'Hiba: ' : ''}${sayingOf(order)} (${order.number})`,
    content: html`<div class="thanks">
<div class="result">
<h1>${sayingOf(order)}</h1>
<dl class="scores">
<div><dt>Rendelésszám</dt><dd class="number">${order.number}</dd></div>
<div><dt>Megrendelve</dt><dd>${dates.format(new Date(order.placedAt))}</dd></div>
</dl>
${
  notice?.form === 'cancel' &&
  html`<section class="alert" tabindex="-1" autofocus aria-labelledby="figyelem">
<h2 id="figyelem">A rendelésed nem változott</h2>
<p>${notice.words}</p>
</section>`
}
${isOff && html`<p>Nem küldünk csomagot, és fizetned sem kell. Erről levelet is írtunk ide: <b>${order.email}</b></p>`}
</div>
<section class="goods" aria-labelledby="tetelek">
<h2 id="tetelek">Amit megrendeltél</h2>
${orderItems(order.items)}
${orderTotals(order)}
${refunded(order)}
</section>
<div class="further">
<section aria-labelledby="atvetel"><h2 id="atvetel">${wayName(order)}</h2>
${orderExpected(order)}
<p>${order.delivery.description}</p>
${!isOff && parcel(order, settings)}
${!isOff && withdrawal(order, settings)}
</section>
${invoicePart(order, settings)}
${orderPayment(order, isOff)}
${cancellation(order)}
${accountForm(order, notice, settings)}
<p class="leave"><a class="button" href="${settings.STOREFRONT_HOST}/">Vissza a webáruházba</a></p>
</div>
</div>`,
  };
}

/** The link opens nothing: it is mistyped, has lapsed, or the order went into an account. */
export function noGuestOrder({ STOREFRONT_HOST }: CheckoutSettings): Page {
  return {
    status: 404,
    title: 'Ez a hivatkozás nem nyit meg rendelést',
    content: html`<div class="message">
<h1>Ez a hivatkozás nem nyit meg rendelést</h1>
<p>Lehet, hogy hiányzik a végéről valami, vagy lejárt. Ha fiókot készítettél a rendelésből, ott találod.</p>
<p><a class="button" href="${STOREFRONT_HOST}/my-account/orders/">Rendeléseim</a></p>
</div>`,
  };
}

/** The account is there, and the order is in it. */
export function accountMade({ email, verified }: OrderAccount, { STOREFRONT_HOST }: CheckoutSettings): Page {
  return {
    status: 200,
    title: 'Kész a fiókod',
    content: html`<div class="message">
<h1>Kész a fiókod</h1>
<p>Jelentkezz be ezzel: <b>${email}</b>. A rendelésed a fiókodban vár, ez a hivatkozás már nem kell hozzá.</p>
${!verified && html`<p>Küldtünk egy levelet: erősítsd meg benne, hogy ez a te e-mail-címed.</p>`}
<p><a class="button" href="${STOREFRONT_HOST}/login/?vissza=/my-account/orders/">Bejelentkezés</a></p>
</div>`,
  };
}

/** The API does not answer; nobody knows whether it did what was asked, and asking again does it once. */
export function orderUnreachable(token: string): Page {
  return {
    status: 503,
    title: 'Most nem sikerült betölteni',
    content: html`<div class="message">
<h1>Most nem sikerült betölteni</h1>
<p>A rendelésed megvan. Várj egy percet, és próbáld újra.</p>
<p><a class="button" href="${orderPath(token)}">Próbáld újra</a></p>
</div>`,
  };
}
