import type { FastifyInstance } from 'fastify';
import { cartEndpoints, type Cart } from '#lib/contract/cart.ts';
import type { Context } from '../context.ts';
import { cartLines, saveCartLines } from '../db/carts.ts';
import { loadShelf } from '../db/goods.ts';
import { addToCart, neededBy, removeLine, removeSet, setQuantity, type CartAddition } from '../domain/cart.ts';
import { priceCart } from '../domain/cart-prices.ts';
import type { CartLine } from '../domain/cart-units.ts';
import { cartView } from '../domain/cart-view.ts';
import type { Shelf } from '../domain/goods.ts';
import { newGuestUuid, newHash } from '../domain/identity.ts';
import { serve, type Caller } from '../http/route.ts';

type Rule = (lines: CartLine[], shelf: Shelf) => CartLine[];

async function readCart({ db, now }: Context, { requestUuid, role }: Caller): Promise<Cart> {
  if (requestUuid === null) return cartView(priceCart([], { goods: new Map(), sets: new Map() }), null);
  return db.transaction().setAccessMode('read only').execute(async (snapshot) => {
    const lines = await cartLines(snapshot, requestUuid);
    return cartView(priceCart(lines, await loadShelf(snapshot, neededBy(lines), { role, now: now() })), requestUuid);
  });
}

/** Applies a rule to the caller's cart in one transaction; a guest's first write issues the request uuid. */
async function changeCart(context: Context, caller: Caller, rule: Rule, addition?: CartAddition): Promise<Cart> {
  const uuid = caller.requestUuid ?? newGuestUuid();
  const now = context.now();
  return context.db.transaction().execute(async (transaction) => {
    const before = await cartLines(transaction, uuid);
    const shelf = await loadShelf(transaction, neededBy(before, addition), { role: caller.role, now });
    const after = rule(before, shelf);
    await saveCartLines(transaction, uuid, after, now);
    return cartView(priceCart(after, shelf), uuid);
  });
}

/** The calls of the cart (spec §7, decisions §5). */
export function cartRoutes(app: FastifyInstance, context: Context): void {
  serve(app, cartEndpoints.get, ({ caller }) => readCart(context, caller));
  serve(app, cartEndpoints.add, ({ caller, body }) =>
    changeCart(context, caller, (lines, shelf) => addToCart(lines, body, shelf, newHash), body));
  serve(app, cartEndpoints.setQuantity, ({ caller, params, body }) =>
    changeCart(context, caller, (lines, shelf) => setQuantity(lines, params.hash, body.amount, shelf)));
  serve(app, cartEndpoints.remove, ({ caller, params }) =>
    changeCart(context, caller, (lines) => removeLine(lines, params.hash)));
  serve(app, cartEndpoints.removeSet, ({ caller, params }) =>
    changeCart(context, caller, (lines) => removeSet(lines, params.hash)));
}
