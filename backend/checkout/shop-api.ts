import { SharedCalls, type Identity, type Transport } from '#lib/api/call.ts';
import type { NoticeFile } from '#lib/config/notice-file.ts';
import type { ShopSettings } from '#lib/config/settings.ts';
import { accountEndpoints, type Account } from '#lib/contract/account.ts';
import { cartEndpoints } from '#lib/contract/cart-calls.ts';
import type { Cart } from '#lib/contract/cart.ts';
import type { Language } from '#lib/contract/language.ts';
import { orderEndpoints, type DeliveryOptions, type OrderRequest, type PlacedOrder } from '#lib/contract/order.ts';
import { isCustomerUuid } from '#lib/core/session/transitions.ts';
import { callApi } from './call-api.ts';
import type { Shopper } from './request.ts';

/** The settings that the checkout works with. */
export type CheckoutSettings = Pick<
  ShopSettings,
  'STOREFRONT_HOST' | 'API_HOST' | 'CHECKOUT_HOST' | 'API_TIMEOUT_SERVER' | 'API_TIMEOUT_BROWSER' | 'LINK_ORIGINS'
> & {
  /** Template of the addresses of pictures on another host; none while empty. */
  MEDIA_HOST?: string;
  /** Figure of the harmonised notice; none in a demo. */
  notice?: NoticeFile | null;
  /** Origin of the provider's card page, or the pretended bank of a demo, which the checkout serves itself. */
  cardPage?: 'sandbox' | (string & {}) | null;
  /** Names of the cards that are taken; none are told where it is left out. */
  cards?: readonly string[];
};

/** The calls of one shopper. All of them throw an ApiError (API-06). */
export interface ShopApi {
  /** Whether the cookies speak of a session; whether it is valid the API knows. */
  isCustomer: boolean;
  account(): Promise<Account>;
  cart(): Promise<Cart>;
  deliveryOptions(): Promise<DeliveryOptions>;
  /** Places an order; called again with the same key it answers the same order. */
  placeOrder(order: OrderRequest, idempotencyKey: string): Promise<PlacedOrder>;
}

/** How the product API is reached as somebody. Nothing that it answers is kept for the next request. */
export function transportOf(settings: CheckoutSettings, identity: Identity): Transport {
  return {
    host: settings.API_HOST,
    identity: () => identity,
    origin: settings.CHECKOUT_HOST,
    timeout: settings.API_TIMEOUT_SERVER,
    shared: new SharedCalls(0),
  };
}

/** The product API as this shopper; it names goods in this language where the catalog knows them by it. */
export function shopApi(settings: CheckoutSettings, shopper: Shopper, lang: Language): ShopApi {
  const transport = transportOf(settings, shopper);
  return {
    isCustomer: shopper.token !== null || isCustomerUuid(shopper.requestUuid),
    account: () => callApi(accountEndpoints.account, transport),
    cart: () => callApi(cartEndpoints.get, transport, {}, { locale: lang }),
    deliveryOptions: () => callApi(orderEndpoints.deliveryOptions, transport),
    // An order is worth a longer wait: giving up early leaves the shopper in doubt about it.
    placeOrder: (body, idempotencyKey) =>
      callApi(
        orderEndpoints.placeOrder,
        transport,
        { body },
        {
          timeout: settings.API_TIMEOUT_BROWSER,
          headers: { 'Idempotency-Key': idempotencyKey },
          // The order's mails are in it (ADR-0151).
          locale: lang,
        },
      ),
  };
}
