import { callApi } from '#lib/session/call-api.ts';
import { z } from 'zod';
import { settings } from '#lib/config/index.ts';
import { cartCalls } from '#variant/calls.ts';
import { cartSchema } from '#lib/contract/cart.ts';
import { loyaltySchema } from '#lib/contract/loyalty.ts';
import { orderDetailsSchema, type OrderDetails } from '#lib/contract/order.ts';
import { wishlistSchema } from '#lib/contract/wishlist.ts';
import { reviewEndpoints } from '#lib/contract/review.ts';
import { stockNoticeEndpoints } from '#lib/contract/stock-notice.ts';
import { wishlistCalls } from '#lib/wishlist/actions/calls.ts';
import { accountCalls } from './calls.ts';

/** Calls that are on their way at a time, so that a long list of orders meets no rate limit. */
const atOnce = 4;

async function allOrders(): Promise<OrderDetails[]> {
  const orders = await accountCalls.orders({});
  const details: OrderDetails[] = [];
  for (let at = 0; at < orders.length; at += atOnce) {
    details.push(...(await Promise.all(orders.slice(at, at + atOnce).map(({ uuid }) => accountCalls.order(uuid)))));
  }
  return details;
}

/** Everything that the shop keeps of the customer, as the API writes it. Throws an ApiError. */
export async function collectData(now: Date) {
  const [account, orders, loyalty, wishlist, cart, waiting, written] = await Promise.all([
    accountCalls.account(),
    allOrders(),
    settings.LOYALTY ? accountCalls.loyalty() : null,
    wishlistCalls.get(),
    callApi(cartCalls.get),
    callApi(stockNoticeEndpoints.list),
    callApi(reviewEndpoints.own),
  ]);
  return {
    exportedAt: now.toISOString(),
    account,
    orders: z.encode(z.array(orderDetailsSchema), orders),
    loyalty: z.encode(loyaltySchema.nullable(), loyalty),
    wishlist: z.encode(wishlistSchema, wishlist).products,
    cart: z.encode(cartSchema, cart).products,
    stockNotices: waiting.notices,
    reviews: written.reviews,
  };
}

/** Name of the exported file of a day: `lendulet-adataim-2026-11-21.json`. */
export const exportName = (day: string): string => `lendulet-adataim-${day}.json`;

/** Hands the browser data as a file to keep. */
export function download(name: string, data: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
