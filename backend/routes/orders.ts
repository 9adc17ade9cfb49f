import type { FastifyInstance } from 'fastify';
import { orderEndpoints, type Order } from '#lib/contract/order.ts';
import type { Context } from '../context.ts';
import { cartLines, saveCartLines } from '../db/carts.ts';
import { loadShelf } from '../db/goods.ts';
import { findOrder, insertOrder, takeStock, type StockLevel } from '../db/orders.ts';
import { describeDelivery } from '../db/places.ts';
import { neededBy } from '../domain/cart.ts';
import { planOrder, type ParsedOrderRequest } from '../domain/orders.ts';
import { InvalidInput } from '../http/errors.ts';
import { serve, type Caller } from '../http/route.ts';

const keyPattern = /^[\x21-\x7e]{8,64}$/;

/** The header Idempotency-Key, 8–64 visible characters; null where it is not sent. */
function idempotencyKey(given: string | string[] | undefined): string | null {
  if (given === undefined) return null;
  if (typeof given !== 'string' || !keyPattern.test(given)) throw new InvalidInput({ 'idempotency-key': ['invalid'] });
  return given;
}

/**
 * Places an order for what is in the caller's cart in one transaction: stock, order and cart change together, or
 * nothing does. A key that the caller has used before answers the order of then.
 */
async function placeOrder(
  { db, readModel, now: clock }: Context, { requestUuid: owner, role }: Caller, request: ParsedOrderRequest,
  key: string | null,
): Promise<Order> {
  if (owner === null) throw new InvalidInput({ cart: ['empty'] });
  const now = clock();
  const { order, levels } = await db.transaction().execute(async (transaction) => {
    const placed = key === null ? null : await findOrder(transaction, owner, key);
    if (placed) return { order: placed, levels: [] as StockLevel[] };
    const lines = await cartLines(transaction, owner);
    const description = await describeDelivery(transaction, request.delivery);
    const plan = planOrder(lines, await loadShelf(transaction, neededBy(lines), { role, now }), request);
    const levels = await takeStock(transaction, plan.takes, now);
    const order = await insertOrder(transaction, plan, request, { owner, idempotencyKey: key, description, now });
    await saveCartLines(transaction, owner, plan.left, now);
    return { order, levels };
  });
  // Only once it is committed: what the catalogue shows must never be ahead of what is stored.
  for (const { optionId, place, pieces } of levels) {
    if (readModel.option(optionId)) readModel.updateStock(optionId, place, pieces);
  }
  return order;
}

/** `POST /api/v1/orders/` (decisions §5). */
export function orderRoutes(app: FastifyInstance, context: Context): void {
  serve(app, orderEndpoints.placeOrder, ({ caller, body, request }) =>
    placeOrder(context, caller, body, idempotencyKey(request.headers['idempotency-key'])));
}
