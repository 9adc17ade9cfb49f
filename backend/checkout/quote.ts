import { createHash } from 'node:crypto';
import { ApiError } from '#lib/api/errors.ts';
import type { Cart, CartItem } from '#lib/contract/cart.ts';
import { deliveryTypeSchema, type DeliveryOptions, type DeliveryType } from '#lib/contract/order.ts';
import { isInvalidSession } from '#lib/api/invalid-session.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { difference, lowestOf, noMoney, sumOf, toWirePrice, type Money } from '#lib/contract/money.ts';
import type { ShopApi } from './shop-api.ts';

/** A way to receive the cart: what the delivery costs and what everything comes to; null where the API names none. */
export type Method = { type: DeliveryType } & (
  | { isAvailable: true; price: Money; total: Money }
  | { isAvailable: false; price: Money | null; total: Money | null }
) & {
    /** What gift cards pay of `total`. */
    giftCards: Money;
  };

/** What an order placed now would be. */
export interface Quote {
  cart: Cart;
  /** Sum of the goods. */
  items: Money;
  methods: Method[];
  shops: DeliveryOptions['stores'];
  pickUpPoints: DeliveryOptions['pickUpPoints'];
  payments: DeliveryOptions['payments'];
  /** Changes with the goods, their quantities and their prices, with what vouchers take off and what is on gift cards. */
  fingerprint: string;
}

/**
 * What the shopper stands before: a session that is over, an empty cart, goods to put right in the cart first, or an
 * order to place.
 */
export type CartState =
  | { kind: 'expired' }
  | { kind: 'empty' }
  | { kind: 'obstructed'; lines: CartItem[] }
  | { kind: 'orderable'; quote: Quote };

const collator = new Intl.Collator(catalogLanguage);

function payingCards({ giftCards }: Cart): Cart['giftCards'] {
  return giftCards.filter(({ state }) => state === 'applied');
}

function fingerprintOf(cart: Cart): string {
  const lines = cart.products.map(({ hash, option, lineTotal }) => [
    hash,
    option.id,
    option.quantity,
    toWirePrice(lineTotal),
  ]);
  const vouchers = cart.vouchers
    .filter(({ discount }) => discount > 0)
    .map(({ code, discount }) => [code, toWirePrice(discount)]);
  const giftCards = payingCards(cart).map(({ id, balance }) => [id, toWirePrice(balance)]);
  // Without them as it was before there were any, so that no open page is told of a change.
  const extras = { ...(vouchers.length > 0 && { vouchers }), ...(giftCards.length > 0 && { giftCards }) };
  const seen = Object.keys(extras).length > 0 ? { lines, ...extras } : lines;
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22);
}

/** The totals of every way to receive a cart, and the shops: those that hold everything first, then by town. */
export function quoteOf(cart: Cart, options: DeliveryOptions): Quote {
  const { items, discount } = cart.total;
  const goods = difference(items, discount);
  const balance = sumOf(payingCards(cart).map((card) => card.balance));
  const hasPlaces = {
    home: true,
    click_and_collect: options.stores.length > 0,
    pick_up_points: options.pickUpPoints.length > 0,
  };
  const methods = deliveryTypeSchema.options.map((type): Method => {
    const method = options.methods.find((one) => one.type === type);
    if (!method) return { type, price: null, total: null, giftCards: noMoney, isAvailable: false };
    const { price, available } = method;
    const total = sumOf([goods, price]);
    return { type, price, total, giftCards: lowestOf([balance, total]), isAvailable: available && hasPlaces[type] };
  });
  const shops = options.stores.toSorted(
    (a, b) =>
      Number(b.complete) - Number(a.complete) ||
      collator.compare(a.address.City, b.address.City) ||
      collator.compare(a.name, b.name),
  );
  const pickUpPoints = options.pickUpPoints.toSorted(
    (a, b) => collator.compare(a.city, b.city) || collator.compare(a.name, b.name),
  );
  const { payments } = options;
  return { cart, items, methods, shops, pickUpPoints, payments, fingerprint: fingerprintOf(cart) };
}

/** The method of a type, with what everything comes to by it. */
export function methodOf(quote: Quote, type: DeliveryType): Method {
  const known = quote.methods.find((method) => method.type === type);
  return known ?? { type, price: null, total: null, giftCards: noMoney, isAvailable: false };
}

/** Grand total by a method on the wire's notation, as the form carries it; empty where there is none. */
export function wireTotal(quote: Quote, type: DeliveryType): string {
  const { total } = methodOf(quote, type);
  return total === null ? '' : toWirePrice(total);
}

/** What gift cards pay by a method, on the wire's notation; empty where they pay nothing. */
export function wireGiftCards(quote: Quote, type: DeliveryType): string {
  const { giftCards } = methodOf(quote, type);
  return giftCards === 0 ? '' : toWirePrice(giftCards);
}

/** Whether the API refused who asks, or what is asked, rather than failed. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && !error.isOutage && !error.isRetryable;
}

/** Whether the API refused a customer because the session is not valid any more (AUTH-07). */
export function hasExpired({ isCustomer }: ShopApi, error: unknown): boolean {
  return isCustomer && isInvalidSession(error);
}

/** Reads where the shopper stands; without a request uuid there is no cart. Throws an ApiError when the API is away. */
export async function readCartState(api: ShopApi | null): Promise<CartState> {
  if (!api) return { kind: 'empty' };
  let cart: Cart;
  try {
    cart = await api.cart();
  } catch (error) {
    if (hasExpired(api, error)) return { kind: 'expired' };
    // A made-up request uuid is no caller to the API, and such a shopper has no cart.
    if (isRefusal(error)) return { kind: 'empty' };
    throw error;
  }
  if (cart.products.length === 0) return { kind: 'empty' };
  const lines = cart.products.filter(({ status }) => status !== 'available');
  if (lines.length > 0) return { kind: 'obstructed', lines };
  return { kind: 'orderable', quote: quoteOf(cart, await api.deliveryOptions()) };
}
