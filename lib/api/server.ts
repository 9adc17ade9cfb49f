import 'server-only';
import { cache } from 'react';
import { settings } from '#lib/config/index.ts';
import type { DataOf, Endpoint } from '#lib/contract/endpoint.ts';
import { currentIncident } from '#server/incident.ts';
import { call, SharedCalls, type CallOptions, type Input, type Transport } from './call.ts';
import { ApiError } from './errors.ts';

/** Shared within one request only, so that no answer passes from one visitor's page to another's. */
const sharedCalls = cache(() => new SharedCalls(settings.SHARING_WINDOW));

/**
 * The platform's fetch without Next's cache. That one keeps the last good answer for a thing that is gone for ever;
 * pages are cached as a whole instead, by their `revalidate`.
 */
function uncachedFetch(): typeof fetch {
  const original: unknown = Reflect.get(globalThis.fetch, '_nextOriginalFetch');
  return typeof original === 'function' ? (original as typeof fetch) : globalThis.fetch;
}

/** How the storefront's server calls, on behalf of everyone. */
export function serverTransport(shared: SharedCalls): Transport {
  return {
    host: settings.API_HOST,
    identity: () => ({ token: null, requestUuid: null }),
    origin: settings.STOREFRONT_HOST,
    timeout: settings.API_TIMEOUT_SERVER,
    fetch: uncachedFetch(),
    shared,
  };
}

/**
 * A call of the product API on behalf of everyone: pages rendered on the server know no visitor (decisions §3).
 * Throws an ApiError, and notes an outage so that the answer becomes 503 instead of 500.
 */
export async function callApi<E extends Endpoint>(endpoint: E, input?: Input<E>, options?: CallOptions): Promise<DataOf<E>> {
  try {
    return await call(endpoint, serverTransport(sharedCalls()), input, options);
  } catch (error) {
    const incident = currentIncident();
    if (incident && error instanceof ApiError && error.isOutage) incident.apiUnreachable = true;
    throw error;
  }
}
