import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BackendSettings } from '#lib/config/backend-settings.ts';
import type { SharedStore } from '#lib/shared/shared-store.ts';
import { addressTest } from './addresses.ts';
import { TooManyTries } from '../domain/errors.ts';
import { sharedCalls } from './shared-calls.ts';
import { isOperational } from './shedding.ts';

/** Addresses that are counted at the same time; the one unused for longest is forgotten first. */
const countedAddresses = 50_000;
const minute = 60_000;

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Limits the calls of an address, of a /64 network for IPv6, within a minute: RATE_LIMIT_READS and RATE_LIMIT_WRITES,
 * 0 for no limit. Addresses of RATE_LIMIT_EXEMPT are not counted: servers of the shop call for many shoppers.
 * All processes over one store count together.
 */
export async function limitRates(
  app: FastifyInstance,
  settings: BackendSettings,
  store: SharedStore | undefined,
): Promise<void> {
  const isExempt = addressTest('RATE_LIMIT_EXEMPT', settings.RATE_LIMIT_EXEMPT);
  const most = (request: FastifyRequest) => (isRead(request) ? settings.RATE_LIMIT_READS : settings.RATE_LIMIT_WRITES);
  await app.register(rateLimit, {
    global: false,
    cache: countedAddresses,
    ...(store ? { store: sharedCalls(store, countedAddresses) } : {}),
    timeWindow: minute,
    max: most,
    keyGenerator: (request) => `${isRead(request) ? 'read' : 'write'} ${normalizeIP(request.ip, 64)}`,
    allowList: (request) => most(request) === 0 || isExempt(request.ip),
  });
  const countCall = app.createRateLimit();
  app.addHook('onRequest', async (request) => {
    if (isOperational(request)) return;
    const count = await countCall(request);
    if (count.isAllowed || !count.isExceeded) return;
    app.metrics.refusedCalls.inc({ reason: 'rate' });
    throw new TooManyTries(Math.max(1, count.ttlInSeconds));
  });
}
