import { settings } from '#lib/config/index.ts';
import { teamEndpoints } from '#lib/contract/team.ts';
import { wishlistEndpoints } from '#lib/contract/wishlist.ts';

const team = teamEndpoints;

/** The team variant's own calls (TEAM-08, TEAM-09). */
export const sessionCalls = {
  login: team.login,
  register: team.register,
  logout: team.logout,
  forgotPassword: team.forgotPassword,
};
export const cartCalls = {
  get: team.cart,
  add: team.addToCart,
  setQuantity: team.setQuantity,
  remove: team.removeFromCart,
  removeSet: team.removeSetFromCart,
  merge: team.mergeCart,
};
/** The clubs' shop takes no vouchers and no gift cards. */
export const voucherCalls = null;
export const giftCardCalls = null;
/** The wishlist has a flag of its own. */
export const wishlistTable = settings.TEAM_WISHLIST
  ? { get: team.wishlist, add: team.addToWishlist, remove: team.removeFromWishlist, merge: team.mergeWishlist }
  : wishlistEndpoints;
/** What clubs buy has no services and no sets. */
export const exchangeCall = null;
