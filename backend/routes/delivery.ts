import type { FastifyInstance } from 'fastify';
import {
  deliveryTypeSchema,
  orderEndpoints,
  type OrderRequest,
  type WireDeliveryOptions,
} from '#lib/contract/order.ts';
import { handoverDay } from '#lib/click-and-collect/index.ts';
import { toWirePrice } from '#lib/contract/money.ts';
import type { ContentCache } from '../content/content-cache.ts';
import { hoursOf } from '../content/shop-view.ts';
import type { Context } from '../context.ts';
import { cartLines } from '../db/carts.ts';
import { loadCartCatalog } from '../db/goods.ts';
import { loadPickUpPoints, loadShops } from '../db/places.ts';
import { inSnapshot } from '../db/transaction.ts';
import { allocateCart, placesFor } from '../domain/allocation.ts';
import { neededBy } from '../domain/cart.ts';
import { priceCart } from '../domain/cart-prices.ts';
import { canDeliver, deliveryPrice } from '../domain/delivery.ts';
import { serve, type Caller } from '../http/route.ts';
import { offeredPayments } from '../payments/offering.ts';

async function deliveryOptions(
  { db, now, settings }: Context,
  contentCache: ContentCache,
  { requestUuid, role }: Caller,
): Promise<WireDeliveryOptions> {
  const content = await contentCache.content();
  const handedOver = (store: string) =>
    handoverDay(hoursOf(content, store), now().getTime(), settings.COLLECT_PREPARATION);
  return inSnapshot(db, async (snapshot) => {
    const lines = requestUuid === null ? [] : await cartLines(snapshot, requestUuid);
    const catalog = await loadCartCatalog(snapshot, neededBy(lines), { role, now: now() });
    const { parcel, lines: priced } = priceCart(lines, catalog);
    const wanted = priced.filter(({ status }) => status !== 'unavailable').map(({ line }) => line);
    const isServed = (delivery: OrderRequest['delivery']) =>
      allocateCart(wanted, catalog, (stock) => placesFor(delivery, stock)).short.length === 0;
    // What the chosen shop lacks comes from the warehouse and other shops; what no place has is promised by none.
    const shops = (await loadShops(snapshot)).filter(({ sysname }) =>
      isServed({ type: 'click_and_collect', store: sysname }),
    );
    return {
      methods: deliveryTypeSchema.options.map((type) => ({
        type,
        price: toWirePrice(deliveryPrice(type, parcel)),
        available: canDeliver(type, parcel) && (type !== 'click_and_collect' || shops.length > 0),
      })),
      stores: shops.map((shop) => ({
        ...shop,
        complete: allocateCart(wanted, catalog, () => [shop.sysname]).short.length === 0,
        handedOver: handedOver(shop.sysname),
      })),
      pickUpPoints: await loadPickUpPoints(snapshot),
      payments: offeredPayments(settings),
    };
  });
}

/** `GET /api/v1/delivery/`: ways to receive the caller's cart, with their prices for it. */
export function deliveryRoutes(app: FastifyInstance, context: Context, contentCache: ContentCache): void {
  serve(app, orderEndpoints.deliveryOptions, ({ caller }) => deliveryOptions(context, contentCache, caller));
}
