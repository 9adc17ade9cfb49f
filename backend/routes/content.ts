import type { FastifyInstance } from 'fastify';
import { contentEndpoints } from '#lib/contract/content.ts';
import { contentPage, shopPages } from '../content/page-view.ts';
import type { ContentCache } from '../content/content-cache.ts';
import type { Context } from '../context.ts';
import { NotFound } from '../domain/errors.ts';
import { serve } from '../http/route.ts';
import { teamNamed } from '../http/team-header.ts';
import { infoPages } from '../teams/info-pages.ts';

/** `GET /api/v1/content/{slug}/` (ADR-0085): a page of the shop, or of the team shop where a team is named. */
export function contentRoutes(app: FastifyInstance, { settings }: Context, contentCache: ContentCache): void {
  serve(app, contentEndpoints.page, async ({ params, request, language }) => {
    const content = await contentCache.content();
    const isTeamShop = teamNamed(request.headers) !== null;
    const page = contentPage(
      isTeamShop ? infoPages(content, settings.STOREFRONT_HOST) : shopPages(content),
      params.slug,
      language,
    );
    if (!page) throw new NotFound('slug');
    return page;
  });
}
