import type { FastifyInstance } from 'fastify';
import { loyaltyEndpoints } from '#lib/contract/loyalty.ts';
import type { Context } from '../context.ts';
import { customerRow } from '../customers/customer-row.ts';
import { loyaltyOf } from '../customers/loyalty-book.ts';
import { inSnapshot } from '../db/transaction.ts';
import { customerOf, serve } from '../http/route.ts';

/** `GET /api/v1/loyalty/` (ADR-0085). */
export function loyaltyRoutes(app: FastifyInstance, { db, now }: Context): void {
  serve(app, loyaltyEndpoints.loyalty, ({ caller }) =>
    inSnapshot(db, async (snapshot) =>
      loyaltyOf(snapshot, await customerRow(snapshot, customerOf(caller).customerId), now()),
    ),
  );
}
