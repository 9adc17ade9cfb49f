import type { FastifyInstance } from 'fastify';
import { shopEndpoints } from '#lib/contract/shop.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import type { ContentCache } from '../content/content-cache.ts';
import { shopDetail, shopList } from '../content/shop-view.ts';
import type { Context } from '../context.ts';
import { NotFound } from '../domain/errors.ts';
import { serve } from '../http/route.ts';

/** `GET /api/v1/stores/` and `GET /api/v1/store/{sysname}/` (ADR-0085). */
export function shopRoutes(app: FastifyInstance, context: Context, contentCache: ContentCache): void {
  serve(app, shopEndpoints.shops, async ({ query }) =>
    shopList(context.readModel.catalog.shops, await contentCache.content(), query),
  );
  serve(app, shopEndpoints.shop, async ({ params, language }) => {
    const { shops } = context.readModel.catalog;
    const asked = { sysname: params.sysname, day: marketDay(context.now()), language };
    const shop = shopDetail(shops, await contentCache.content(), asked);
    if (!shop) throw new NotFound('sysname');
    return shop;
  });
}
