import type { LRUCache } from 'lru-cache';
import { ApiError } from '#lib/api/errors.ts';
import type { Language } from '#lib/contract/language.ts';
import type { OrderRequest, PlacedOrder } from '#lib/contract/order.ts';
import { sentenceFor } from './field-errors.ts';
import {
  chosenType,
  errorsFromApi,
  hasChanged,
  newKey,
  orderOf,
  seenSums,
  type FieldErrors,
  type Submission,
} from './form.ts';
import { hasExpired, isRefusal, readCartState, type Quote, type CartState } from './quote.ts';
import type { ShopApi } from './shop-api.ts';
import type { OrderingTexts } from './texts.ts';

/** Why the form comes back as a whole, besides errors of its fields. */
export type Notice =
  /** Goods or prices are others than the shopper saw; nothing was placed. */
  | 'changed'
  /** No answer to the order: it may have been placed, and pressing again places no second one. */
  | 'unanswered'
  /** The address has had its orders of the day; nothing was placed. */
  | 'limited'
  /** The API refused the order for a reason that belongs to no field. */
  | 'refused';

/** What comes of a submitted form. */
export type Outcome = { kind: 'placed'; order: PlacedOrder } | Exclude<CartState, { kind: 'orderable' }> | Returned;

/** The form comes back: what is wrong with it, and the key that the next try goes by. */
export interface Returned {
  kind: 'returned';
  status: 409 | 422 | 429 | 503;
  quote: Quote;
  errors: FieldErrors;
  notice: Notice | null;
  key: string;
}

/** Orders of one shopper's submissions by key: a form that was sent twice has one answer. */
export interface Submissions {
  placing: LRUCache<string, Promise<PlacedOrder>>;
  requestUuid: string;
  /** By whose custom a name is written that the form has in two fields. */
  lang: Language;
  /** In which a field's error is said. */
  texts: OrderingTexts;
}

/** Places an order, or joins the one that this key is placing or has placed. A failed one may be tried again. */
async function placeOnce(
  api: ShopApi,
  order: OrderRequest,
  key: string,
  { placing, requestUuid }: Submissions,
): Promise<PlacedOrder> {
  const name = `${requestUuid} ${key}`;
  const known = placing.get(name);
  if (known) return known;
  const placed = api.placeOrder(order, key);
  placing.set(name, placed);
  placed.catch(() => placing.delete(name));
  return placed;
}

/** The cart is not what it was, or the chosen shop cannot gather it: both show in the cart as it is now. */
async function outcomeOfConflict(
  error: ApiError,
  api: ShopApi,
  submission: Submission,
  texts: OrderingTexts,
): Promise<Outcome> {
  const cartState = await readCartState(api);
  if (cartState.kind !== 'orderable') return cartState;
  const { quote } = cartState;
  const returned = { kind: 'returned', status: 409, quote, errors: {}, key: newKey() } as const;
  if (hasChanged(submission, quote)) return { ...returned, notice: 'changed' };
  const isShopShort = error.errors.stock !== undefined && chosenType(submission.values) === 'click_and_collect';
  if (!isShopShort) return { ...returned, notice: 'refused' };
  const short = sentenceFor('delivery.store', 'unavailable', texts);
  return { ...returned, errors: { 'delivery.store': short }, notice: null };
}

/** Whether guests have ordered to this address so often that the API takes no more today. */
function isLimited({ status, errors }: ApiError): boolean {
  return status === 429 && errors['contact.email'] !== undefined;
}

/** What a failed order means for the shopper. Throws what is no ApiError. */
async function outcomeOfFailure(
  error: unknown,
  api: ShopApi,
  { submission, quote, texts }: { submission: Submission; quote: Quote; texts: OrderingTexts },
): Promise<Outcome> {
  if (!(error instanceof ApiError)) throw error;
  if (hasExpired(api, error)) return { kind: 'expired' };
  if (error.status === 409) return outcomeOfConflict(error, api, submission, texts);
  if (isLimited(error)) {
    return { kind: 'returned', status: 429, quote, errors: {}, notice: 'limited', key: newKey() };
  }
  if (!isRefusal(error)) {
    return { kind: 'returned', status: 503, quote, errors: {}, notice: 'unanswered', key: submission.key };
  }
  const errors = errorsFromApi(error.errors, texts);
  const notice = Object.keys(errors).length === 0 ? 'refused' : null;
  return { kind: 'returned', status: 422, quote, errors, notice, key: newKey() };
}

/** A form sent again after its order emptied the cart: the API knows the key and answers the same order. */
async function placeAgain(api: ShopApi, submission: Submission, submissions: Submissions): Promise<Outcome> {
  const seen = seenSums(submission);
  const asked = seen === null ? null : orderOf(submission.values, seen, null, submissions.texts, submissions.lang);
  if (!asked || 'errors' in asked) return { kind: 'empty' };
  try {
    return { kind: 'placed', order: await placeOnce(api, asked.order, submission.key, submissions) };
  } catch (error) {
    if (isRefusal(error) || (error instanceof ApiError && error.status === 409)) return { kind: 'empty' };
    throw error;
  }
}

/**
 * Places the order of a submitted form against the cart as it is now. Nothing is placed when a field is wrong or when
 * the cart or the total is not what the shopper saw. Throws an ApiError when the cart cannot be read.
 */
export async function place(api: ShopApi, submission: Submission, submissions: Submissions): Promise<Outcome> {
  const known = submissions.placing.get(`${submissions.requestUuid} ${submission.key}`);
  const earlier = await known?.catch(() => undefined);
  if (earlier) return { kind: 'placed', order: earlier };
  const cartState = await readCartState(api);
  if (cartState.kind === 'empty') return placeAgain(api, submission, submissions);
  if (cartState.kind !== 'orderable') return cartState;

  const { quote } = cartState;
  const type = submission.values['delivery.type'];
  const method = quote.methods.find((one) => one.type === type);
  const expected = method && method.total !== null ? { total: method.total, giftCards: method.giftCards } : null;
  const asked = orderOf(submission.values, expected, quote, submissions.texts, submissions.lang);
  const notice = hasChanged(submission, quote) ? 'changed' : null;
  const errors = 'errors' in asked ? asked.errors : {};
  if ('errors' in asked) return { kind: 'returned', status: 422, quote, errors, notice, key: submission.key };
  if (notice) return { kind: 'returned', status: 409, quote, errors, notice, key: submission.key };
  try {
    return { kind: 'placed', order: await placeOnce(api, asked.order, submission.key, submissions) };
  } catch (error) {
    return outcomeOfFailure(error, api, { submission, quote, texts: submissions.texts });
  }
}
