import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { withdrawalEndpoints, withdrawalReceiptSchema, withdrawalSchema } from '#lib/contract/withdrawal.ts';
import type { Context } from '../context.ts';
import { confirmWithdrawal, startWithdrawal } from '../customers/withdrawals.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { serve } from '../http/route.ts';

/** Whether an error says that somebody named an order, or a withdrawal, that is not theirs. */
function isWrongGuess(error: unknown): boolean {
  return error instanceof NotFound || (error instanceof InvalidInput && error.errors.order?.[0] === 'unknown');
}

/** The statutory withdrawal in two steps, for guests too (ADR-0050). */
export function withdrawalRoutes(app: FastifyInstance, context: Context): void {
  const tries = app.addressTries('withdrawalFromAddress');
  const guarded = <Result>(address: string, work: () => Promise<Result>): Promise<Result> =>
    tries.guard(address, context.now(), work, isWrongGuess);
  serve(app, withdrawalEndpoints.start, ({ body, request }) =>
    guarded(request.ip, async () => z.encode(withdrawalSchema, await startWithdrawal(context, body))),
  );
  serve(app, withdrawalEndpoints.confirm, ({ body, language, request }) =>
    guarded(request.ip, async () =>
      z.encode(withdrawalReceiptSchema, await confirmWithdrawal(context, body.uuid, language)),
    ),
  );
}
