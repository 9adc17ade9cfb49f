import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '#lib/contract/admin.ts';
import type { AdminScope } from '#lib/config/setting-kinds.ts';
import type { Context } from '../context.ts';
import { noteRefund, setInvoice, setShipment, setStatus } from '../customers/order-progress.ts';
import { numberedOrder, someOrders } from '../customers/order-records.ts';
import { inSnapshot } from '../db/transaction.ts';
import { requireScope } from '../http/bearer.ts';
import { serve } from '../http/route.ts';

/**
 * Calls of the retailer's other systems, each for whoever has a key with its scope (ADR-0137). Without ADMIN_KEYS there
 * are no such calls.
 */
export async function adminRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, settings } = context;
  if (settings.ADMIN_KEYS.length === 0) return;
  const within = (scope: AdminScope, routes: (scoped: FastifyInstance) => void) =>
    app.register(async (scoped) => {
      scoped.addHook('onRequest', async (request) => requireScope(request, settings.ADMIN_KEYS, scope));
      routes(scoped);
    });

  await within('orders:read', (routes) => {
    serve(routes, adminEndpoints.orders, ({ query: { after, limit, status, since } }) =>
      inSnapshot(db, async (snapshot) => {
        const choice = { after: Number(after ?? 0), status, since: since === undefined ? undefined : new Date(since) };
        const { orders, next } = await someOrders(snapshot, choice, limit);
        return { orders, next: next === null ? null : String(next) };
      }),
    );
    serve(routes, adminEndpoints.order, ({ params }) =>
      inSnapshot(db, (snapshot) => numberedOrder(snapshot, params.number)),
    );
  });
  await within('orders:write', (routes) => {
    serve(routes, adminEndpoints.setStatus, ({ params, body }) => setStatus(context, params.number, body));
    serve(routes, adminEndpoints.setShipment, ({ params, body }) => setShipment(context, params.number, body));
    serve(routes, adminEndpoints.setInvoice, ({ params, body }) => setInvoice(context, params.number, body));
    serve(routes, adminEndpoints.refund, ({ params, body }) => noteRefund(context, params.number, body));
  });
}
