import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BackendSettings } from '#lib/config/backend-settings.ts';
import { Overloaded } from '../domain/errors.ts';

/** Whether a call watches over the API itself: it is answered even where shoppers' calls are refused. */
export function isOperational({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  return routeOptions.url === '/health/' || routeOptions.url === '/metrics';
}

/**
 * Refuses calls with 503 and `Retry-After` while the process is so busy that its event loop is later than SHED_DELAY ms
 * on the average of a second, so that the calls it has taken are finished; and caps its connections.
 */
export async function shedLoad(app: FastifyInstance, settings: BackendSettings): Promise<void> {
  app.server.maxConnections = settings.MAX_CONNECTIONS;
  if (settings.SHED_DELAY === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: settings.SHED_DELAY,
    pressureHandler: (request) => {
      if (isOperational(request)) return;
      app.metrics.refusedCalls.inc({ reason: 'load' });
      throw new Overloaded();
    },
  });
}
