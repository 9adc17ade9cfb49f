import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankValues, hasChanged, newKey, orderOf, readSubmission, type FieldValues } from '#backend/checkout/form.ts';
import { quoteOf } from '#backend/checkout/quote.ts';
import { fieldNames, type FieldName } from '#backend/checkout/field-errors.ts';
import { checkoutTexts } from '#backend/checkout/texts.ts';
import { filledIn } from './checkout-under-test.ts';
import { cartOf, deliveryOptions, lineOf } from './mock-api.ts';
import { cartSchema } from '#lib/contract/cart.ts';
import { deliveryOptionsSchema } from '#lib/contract/order.ts';
import { money, noMoney } from '#lib/contract/money.ts';

const { ordering: texts } = checkoutTexts.hu;
const quote = quoteOf(cartSchema.parse(cartOf([lineOf()])), deliveryOptionsSchema.parse(deliveryOptions()));

function valuesWith(changes: Record<string, string> = {}): FieldValues {
  return readSubmission(new URLSearchParams({ ...filledIn, ...changes })).values;
}

const sums = (total: number) => ({ total: money(total), giftCards: noMoney });

function errorsOf(changes: Record<string, string>) {
  const asked = orderOf(valuesWith(changes), sums(26_480), quote, texts);
  return 'errors' in asked ? asked.errors : {};
}

describe('a filled-in form', () => {
  it('is an order to the address', () => {
    expect(orderOf(valuesWith({ comment: ' Csengő: Kovács ' }), sums(26_480), quote, texts)).toEqual({
      order: {
        contact: { lastName: 'Kovács', firstName: 'Őrs', email: 'kovacs.ors@example.hu', phone: '+36 30 123 4567' },
        delivery: {
          type: 'home',
          address: { postal: '1138', city: 'Budapest', street: 'Váci út', streetNo: '1. 2. em. 5.' },
        },
        comment: 'Csengő: Kovács',
        expectedTotal: '26.480',
        acceptTerms: true,
      },
    });
  });

  it('takes only the fields of the chosen way of receiving', () => {
    const collect = valuesWith({ 'delivery.type': 'click_and_collect', 'delivery.store': 'store_gyor' });
    expect(orderOf(collect, sums(24_990), quote, texts)).toMatchObject({
      order: { delivery: { type: 'click_and_collect', store: 'store_gyor' } },
    });
    const point = valuesWith({ 'delivery.type': 'pick_up_points', 'delivery.point': 'pont-1' });
    expect(orderOf(point, sums(25_980), quote, texts)).toMatchObject({
      order: { delivery: { type: 'pick_up_points', point: 'pont-1' } },
    });
  });

  it('[CART-08] makes the invoice of a card out to who orders, at the address that goods to no home ask for', () => {
    const card = { 'delivery.type': 'click_and_collect', 'delivery.store': 'store_gyor', payment: 'card' };
    const address = { postal: '1138', city: 'Budapest', street: 'Váci út', streetNo: '117.' };
    const billing = Object.fromEntries(
      Object.entries(address).map(([part, text]) => [`billing.address.${part}`, text]),
    );
    const byCard = { ...quote, payments: [...quote.payments, 'card' as const] };
    expect(orderOf(valuesWith({ ...card, ...billing }), sums(24_990), byCard, texts)).toMatchObject({
      order: { billing: { name: 'Kovács Őrs', address } },
    });
    expect(orderOf(valuesWith({ ...card, ...billing }), sums(24_990), byCard, texts, 'en')).toMatchObject({
      order: { billing: { name: 'Őrs Kovács' } },
    });
    const named = valuesWith({ ...card, ...billing, 'billing.name': 'Minta Kft.' });
    expect(orderOf(named, sums(24_990), byCard, texts)).toMatchObject({ order: { billing: { name: 'Minta Kft.' } } });
  });

  it('leaves out control characters and line ends where they cannot be meant', () => {
    const values = valuesWith({ 'contact.lastName': 'Ko\u0000vács\r\nBcc: x', comment: 'első\r\nmásodik\u001B' });
    expect(values['contact.lastName']).toBe('Kovács Bcc: x');
    expect(values.comment).toBe('első\nmásodik');
  });
});

describe('the sentence at a field', () => {
  it.each<[FieldName, string, RegExp]>([
    ['contact.lastName', '', /^Add meg a vezetékneved/],
    ['contact.lastName', 'x'.repeat(61), /legfeljebb 60/],
    ['contact.firstName', '  ', /^Add meg a keresztneved/],
    ['contact.firstName', 'x'.repeat(61), /legfeljebb 60/],
    ['contact.email', '', /^Add meg az e-mail-címed/],
    ['contact.email', 'kovacs@', /nem teljes/],
    ['contact.phone', '', /^Add meg a telefonszámod/],
    ['contact.phone', '12345', /nem ismerjük fel/],
    ['delivery.type', '', /^Válaszd ki, hogyan/],
    ['delivery.type', 'drone', /^Válaszd ki, hogyan/],
    ['delivery.address.postal', '', /^Add meg az irányítószámot/],
    ['delivery.address.postal', '0123', /négy számjegy/],
    ['delivery.address.city', '', /^Add meg a települést/],
    ['delivery.address.city', 'x'.repeat(61), /legfeljebb 60/],
    ['delivery.address.street', '', /^Add meg a közterületet/],
    ['delivery.address.street', 'x'.repeat(81), /legfeljebb 80/],
    ['delivery.address.streetNo', '', /^Add meg a házszámot/],
    ['delivery.address.streetNo', 'x'.repeat(41), /legfeljebb 40/],
    ['comment', 'x'.repeat(501), /legfeljebb 500/],
    ['acceptTerms', '', /feltételeket/],
    ['acceptTerms', 'false', /feltételeket/],
  ])('%s with "%s" stands there alone', (name, value, sentence) => {
    const errors = errorsOf({ [name]: value });
    expect(Object.keys(errors)).toEqual([name]);
    expect(errors[name]).toMatch(sentence);
  });

  it.each<[FieldName, Record<string, string>]>([
    ['delivery.store', { 'delivery.type': 'click_and_collect' }],
    ['delivery.store', { 'delivery.type': 'click_and_collect', 'delivery.store': 'store_nowhere' }],
    ['delivery.point', { 'delivery.type': 'pick_up_points' }],
    ['delivery.point', { 'delivery.type': 'pick_up_points', 'delivery.point': 'pont-2' }],
  ])('%s asks for a place that there is', (name, changes) => {
    expect(errorsOf(changes)).toEqual({ [name]: expect.stringMatching(/^Válaszd ki, melyik/) });
  });

  it('says that a way of receiving is not available for this cart', () => {
    const options = deliveryOptions();
    options.methods[2] = { type: 'pick_up_points', price: '990', available: false };
    const values = valuesWith({ 'delivery.type': 'pick_up_points', 'delivery.point': 'pont-1' });
    const asked = orderOf(
      values,
      sums(25_980),
      quoteOf(cartSchema.parse(cartOf([lineOf()])), deliveryOptionsSchema.parse(options)),
      texts,
    );
    expect(asked).toEqual({ errors: { 'delivery.type': expect.stringMatching(/nem választható/) } });
  });

  it('stands at every field that was left empty', () => {
    const names = Object.keys(filledIn).filter((name) => name !== 'delivery.type');
    const errors = errorsOf(Object.fromEntries(names.map((name) => [name, ''])));
    expect(Object.keys(errors).toSorted()).toEqual(names.toSorted());
  });
});

describe('what the shopper saw', () => {
  const seen = { 'seen.cart': quote.fingerprint, 'seen.home': '26.480', 'seen.click_and_collect': '24.990' };
  const submission = (changes: Record<string, string> = {}) =>
    readSubmission(new URLSearchParams({ ...filledIn, ...seen, ...changes }));

  it.each([
    ['the same', {}, false],
    ['another total of the chosen way', { 'seen.home': '26.481' }, true],
    ['another total of a way that was not chosen', { 'seen.click_and_collect': '1' }, false],
    ['no total', { 'seen.home': '' }, true],
    ['other goods', { 'seen.cart': 'x' }, true],
  ])('is %s', (_, changes, expected) => {
    expect(hasChanged(submission(changes), quote)).toBe(expected);
  });

  it('changes with a quantity, a price and an option, though the total is the same', () => {
    const fingerprints = [
      lineOf(),
      lineOf({ lineTotal: '24.991' }),
      lineOf({ option: { ...lineOf().option, quantity: 2 } }),
      lineOf({ option: { ...lineOf().option, id: 2 } }),
      lineOf({ hash: 'bbbb1111bbbb' }),
    ].map(
      (line) => quoteOf(cartSchema.parse(cartOf([line])), deliveryOptionsSchema.parse(deliveryOptions())).fingerprint,
    );
    expect(new Set(fingerprints).size).toBe(5);
  });
});

describe('a submission', () => {
  it('keeps the key that the page was made with, and replaces any other', () => {
    const key = newKey();
    expect(readSubmission(new URLSearchParams({ key })).key).toBe(key);
    for (const forged of ['', 'short', `${key}x`, 'a\r\nb'.padEnd(22, 'x')]) {
      expect(readSubmission(new URLSearchParams({ key: forged })).key).toMatch(/^[\w-]{22}$/);
      expect(readSubmission(new URLSearchParams({ key: forged })).key).not.toBe(forged);
    }
  });

  it('is an order or has errors, whatever is sent', () => {
    const typed = fc.string({ unit: fc.constantFrom('a', 'ő', '1', '@', '.', ' ', '\u0000', '\n', '\uD800', '😀') });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fieldNames), typed), (fields) => {
        const asked = orderOf(readSubmission(new URLSearchParams(fields)).values, sums(26_480), quote, texts);
        expect('order' in asked || Object.keys(asked.errors).length > 0).toBe(true);
      }),
    );
  });
});

describe('a form that nobody has filled in', () => {
  it('begins with the first way of receiving that there is', () => {
    expect(blankValues(quote)['delivery.type']).toBe('home');
    const options = deliveryOptions();
    options.methods[0] = { type: 'home', price: '1.490', available: false };
    expect(
      blankValues(quoteOf(cartSchema.parse(cartOf([lineOf()])), deliveryOptionsSchema.parse(options)))['delivery.type'],
    ).toBe('click_and_collect');
  });
});
