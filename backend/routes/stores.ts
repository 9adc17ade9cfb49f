import type { FastifyInstance } from 'fastify';
import { storeEndpoints } from '#lib/contract/store.ts';
import { budapestDay } from '#lib/core/calendar/days.ts';
import type { ContentCache } from '../content/content-cache.ts';
import { storeDetail, storeList } from '../content/store-view.ts';
import type { Context } from '../context.ts';
import { NotFound } from '../domain/errors.ts';
import { serve } from '../http/route.ts';

/** `GET /api/v1/stores/` and `GET /api/v1/store/{sysname}/` (ADR-0085). */
export function storeRoutes(app: FastifyInstance, context: Context, contentCache: ContentCache): void {
  serve(app, storeEndpoints.stores, async ({ query }) =>
    storeList(context.readModel.catalog.stores, await contentCache.content(), query),
  );
  serve(app, storeEndpoints.store, async ({ params }) => {
    const { stores } = context.readModel.catalog;
    const store = storeDetail(stores, await contentCache.content(), params.sysname, budapestDay(context.now()));
    if (!store) throw new NotFound('sysname');
    return store;
  });
}
