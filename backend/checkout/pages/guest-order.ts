import { passwordSchema } from '#lib/contract/auth.ts';
import type { OrderAccount } from '#lib/contract/guest-order.ts';
import type { Language } from '#lib/contract/language.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { OrderDetails } from '#lib/contract/order.ts';
import type { ShopDetail } from '#lib/contract/shop.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { isEnded } from '#lib/orders/timeline.ts';
import { guardedLink } from '#lib/navigation/link-guard.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { localePath } from '#lib/core/locales.ts';
import { dayOfMoment, dayText, momentText } from '../dates.ts';
import { html, type Html } from '../html.ts';
import { filled, filledWith } from '../texts.ts';
import { spokenIn, type View } from '../view.ts';
import { hiddenInput } from './fields.ts';
import type { Page } from './layout.ts';
import { leadingPage, messagePage } from './message.ts';
import { orderExpected, orderItems, orderPayment, orderTotals, wayName } from './order-parts.ts';
import { orderStore } from './order-store.ts';
import { orderProgress, statusSaying } from './order-progress.ts';

/** Address of a guest's order by its secret, in a language (ADR-0124). */
export function orderPath(token: string, lang: Language): string {
  return checkoutPath(lang, `/checkout/rendeles/${token}/`);
}

function sayingOf(order: OrderDetails, view: View): string {
  const { status, statusLabel } = order;
  return statusSaying(status, order, view) ?? statusLabel ?? view.texts.ordering.order.sayings.other;
}

/** What was wrong with the last form of the page, as a sentence. */
export interface OrderNotice {
  status: 409 | 422;
  /** The form that it was about. */
  form: 'cancel' | 'account';
  words: string;
}

function cancellation({ isCancellable }: OrderDetails, { texts: { ordering } }: View): Html | null {
  if (!isCancellable) return null;
  const { order } = ordering;
  return html`<details class="fold">
<summary>${order.cancel}</summary>
<p>${order.cancelAbout}</p>
<form method="post">
${hiddenInput('act', 'cancel')}
<button class="button outline">${order.cancelButton}</button>
</form>
</details>`;
}

const { minLength, maxLength } = passwordSchema;

function accountForm(
  { email, status }: OrderDetails,
  notice: OrderNotice | null,
  { texts: { ordering }, shop }: View,
): Html {
  const { order } = ordering;
  const terms = html`<a href="${shop('/static/aszf/')}">${order.termsLink}</a>`;
  const privacy = html`<a href="${shop('/static/adatkezeles/')}">${order.privacyLink}</a>`;
  const isWrong = notice?.form === 'account';
  return html`<section aria-labelledby="fiok"><h2 id="fiok">${order.account}</h2>
<p>${status === 'cancelled' ? order.accountAbout : order.accountPoints}</p>
<form method="post">
${hiddenInput('act', 'account')}<input type="hidden" name="username" value="${email}" autocomplete="username">
<div class="field"><label for="password">${order.password}</label>
<p class="hint" id="password-hint">${filled(order.passwordHint, { least: String(minLength) })}</p>
${isWrong && html`<p class="field-error" id="password-error">${notice.words}</p>`}
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${minLength}" maxlength="${maxLength}" aria-describedby="password-hint${isWrong && ' password-error'}"${
    isWrong && html` aria-invalid="true"`
  }></div>
<p class="quiet">${filledWith(order.accountTerms, { link: terms })}
${filledWith(order.accountPrivacy, { link: privacy })}</p>
<button class="button outline">${order.createAccount}</button>
</form>
</section>`;
}

/** A link to a carrier's or an invoice's page; nothing where its address is not safe to open (SEC-01). */
function outside(url: string | null, label: string, { settings }: View): Html | null {
  const { STOREFRONT_HOST, LINK_ORIGINS } = settings;
  const link = url === null ? null : guardedLink(url, { own: STOREFRONT_HOST, allowed: LINK_ORIGINS });
  if (link?.kind !== 'external') return null;
  return html`<p class="paper"><a href="${link.href}" rel="noopener noreferrer">${label}</a></p>`;
}

function refunded({ refunds }: OrderDetails, { lang, texts: { ordering } }: View): Html | null {
  if (refunds.length === 0) return null;
  return html`<dl class="totals">${refunds.map(
    ({ amount, at }) => html`
<div><dt>${filled(ordering.order.refunded, { day: dayOfMoment(at, lang) })}</dt><dd class="number">${formatPrice(amount)}</dd></div>`,
  )}</dl>`;
}

function parcel({ tracking }: OrderDetails, view: View): Html | null {
  if (!tracking) return null;
  const { order } = view.texts.ordering;
  return html`<p>${filled(order.parcel, { carrier: tracking.carrier })} <b>${tracking.number}</b></p>
${outside(tracking.url, order.track, view)}`;
}

function invoicePart({ invoice }: OrderDetails, view: View): Html | null {
  if (!invoice) return null;
  const { order } = view.texts.ordering;
  return html`<section aria-labelledby="szamla"><h2 id="szamla">${order.invoice}</h2>
<p>${order.invoiceNumber} <b>${invoice.number}</b></p>
${outside(invoice.url, order.openInvoice, view)}
</section>`;
}

function withdrawal({ withdrawalUntil }: OrderDetails, { lang, texts: { ordering }, shop }: View): Html {
  const { order } = ordering;
  return html`<p class="quiet">${
    withdrawalUntil === null
      ? order.withdrawBefore
      : filled(order.withdrawUntil, { day: dayText(withdrawalUntil, lang) })
  } <a href="${shop('/elallas/')}">${order.withdraw}</a></p>`;
}

/** What the page shows: `shop` is the store that hands the order over, where it is one and the API tells of it. */
export interface ShownOrder {
  order: OrderDetails;
  shop: ShopDetail | null;
  notice: OrderNotice | null;
}

/** A guest's order: where it stands, what is in it, and what can be done about it. */
export function guestOrder(token: string, { order, shop, notice }: ShownOrder, view: View): Page {
  const { order: texts, thanks, common } = view.texts.ordering;
  const saying = sayingOf(order, view);
  const title = `${saying} (${order.number})`;
  const isOff = order.status === 'cancelled';
  return {
    status: notice?.status ?? 200,
    lang: view.lang,
    ...(notice ? {} : { path: orderPath(token, catalogLanguage) }),
    title: notice ? filled(common.error, { title }) : title,
    content: html`<div class="thanks">
<div class="result">
<h1>${saying}</h1>
<dl class="scores">
<div><dt>${thanks.number}</dt><dd class="number">${order.number}</dd></div>
<div><dt>${texts.placedAt}</dt><dd>${momentText(order.placedAt, view.lang)}</dd></div>
</dl>
${
  notice?.form === 'cancel' &&
  html`<section class="alert" tabindex="-1" autofocus aria-labelledby="figyelem">
<h2 id="figyelem">${texts.unchanged}</h2>
<p>${notice.words}</p>
</section>`
}
${isOff && html`<p>${texts.off} <b>${order.email}</b></p>`}
</div>
<section class="goods" aria-labelledby="tetelek">
<h2 id="tetelek">${thanks.items}</h2>
${orderItems(order.items, view)}
${orderTotals(order, view)}
${refunded(order, view)}
</section>
<div class="further">
${orderProgress(order, view)}
<section aria-labelledby="atvetel"><h2 id="atvetel">${wayName(order, view)}</h2>
${orderExpected(order, view)}
<p${spokenIn(catalogLanguage, view)}>${order.delivery.description}</p>
${!isEnded(order.status) && orderStore(order, shop, view)}
${!isOff && parcel(order, view)}
${!isOff && withdrawal(order, view)}
</section>
${invoicePart(order, view)}
${orderPayment(order, view, isOff)}
${cancellation(order, view)}
${accountForm(order, notice, view)}
<p class="leave"><a class="button" href="${view.shop('/')}">${view.texts.frame.toShop}</a></p>
</div>
</div>`,
  };
}

/** The link opens nothing: it is mistyped, has lapsed, or the order went into an account. */
export function noGuestOrder(view: View): Page {
  const { order, thanks } = view.texts.ordering;
  return leadingPage(404, order.none, { href: view.shop('/my-account/orders/'), label: thanks.orders }, view);
}

/** The account is there, and the order is in it. */
export function accountMade({ email, verified }: OrderAccount, view: View): Page {
  const { title, text, confirm, login } = view.texts.ordering.order.made;
  const back = localePath(view.lang, '/my-account/orders/');
  const content = html`<p>${filledWith(text, { email: html`<b>${email}</b>` })}</p>
${!verified && html`<p>${confirm}</p>`}
<p><a class="button" href="${view.shop('/login/')}?vissza=${back}">${login}</a></p>`;
  return messagePage(200, title, content, view);
}

/** The API does not answer; nobody knows whether it did what was asked, and asking again does it once. */
export function orderUnreachable(token: string, view: View): Page {
  const { order, common } = view.texts.ordering;
  return leadingPage(503, order.away, { href: orderPath(token, view.lang), label: common.again }, view);
}
