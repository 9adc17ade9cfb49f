import type { FastifyInstance, FastifyReply } from 'fastify';
import { paymentEndpoints, type WirePayment } from '#lib/contract/payment.ts';
import { toWirePrice } from '#lib/contract/money.ts';
import type { Context } from '../context.ts';
import { timelineOf } from '../customers/order-history.ts';
import { paymentTries, paymentView } from '../db/payments.ts';
import { inSnapshot } from '../db/transaction.ts';
import { Conflict, NotFound } from '../domain/errors.ts';
import { addressTest } from '../http/addresses.ts';
import { HttpError } from '../http/errors.ts';
import { serve } from '../http/route.ts';
import { providerOf } from '../payments/all-providers.ts';
import { applyReading, paymentOf } from '../payments/applying.ts';
import { ForgedNotice, ProviderError } from '../payments/provider.ts';
import { startPayment } from '../payments/starting.ts';
import { askNow, startTendingPayments, type OnProblem } from '../payments/tending.ts';

/** Bytes of a provider's notice at most. */
const longestNotice = 16 * 1024;

/** A payment as who holds its reference sees it. */
async function paymentSeen({ db, now }: Context, reference: string): Promise<WirePayment> {
  return inSnapshot(db, async (snapshot) => {
    const { order_uuid: uuid, amount } = await paymentOf(snapshot, reference);
    const order = await snapshot.selectFrom('orders').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
    const status = (await timelineOf(snapshot, order)).at(-1)?.status;
    const tries = await paymentTries(snapshot, uuid);
    const view = paymentView('card', amount, tries, status === 'awaiting_payment');
    const telling = tries.find(({ state }) => state === view.state) ?? tries.at(-1);
    return {
      order: { uuid, number: order.number, isCancelled: status === 'cancelled' },
      state: view.state,
      amount: toWirePrice(view.amount),
      refunded: toWirePrice(view.refunded),
      payUntil: view.payUntil !== null && new Date(view.payUntil) > now() ? view.payUntil : null,
      failure: view.state === 'failed' ? (tries.at(-1)?.failure ?? null) : null,
      transaction: (view.state === 'failed' ? tries.at(-1) : telling)?.transaction_id ?? null,
    };
  });
}

/**
 * `POST /payment-notice/:provider/`: what the provider tells by itself. It is signed, and says what it wants in its own
 * form, so that it is no call of the contract. Without a provider there is no such call.
 */
async function noticeRoute(app: FastifyInstance, context: Context, onProblem: OnProblem): Promise<void> {
  const provider = providerOf(context.settings);
  if (provider === null) return;
  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestNotice }, (_request, body, done) =>
      done(null, body),
    );
    routes.post<{ Body: string | undefined }>(
      `/payment-notice/${provider.name}/`,
      async ({ body = '', headers, log }, reply): Promise<FastifyReply> => {
        const now = context.now();
        try {
          const { reference, reading, answer } = provider.parseCallback({ body, headers }, now);
          const said = reading ?? (await provider.read({ reference }));
          if (said) await applyReading(context.db, reference, said, now);
          // What the bank has authorised is collected at once; if that fails, a round does it.
          await askNow(context, reference, onProblem);
          return await reply.headers({ ...answer.headers, 'cache-control': 'no-store' }).send(answer.body);
        } catch (error) {
          if (error instanceof ForgedNotice) throw new HttpError(401, error.message, { signature: ['invalid'] });
          log.warn({ err: error }, 'notice of a payment not kept');
          // Not acknowledged, so that it comes again.
          if (error instanceof ProviderError) throw new HttpError(503, 'The provider does not answer');
          throw error;
        }
      },
    );
  });
}

/** Payments by card (ADR-0139). */
export async function paymentRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const tries = app.addressTries('paymentLinkFromAddress');
  const isShopServer = addressTest('RATE_LIMIT_EXEMPT', context.settings.RATE_LIMIT_EXEMPT);
  const guarded = <Result>(address: string, work: () => Promise<Result>): Promise<Result> =>
    isShopServer(address) ? work() : tries.guard(address, context.now(), work, (error) => error instanceof NotFound);
  const onProblem: OnProblem = ({ reference, error }) =>
    app.log.warn({ err: error, payment: reference.slice(0, 8) }, 'payment not settled');

  serve(app, paymentEndpoints.start, ({ params, body, language, request }) =>
    guarded(request.ip, async () => {
      try {
        return { url: await startPayment(context, params.reference, body.lang ?? language, onProblem) };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        onProblem({ reference: params.reference, error });
        throw new Conflict('The card page can not be opened now', { payment: ['unavailable'] });
      }
    }),
  );
  serve(app, paymentEndpoints.check, ({ params, request }) =>
    guarded(request.ip, async () => {
      const { order_uuid: orderUuid } = await paymentOf(context.db, params.reference);
      for (const { reference } of await paymentTries(context.db, orderUuid))
        await askNow(context, reference, onProblem);
      return paymentSeen(context, params.reference);
    }),
  );
  await noticeRoute(app, context, onProblem);
  startTendingPayments(app, context);
}
