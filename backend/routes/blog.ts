import type { FastifyInstance } from 'fastify';
import { blogEndpoints } from '#lib/contract/blog.ts';
import { guideDetail, guideList } from '../content/guide-view.ts';
import type { ContentCache } from '../content/content-cache.ts';
import type { Context } from '../context.ts';
import { NotFound } from '../domain/errors.ts';
import { serve } from '../http/route.ts';

/** `GET /api/v1/blog/` and `GET /api/v1/blog/article/{slug}/` (ADR-0085). */
export function blogRoutes(app: FastifyInstance, context: Context, contentCache: ContentCache): void {
  serve(app, blogEndpoints.guides, async ({ query, language }) =>
    guideList(context.readModel, await contentCache.content(), context.now(), query, language),
  );
  serve(app, blogEndpoints.guide, async ({ params, language }) => {
    const guide = guideDetail(context.readModel, await contentCache.content(), context.now(), params.slug, language);
    if (!guide) throw new NotFound('slug');
    return guide;
  });
}
