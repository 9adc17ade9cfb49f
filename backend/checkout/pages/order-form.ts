import { withdrawalDays } from '#lib/core/products/delivery.ts';
import { legalGuaranteeYears } from '#lib/core/products/guarantee.ts';
import { fieldNames, type FieldName } from '../field-errors.ts';
import { hasBilling, type FieldErrors } from '../form.ts';
import { html, type Html } from '../html.ts';
import type { Notice } from '../placing.ts';
import { wireGiftCards, wireTotal, type Quote } from '../quote.ts';
import type { CheckoutSettings } from '../shop-api.ts';
import type { Visitor } from '../visitor.ts';
import { deliveryFieldset } from './delivery.ts';
import { described, fieldError, hiddenInput, textField, type Filled, type TextField } from './fields.ts';
import { harmonisedNotice } from './harmonised-notice.ts';
import type { Page } from './layout.ts';
import { grandTotals, summary } from './summary.ts';
import { visitorLine } from './visitor.ts';

/** The form as it stands: freshly opened, or come back with errors or a notice. */
export interface OrderFormState extends Filled {
  status: number;
  quote: Quote;
  notice: Notice | null;
  key: string;
  visitor: Visitor;
}

const notices: Record<Notice, { title: string; text: string }> = {
  changed: {
    title: 'Közben megváltozott a kosarad vagy egy ár',
    text: 'Még nem rendeltél meg semmit. Nézd át a termékeket és az új végösszeget, és ha így is jó, küldd el újra.',
  },
  unanswered: {
    title: 'Nem kaptunk választ a rendelésedre',
    text:
      'Nem tudjuk, hogy beérkezett-e. Nyomd meg újra a gombot: ha az előző megérkezett, ' +
      'akkor sem lesz belőle kettő.',
  },
  limited: {
    title: 'Erre az e-mail-címre ma már nem tudunk több rendelést felvenni',
    text:
      'Nem rendeltél meg semmit. Bejelentkezés nélkül egy e-mail-címre naponta tíz rendelés adható le. ' +
      'Jelentkezz be, vagy próbáld újra holnap; addig a kosarad megmarad.',
  },
  refused: {
    title: 'Ezt a rendelést nem tudtuk felvenni',
    text: 'Nem rendeltél meg semmit. Nézd át az adataidat, és próbáld újra, vagy menj vissza a kosárhoz.',
  },
};

/** The element that a link from the error summary leads to. */
function target(name: FieldName, quote: Quote): string {
  if (name === 'payment') return 'payment.on_delivery';
  if (name !== 'delivery.type') return name;
  const first = quote.methods.find(({ isAvailable }) => isAvailable) ?? quote.methods[0];
  return `delivery.type.${first?.type ?? 'home'}`;
}

function alerts({ errors, notice, quote }: OrderFormState): Html | null {
  const wrong = fieldNames.filter((name) => errors[name] !== undefined);
  if (!notice && wrong.length === 0) return null;
  const shown = notice && notices[notice];
  return html`<section class="alert" tabindex="-1" autofocus aria-labelledby="figyelem">
<h2 id="figyelem">${shown ? shown.title : 'Nézd át az adataidat'}</h2>
${shown && html`<p>${shown.text}</p>`}
${
  wrong.length > 0 &&
  html`${shown && html`<p>Ezeket is javítsd ki:</p>`}
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

function contactFields(filled: Filled): Html {
  return html`<div class="fields">${[
    textField({ name: 'contact.lastName', label: 'Vezetéknév', autocomplete: 'family-name', max: 60 }, filled),
    textField({ name: 'contact.firstName', label: 'Keresztnév', autocomplete: 'given-name', max: 60 }, filled),
    textField({ name: 'contact.email', label: 'E-mail-cím', autocomplete: 'email', max: 120, type: 'email' }, filled),
    textField({ name: 'contact.phone', label: 'Telefonszám', autocomplete: 'tel', max: 30, type: 'tel' }, filled),
  ]}</div>
<p class="quiet">Csak a rendeléseddel kapcsolatban keresünk.</p>`;
}

function comment({ values, errors }: Filled): Html {
  return html`<div class="field comment">
<label for="comment">Megjegyzés a rendeléshez <span class="quiet">(nem kötelező)</span></label>
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
function paymentChoices(hasGiftCards: boolean, state: OrderFormState, { cardPage }: CheckoutSettings): Html {
  return html`<fieldset>
<legend class="hidden-text">Hogyan szeretnél fizetni?</legend>
${fieldError('payment', state.errors)}
${hasGiftCards && html`<p class="before"><b>Ajándékkártyával:</b> a rendeléskor levonjuk róla, ami az összegből kitelik. A többit így fizeted:</p>`}
<div class="methods">${[
    paymentChoice(
      'on_delivery',
      'Átvételkor',
      html`<span>Kártyával vagy készpénzzel. Készpénznél a végösszeget 5 forintra kerekítjük.</span>`,
      state,
    ),
    paymentChoice(
      'card',
      'Bankkártyával most',
      html`<span>A bank biztonságos oldalán adod meg a kártyádat, hozzánk nem kerül az adata. Ha nem sikerül, a rendelésed megmarad, és újra megpróbálhatod.</span>${
        cardPage === 'sandbox' && html`<span><b>Próbafizetés: pénz nem mozog.</b></span>`
      }`,
      state,
    ),
  ]}</div>
</fieldset>`;
}

/** The invoice for another name or address: a company's, for example. */
function billing(state: OrderFormState): Html {
  const { values, errors } = state;
  const field = (name: FieldName, label: string, autocomplete: string, max: number): TextField => ({
    name,
    label,
    autocomplete: `billing ${autocomplete}`,
    max,
    isRequired: false,
  });
  const isOpen = hasBilling(values) || fieldNames.some((name) => name.startsWith('billing.') && errors[name]);
  return html`<details class="fold billing"${isOpen && html` open`}>
<summary>Számlát más névre vagy címre kérek, például cégnek</summary>
<p class="quiet">Ha üresen hagyod, a saját nevedre, a szállítási címre szól. Bankkártyával fizetve, áruházi vagy csomagponti átvételhez töltsd ki.</p>
<div class="fields">${[
    textField(field('billing.name', 'Név vagy cégnév', 'organization', 120), state),
    textField({ ...field('billing.taxNumber', 'Adószám', '', 30), autocomplete: 'off', isOptional: true }, state),
    textField({ ...field('billing.address.postal', 'Irányítószám', 'postal-code', 4), inputmode: 'numeric' }, state),
    textField(field('billing.address.city', 'Település', 'address-level2', 60), state),
    textField(field('billing.address.street', 'Közterület', 'address-line1', 80), state),
    textField(field('billing.address.streetNo', 'Házszám, emelet, ajtó', 'address-line2', 40), state),
  ]}</div>
</details>`;
}

function payment(state: OrderFormState, settings: CheckoutSettings): Html {
  const { methods, payments } = state.quote;
  const hasGiftCards = methods.some(({ giftCards }) => giftCards > 0);
  if (payments.includes('card')) return paymentChoices(hasGiftCards, state, settings);
  return html`<div class="payment">
${hasGiftCards && html`<p><b>Ajándékkártyával:</b> a rendeléskor levonjuk róla, ami az összegből kitelik.</p>`}
<p><b>${hasGiftCards ? 'A többi átvételkor' : 'Fizetés átvételkor'}:</b> kártyával vagy készpénzzel.</p>
<p class="quiet">Ha készpénzzel fizetsz, a végösszeget 5 forintra kerekítjük.</p>
</div>`;
}

/** A page of the storefront in a tab of its own, so that what was filled in stays. */
function page({ STOREFRONT_HOST }: CheckoutSettings, path: string, words: string): Html {
  return html`<a href="${STOREFRONT_HOST}${path}" target="_blank" rel="noopener">${words}</a>`;
}

/** What a shopper has to know before they are bound (Directive 2011/83/EU, Art. 6 (1) h, l, Art. 8 (2)). */
function rights(settings: CheckoutSettings): Html {
  return html`<p class="quiet">Az átvételtől ${withdrawalDays} napon belül indokolás nélkül elállhatsz a szerződéstől:
${page(settings, '/static/elallas/', 'elállási tájékoztató és mintanyilatkozat')}.
Hibás termék esetén ${legalGuaranteeYears} évig kellékszavatosság, egyes termékekre kötelező jótállás jár:
${page(settings, '/static/szavatossag/', 'szavatosság és jótállás')}.</p>`;
}

function confirmation(quote: Quote, { values, errors }: Filled, settings: CheckoutSettings): Html {
  return html`<section class="confirm" aria-label="A rendelés elküldése">
<div class="field terms">
${fieldError('acceptTerms', errors)}
<div class="check">
<input type="checkbox" id="acceptTerms" name="acceptTerms" value="true" aria-required="true"${[
    values.acceptTerms === 'true' && html` checked`,
    described('acceptTerms', errors),
  ]}>
<label for="acceptTerms">
Elfogadom az ${page(settings, '/static/aszf/', 'általános szerződési feltételeket')},
és megismertem az ${page(settings, '/static/adatkezeles/', 'adatkezelési tájékoztatót')}.
</label>
</div>
</div>
${rights(settings)}
${harmonisedNotice(settings.notice ?? null)}
<div class="place">
${grandTotals(quote)}
<button class="button">Megrendelem fizetési kötelezettséggel</button>
</div>
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

function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** The checkout's one form: goods, contact, delivery, payment, and the button that orders. */
export function orderForm(state: OrderFormState, settings: CheckoutSettings): Page {
  const { status, quote, key } = state;
  return {
    status,
    title: hasErrors(state.errors) || state.notice ? 'Hiba: Pénztár' : 'Pénztár',
    linksToCart: true,
    content: html`<h1>Pénztár</h1>
${alerts(state)}
${visitorLine(state.visitor, settings)}
<form class="checkout" method="post" action="/checkout/" novalidate>
${shownState(quote, key)}
${summary(quote, settings)}
<div class="steps">
${step(1, 'Adataid', contactFields(state))}
${step(2, 'Átvétel', html`${deliveryFieldset(quote, state, state.visitor)}${comment(state)}`)}
${step(3, 'Fizetés', html`${payment(state, settings)}${billing(state)}`)}
${confirmation(quote, state, settings)}
</div>
</form>`,
  };
}
