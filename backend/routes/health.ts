import type { FastifyInstance } from 'fastify';
import { healthEndpoints } from '#lib/contract/health.ts';
import type { Context } from '../context.ts';
import { serve } from '../http/route.ts';

/**
 * `GET /health/`: 200 while the API is ready, 503 while it stops and finishes the calls in flight (ADR-0105). A
 * catalog that cannot be kept up to date goes on being shown.
 */
export function healthRoutes(app: FastifyInstance, context: Context): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  serve(app, healthEndpoints.health, ({ reply }) => {
    const isStopping = isClosing || context.stopping?.aborted === true;
    void reply.header('cache-control', 'no-store').code(isStopping ? 503 : 200);
    const status = isStopping ? ('stopping' as const) : ('ready' as const);
    const { isReplicating, upToDate } = context.replication;
    return {
      status,
      products: context.readModel.productCount,
      ...(isReplicating ? {} : { outdatedSince: upToDate.toISOString() }),
    };
  });
}
