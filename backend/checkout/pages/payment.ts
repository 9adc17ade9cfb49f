import type { Language } from '#lib/contract/language.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { timeZone } from '#lib/contract/market/place.ts';
import { placeOf } from '#lib/contract/market/places.ts';
import type { Payment } from '#lib/contract/payment.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { localePath } from '#lib/core/locales.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { html, type Html } from '../html.ts';
import { otherThan, waysTo } from '../language.ts';
import type { CheckoutSettings } from '../shop-api.ts';
import { checkoutTexts, filled, type CheckoutTexts } from '../texts.ts';
import type { Page } from './layout.ts';
import { leadingPage } from './message.ts';

type Texts = CheckoutTexts['payment'];

/** Address of an order's payment, which is also where the card page leads back to. */
export function paymentPath(reference: string, lang: Language = catalogLanguage): string {
  return checkoutPath(lang, `/checkout/fizetes/${reference}/`);
}

/** What the page of a payment tells beside it. */
export interface PaymentLook {
  reference: string;
  lang: Language;
  /** The card page could not be opened just now. */
  isUnavailable: boolean;
  /** Where the order stands in full; null where the checkout does not know the shopper. */
  orderUrl: string | null;
  /** The order's goods and what happens now, once it is paid; null where the checkout does not know the shopper. */
  order: Html | null;
}

/** What the page says, by where the payment stands. */
type Situation = 'paid' | 'refunded' | 'returning' | 'checking' | 'failed' | 'waiting' | 'over';

function situationOf({ state, order, payUntil, transaction }: Payment): Situation {
  if (state === 'refunded') return 'refunded';
  if (state === 'paid') return order.isCancelled ? 'returning' : 'paid';
  if (state === 'authorised') return 'checking';
  if (order.isCancelled) return 'over';
  // Who has begun may finish for a while, though nobody may begin any more.
  if (state === 'pending' && transaction !== null) return 'checking';
  if (payUntil === null) return 'over';
  return state === 'failed' ? 'failed' : 'waiting';
}

function moment(iso: string, lang: Language): string {
  return new Intl.DateTimeFormat(placeOf(lang), {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));
}

function failureText({ failure }: Payment, { failures }: Texts): string {
  const known: Readonly<Record<string, string>> = failures;
  return known[failure ?? ''] ?? failures.refused;
}

function payForm({ reference, lang }: PaymentLook, label: string, isOutline = false): Html {
  return html`<form method="post" action="${paymentPath(reference, lang)}">
<button class="${isOutline ? 'button outline' : 'button'}">${label}</button>
</form>`;
}

/** Where a payment stands, for who comes back from the card page or from a mail, and the way to pay again. */
export function paymentPage(payment: Payment, look: PaymentLook, { STOREFRONT_HOST }: CheckoutSettings): Page {
  const { lang, reference, isUnavailable, orderUrl, order: placed } = look;
  const { payment: texts } = checkoutTexts[lang];
  const { order, amount, payUntil, transaction } = payment;
  const situation = situationOf(payment);
  const { title, text } = texts[situation];
  const canPay = payUntil !== null && (situation === 'failed' || situation === 'waiting' || situation === 'checking');
  const isCollected = situation === 'paid' || situation === 'refunded' || situation === 'returning';
  const other = otherThan(lang);
  // Who has paid sees the whole order; everybody else where the payment stands.
  const shown = situation === 'paid' ? placed : null;
  return {
    status: isUnavailable ? 503 : 200,
    lang,
    title: `${isUnavailable ? texts.unavailable.title : title} (${order.number})`,
    content: html`<div class="thanks${shown === null ? ' told' : ''}">
<div class="result">
<h1>${title}</h1>
<dl class="scores">
<div><dt>${texts.number}</dt><dd class="number">${order.number}</dd></div>
<div><dt>${isCollected ? texts.amountPaid : texts.amount}</dt><dd class="number">${formatPrice(amount)}</dd></div>
</dl>
${
  isUnavailable &&
  html`<section class="alert" tabindex="-1" autofocus aria-labelledby="figyelem">
<h2 id="figyelem">${texts.unavailable.title}</h2><p>${texts.unavailable.text}</p>
</section>`
}
${situation === 'failed' && html`<p class="refusal">${failureText(payment, texts)}</p>`}
<p>${text}</p>
${canPay && html`<p>${filled(texts.until, { time: moment(payUntil, lang) })}</p>`}
${transaction !== null && situation !== 'over' && html`<p class="quiet">${texts.transaction}: ${transaction}</p>`}
</div>
${shown}${
      shown === null &&
      html`<div class="pay-forms">
${situation === 'checking' && html`<a class="button" href="${paymentPath(reference, lang)}">${texts.refresh}</a>`}
${canPay && payForm(look, situation === 'waiting' ? texts.pay : situation === 'failed' ? texts.again : texts.back, situation === 'checking')}
${orderUrl !== null && isCollected && html`<a class="button" href="${orderUrl}">${texts.order}</a>`}
<a class="button outline" href="${STOREFRONT_HOST}${localePath(lang, '/')}">${texts.toShop}</a>
</div>`
    }
${other && html`<p class="quiet"><a href="${paymentPath(reference, other)}" lang="${other}" hreflang="${other}">${waysTo[other]}</a></p>`}
</div>`,
  };
}

/** The link opens no payment. */
export function noPayment({ STOREFRONT_HOST }: CheckoutSettings, lang: Language): Page {
  const { unknown, toShop } = checkoutTexts[lang].payment;
  return leadingPage(404, unknown, { href: `${STOREFRONT_HOST}${localePath(lang, '/')}`, label: toShop }, { lang });
}

/** The API does not answer: what was paid is paid, and asking again does no harm. */
export function paymentUnreachable(reference: string, lang: Language): Page {
  const { unreachable } = checkoutTexts[lang].payment;
  return leadingPage(503, unreachable, { href: paymentPath(reference, lang), label: unreachable.again }, { lang });
}
