import { sessionEndpoints } from '#lib/contract/auth-calls.ts';
import { cartEndpoints } from '#lib/contract/cart-calls.ts';
import { wishlistEndpoints } from '#lib/contract/wishlist.ts';

/** The calls that the shop makes where the team variant makes its own (API-07). */
export const sessionCalls = sessionEndpoints;
export const cartCalls = cartEndpoints;
export const wishlistTable = wishlistEndpoints;
