import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { wishlistEndpoints, type WireWishlist } from '#lib/contract/wishlist.ts';
import { toWirePrice } from '#lib/contract/money.ts';
import type { Context } from '../context.ts';
import { asIssued, isIssued, lockBoth, lockOwn, requireGuestUuid, retireGuest } from '../customers/guests.ts';
import { mostWishlistItems } from '../customers/limits.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import {
  addWishlistItems,
  clearWishlistItems,
  lockWishlist,
  piecesOfProducts,
  removeWishlistItem,
  wishlistItemsOf,
} from '../db/wishlists.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { customerOf, serve, type Caller } from '../http/route.ts';
import { productCard } from '../search/card.ts';

/** The wishlist of an owner as the contract shows them; products that are gone are left out. */
async function wishlistOf(
  { readModel: model }: Context,
  db: Kysely<Database>,
  { role }: Caller,
  owner: string,
): Promise<WireWishlist> {
  const wishlistItems = await wishlistItemsOf(db, owner);
  const pieces = await piecesOfProducts(
    db,
    wishlistItems.map(({ productId }) => productId),
  );
  const products = wishlistItems.flatMap(({ productId, addedAt, price }) => {
    const document = model.documentOf(productId);
    if (document === undefined) return [];
    const added = { at: addedAt, price: toWirePrice(price) };
    return [{ ...productCard(model, document, role), added, stock: pieces.get(productId) ?? 0 }];
  });
  return { products, uuid: owner };
}

/** The wishlist of a caller; empty for a guest who never wrote. */
export async function readWishlist(context: Context, given: Caller): Promise<WireWishlist> {
  const caller = await asIssued(context.db, given);
  const { requestUuid: owner } = caller;
  return owner === null ? { products: [], uuid: null } : wishlistOf(context, context.db, caller, owner);
}

/** Changes the caller's wishlist in one transaction; a guest's first write issues the request uuid. */
async function changeWishlist(
  context: Context,
  given: Caller,
  change: (db: Transaction<Database>, owner: string, now: Date) => Promise<void>,
): Promise<WireWishlist> {
  const now = context.now();
  const caller = await asIssued(context.db, given);
  return inTransaction(context.db, async (transaction) => {
    const owner = await lockOwn(transaction, caller, (uuid) => lockWishlist(transaction, uuid, now));
    await change(transaction, owner, now);
    return wishlistOf(context, transaction, caller, owner);
  });
}

/** Adds a product at the caller's price of now. Throws InvalidInput with `productId` unknown and `max:N`. */
export async function addWishlistItem(context: Context, caller: Caller, productId: number): Promise<WireWishlist> {
  const { readModel: model } = context;
  const document = model.documentOf(productId);
  if (document === undefined) throw new InvalidInput({ productId: ['unknown'] });
  const { price } = model.pricesOf(document)[caller.role];
  return changeWishlist(context, caller, async (transaction, owner, now) => {
    const wishlistItems = await wishlistItemsOf(transaction, owner);
    if (wishlistItems.some((wishlistItem) => wishlistItem.productId === productId)) return;
    if (wishlistItems.length >= mostWishlistItems) throw new InvalidInput({ productId: [`max:${mostWishlistItems}`] });
    await addWishlistItems(transaction, owner, [{ productId, addedAt: now.toISOString(), price }]);
  });
}

/** Removes a product. Throws NotFound for one that is not in the caller's wishlist. */
export async function dropWishlistItem(context: Context, caller: Caller, productId: number): Promise<WireWishlist> {
  return changeWishlist(context, caller, async (transaction, owner) => {
    if (!(await removeWishlistItem(transaction, owner, productId))) throw new NotFound('id');
  });
}

/**
 * Takes over a guest's wishlist, as much of it as there is room for; the guest's is emptied and retired. Of a request
 * uuid that the API did not issue there is nothing to take over.
 */
export async function mergeWishlist(context: Context, caller: Caller, mergeUuid: string): Promise<WireWishlist> {
  const { requestUuid: owner, customerId } = customerOf(caller);
  requireGuestUuid(mergeUuid);
  if (!(await isIssued(context.db, mergeUuid))) return readWishlist(context, caller);
  const now = context.now();
  return inTransaction(context.db, async (transaction) => {
    await lockBoth([mergeUuid, owner], (uuid) => lockWishlist(transaction, uuid, now));
    const own = await wishlistItemsOf(transaction, owner);
    const known = new Set(own.map(({ productId }) => productId));
    const guests = (await wishlistItemsOf(transaction, mergeUuid)).filter(({ productId }) => !known.has(productId));
    // Oldest first, so that items of one moment keep their order.
    await addWishlistItems(
      transaction,
      owner,
      guests.slice(0, Math.max(0, mostWishlistItems - own.length)).toReversed(),
    );
    await clearWishlistItems(transaction, mergeUuid);
    await retireGuest(transaction, mergeUuid, customerId, now);
    return wishlistOf(context, transaction, caller, owner);
  });
}

/** The calls of the wishlist (WISH-05). */
export function wishlistRoutes(app: FastifyInstance, context: Context): void {
  serve(app, wishlistEndpoints.get, ({ caller }) => readWishlist(context, caller));
  serve(app, wishlistEndpoints.add, ({ caller, body }) => addWishlistItem(context, caller, body.productId));
  // The interface's table writes its path without the last slash, all others with it: both are taken (ADR-0100).
  for (const path of [wishlistEndpoints.remove.path, wishlistEndpoints.remove.path.slice(0, -1)])
    serve(app, { ...wishlistEndpoints.remove, path }, ({ caller, params }) =>
      dropWishlistItem(context, caller, params.id),
    );
  serve(app, wishlistEndpoints.merge, ({ caller, body }) => mergeWishlist(context, caller, body.mergeUuid));
}
