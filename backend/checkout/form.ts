import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { catalogLanguage, type Language } from '#lib/contract/language.ts';
import { noMoney, toWirePrice, type Money } from '#lib/contract/money.ts';
import { priceSchema } from '#lib/contract/price.ts';
import { deliveryTypeSchema, orderRequestSchema, type DeliveryType, type OrderRequest } from '#lib/contract/order.ts';
import { inNameOrder } from '#lib/core/text/name-order.ts';
import { sentenceFor, fieldNames, type FieldName, type Problem } from './field-errors.ts';
import { methodOf, type Quote } from './quote.ts';
import type { OrderingTexts } from './texts.ts';

export type FieldValues = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** A submitted form: what the shopper filled in, and what the page had shown. */
export interface Submission {
  values: FieldValues;
  /** Made with the page, so that pressing the button twice places one order. */
  key: string;
  seenFingerprint: string;
  seenTotals: Record<DeliveryType, string>;
  /** What gift cards would pay by each way; empty for nothing. */
  seenGiftCards: Record<DeliveryType, string>;
}

const keyPattern = /^[A-Za-z0-9_-]{22}$/;

/** A key for one order: 128 random bits. */
export function newKey(): string {
  return randomBytes(16).toString('base64url');
}

/** Line ends and control characters are no part of what anybody types into a field of one line. */
function cleaned(name: FieldName, value: string): string {
  const text = value.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
  return (name === 'comment' ? text : text.replaceAll('\n', ' ')).trim();
}

function valuesOf(read: (name: FieldName) => string): FieldValues {
  return Object.fromEntries(fieldNames.map((name) => [name, read(name)])) as FieldValues;
}

/** The values of a form that nobody has filled in yet: the first way of receiving that there is. */
export function blankValues(quote: Quote): FieldValues {
  const first = quote.methods.find(({ isAvailable }) => isAvailable)?.type ?? '';
  const known: Partial<FieldValues> = { 'delivery.type': first, payment: 'on_delivery' };
  return valuesOf((name) => known[name] ?? '');
}

const addressNames = [
  'delivery.address.postal',
  'delivery.address.city',
  'delivery.address.street',
  'delivery.address.streetNo',
] as const;

/** An address of the account as a choice of the form carries it: the order needs no second look at the account. */
export function savedValue(address: Record<'postal' | 'city' | 'street' | 'streetNo', string>): string {
  return JSON.stringify([address.postal, address.city, address.street, address.streetNo]);
}

/** The address that the fields hold, in the notation of `savedValue`. */
export function addressValue(values: FieldValues): string {
  return JSON.stringify(addressNames.map((name) => values[name]));
}

/** The fields of a chosen address of the account; none where another one was to be typed in. */
function savedFields(given: string | null): ReadonlyMap<string, string> {
  if (!given?.startsWith('[')) return new Map();
  try {
    const parts: unknown = JSON.parse(given);
    if (!Array.isArray(parts) || parts.length !== addressNames.length) return new Map();
    return new Map(addressNames.map((name, at) => [name, String(parts[at])]));
  } catch {
    return new Map();
  }
}

/** Reads a submitted form. A key that the checkout did not make is replaced by a new one. */
export function readSubmission(body: URLSearchParams): Submission {
  const key = body.get('key') ?? '';
  const saved = savedFields(body.get('delivery.saved'));
  const seen = (prefix: string): Record<DeliveryType, string> => {
    const of = (type: DeliveryType) => body.get(`${prefix}.${type}`) ?? '';
    return { home: of('home'), click_and_collect: of('click_and_collect'), pick_up_points: of('pick_up_points') };
  };
  return {
    values: valuesOf((name) => cleaned(name, saved.get(name) ?? body.get(name) ?? '')),
    key: keyPattern.test(key) ? key : newKey(),
    seenFingerprint: body.get('seen.cart') ?? '',
    seenTotals: seen('seen'),
    seenGiftCards: seen('seen.cards'),
  };
}

/** The chosen way of receiving; null where none of the three was. */
export function chosenType(values: FieldValues): DeliveryType | null {
  return deliveryTypeSchema.safeParse(values['delivery.type']).data ?? null;
}

/** What a shopper agrees to: the total, and what gift cards pay of it. */
export interface ExpectedSums {
  total: Money;
  giftCards: Money;
}

/** The sums that the shopper saw beside the button; null where the form carries none. */
export function seenSums({ values, seenTotals, seenGiftCards }: Submission): ExpectedSums | null {
  const type = chosenType(values);
  const total = type && priceSchema.safeParse(seenTotals[type]).data;
  if (type === null || total === null || total === undefined) return null;
  return { total, giftCards: priceSchema.safeParse(seenGiftCards[type]).data ?? noMoney };
}

/** Whether goods, quantities, prices or the total are others than the page had shown. */
export function hasChanged(submission: Submission, quote: Quote): boolean {
  const type = chosenType(submission.values);
  const isOtherTotal = type !== null && seenSums(submission)?.total !== methodOf(quote, type).total;
  return isOtherTotal || submission.seenFingerprint !== quote.fingerprint;
}

/** Whether a form names somebody else for the invoice. */
export function hasBilling(values: FieldValues): boolean {
  return fieldNames.some((name) => name.startsWith('billing.') && values[name] !== '');
}

/**
 * To whom the invoice is made out, where that is another. Who pays by card has to say so where the goods go to no home: the
 * bank compares the card's holder with an address, which a shop's or a point's is not.
 */
function billingOf(type: DeliveryType | null, values: FieldValues, lang: Language): object {
  const isNeeded = values.payment === 'card' && type !== null && type !== 'home';
  if (!hasBilling(values) && !isNeeded) return {};
  const taxNumber = values['billing.taxNumber'];
  return {
    billing: {
      name:
        values['billing.name'] ||
        inNameOrder(lang, values['contact.lastName'], values['contact.firstName']).join(' ').trim(),
      ...(taxNumber === '' ? {} : { taxNumber }),
      address: {
        postal: values['billing.address.postal'],
        city: values['billing.address.city'],
        street: values['billing.address.street'],
        streetNo: values['billing.address.streetNo'],
      },
    },
  };
}

/** Whether nobody is named at all: the fields of who orders say so, and the invoice's is theirs where it stays empty. */
function isNameless(values: FieldValues): boolean {
  return values['contact.lastName'] === '' && values['contact.firstName'] === '' && values['billing.name'] === '';
}

function paymentErrors({ payment }: FieldValues, { payments }: Quote, texts: OrderingTexts): FieldErrors {
  if (payment !== 'card' || payments.includes('card')) return {};
  return { payment: sentenceFor('payment', 'unavailable', texts) };
}

function deliveryOf(type: DeliveryType, values: FieldValues): OrderRequest['delivery'] {
  if (type === 'click_and_collect') return { type, store: values['delivery.store'] };
  if (type === 'pick_up_points') return { type, point: values['delivery.point'] };
  return {
    type,
    address: {
      postal: values['delivery.address.postal'],
      city: values['delivery.address.city'],
      street: values['delivery.address.street'],
      streetNo: values['delivery.address.streetNo'],
    },
  };
}

/** Errors of what the schema cannot know: the places of this quote. */
function placeErrors(type: DeliveryType, values: FieldValues, quote: Quote, texts: OrderingTexts): FieldErrors {
  const refused = (name: FieldName, problem: Problem) => ({ [name]: sentenceFor(name, problem, texts) });
  if (!methodOf(quote, type).isAvailable) return refused('delivery.type', 'unavailable');
  const isShop = quote.shops.some(({ sysname }) => sysname === values['delivery.store']);
  if (type === 'click_and_collect' && !isShop) return refused('delivery.store', 'missing');
  const isPoint = quote.pickUpPoints.some(({ id }) => id === values['delivery.point']);
  if (type === 'pick_up_points' && !isPoint) return refused('delivery.point', 'missing');
  return {};
}

function isFieldName(name: string): name is FieldName {
  return fieldNames.some((one) => one === name);
}

function problemOfIssue(issue: z.core.$ZodIssue, value: string): Problem {
  if (value === '') return 'missing';
  if (issue.code === 'too_big') return 'long';
  return problemOfCode(issue.message);
}

/** What a code of the contract says of a field. */
function problemOfCode(code: string | undefined): Problem {
  return code === 'link' || code === 'digits' ? code : 'invalid';
}

/** Sums on the wire's notation; a cart without gift cards says nothing of them. */
function wireSums(total: Money, giftCards: Money = noMoney) {
  const expectedTotal = toWirePrice(total);
  return giftCards === 0 ? { expectedTotal } : { expectedTotal, expectedGiftCards: toWirePrice(giftCards) };
}

function orderRequestOf({
  expectedTotal,
  expectedGiftCards,
  ...rest
}: z.output<typeof orderRequestSchema>): OrderRequest {
  return { ...rest, ...wireSums(expectedTotal, expectedGiftCards) };
}

/**
 * The order that a form asks for, or a sentence for each field that has to be put right.
 * @param expected null where nothing can be ordered as it is asked. @param quote null where the goods are gone and places cannot be checked.
 */
export function orderOf(
  values: FieldValues,
  expected: ExpectedSums | null,
  quote: Quote | null,
  texts: OrderingTexts,
  lang: Language = catalogLanguage,
): { order: OrderRequest } | { errors: FieldErrors } {
  const type = chosenType(values);
  const parsed = orderRequestSchema.safeParse({
    contact: {
      lastName: values['contact.lastName'],
      firstName: values['contact.firstName'],
      email: values['contact.email'],
      phone: values['contact.phone'],
    },
    delivery: type ? deliveryOf(type, values) : undefined,
    ...(values.comment ? { comment: values.comment } : {}),
    ...(values.payment === 'card' ? { payment: 'card' } : {}),
    ...billingOf(type, values, lang),
    ...(expected && wireSums(expected.total, expected.giftCards)),
    acceptTerms: values.acceptTerms === 'true',
  });
  const errors: FieldErrors = type
    ? quote
      ? { ...placeErrors(type, values, quote, texts), ...paymentErrors(values, quote, texts) }
      : {}
    : { 'delivery.type': sentenceFor('delivery.type', 'missing', texts) };
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const name = issue.path.join('.');
    if (!isFieldName(name) || (name === 'billing.name' && isNameless(values))) continue;
    errors[name] ??= sentenceFor(name, problemOfIssue(issue, values[name]), texts);
  }
  return parsed.success && Object.keys(errors).length === 0 ? { order: orderRequestOf(parsed.data) } : { errors };
}

/** Sentences for the fields that the API refused, from the names in its answer. */
export function errorsFromApi(refused: Record<string, string[]>, texts: OrderingTexts): FieldErrors {
  return Object.fromEntries(
    Object.keys(refused)
      .filter(isFieldName)
      .map((name) => [name, sentenceFor(name, problemOfCode(refused[name]?.[0]), texts)]),
  );
}
