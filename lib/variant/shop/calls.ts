import { sessionEndpoints } from '#lib/contract/auth-calls.ts';
import { cartEndpoints } from '#lib/contract/cart-calls.ts';
import { giftCardEndpoints } from '#lib/contract/gift-card.ts';
import { voucherEndpoints } from '#lib/contract/voucher.ts';
import { wishlistEndpoints } from '#lib/contract/wishlist.ts';

/** The calls that the shop makes where the team variant makes its own (API-07). */
export const sessionCalls = sessionEndpoints;
export const cartCalls = cartEndpoints;
/** Null in a build whose carts take no other mounting and no set for what is in them. */
export const exchangeCall: typeof cartEndpoints.exchange | null = cartEndpoints.exchange;
/** Null in a build that takes no vouchers. */
export const voucherCalls: typeof voucherEndpoints | null = voucherEndpoints;
/** Null in a build that takes no gift cards. */
export const giftCardCalls: typeof giftCardEndpoints | null = giftCardEndpoints;
export const wishlistTable = wishlistEndpoints;
