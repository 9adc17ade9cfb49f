import type { Identity } from '#lib/api/call.ts';
import { ApiError } from '#lib/api/errors.ts';
import { isInvalidSession } from '#lib/api/invalid-session.ts';
import { cartEndpoints } from '#lib/contract/cart-calls.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { giftCardEndpoints } from '#lib/contract/gift-card.ts';
import { voucherEndpoints } from '#lib/contract/voucher.ts';
import { isCustomerUuid } from '#lib/core/session/transitions.ts';
import { callApi } from './call-api.ts';
import type { AdditionKeys } from './addition-keys.ts';
import type { CartChange } from './cart-form.ts';
import { giftCardRefusal } from './gift-card-refusals.ts';
import { isRefusal } from './quote.ts';
import { voucherRefusal } from './voucher-refusals.ts';
import { transportOf, type CheckoutSettings } from './shop-api.ts';
import { filled, type OrderingTexts } from './texts.ts';
import type { View } from './view.ts';

/**
 * What comes of a change: `newUuid` is whom the API made of a caller without a request uuid, `words` say why it refused.
 * Without an answer nobody knows: it may be tried again.
 */
export type ChangeOutcome =
  | { kind: 'changed'; newUuid: string | null }
  | { kind: 'expired' }
  | { kind: 'refused'; words: string }
  | { kind: 'unanswered'; error: ApiError };

const nobody: Identity = { token: null, requestUuid: null };

function isCustomer({ token, requestUuid }: Identity): boolean {
  return token !== null || (requestUuid !== null && isCustomerUuid(requestUuid));
}

/** What a refusal means for the shopper, by the names and codes of the API. */
function wordsFor({ errors, status }: ApiError, { refusals }: OrderingTexts['cart']): string {
  if (errors.productOption?.includes('sold_out')) return refusals.soldOut;
  if (errors.productOption?.includes('cart_full')) return refusals.full;
  const most = errors.amount?.map((code) => /^(?:stock|max):(\d+)$/.exec(code)?.[1]).find((number) => number);
  if (most !== undefined) return filled(refusals.most, { most });
  if (errors.amount) return refusals.amount;
  if (errors.productOption) return refusals.gone;
  return status === 404 ? refusals.line : refusals.other;
}

function refusalOf({ kind }: CartChange, error: ApiError, texts: OrderingTexts): string {
  const code = error.errors.code?.[0];
  if (kind === 'voucher') return voucherRefusal(code, texts);
  return kind === 'gift-card' ? giftCardRefusal(code, texts) : wordsFor(error, texts.cart);
}

function send(change: CartChange, settings: CheckoutSettings, identity: Identity, key: string): Promise<Cart> {
  const transport = transportOf(settings, identity);
  if (change.kind === 'add') {
    const { productOption, amount } = change;
    const headers = { 'Idempotency-Key': key };
    return callApi(cartEndpoints.add, transport, { body: { productOption, amount } }, { headers });
  }
  if (change.kind === 'voucher') {
    return callApi(voucherEndpoints.add, transport, { body: { code: change.code } });
  }
  if (change.kind === 'remove-voucher') {
    return callApi(voucherEndpoints.remove, transport, { params: { code: change.code } });
  }
  if (change.kind === 'gift-card') return callApi(giftCardEndpoints.add, transport, { body: { code: change.code } });
  if (change.kind === 'remove-gift-card') {
    return callApi(giftCardEndpoints.remove, transport, { params: { id: change.id } });
  }
  const params = { hash: change.hash };
  if (change.kind === 'quantity') {
    return callApi(cartEndpoints.setQuantity, transport, { params, body: { amount: change.amount } });
  }
  if (change.kind === 'service') {
    const { amount, mounting } = change;
    return callApi(cartEndpoints.exchange, transport, { params, body: { amount, mounting } });
  }
  return callApi(change.kind === 'remove' ? cartEndpoints.remove : cartEndpoints.removeSet, transport, { params });
}

/** Sends a change to the API as this shopper. Throws what is no ApiError. */
export async function changeCart(
  change: CartChange,
  view: View,
  identity: Identity,
  keys: AdditionKeys,
): Promise<ChangeOutcome> {
  const { settings, texts } = view;
  const name = change.kind === 'add' ? `${identity.requestUuid} ${change.productOption} ${change.amount}` : '';
  // Who has no request uuid yet cannot be told from anybody else.
  const isKept = change.kind === 'add' && identity.requestUuid !== null;
  try {
    const { uuid } = await send(change, settings, identity, isKept ? keys.keyOf(name) : crypto.randomUUID());
    if (isKept) keys.added(name);
    return { kind: 'changed', newUuid: identity.requestUuid === null ? uuid : null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isRefusal(error)) return { kind: 'unanswered', error };
    if (isKept) keys.refused(name);
    if (isInvalidSession(error) && isCustomer(identity)) return { kind: 'expired' };
    // A made-up request uuid is no caller: what is added begins a cart of its own.
    if (isInvalidSession(error) && isKept) return changeCart(change, view, nobody, keys);
    const isGone = error.status === 404 && change.kind.startsWith('remove');
    if (isGone) return { kind: 'changed', newUuid: null };
    return { kind: 'refused', words: refusalOf(change, error, texts.ordering) };
  }
}
