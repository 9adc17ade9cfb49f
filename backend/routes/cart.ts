import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { cartEndpoints } from '#lib/contract/cart-calls.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import { limits } from '#lib/contract/limits.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import type { Context } from '../context.ts';
import { asIssued, isIssued, lockBoth, lockOwn, requireGuestUuid, retireGuest } from '../customers/guests.ts';
import { AlreadyAdded, noteAddition, type KeyedAddition } from '../db/addition-keys.ts';
import { cartLines, lockCart, saveCartLines } from '../db/carts.ts';
import { cartGiftCards, saveCartGiftCards } from '../db/gift-cards.ts';
import { loadCartCatalog } from '../db/goods.ts';
import type { Database } from '../db/schema.ts';
import { inSnapshot, inTransaction } from '../db/transaction.ts';
import { cartVouchers, saveCartVouchers } from '../db/vouchers.ts';
import { markAdditions } from '../domain/cart-additions.ts';
import {
  addToCart,
  exchangePieces,
  neededBy,
  removeLine,
  removeSet,
  setQuantity,
  type CartAddition,
  type NeededGoods,
} from '../domain/cart.ts';
import { mergeCarts } from '../domain/cart-merge.ts';
import { priceCart, type PricedCart } from '../domain/cart-prices.ts';
import type { CartLine } from '../domain/cart-lines.ts';
import { cartView } from '../domain/cart-view.ts';
import type { CartCatalog } from '../domain/goods.ts';
import { noGiftCards } from '../domain/gift-cards.ts';
import { newHash } from '../domain/identity.ts';
import { noVouchers, reckonVouchers } from '../domain/vouchers.ts';
import { additionKeyPattern, idempotencyKey } from '../http/idempotency.ts';
import { customerOf, serve, type Caller } from '../http/route.ts';

/** What a call makes of the lines of a cart. */
export type CartRule = (lines: CartLine[], catalog: CartCatalog) => CartLine[];

/** A cart with its vouchers and gift cards, as it stands for a caller at a moment. */
export async function cartWithPayments(
  db: Kysely<Database>,
  priced: PricedCart,
  uuid: string,
  { customerId }: Pick<Caller, 'customerId'>,
  now: Date,
): Promise<WireCart> {
  const view = { items: priced.parcel.items, customerId, day: marketDay(now) };
  const vouchers = reckonVouchers(await cartVouchers(db, uuid), view);
  return cartView(priced, vouchers, { cards: await cartGiftCards(db, uuid), day: view.day }, uuid);
}

/** The cart of a caller; empty for a guest who never wrote. */
export async function readCart({ db, now: clock }: Context, caller: Caller): Promise<WireCart> {
  const { requestUuid, role, customerId } = await asIssued(db, caller);
  if (requestUuid === null)
    return cartView(priceCart([], { goods: new Map(), sets: new Map() }), noVouchers, noGiftCards, null);
  const now = clock();
  return inSnapshot(db, async (snapshot) => {
    const lines = await cartLines(snapshot, requestUuid);
    const priced = priceCart(lines, await loadCartCatalog(snapshot, neededBy(lines), { role, now }));
    return cartWithPayments(snapshot, priced, requestUuid, { customerId }, now);
  });
}

/** What a rule names of the catalog, and the key under which it adds; null without one. */
interface WhatIsAdded {
  additions: readonly NeededGoods[];
  keyed: KeyedAddition | null;
}

/** Applies a rule to the caller's cart in one transaction; a guest's first write issues the request uuid. */
export async function changeCart(
  context: Context,
  caller: Caller,
  rule: CartRule,
  additions: readonly NeededGoods[] = [],
): Promise<WireCart> {
  return applyRule(context, await asIssued(context.db, caller), rule, { additions, keyed: null });
}

/** Throws AlreadyAdded where that was done under the key before. */
async function applyRule(
  context: Context,
  caller: Caller,
  rule: CartRule,
  { additions, keyed }: WhatIsAdded,
): Promise<WireCart> {
  const now = context.now();
  return inTransaction(context.db, async (transaction) => {
    const uuid = await lockOwn(transaction, caller, (own) => lockCart(transaction, own, now));
    if (keyed) await noteAddition(transaction, keyed, uuid, now);
    const before = await cartLines(transaction, uuid);
    const catalog = await loadCartCatalog(transaction, neededBy(before, additions), { role: caller.role, now });
    const after = markAdditions(before, rule(before, catalog), catalog, now);
    await saveCartLines(transaction, uuid, after);
    return cartWithPayments(transaction, priceCart(after, catalog), uuid, caller, now);
  });
}

/**
 * Adds to the caller's cart in one transaction. A call whose Idempotency-Key the caller has used before answers the
 * cart of then as it is now, and adds nothing. Throws 422 for a key that is no random UUID, and 409 for one of other
 * goods.
 */
export async function addToOwnCart(
  context: Context,
  { caller: given, body, request }: { caller: Caller; body: object; request: FastifyRequest },
  rule: CartRule,
  additions: readonly CartAddition[],
): Promise<WireCart> {
  const caller = await asIssued(context.db, given);
  const key = idempotencyKey(request.headers, additionKeyPattern);
  try {
    const keyed = key === null ? null : { key, caller: caller.requestUuid, body };
    return await applyRule(context, caller, rule, { additions, keyed });
  } catch (error) {
    if (!(error instanceof AlreadyAdded)) throw error;
    return readCart(context, { ...caller, requestUuid: error.cartUuid });
  }
}

/** A guest's vouchers follow those of the customer. */
async function mergeVouchers(db: Transaction<Database>, guestUuid: string, uuid: string): Promise<void> {
  const held = [...(await cartVouchers(db, uuid)), ...(await cartVouchers(db, guestUuid))].map(({ code }) => code);
  await saveCartVouchers(db, guestUuid, []);
  await saveCartVouchers(db, uuid, [...new Set(held)].slice(0, limits.cartVouchers));
}

/** So do the gift cards. */
async function mergeGiftCards(db: Transaction<Database>, guestUuid: string, uuid: string): Promise<void> {
  const held = [...(await cartGiftCards(db, uuid)), ...(await cartGiftCards(db, guestUuid))].map(({ id }) => id);
  await saveCartGiftCards(db, guestUuid, []);
  await saveCartGiftCards(db, uuid, [...new Set(held)].slice(0, limits.cartGiftCards));
}

/**
 * Takes over a guest's cart in one transaction; the guest's is emptied and retired (AUTH-03). Of a request uuid that the
 * API did not issue there is nothing to take over.
 */
export async function mergeCart(context: Context, caller: Caller, mergeUuid: string): Promise<WireCart> {
  const { requestUuid: uuid, customerId, role } = customerOf(caller);
  requireGuestUuid(mergeUuid);
  if (!(await isIssued(context.db, mergeUuid))) return readCart(context, caller);
  const now = context.now();
  return inTransaction(context.db, async (transaction) => {
    await lockBoth([mergeUuid, uuid], (own) => lockCart(transaction, own, now));
    const own = await cartLines(transaction, uuid);
    const guest = await cartLines(transaction, mergeUuid);
    const catalog = await loadCartCatalog(transaction, neededBy([...own, ...guest]), { role, now });
    const merged = mergeCarts(own, guest, catalog);
    await saveCartLines(transaction, mergeUuid, []);
    await saveCartLines(transaction, uuid, merged);
    await mergeVouchers(transaction, mergeUuid, uuid);
    await mergeGiftCards(transaction, mergeUuid, uuid);
    await retireGuest(transaction, mergeUuid, customerId, now);
    return cartWithPayments(transaction, priceCart(merged, catalog), uuid, { customerId }, now);
  });
}

/** The calls of the cart (API-07, ADR-0085). */
export function cartRoutes(app: FastifyInstance, context: Context): void {
  serve(app, cartEndpoints.get, ({ caller }) => readCart(context, caller));
  serve(app, cartEndpoints.add, (call) =>
    addToOwnCart(context, call, (lines, catalog) => addToCart(lines, call.body, catalog, newHash), [call.body]),
  );
  serve(app, cartEndpoints.setQuantity, ({ caller, params, body }) =>
    changeCart(context, caller, (lines, catalog) => setQuantity(lines, params.hash, body.amount, catalog)),
  );
  serve(app, cartEndpoints.exchange, ({ caller, params, body }) =>
    changeCart(context, caller, (lines, catalog) => exchangePieces(lines, params.hash, body, catalog, newHash), [
      { setId: body.setId },
    ]),
  );
  serve(app, cartEndpoints.remove, ({ caller, params }) =>
    changeCart(context, caller, (lines) => removeLine(lines, params.hash)),
  );
  serve(app, cartEndpoints.removeSet, ({ caller, params }) =>
    changeCart(context, caller, (lines) => removeSet(lines, params.hash)),
  );
  serve(app, cartEndpoints.merge, ({ caller, body }) => mergeCart(context, caller, body.mergeUuid));
}
