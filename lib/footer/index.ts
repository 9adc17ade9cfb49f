import { settings } from '#lib/config/index.ts';
import { footerOf } from '#lib/routes/footer.ts';
import { shopRoutes } from '#lib/routes/shop.ts';

/** Pages that every page of the shop leads to; the law asks for those of the last group. */
export const footerGroups = footerOf(shopRoutes, settings);
