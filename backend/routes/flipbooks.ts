import type { FastifyInstance } from 'fastify';
import { flipbookEndpoints } from '#lib/contract/flipbook.ts';
import { pagesMentioning, pagesOffering } from '../content/book-finding.ts';
import { bookDetail, bookList, booksOf } from '../content/book-view.ts';
import { budapestDay } from '#lib/core/calendar/days.ts';
import type { ContentCache } from '../content/content-cache.ts';
import type { Context } from '../context.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { serve } from '../http/route.ts';

/** `GET /api/v1/flipbooks/` and `GET /api/v1/flipbook/{slug}/` (ADR-0085). */
export function flipbookRoutes(app: FastifyInstance, context: Context, contentCache: ContentCache): void {
  serve(app, flipbookEndpoints.flipbooks, async ({ query: { store } }) => {
    if (store !== undefined && !context.readModel.stores.has(store)) throw new InvalidInput({ store: ['unknown'] });
    const content = await contentCache.content();
    return bookList(store === undefined ? content.books : booksOf(content, store), budapestDay(context.now()));
  });
  serve(app, flipbookEndpoints.flipbook, async ({ params }) => {
    const book = (await contentCache.content()).books.find(({ slug }) => slug === params.slug);
    if (!book) throw new NotFound('slug');
    return bookDetail(context.readModel, book);
  });
  serve(app, flipbookEndpoints.mentions, async ({ query: { q, product } }) => {
    if (q === undefined && product === undefined) throw new InvalidInput({ q: ['required'] });
    const content = await contentCache.content();
    const day = budapestDay(context.now());
    return product === undefined ? pagesMentioning(content, q ?? '', day) : pagesOffering(content, product, day);
  });
}
