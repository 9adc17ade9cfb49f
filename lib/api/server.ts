import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { settings } from '#lib/config/index.ts';
import { serverSettings } from '#lib/config/server-settings.ts';
import type { DataOf, Endpoint } from '#lib/contract/endpoint.ts';
import { afterChangeHeader, behindHeader } from '#lib/contract/changes.ts';
import { watchedFetch } from '#lib/core/call-watch.ts';
import { currentIncident, type Incident } from '#lib/core/incident.ts';
import { told } from '#lib/core/told.ts';
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

/**
 * What the calls of one page may take together beyond the time of one, ms: a chain of slow answers ends within two
 * seconds.
 */
const chainAllowance = 300;

/** How Next calls the drawing of pages by a build. */
const isBuild = () => process.env.NEXT_PHASE === 'phase-production-build';

/** How long the next call may take, ms. */
function patience(incident: Incident | undefined): number {
  const longest = serverSettings.API_TIMEOUT_SERVER;
  if (!incident) return longest;
  const now = performance.now();
  incident.callsEnd ??= now + longest + chainAllowance;
  return Math.max(1, Math.min(longest, Math.floor(incident.callsEnd - now)));
}

const isNear = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(settings.API_HOST).hostname);

/** How the storefront's server calls, on behalf of everyone. */
function serverTransport(endpoint: Endpoint, shared: SharedCalls, timeout: number, onBehind: () => void): Transport {
  const send = watchedFetch(endpoint, uncachedFetch());
  return {
    host: settings.API_HOST,
    identity: () => ({ token: null, requestUuid: null }),
    origin: settings.STOREFRONT_HOST,
    isNear,
    timeout,
    fetch: async (...asked) => {
      const answer = await send(...asked);
      if (answer.headers.has(behindHeader)) onBehind();
      return answer;
    },
    shared,
  };
}

/** What has been told already has to be known to whichever process answers (ADR-0149). */
function withCursor(options: CallOptions = {}): CallOptions {
  const cursor = told()?.cursor;
  return cursor ? { ...options, headers: { ...options.headers, [afterChangeHeader]: cursor } } : options;
}

/**
 * A call of the product API on behalf of everyone: pages rendered on the server know no visitor (ADR-0079).
 * Throws an ApiError, and notes an outage so that the answer becomes 503 instead of 500. Next draws a page that has
 * failed once more, for its error: what failed then fails again without a call. Throws an Error in a build, which knows
 * no API (ADR-0136).
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input?: Input<E>,
  options?: CallOptions,
): Promise<DataOf<E>> {
  if (isBuild()) throw new Error(`A page that the build draws calls ${endpoint.path}: leave it to the shop that runs`);
  const incident = currentIncident();
  const name = JSON.stringify([endpoint.method, endpoint.path, input, options?.headers, options?.locale]);
  const failure = incident?.failures?.get(name);
  if (failure) throw failure;
  try {
    let isBehind = false;
    const transport = serverTransport(endpoint, sharedCalls(), patience(incident), () => {
      isBehind = true;
    });
    const data = await call(endpoint, transport, input, withCursor(options));
    // By a process that knows less than this one, so that the page is drawn again soon (ADR-0149).
    if (isBehind) await shortenLife();
    return data;
  } catch (error) {
    if (incident && error instanceof ApiError && error.isOutage) {
      incident.apiUnreachable = true;
      (incident.failures ??= new Map()).set(name, error);
    }
    throw error;
  }
}

/** How long a page is kept that was drawn without a part of it, s. */
const incompleteFor = 5;
/** A page lives as long as what lives shortest in it. */
const shortenLife = unstable_cache(async () => null, ['incomplete page'], { revalidate: incompleteFor });

/**
 * What a page can do without: `otherwise` where the API does not give it. Without it for an outage the page is drawn
 * again within seconds, for an error is kept no longer. Throws what is no ApiError.
 */
export async function orWithout<T, O>(part: Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await part;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.isOutage) await shortenLife();
    return otherwise;
  }
}
