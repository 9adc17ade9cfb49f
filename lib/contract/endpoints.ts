import { cartEndpoints } from './cart.ts';
import { healthEndpoints } from './health.ts';
import { homeEndpoints } from './home.ts';
import { menuEndpoints } from './menu.ts';
import { orderEndpoints } from './order.ts';
import { productEndpoints } from './product.ts';
import { searchEndpoints } from './search.ts';
import { sitemapEndpoints } from './sitemap.ts';
import { storeEndpoints } from './store.ts';

/** Every call of the product API. Browser code imports its own resource's table, not this one. */
export const endpoints = {
  menu: menuEndpoints,
  home: homeEndpoints,
  search: searchEndpoints,
  product: productEndpoints,
  cart: cartEndpoints,
  store: storeEndpoints,
  order: orderEndpoints,
  sitemap: sitemapEndpoints,
  health: healthEndpoints,
};
