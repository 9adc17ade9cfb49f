import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { DeliveryType } from '#lib/contract/order.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { expectedDays } from '#lib/core/products/delivery.ts';
import { daysText } from '../dates.ts';
import { fieldNames } from '../field-errors.ts';
import { addressValue, chosenType, savedValue } from '../form.ts';
import { html, type Html } from '../html.ts';
import type { Method, Quote } from '../quote.ts';
import { filled as worded, type OrderingTexts } from '../texts.ts';
import { spokenIn, type View } from '../view.ts';
import { homeAddresses, type Visitor } from '../visitor.ts';
import { described, fieldError, option, selectField, textField, type Filled, postcode } from './fields.ts';
import { shopSelect } from './shop-select.ts';
import { shownDelivery } from './shown-prices.ts';

/** What the ways of receiving are drawn with. */
interface Delivery {
  filled: Filled;
  visitor: Visitor;
  view: View;
  /** Today in the market, `2026-11-24`. */
  today: string;
}

function addressFields(filled: Filled): Html {
  const { fields } = filled.texts;
  return html`<div class="fields">${[
    textField(
      {
        name: 'delivery.address.postal',
        label: fields.postal,
        autocomplete: 'shipping postal-code',
        ...postcode,
      },
      filled,
    ),
    textField(
      {
        name: 'delivery.address.city',
        label: fields.city,
        aside: fields.cityAside,
        isRequired: false,
        max: 60,
        autocomplete: 'shipping address-level2',
      },
      filled,
    ),
    textField(
      {
        name: 'delivery.address.street',
        label: fields.street,
        max: 80,
        autocomplete: 'shipping address-line1',
      },
      filled,
    ),
    textField(
      {
        name: 'delivery.address.streetNo',
        label: fields.streetNo,
        max: 40,
        autocomplete: 'shipping address-line2',
      },
      filled,
    ),
  ]}</div>`;
}

function savedChoice(value: string, index: number, text: Html, isChosen: boolean): Html {
  const id = `delivery.saved.${index}`;
  return html`<div class="saved">
<input type="radio" id="${id}" name="delivery.saved" value="${value}"${isChosen && html` checked`}>
<label for="${id}">${text}</label>
</div>`;
}

/** The addresses of the account to choose from, and the fields for another one; only the fields where it has none. */
function homeFields(filled: Filled, visitor: Visitor): Html {
  const addresses = homeAddresses(visitor);
  if (addresses.length === 0) return addressFields(filled);
  const { form } = filled.texts;
  const isWrong = fieldNames.some((name) => name.startsWith('delivery.address.') && filled.errors[name] !== undefined);
  const current = addressValue(filled.values);
  const chosen = isWrong ? -1 : addresses.findIndex((address) => savedValue(address) === current);
  const other = { ...filled, values: chosen < 0 ? filled.values : withoutAddress(filled.values) };
  return html`<fieldset class="addresses">
<legend>${form.address}</legend>
${addresses.map((address, index) =>
  savedChoice(
    savedValue(address),
    index,
    html`${address.postal} ${address.city}, ${address.street} ${address.streetNo}`,
    index === chosen,
  ),
)}
${savedChoice('other', addresses.length, html`${form.otherAddress}`, chosen < 0)}
</fieldset>
${addressFields(other)}`;
}

function withoutAddress(values: Filled['values']): Filled['values'] {
  return {
    ...values,
    'delivery.address.postal': '',
    'delivery.address.city': '',
    'delivery.address.street': '',
    'delivery.address.streetNo': '',
  };
}

function pointSelect({ pickUpPoints }: Quote, filled: Filled, view: View): Html {
  const { form } = filled.texts;
  const mark = spokenIn(catalogLanguage, view);
  const chosen = filled.values['delivery.point'];
  return selectField(
    {
      name: 'delivery.point',
      label: form.point,
      prompt: form.choosePoint,
      options: pickUpPoints.map(({ id, name, city, address }) =>
        option(id, `${city}: ${name}, ${address}`, chosen, mark),
      ),
    },
    filled,
  );
}

function fieldsOf(type: DeliveryType, quote: Quote, delivery: Delivery): Html {
  const { filled, visitor, view } = delivery;
  if (type === 'home') return homeFields(filled, visitor);
  return type === 'click_and_collect' ? shopSelect(quote, filled, delivery) : pointSelect(quote, filled, view);
}

/** Why a way of receiving cannot be chosen for this cart. */
function reasonAgainst(type: DeliveryType, { cart }: Quote, { form }: OrderingTexts): string {
  const tooLarge = cart.products.some(({ isHeavy, isBike }) => isHeavy || isBike);
  return type === 'pick_up_points' && tooLarge ? form.tooLarge : form.notNow;
}

/** When goods come by a way of receiving, or where they are at once. */
function noteFor(type: DeliveryType, { cart, shops }: Quote, { filled, view, today }: Delivery): string {
  const { form } = filled.texts;
  const hasHeavy = cart.products.some(({ isHeavy }) => isHeavy);
  if (type === 'home') return hasHeavy ? form.agreedDay : daysText(expectedDays('home', today), view.lang);
  if (type === 'pick_up_points') return daysText(expectedDays('point', today), view.lang);
  const complete = shops.filter((shop) => shop.complete).length;
  return complete > 0 ? worded(form.storesComplete, { count: complete }) : form.wait;
}

function method(offered: Method, quote: Quote, delivery: Delivery): Html {
  const { filled, view } = delivery;
  const { texts } = filled;
  const { type, isAvailable } = offered;
  const id = `delivery.type.${type}`;
  const isChosen = isAvailable && chosenType(filled.values) === type;
  return html`<div class="method">
<input type="radio" id="${id}" name="delivery.type" value="${type}"${isChosen && html` checked`}${
    isAvailable ? described('delivery.type', filled.errors) : html` disabled aria-describedby="${id}-reason"`
  }>
<label for="${id}">
<b>${texts.common.methods[type].name}</b>
${
  offered.isAvailable &&
  html`<span class="method-price number">${shownDelivery(offered.price, view)}</span>
<small><span>${texts.common.total} <span class="number">${formatPrice(offered.total)}</span></span>
<span>${noteFor(type, quote, delivery)}</span></small>`
}
</label>
${
  isAvailable
    ? html`<div class="method-fields">${fieldsOf(type, quote, delivery)}</div>`
    : html`<p class="reason" id="${id}-reason">${reasonAgainst(type, quote, texts)}</p>`
}
</div>`;
}

/** The ways of receiving, each with its price, what everything comes to by it, and its own fields. */
export function deliveryFieldset(quote: Quote, delivery: Delivery): Html {
  const { filled } = delivery;
  return html`<fieldset>
<legend class="hidden-text">${filled.texts.form.deliveryQuestion}</legend>
${fieldError('delivery.type', filled.errors)}
<div class="methods">${quote.methods.map((one) => method(one, quote, delivery))}</div>
</fieldset>`;
}
