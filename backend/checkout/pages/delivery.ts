import type { DeliveryType } from '#lib/contract/order.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { brandValues } from '#lib/core/text/brand-texts.ts';
import { fieldNames } from '../field-errors.ts';
import { addressValue, chosenType, savedValue } from '../form.ts';
import { html, type Html } from '../html.ts';
import type { Method, Quote } from '../quote.ts';
import { homeAddresses, type Visitor } from '../visitor.ts';
import { described, fieldError, option, selectField, textField, type Filled } from './fields.ts';
import { methodNames, shownDelivery } from './summary.ts';

function addressFields(filled: Filled): Html {
  return html`<div class="fields">${[
    textField(
      {
        name: 'delivery.address.postal',
        label: 'Irányítószám',
        max: 4,
        autocomplete: 'shipping postal-code',
        inputmode: 'numeric',
      },
      filled,
    ),
    textField(
      {
        name: 'delivery.address.city',
        label: 'Település',
        max: 60,
        autocomplete: 'shipping address-level2',
      },
      filled,
    ),
    textField(
      {
        name: 'delivery.address.street',
        label: 'Közterület',
        max: 80,
        autocomplete: 'shipping address-line1',
      },
      filled,
    ),
    textField(
      {
        name: 'delivery.address.streetNo',
        label: 'Házszám, emelet, ajtó',
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
  const isWrong = fieldNames.some((name) => name.startsWith('delivery.address.') && filled.errors[name] !== undefined);
  const current = addressValue(filled.values);
  const chosen = isWrong ? -1 : addresses.findIndex((address) => savedValue(address) === current);
  const other = { ...filled, values: chosen < 0 ? filled.values : withoutAddress(filled.values) };
  return html`<fieldset class="addresses">
<legend>Melyik címre vigyük?</legend>
${addresses.map((address, index) =>
  savedChoice(
    savedValue(address),
    index,
    html`${address.postal} ${address.city}, ${address.street} ${address.streetNo}`,
    index === chosen,
  ),
)}
${savedChoice('other', addresses.length, html`Másik címre`, chosen < 0)}
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

const { homeDays, storeDays } = brandValues();
const wait = `${storeDays} munkanap múlva`;

function shopSelect({ shops }: Quote, filled: Filled): Html {
  const chosen = filled.values['delivery.store'];
  const listed = (isComplete: boolean) =>
    shops
      .filter(({ complete }) => complete === isComplete)
      .map(({ sysname, name, address: { City, Street } }) =>
        option(sysname, `${City}: ${name}, ${Street}${isComplete ? '' : ` – ${wait}`}`, chosen),
      );
  const [complete, later] = [listed(true), listed(false)];
  return selectField(
    {
      name: 'delivery.store',
      label: 'Melyik áruházban veszed át?',
      prompt: 'Válassz áruházat',
      options: [
        complete.length > 0 && html`<optgroup label="Itt minden megvan">${complete}</optgroup>`,
        later.length > 0 && html`<optgroup label="${wait}">${later}</optgroup>`,
      ],
    },
    filled,
  );
}

function pointSelect({ pickUpPoints }: Quote, filled: Filled): Html {
  const chosen = filled.values['delivery.point'];
  return selectField(
    {
      name: 'delivery.point',
      label: 'Melyik csomagponton veszed át?',
      prompt: 'Válassz csomagpontot',
      options: pickUpPoints.map(({ id, name, city, address }) => option(id, `${city}: ${name}, ${address}`, chosen)),
    },
    filled,
  );
}

function fieldsOf(type: DeliveryType, quote: Quote, filled: Filled, visitor: Visitor): Html {
  if (type === 'home') return homeFields(filled, visitor);
  return type === 'click_and_collect' ? shopSelect(quote, filled) : pointSelect(quote, filled);
}

/** Why a way of receiving cannot be chosen for this cart. */
function reasonAgainst(type: DeliveryType, { cart }: Quote): string {
  const tooLarge = cart.products.some(({ isHeavy, isBike }) => isHeavy || isBike);
  return type === 'pick_up_points' && tooLarge
    ? 'Nagy méretű vagy nehéz termék van a kosaradban, ezt csomagpontra nem tudjuk szállítani.'
    : 'Ehhez a kosárhoz most nem választható.';
}

function noteFor(type: DeliveryType, { cart, shops }: Quote): string {
  const hasHeavy = cart.products.some(({ isHeavy }) => isHeavy);
  if (type === 'home') return hasHeavy ? 'Egyeztetett napon' : `${homeDays} munkanap`;
  if (type === 'pick_up_points') return 'A választott csomagponton veszed át';
  const complete = shops.filter((shop) => shop.complete).length;
  return complete > 0 ? `${complete} áruházunkban minden megvan` : wait;
}

function method(offered: Method, quote: Quote, filled: Filled, visitor: Visitor): Html {
  const { type, isAvailable } = offered;
  const id = `delivery.type.${type}`;
  const isChosen = isAvailable && chosenType(filled.values) === type;
  return html`<div class="method">
<input type="radio" id="${id}" name="delivery.type" value="${type}"${isChosen && html` checked`}${
    isAvailable ? described('delivery.type', filled.errors) : html` disabled aria-describedby="${id}-reason"`
  }>
<label for="${id}">
<b>${methodNames[type].name}</b>
${
  offered.isAvailable &&
  html`<span class="method-price number">${shownDelivery(offered.price)}</span>
<small><span>Összesen <span class="number">${formatPrice(offered.total)}</span></span>
<span>${noteFor(type, quote)}</span></small>`
}
</label>
${
  isAvailable
    ? html`<div class="method-fields">${fieldsOf(type, quote, filled, visitor)}</div>`
    : html`<p class="reason" id="${id}-reason">${reasonAgainst(type, quote)}</p>`
}
</div>`;
}

/** The ways of receiving, each with its price, what everything comes to by it, and its own fields. */
export function deliveryFieldset(quote: Quote, filled: Filled, visitor: Visitor): Html {
  return html`<fieldset>
<legend class="hidden-text">Hogyan szeretnéd átvenni?</legend>
${fieldError('delivery.type', filled.errors)}
<div class="methods">${quote.methods.map((one) => method(one, quote, filled, visitor))}</div>
</fieldset>`;
}
