import type { FastifyInstance } from 'fastify';
import { orderEndpoints, type Order } from '#lib/contract/order.ts';
import type { Context } from '../context.ts';
import { asIssued } from '../customers/guests.ts';
import { listOrders, orderDetails } from '../customers/order-history.ts';
import { countGuestOrder, followOrder } from '../customers/placed-orders.ts';
import { cartLines, lockCart, saveCartLines } from '../db/carts.ts';
import { loadCartCatalog } from '../db/goods.ts';
import { findOrder, insertOrder, lockStock, takeStock, wireOrder } from '../db/orders.ts';
import { describeDelivery } from '../db/places.ts';
import { loadOptionStock } from '../db/products.ts';
import { inSnapshot, inTransaction } from '../db/transaction.ts';
import { neededBy } from '../domain/cart.ts';
import { planOrder, type ParsedOrderRequest } from '../domain/orders.ts';
import { InvalidInput } from '../domain/errors.ts';
import { idempotencyKey, orderKeyPattern } from '../http/idempotency.ts';
import { customerOf, serve, type Caller } from '../http/route.ts';
import { teamNamed } from '../http/team-header.ts';

/**
 * Places an order for what is in the caller's cart in one transaction: stock, order and cart change together, or
 * nothing does. A key that the caller has used before answers the order of then.
 */
async function placeOrder(
  context: Context,
  caller: Caller,
  request: ParsedOrderRequest,
  key: string | null,
): Promise<Order> {
  const { db, settings, now: clock } = context;
  const { requestUuid: owner, role } = await asIssued(db, caller);
  if (owner === null) throw new InvalidInput({ cart: ['empty'] });
  const now = clock();
  const { order, stock } = await inTransaction(db, async (transaction) => {
    // Orders of one caller follow each other here, so that a repeated key meets the order that it placed.
    await lockCart(transaction, owner, now);
    const placed = key === null ? null : await findOrder(transaction, owner, key, request);
    if (placed) return { order: placed, stock: new Map<number, Record<string, number>>() };
    const lines = await cartLines(transaction, owner);
    const description = await describeDelivery(transaction, request.delivery);
    const needed = neededBy(lines);
    await lockStock(transaction, needed.options);
    const plan = planOrder(lines, await loadCartCatalog(transaction, needed, { role, now }), request);
    await takeStock(transaction, plan.takes, now);
    const stock = await loadOptionStock(
      transaction,
      plan.takes.map(({ optionId }) => optionId),
    );
    await countGuestOrder(transaction, request, caller, now);
    const order = await insertOrder(transaction, plan, request, { owner, idempotencyKey: key, description, now });
    await saveCartLines(transaction, owner, plan.left);
    await followOrder(transaction, order, plan, request, caller, settings.STOREFRONT_HOST, now);
    return { order, stock };
  });
  // Only once it is committed: what the catalog shows must never be ahead of what is stored.
  for (const [optionId, places] of stock) context.readModel.setStock(optionId, places);
  return order;
}

/** The calls of orders (API-07, ADR-0085). */
export function orderRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context;
  serve(app, orderEndpoints.orders, ({ caller, query }) =>
    inSnapshot(db, (snapshot) => listOrders(snapshot, customerOf(caller).requestUuid, query, now())),
  );
  serve(app, orderEndpoints.order, ({ caller, params, request }) => {
    const view = { now: now(), isTeamShop: teamNamed(request.headers) !== null };
    return inSnapshot(db, (snapshot) => orderDetails(snapshot, customerOf(caller).requestUuid, params.id, view));
  });
  serve(app, orderEndpoints.placeOrder, async ({ caller, body, request }) =>
    wireOrder(await placeOrder(context, caller, body, idempotencyKey(request.headers, orderKeyPattern))),
  );
}
