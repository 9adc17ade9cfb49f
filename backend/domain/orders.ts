import type { z } from 'zod';
import { timeZone } from '#lib/contract/market/place.ts';
import { difference, noMoney, sumOf, type Money } from '#lib/contract/money.ts';
import type { orderRequestSchema } from '#lib/contract/order.ts';
import { Conflict, InvalidInput } from './errors.ts';
import { allocateCart, placesFor, type Take } from './allocation.ts';
import { priceCart, type PricedLine } from './cart-prices.ts';
import type { CartLine } from './cart-lines.ts';
import { canDeliver, deliveryPrice } from './delivery.ts';
import { reckonGiftCards, type GiftCard, type ReckonedGiftCard } from './gift-cards.ts';
import type { CartCatalog } from './goods.ts';
import { lineDiscounts, reckonVouchers, type ReckonedVoucher, type Voucher, type VoucherView } from './vouchers.ts';

export type ParsedOrderRequest = z.output<typeof orderRequestSchema>;

/** What an order takes and costs. */
export interface OrderPlan {
  lines: PricedLine[];
  /** Each line's share of what vouchers take off. */
  discounts: Money[];
  vouchers: ReckonedVoucher[];
  giftCards: ReckonedGiftCard[];
  /** Lines without stock, which stay in the cart. */
  left: CartLine[];
  takes: Take[];
  /** `giftCards` is what they pay of `grand`. */
  total: { items: Money; discount: Money; delivery: Money; grand: Money; giftCards: Money };
}

/** The vouchers and gift cards of a cart, and for whom and when they are reckoned. */
export type HeldPayments = { vouchers: readonly Voucher[]; giftCards: readonly GiftCard[] } & Omit<
  VoucherView,
  'items'
>;

/**
 * What of a cart is ordered, from which places and for how much. Lines without any stock are left in the cart as long
 * as the shopper saw a total without them. Throws InvalidInput `cart: empty` or `delivery.type: unavailable`, and
 * Conflict `stock` with the hashes of lines that cannot be had in full, or `cart: changed` for another total, or where
 * gift cards pay another part of it.
 */
export function planOrder(
  lines: readonly CartLine[],
  catalog: CartCatalog,
  { vouchers: held, giftCards: cards, ...view }: HeldPayments,
  request: ParsedOrderRequest,
): OrderPlan {
  const cart = priceCart(lines, catalog);
  if (cart.lines.length === 0) throw new InvalidInput({ cart: ['empty'] });
  const {
    delivery: { type },
    expectedTotal,
    expectedGiftCards = noMoney,
  } = request;
  if (!canDeliver(type, cart.parcel)) throw new InvalidInput({ 'delivery.type': ['unavailable'] });
  const delivery = deliveryPrice(type, cart.parcel);
  const { items } = cart.parcel;
  const { list: vouchers, discount } = reckonVouchers(held, { ...view, items });
  const grand = sumOf([difference(items, discount), delivery]);
  const { list: giftCards, paid } = reckonGiftCards({ cards, day: view.day }, grand);
  const total = { items, discount, delivery, grand, giftCards: paid };
  const isExpected = expectedTotal === grand && expectedGiftCards === paid;

  const ordered = cart.lines.filter(({ status }) => status !== 'unavailable');
  const left = cart.lines.filter(({ status }) => status === 'unavailable').map(({ line }) => line);
  const { takes, short } = allocateCart(
    ordered.map(({ line }) => line),
    catalog,
    (stock) => placesFor(request.delivery, stock),
  );
  const isSeen = isExpected && ordered.length > 0;
  const missing = isSeen ? short : [...short, ...left.map(({ hash }) => hash)];
  if (missing.length > 0) throw new Conflict('Not everything is in stock', { stock: missing });
  if (!isExpected) throw new Conflict('The cart has changed', { cart: ['changed'] });
  const discounts = lineDiscounts(
    discount,
    ordered.map(({ lineTotal }) => lineTotal),
  );
  return { lines: ordered, discounts, vouchers, giftCards, left, takes, total };
}

const budapestYear = new Intl.DateTimeFormat('en', { timeZone, year: '2-digit' });

/** The number that shoppers and the shop call an order by: `L26-000123`. */
export function orderNumber(sequence: number, placedAt: Date): string {
  return `L${budapestYear.format(placedAt)}-${String(sequence).padStart(6, '0')}`;
}
