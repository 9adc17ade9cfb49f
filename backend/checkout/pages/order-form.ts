import type { Language } from '#lib/contract/language.ts';
import { cashStep } from '#lib/contract/market/cash-step.ts';
import { law } from '#lib/contract/market/law.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { withdrawalDays } from '#lib/core/products/delivery.ts';
import { legalGuaranteeYears } from '#lib/core/products/guarantee.ts';
import { inNameOrder } from '#lib/core/text/name-order.ts';
import { codeFields, inThisLanguage, noCodes } from '../codes.ts';
import { fieldNames, type FieldName } from '../field-errors.ts';
import { hasBilling, type FieldErrors } from '../form.ts';
import { html, type Html } from '../html.ts';
import { otherThan, waysTo } from '../language.ts';
import type { Notice } from '../placing.ts';
import { wireGiftCards, wireTotal, type Quote } from '../quote.ts';
import { filled, filledWith } from '../texts.ts';
import type { View } from '../view.ts';
import type { Visitor } from '../visitor.ts';
import { codeForm, type ShownCodes } from './codes.ts';
import { deliveryFieldset } from './delivery.ts';
import {
  described,
  fieldError,
  hiddenInput,
  mustBeFilled,
  postcode,
  textField,
  type Filled,
  type TextField,
} from './fields.ts';
import { harmonisedNotice } from './harmonised-notice.ts';
import type { Page } from './layout.ts';
import { grandTotals, summary } from './summary.ts';
import { visitorLine } from './visitor.ts';

/** Whether cash is rounded: a sum is then another one in cash. */
const isRounded = cashStep > 1;

const formId = 'penztar';

/** The form as it stands: freshly opened, or come back with errors or a notice. */
export interface OrderFormState extends Omit<Filled, 'texts'> {
  /** What stands in the fields for codes; nothing where it is left out. */
  codes?: ShownCodes;
  status: number;
  quote: Quote;
  notice: Notice | null;
  key: string;
  visitor: Visitor;
  /** Today in the market, `2026-11-24`. */
  today: string;
}

/** The element that a link from the error summary leads to. */
function target(name: FieldName, quote: Quote): string {
  if (name === 'payment') return 'payment.on_delivery';
  if (name !== 'delivery.type') return name;
  const first = quote.methods.find(({ isAvailable }) => isAvailable) ?? quote.methods[0];
  return `delivery.type.${first?.type ?? 'home'}`;
}

function alerts({ errors, notice, quote }: OrderFormState, { form }: Filled['texts']): Html | null {
  const wrong = fieldNames.filter((name) => errors[name] !== undefined);
  if (!notice && wrong.length === 0) return null;
  const shown = notice && form.notices[notice];
  return html`<section class="alert" tabindex="-1" autofocus aria-labelledby="figyelem">
<h2 id="figyelem">${shown ? shown.title : form.check}</h2>
${shown && html`<p>${shown.text}</p>`}
${
  wrong.length > 0 &&
  html`${shown && html`<p>${form.also}</p>`}
<ul>${wrong.map((name) => html`<li><a href="#${target(name, quote)}">${errors[name]}</a></li>`)}</ul>`
}
</section>`;
}

function step(number: number, title: string, content: Html): Html {
  return html`<section class="step" aria-labelledby="lepes-${number}">
<h2 id="lepes-${number}"><span class="step-number" aria-hidden="true">${number}</span>${title}</h2>
${content}
</section>`;
}

function contactFields(filled: Filled, lang: Language): Html {
  const { fields, form } = filled.texts;
  return html`<div class="fields">${[
    ...inNameOrder(
      lang,
      textField({ name: 'contact.lastName', label: fields.lastName, autocomplete: 'family-name', max: 60 }, filled),
      textField({ name: 'contact.firstName', label: fields.firstName, autocomplete: 'given-name', max: 60 }, filled),
    ),
    textField({ name: 'contact.email', label: fields.email, autocomplete: 'email', max: 120, type: 'email' }, filled),
    textField({ name: 'contact.phone', label: fields.phone, autocomplete: 'tel', max: 30, type: 'tel' }, filled),
  ]}</div>
<p class="quiet">${form.contactNote}</p>`;
}

function comment({ values, errors, texts }: Filled): Html {
  return html`<div class="field comment">
<label for="comment">${texts.fields.comment} <span class="quiet">${texts.common.optional}</span></label>
${fieldError('comment', errors)}
<textarea id="comment" name="comment" rows="3" maxlength="500"${described('comment', errors)}>
${values.comment}</textarea>
</div>`;
}

function paymentChoice(id: 'on_delivery' | 'card', name: string, about: Html, { values, errors }: Filled): Html {
  const isChosen = (values.payment === 'card') === (id === 'card');
  return html`<div class="method">
<input type="radio" id="payment.${id}" name="payment" value="${id}"${isChosen && html` checked`}${described('payment', errors)}>
<label for="payment.${id}"><b>${name}</b>
<small>${about}</small></label>
</div>`;
}

/** What gift cards leave: on delivery, or by card on the bank's page. */
function paymentChoices(hasGiftCards: boolean, filledIn: Filled, { settings: { cardPage } }: View): Html {
  const { form } = filledIn.texts;
  return html`<fieldset>
<legend class="hidden-text">${form.paymentQuestion}</legend>
${fieldError('payment', filledIn.errors)}
${hasGiftCards && html`<p class="before"><b>${form.byGiftCard}</b> ${form.giftCardFirst}</p>`}
<div class="methods">${[
    paymentChoice(
      'on_delivery',
      form.onDelivery,
      html`<span>${[form.onDeliveryAbout, ...(isRounded ? [form.cashRounded] : [])].join(' ')}</span>`,
      filledIn,
    ),
    paymentChoice(
      'card',
      form.card,
      html`<span>${form.cardAbout}</span>${cardPage === 'sandbox' && html`<span class="demo"><b>${form.harmonised.demo}</b> ${form.sandbox}</span>`}`,
      filledIn,
    ),
  ]}</div>
</fieldset>`;
}

/** The invoice for another name or address: a company's, for example. */
function billing(filledIn: Filled): Html {
  const { values, errors, texts } = filledIn;
  const { fields, form } = texts;
  const field = (name: FieldName, label: string, autocomplete: string, max: number): TextField => ({
    name,
    label,
    autocomplete: `billing ${autocomplete}`,
    max,
    isRequired: false,
    neededAs: name.startsWith('billing.address.') ? 'required' : 'optional',
  });
  const isOpen = hasBilling(values) || fieldNames.some((name) => name.startsWith('billing.') && errors[name]);
  return html`<details class="fold billing"${isOpen && html` open`}>
<summary>${form.billing}</summary>
<h3 class="needed">${form.billingNeeded}</h3>
<p class="quiet"><span>${form.billingAbout}</span><span class="needed">${form.billingWhy}</span></p>
<div class="fields">${[
    textField(field('billing.name', fields.billingName, 'organization', 120), filledIn),
    textField(
      {
        ...field('billing.taxNumber', fields.taxNumber, '', 30),
        autocomplete: 'off',
        isOptional: true,
        neededAs: undefined,
      },
      filledIn,
    ),
    textField({ ...field('billing.address.postal', fields.postal, 'postal-code', 0), ...postcode }, filledIn),
    textField(field('billing.address.city', fields.city, 'address-level2', 60), filledIn),
    textField(field('billing.address.street', fields.street, 'address-line1', 80), filledIn),
    textField(field('billing.address.streetNo', fields.streetNo, 'address-line2', 40), filledIn),
  ]}</div>
</details>`;
}

function payment({ methods, payments }: Quote, filledIn: Filled, view: View): Html {
  const { form } = filledIn.texts;
  const hasGiftCards = methods.some(({ giftCards }) => giftCards > 0);
  if (payments.includes('card')) return paymentChoices(hasGiftCards, filledIn, view);
  return html`<div class="payment">
${hasGiftCards && html`<p><b>${form.byGiftCard}</b> ${form.giftCardTaken}</p>`}
<p><b>${hasGiftCards ? form.payRest : form.payOnDelivery}:</b> ${form.cardOrCash}</p>
${isRounded && html`<p class="quiet">${form.rounding}</p>`}
</div>`;
}

/** A page of the storefront in a tab of its own, so that what was filled in stays. */
function page({ shop }: View, path: string, words: string): Html {
  return html`<a href="${shop(path)}" target="_blank" rel="noopener">${words}</a>`;
}

/** What a shopper has to know before they are bound (Directive 2011/83/EU, Art. 6 (1) h, l, Art. 8 (2)). */
function rights(view: View): Html {
  const { form } = view.texts.ordering;
  const withdrawal = page(view, '/static/elallas/', form.withdrawalLink);
  const guarantee = page(view, '/static/szavatossag/', form.guaranteeLink);
  return html`<p class="quiet">${filledWith(form.withdrawal, { days: withdrawalDays, link: withdrawal })}
${filledWith(form.guarantee, { years: legalGuaranteeYears, link: guarantee })}</p>`;
}

/** The cards that the shop takes, by name, beside the button that orders. */
function cardMarks({ settings: { cards = [] }, texts }: View): Html | null {
  if (cards.length === 0) return null;
  return html`<div class="cards"><p id="kartyak">${texts.ordering.form.cards}</p>
<ul aria-labelledby="kartyak">${cards.map((card) => html`<li translate="no">${card}</li>`)}</ul></div>`;
}

function confirmation(quote: Quote, { values, errors, texts: { form } }: Filled, view: View): Html {
  const terms = page(view, '/static/aszf/', form.termsLink);
  const privacy = page(view, '/static/adatkezeles/', form.privacyLink);
  return html`<section class="confirm" aria-label="${form.confirm}">
<div class="field terms">
${fieldError('acceptTerms', errors)}
<div class="check">
<input type="checkbox" id="acceptTerms" name="acceptTerms" value="true" aria-required="true"${[
    values.acceptTerms === 'true' && html` checked`,
    described('acceptTerms', errors),
    mustBeFilled('acceptTerms', errors),
  ]}>
<label for="acceptTerms">${filledWith(form.terms, { terms, privacy })}</label>
</div>
</div>
${rights(view)}
${law.harmonisedNotice && harmonisedNotice(view.settings.notice ?? null, view)}
<div class="place">
${grandTotals(quote, view)}
<button class="button">${form.place}</button>
</div>
${cardMarks(view)}
</section>`;
}

function shownState(quote: Quote, key: string): Html {
  return html`${[
    hiddenInput('key', key),
    hiddenInput('seen.cart', quote.fingerprint),
    ...quote.methods.map(({ type }) => hiddenInput(`seen.${type}`, wireTotal(quote, type))),
    ...quote.methods
      .filter(({ giftCards }) => giftCards > 0)
      .map(({ type }) => hiddenInput(`seen.cards.${type}`, wireGiftCards(quote, type))),
  ]}`;
}

/** Enter presses a form's first button: it is to order, not to take a voucher out. Nobody sees it, or comes to it. */
function defaultButton(label: string): Html {
  return html`<button class="hidden-text" form="${formId}" tabindex="-1" aria-hidden="true">${label}</button>`;
}

/**
 * Shows the form in the other language, with all that is filled in; null in a market of one. It stands before the form, and
 * so the button that Enter presses stands before it.
 */
function languageButton(lang: Language, label: string): Html | null {
  const other = otherThan(lang);
  if (!other) return null;
  return html`${defaultButton(label)}<span class="back"><button class="plain" form="${formId}" name="${codeFields.act}" value="${inThisLanguage}" formaction="${checkoutPath(other, '/checkout/')}" lang="${other}">${waysTo[other]}</button> · </span>`;
}

function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** The checkout's one form: goods, contact, delivery, payment, and the button that orders. */
export function orderForm(state: OrderFormState, view: View): Page {
  const { status, quote, key, visitor, values, errors, today } = state;
  const { ordering: texts } = view.texts;
  const { form, common } = texts;
  const filledIn = { values, errors, texts };
  const isAnswer = hasErrors(errors) || state.notice !== null || state.codes !== undefined;
  const isWrong = hasErrors(errors) || state.notice !== null || Boolean(state.codes?.refused);
  return {
    status,
    lang: view.lang,
    title: isWrong ? filled(common.error, { title: form.title }) : form.title,
    linksToCart: true,
    // What a form was answered with has no address: a button takes what is filled in along to the other language.
    ...(isAnswer ? { language: languageButton(view.lang, form.confirm) } : { path: '/checkout/' }),
    content: html`<h1>${form.title}</h1>
${alerts(state, texts)}
${visitorLine(visitor, view)}
<form class="checkout" id="${formId}" method="post" action="${view.own('/checkout/')}" novalidate>
${shownState(quote, key)}
${defaultButton(form.confirm)}
${summary(quote, view)}
<div class="steps">
${step(1, form.contact, contactFields(filledIn, view.lang))}
${step(2, form.delivery, html`${deliveryFieldset(quote, { filled: filledIn, visitor, view, today })}${comment(filledIn)}`)}
${step(3, form.payment, html`${codeForm(state.codes ?? { typed: noCodes, refused: null, isChanged: false }, view)}${payment(quote, filledIn, view)}${billing(filledIn)}`)}
${confirmation(quote, filledIn, view)}
</div>
</form>`,
  };
}
