import type { FastifyInstance } from 'fastify';
import { reviewEndpoints } from '#lib/contract/review.ts';
import type { Context } from '../context.ts';
import { isGone } from '../db/products.ts';
import { Gone, NotFound } from '../domain/errors.ts';
import { addressTest } from '../http/addresses.ts';
import { customerOf, serve } from '../http/route.ts';
import { showsSamples } from '../reviews/showing.ts';
import { productReviews, reviewsOfOwner } from '../reviews/storage.ts';
import { reviewableOrder, stopMails, withdrawReview, writeReview } from '../reviews/writing.ts';

/** Reviews by buyers (ADR-0128). Without REVIEWS no product has any, and no link opens anything. */
export function reviewRoutes(app: FastifyInstance, context: Context): void {
  const { db, settings, now } = context;
  const tries = app.addressTries('reviewLinkFromAddress');
  // The checkout's server asks for all shoppers.
  const isShopServer = addressTest('RATE_LIMIT_EXEMPT', settings.RATE_LIMIT_EXEMPT);
  const byLink = <Result>(address: string, work: () => Promise<Result>): Promise<Result> => {
    const opened = async () => {
      if (!settings.REVIEWS) throw new NotFound('token');
      return work();
    };
    if (isShopServer(address)) return opened();
    return tries.guard(address, now(), opened, (error) => error instanceof NotFound);
  };

  serve(app, reviewEndpoints.list, async ({ params: { id }, query: { page } }) => {
    const product = await db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst();
    if (!product) throw (await isGone(db, id)) ? new Gone('id') : new NotFound('id');
    if (!settings.REVIEWS) return { summary: null, reviews: [], page, pages: 0 };
    return productReviews(db, id, page, showsSamples(context));
  });
  serve(app, reviewEndpoints.order, ({ params, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    return byLink(request.ip, () => reviewableOrder(context, params.token));
  });
  serve(app, reviewEndpoints.write, ({ params: { token, line }, body, request }) =>
    byLink(request.ip, () => writeReview(context, token, line, body)),
  );
  serve(app, reviewEndpoints.withdraw, ({ params: { token, line }, request }) =>
    byLink(request.ip, async () => {
      await withdrawReview(context, token, line);
      return { done: true };
    }),
  );
  serve(app, reviewEndpoints.stop, ({ params, request }) =>
    byLink(request.ip, async () => {
      await stopMails(context, params.token);
      return { done: true };
    }),
  );
  serve(app, reviewEndpoints.own, async ({ caller }) => ({
    reviews: await reviewsOfOwner(db, customerOf(caller).requestUuid),
  }));
}
