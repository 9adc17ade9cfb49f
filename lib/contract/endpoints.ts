import type { Endpoint } from './endpoint.ts';
import { accountEndpoints } from './account.ts';
import { sessionEndpoints } from './auth-calls.ts';
import { authEndpoints } from './auth.ts';
import { blogEndpoints } from './blog.ts';
import { brandEndpoints } from './brand.ts';
import { cartEndpoints } from './cart-calls.ts';
import { contentEndpoints } from './content.ts';
import { flipbookEndpoints } from './flipbook.ts';
import { giftCardEndpoints } from './gift-card.ts';
import { guestOrderEndpoints } from './guest-order.ts';
import { healthEndpoints } from './health.ts';
import { homeEndpoints } from './home.ts';
import { loyaltyEndpoints } from './loyalty.ts';
import { menuEndpoints } from './menu.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { orderEndpoints } from './order.ts';
import { paymentEndpoints } from './payment.ts';
import { placeEndpoints } from './place.ts';
import { productEndpoints } from './product.ts';
import { reviewedProduct, reviewEndpoints } from './review.ts';
import { searchEndpoints } from './search.ts';
import { sitemapEndpoints } from './sitemap.ts';
import { shopEndpoints } from './shop.ts';
import { stockNoticeEndpoints } from './stock-notice.ts';
import { teamEndpoints } from './team.ts';
import { voucherEndpoints } from './voucher.ts';
import { wishlistEndpoints } from './wishlist.ts';
import { withdrawalEndpoints } from './withdrawal.ts';

/** Every call of the product API. Browser code imports its own resource's table, not this one. */
export const endpoints = {
  menu: menuEndpoints,
  home: homeEndpoints,
  search: searchEndpoints,
  product: { ...productEndpoints, product: reviewedProduct },
  review: reviewEndpoints,
  brand: brandEndpoints,
  shop: shopEndpoints,
  place: placeEndpoints,
  flipbook: flipbookEndpoints,
  blog: blogEndpoints,
  content: contentEndpoints,
  auth: { ...sessionEndpoints, ...authEndpoints },
  account: accountEndpoints,
  loyalty: loyaltyEndpoints,
  cart: cartEndpoints,
  voucher: voucherEndpoints,
  giftCard: giftCardEndpoints,
  wishlist: wishlistEndpoints,
  stockNotice: stockNoticeEndpoints,
  newsletter: newsletterEndpoints,
  order: orderEndpoints,
  guestOrder: guestOrderEndpoints,
  payment: paymentEndpoints,
  withdrawal: withdrawalEndpoints,
  team: teamEndpoints,
  sitemap: sitemapEndpoints,
  health: healthEndpoints,
};

/** The contract's calls by `resource.name`. */
export function contractCalls(): Map<string, Endpoint> {
  return new Map(
    Object.entries(endpoints).flatMap(([resource, calls]) =>
      Object.entries<Endpoint>(calls).map(([name, endpoint]) => [`${resource}.${name}`, endpoint]),
    ),
  );
}
