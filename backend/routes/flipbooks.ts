import type { FastifyInstance } from 'fastify';
import { flipbookEndpoints } from '#lib/contract/flipbook.ts';
import { pagesMentioning, pagesOffering } from '../content/flipbook-finding.ts';
import { flipbookDetail, flipbookList, flipbooksOf } from '../content/flipbook-view.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import type { ContentCache } from '../content/content-cache.ts';
import type { Context } from '../context.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { serve } from '../http/route.ts';

/** `GET /api/v1/flipbooks/` and `GET /api/v1/flipbook/{slug}/` (ADR-0085). */
export function flipbookRoutes(app: FastifyInstance, context: Context, contentCache: ContentCache): void {
  serve(app, flipbookEndpoints.flipbooks, async ({ query: { store: shop }, language }) => {
    if (shop !== undefined && !context.readModel.shops.has(shop)) throw new InvalidInput({ store: ['unknown'] });
    const content = await contentCache.content();
    const flipbooks = shop === undefined ? content.flipbooks : flipbooksOf(content, shop);
    return flipbookList(flipbooks, marketDay(context.now()), language);
  });
  serve(app, flipbookEndpoints.flipbook, async ({ params, language }) => {
    const flipbook = (await contentCache.content()).flipbooks.find(({ slug }) => slug === params.slug);
    if (!flipbook) throw new NotFound('slug');
    return flipbookDetail(context.readModel, flipbook, language);
  });
  serve(app, flipbookEndpoints.mentions, async ({ query: { q, product }, language }) => {
    if (q === undefined && product === undefined) throw new InvalidInput({ q: ['required'] });
    const content = await contentCache.content();
    const day = marketDay(context.now());
    return product === undefined
      ? pagesMentioning(content, q ?? '', day, language)
      : pagesOffering(content, product, day, language);
  });
}
