import type { FastifyInstance } from 'fastify';
import { guestOrderEndpoints } from '#lib/contract/guest-order.ts';
import type { Context } from '../context.ts';
import { cancelOrder } from '../customers/cancellation.ts';
import type { PasswordGuard } from '../customers/credentials.ts';
import { accountFromOrder } from '../customers/order-account.ts';
import { detailsOf } from '../customers/order-history.ts';
import { openedOrder } from '../customers/order-links.ts';
import { inSnapshot } from '../db/transaction.ts';
import { NotFound } from '../domain/errors.ts';
import { addressTest } from '../http/addresses.ts';
import { serve } from '../http/route.ts';

/** A guest's order by its secret link (ADR-0124). */
export function guestOrderRoutes(app: FastifyInstance, context: Context, { passwords }: PasswordGuard): void {
  const { db } = context;
  const look = { isTeamShop: false };
  const tries = app.addressTries('orderLinkFromAddress');
  // The checkout's server asks for all shoppers.
  const isShopServer = addressTest('RATE_LIMIT_EXEMPT', context.settings.RATE_LIMIT_EXEMPT);
  const guarded = <Result>(address: string, work: () => Promise<Result>): Promise<Result> =>
    isShopServer(address) ? work() : tries.guard(address, context.now(), work, (error) => error instanceof NotFound);

  serve(app, guestOrderEndpoints.read, ({ params, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    return guarded(request.ip, () =>
      inSnapshot(db, async (snapshot) => {
        const now = context.now();
        const { order } = await openedOrder(snapshot, params.token, now);
        return detailsOf(snapshot, order, { ...look, now });
      }),
    );
  });
  serve(app, guestOrderEndpoints.cancel, ({ params, request }) =>
    guarded(request.ip, () =>
      cancelOrder(context, async (transaction, now) => (await openedOrder(transaction, params.token, now)).order, look),
    ),
  );
  serve(app, guestOrderEndpoints.register, ({ params, body, request }) =>
    guarded(request.ip, () => accountFromOrder(context, passwords, params.token, body.password)),
  );
}
