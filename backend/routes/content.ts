import type { FastifyInstance } from 'fastify';
import { contentEndpoints } from '#lib/contract/content.ts';
import { contentPage } from '../content/page-view.ts';
import type { ContentShelf } from '../content/shelf.ts';
import { NotFound } from '../http/errors.ts';
import { serve } from '../http/route.ts';

/** `GET /api/v1/content/{slug}/` (decisions §5). */
export function contentRoutes(app: FastifyInstance, shelf: ContentShelf): void {
  serve(app, contentEndpoints.page, async ({ params }) => {
    const page = contentPage(await shelf.content(), params.slug);
    if (!page) throw new NotFound('slug');
    return page;
  });
}
