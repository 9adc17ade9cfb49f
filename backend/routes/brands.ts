import type { FastifyInstance } from 'fastify';
import { brandEndpoints } from '#lib/contract/brand.ts';
import { brandDetail, brandList } from '../content/brand-view.ts';
import type { ContentCache } from '../content/content-cache.ts';
import type { Context } from '../context.ts';
import { NotFound } from '../domain/errors.ts';
import { serve } from '../http/route.ts';

/** `GET /api/v1/brands/` and `GET /api/v1/brand/{slug}/` (ADR-0085). */
export function brandRoutes(app: FastifyInstance, context: Context, contentCache: ContentCache): void {
  serve(app, brandEndpoints.brands, ({ query }) => brandList(context.readModel, query.gender ?? null));
  serve(app, brandEndpoints.brand, async ({ params, language }) => {
    const brand = brandDetail(context.readModel, await contentCache.content(), params.slug, language);
    if (!brand) throw new NotFound('slug');
    return brand;
  });
}
