import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Language } from '#lib/contract/language.ts';
import { orderEndpoints, type Order, type PlacedOrder } from '#lib/contract/order.ts';
import { leftToPay } from '#lib/core/cart.ts';
import { handoverDay } from '#lib/click-and-collect/index.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import type { ContentCache } from '../content/content-cache.ts';
import { hoursOf } from '../content/shop-view.ts';
import type { Context } from '../context.ts';
import { paymentUntil } from '../payments/offering.ts';
import { cancelOrder } from '../customers/cancellation.ts';
import { asIssued } from '../customers/guests.ts';
import { listOrders, orderDetails, ownOrder } from '../customers/order-history.ts';
import { issueOrderLink } from '../customers/order-links.ts';
import { countGuestOrder, followOrder } from '../customers/placed-orders.ts';
import { cartLines, lockCart, saveCartLines } from '../db/carts.ts';
import { cartGiftCards, chargeGiftCards, lockGiftCards, saveCartGiftCards } from '../db/gift-cards.ts';
import { loadCartCatalog } from '../db/goods.ts';
import { findOrder, insertOrder, wireOrder } from '../db/orders.ts';
import { describeDelivery } from '../db/places.ts';
import { loadOptionStock } from '../db/products.ts';
import type { Database } from '../db/schema.ts';
import { lockStock, noteStock, takeStock } from '../db/taken-stock.ts';
import { inSnapshot, inTransaction } from '../db/transaction.ts';
import { cartVouchers, lockVouchers, redeemVouchers, saveCartVouchers } from '../db/vouchers.ts';
import { neededBy } from '../domain/cart.ts';
import { planOrder, type ParsedOrderRequest } from '../domain/orders.ts';
import { expectedDelivery } from '../domain/expected-delivery.ts';
import { InvalidInput } from '../domain/errors.ts';
import { idempotencyKey, orderKeyPattern } from '../http/idempotency.ts';
import { customerOf, serve, type Caller } from '../http/route.ts';
import { teamNamed } from '../http/team-header.ts';

/** An order with a secret that opens it, where a guest placed it. */
async function withAccess(
  db: Transaction<Database>,
  order: Order,
  customerId: number | null,
  now: Date,
): Promise<PlacedOrder> {
  return { ...order, accessToken: customerId === null ? await issueOrderLink(db, order.uuid, 'page', now) : null };
}

/**
 * Places an order for what is in the caller's cart in one transaction: stock, order and cart change together, or
 * nothing does. A key that the caller has used before answers the order of then.
 */
async function placeOrder(
  context: Context,
  contentCache: ContentCache,
  caller: Caller,
  request: ParsedOrderRequest,
  { key, lang }: { key: string | null; lang: Language },
): Promise<PlacedOrder> {
  const { db, settings, now: clock } = context;
  const { requestUuid: owner, role, customerId } = await asIssued(db, caller);
  if (owner === null) throw new InvalidInput({ cart: ['empty'] });
  const now = clock();
  const day = marketDay(now);
  const hosts = { shop: settings.STOREFRONT_HOST, checkout: settings.CHECKOUT_HOST };
  const { delivery } = request;
  const handedOver =
    delivery.type === 'click_and_collect'
      ? handoverDay(hoursOf(await contentCache.content(), delivery.store), now.getTime(), settings.COLLECT_PREPARATION)
      : null;
  const { order, stock } = await inTransaction(db, async (transaction) => {
    // Orders of one caller follow each other here, so that a repeated key meets the order that it placed.
    await lockCart(transaction, owner, now);
    const placed = key === null ? null : await findOrder(transaction, owner, key, request);
    if (placed) {
      const order = await withAccess(transaction, placed, customerId, now);
      return { order, stock: new Map<number, Record<string, number>>() };
    }
    const lines = await cartLines(transaction, owner);
    const description = await describeDelivery(transaction, request.delivery);
    const needed = neededBy(lines);
    await lockStock(transaction, needed.options);
    await lockVouchers(transaction, owner);
    await lockGiftCards(transaction, owner);
    const held = {
      vouchers: await cartVouchers(transaction, owner),
      giftCards: await cartGiftCards(transaction, owner),
      customerId,
      day,
    };
    const plan = planOrder(lines, await loadCartCatalog(transaction, needed, { role, now }), held, request);
    await takeStock(transaction, plan.takes);
    const stock = await loadOptionStock(
      transaction,
      plan.takes.map(({ optionId }) => optionId),
    );
    await countGuestOrder(transaction, request, caller, now);
    const expectation = expectedDelivery(request.delivery, plan, day, handedOver);
    const card = paymentUntil(settings, request, leftToPay(plan.total), now);
    const placement = { owner, lang, idempotencyKey: key, description, expectation, now, card };
    const order = await insertOrder(transaction, plan, request, placement);
    await redeemVouchers(transaction, order.uuid, plan.vouchers, now);
    await chargeGiftCards(transaction, order.uuid, plan.giftCards);
    await saveCartLines(transaction, owner, plan.left);
    await saveCartVouchers(transaction, owner, []);
    await saveCartGiftCards(transaction, owner, []);
    await followOrder(transaction, order, plan, caller, hosts, now);
    const answer = await withAccess(transaction, order, customerId, now);
    await noteStock(transaction, [...stock.keys()], now);
    return { order: answer, stock };
  });
  // Only once it is committed: what the catalog shows must never be ahead of what is stored.
  for (const [optionId, places] of stock) context.readModel.setStock(optionId, places);
  return order;
}

/** The calls of orders (API-07, ADR-0085). */
export function orderRoutes(app: FastifyInstance, context: Context, contentCache: ContentCache): void {
  const { db, now } = context;
  serve(app, orderEndpoints.orders, ({ caller, query }) =>
    inSnapshot(db, (snapshot) => listOrders(snapshot, customerOf(caller).requestUuid, query, now())),
  );
  serve(app, orderEndpoints.order, ({ caller, params, request }) => {
    const view = { now: now(), isTeamShop: teamNamed(request.headers) !== null };
    return inSnapshot(db, (snapshot) => orderDetails(snapshot, customerOf(caller).requestUuid, params.id, view));
  });
  serve(app, orderEndpoints.placeOrder, async ({ caller, body, language: lang, request }) => {
    const key = idempotencyKey(request.headers, orderKeyPattern);
    const { accessToken, ...order } = await placeOrder(context, contentCache, caller, body, { key, lang });
    return { ...wireOrder(order), accessToken };
  });
  serve(app, orderEndpoints.cancelOrder, ({ caller, params, request }) => {
    const { requestUuid } = customerOf(caller);
    const look = { isTeamShop: teamNamed(request.headers) !== null };
    return cancelOrder(context, (transaction) => ownOrder(transaction, requestUuid, params.id), look);
  });
}
