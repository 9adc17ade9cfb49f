import type { Language } from '#lib/contract/language.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import {
  reviewLimits,
  sizeFeels,
  widthFeels,
  type OwnReview,
  type Reviewable,
  type ReviewableOrder,
} from '#lib/contract/review.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { localePath } from '#lib/core/locales.ts';
import { html, type Fragment, type Html } from '../html.ts';
import { otherThan, waysTo } from '../language.ts';
import type { CheckoutSettings } from '../shop-api.ts';
import { checkoutTexts, filled, type CheckoutTexts } from '../texts.ts';
import { hiddenInput } from './fields.ts';
import type { Page } from './layout.ts';
import { leadingPage } from './message.ts';
import { goodsPicture } from './picture.ts';

/** What a form of the page says, as it was sent: empty for what was not chosen. */
export const reviewFields = ['stars', 'size', 'width', 'text', 'name'] as const;
export type ReviewField = (typeof reviewFields)[number];
export type ReviewValues = Readonly<Record<ReviewField, string>>;

/** What has come of the last form: of a line, or of the mails. */
export type ReviewDone = { what: 'sent' | 'withdrawn'; line: number } | { what: 'stopped' };

/** A form that was not taken: what stood in it, and a sentence for each field, or for all of it. */
export interface ReviewRefusal {
  status: 409 | 422 | 429;
  line: number;
  values: ReviewValues;
  errors: Partial<Record<ReviewField | 'form', string>>;
}

export interface ReviewView {
  token: string;
  lang: Language;
  done: ReviewDone | null;
  refusal: ReviewRefusal | null;
}

/** Address of an order's reviews by their secret, in a language (ADR-0128). */
export function reviewsAddress(token: string, lang: Language): string {
  return checkoutPath(lang, `/checkout/ertekeles/${token}/`);
}

type Texts = CheckoutTexts['reviewForm'];

const valuesOf = (review: OwnReview | null): ReviewValues => ({
  stars: review ? String(review.stars) : '',
  size: review?.size ?? '',
  width: review?.width ?? '',
  text: review?.text ?? '',
  name: review?.name ?? '',
});

interface Filled {
  line: number;
  values: ReviewValues;
  errors: ReviewRefusal['errors'];
}

function errorOf({ line, errors }: Filled, field: ReviewField): Html | null {
  const sentence = errors[field];
  return sentence === undefined ? null : html`<p class="field-error" id="${field}-${line}-error">${sentence}</p>`;
}

/** A group of radio buttons; `choices` are values with their names, and maybe what is added to them. */
function choice(
  field: 'stars' | 'size' | 'width',
  legend: string,
  choices: readonly (readonly [value: string, name: Fragment])[],
  filledIn: Filled,
): Html {
  const { line, values, errors } = filledIn;
  const described = errors[field] !== undefined && html` aria-describedby="${field}-${line}-error"`;
  return html`<fieldset class="choice"${described}><legend>${legend}</legend>
${errorOf(filledIn, field)}
<div class="choices">${choices.map(
    ([value, name]) => html`
<label><input type="radio" name="${field}" value="${value}"${values[field] === value && html` checked`}${
      field === 'stars' && html` required`
    }> <span>${name}</span></label>`,
  )}
</div></fieldset>`;
}

function starChoice(texts: Texts, filledIn: Filled): Html {
  const choices = (['5', '4', '3', '2', '1'] as const).map(
    (stars) => [stars, html`<b class="number">${stars}</b> ${texts.star[stars]}`] as const,
  );
  return choice('stars', texts.stars, choices, filledIn);
}

function attributesOf(filledIn: Filled, field: 'text' | 'name'): Html {
  const { line, errors } = filledIn;
  const isWrong = errors[field] !== undefined;
  return html` id="${field}-${line}" name="${field}" maxlength="${reviewLimits[field]}" aria-describedby="${field}-${line}-hint${isWrong && ` ${field}-${line}-error`}"${isWrong && html` aria-invalid="true"`}`;
}

function wordFields(texts: Texts, filledIn: Filled): Html {
  const { line, values } = filledIn;
  return html`<div class="field"><label for="text-${line}">${texts.text}</label>
<p class="hint" id="text-${line}-hint">${filled(texts.textHint, { most: reviewLimits.text })}</p>
${errorOf(filledIn, 'text')}
<textarea rows="5"${attributesOf(filledIn, 'text')}>
${values.text}</textarea></div>
<div class="field"><label for="name-${line}">${texts.name}</label>
<p class="hint" id="name-${line}-hint">${texts.nameHint}</p>
${errorOf(filledIn, 'name')}
<input type="text" autocomplete="given-name" value="${values.name}"${attributesOf(filledIn, 'name')}></div>`;
}

/** What the writer of a review has to know of it now. */
function standing(texts: Texts, review: OwnReview): Html {
  const known = Object.hasOwn(texts.state, review.state) ? texts.state[review.state as keyof Texts['state']] : null;
  const reason =
    review.reason !== null && Object.hasOwn(texts.reason, review.reason)
      ? texts.reason[review.reason as keyof Texts['reason']]
      : null;
  return html`<p class="standing">${known ?? review.state} ${reason}</p>`;
}

function withdrawal(texts: Texts, line: number, action: string): Html {
  return html`<details class="fold"><summary>${texts.withdraw}</summary>
<p>${texts.withdrawText}</p>
<form method="post" action="${action}">
${hiddenInput('act', 'withdraw')}${hiddenInput('line', String(line))}
<button class="button outline">${texts.withdrawButton}</button>
</form></details>`;
}

function product(bought: Reviewable, order: ReviewableOrder, view: ReviewView, settings: CheckoutSettings): Html {
  const { line, brand, name, title, review } = bought;
  const { lang, done } = view;
  const texts = checkoutTexts[lang].reviewForm;
  const refusal = view.refusal?.line === line ? view.refusal : null;
  const isDone = done !== null && done.what !== 'stopped' && done.line === line;
  const action = reviewsAddress(view.token, lang);
  const filledIn = { line, values: refusal?.values ?? valuesOf(review), errors: refusal?.errors ?? {} };
  const named = <Feel extends string>(feels: readonly Feel[], names: Record<Feel, string>) => [
    ...feels.map((feel) => [feel, names[feel]] as const),
    ['', texts.noAnswer] as const,
  ];
  return html`<section class="reviewed" id="termek-${line}" aria-labelledby="cim-${line}">
<div class="line">${goodsPicture(bought.image, settings)}
<div class="about"><h2 id="cim-${line}"><b>${brand}</b> <span lang="${catalogLanguage}">${name}</span></h2><p class="quiet" lang="hu">${title}</p></div></div>
${isDone && html`<p class="done" role="status" tabindex="-1" autofocus>${texts.done[done.what]}</p>`}
${
  refusal &&
  html`<div class="alert" tabindex="-1" autofocus role="alert"><h3><b>${texts.error.title}</b></h3>
${Object.values(refusal.errors).map((sentence) => html`<p>${sentence}</p>`)}</div>`
}
${review && standing(texts, review)}
<form method="post" action="${action}#termek-${line}">
${hiddenInput('act', 'write')}${hiddenInput('line', String(line))}
${starChoice(texts, filledIn)}
${bought.asksSize && choice('size', texts.size, named(sizeFeels, texts.sizes), filledIn)}
${bought.asksWidth && choice('width', texts.width, named(widthFeels, texts.widths), filledIn)}
${wordFields(texts, filledIn)}
${review?.state === 'shown' && !order.isShownAtOnce && html`<p class="hint">${texts.changeHint}</p>`}
<button class="button">${review ? texts.change : texts.send}</button>
</form>
${review && withdrawal(texts, line, action)}
</section>`;
}

function stopping(order: ReviewableOrder, { token, lang, done }: ReviewView): Html {
  const { stop, done: said } = checkoutTexts[lang].reviewForm;
  if (order.isStopped) {
    return html`<section class="stopping" id="leiratkozas">
<p role="status"${done?.what === 'stopped' && html` tabindex="-1" autofocus`}>${said.stopped}</p></section>`;
  }
  return html`<section class="stopping" id="leiratkozas" aria-labelledby="leiratkozas-cim">
<h2 id="leiratkozas-cim">${stop.title}</h2>
<p>${stop.text}</p>
<form method="post" action="${reviewsAddress(token, lang)}#leiratkozas">
${hiddenInput('act', 'stop')}
<button class="button outline">${stop.button}</button>
</form></section>`;
}

/** What of an order can be reviewed: a form for each product, with what was written and what became of it. */
export function reviewsPage(order: ReviewableOrder, view: ReviewView, settings: CheckoutSettings): Page {
  const { lang, token, refusal } = view;
  const texts = checkoutTexts[lang].reviewForm;
  const other = otherThan(lang);
  const privacy = `${settings.STOREFRONT_HOST}${localePath(lang, '/static/adatkezeles/')}`;
  return {
    status: refusal?.status ?? 200,
    lang,
    title: `${refusal ? `${texts.error.title}: ` : ''}${texts.title}`,
    content: html`<div class="reviews">
<h1>${texts.title}</h1>
<p>${filled(texts.lead, { number: order.number })}</p>
<p class="quiet">${order.isShownAtOnce ? texts.atOnce : texts.read} <a href="${privacy}">${texts.privacy}</a></p>
${other && html`<p><a href="${reviewsAddress(token, other)}" hreflang="${other}" lang="${other}">${waysTo[other]}</a></p>`}
${order.lines.length === 0 && html`<p>${texts.nothing}</p>`}
${order.lines.map((bought) => product(bought, order, view, settings))}
${stopping(order, view)}
</div>`,
  };
}

/** The link opens nothing: it is mistyped, has lapsed, or its account is gone. */
export function noReviews(lang: Language, { STOREFRONT_HOST }: CheckoutSettings): Page {
  const { frame, reviewForm } = checkoutTexts[lang];
  const shop = `${STOREFRONT_HOST}${localePath(lang, '/')}`;
  return leadingPage(404, reviewForm.wrong, { href: shop, label: frame.toShop }, { lang });
}

/** The API does not answer; nobody knows whether it did what was asked, and asking again does it once. */
export function reviewsUnreachable(token: string, lang: Language): Page {
  const { away } = checkoutTexts[lang].reviewForm;
  const again = reviewsAddress(token, lang);
  return leadingPage(503, away, { href: again, label: away.again }, { lang });
}
