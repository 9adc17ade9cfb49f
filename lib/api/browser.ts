import { settings } from '#lib/config/index.ts';
import type { DataOf, Endpoint } from '#lib/contract/endpoint.ts';
import { noteApiResponse } from './api-health.ts';
import { isInvalidSession } from './invalid-session.ts';
import { call, SharedCalls, type CallOptions, type Identity, type Input } from './call.ts';

const shared = new SharedCalls(settings.SHARING_WINDOW);

/** A call as somebody in particular, whoever is at the browser: a logout is made as who has just left. */
export function callApiAs<E extends Endpoint>(
  identity: Identity,
  endpoint: E,
  input?: Input<E>,
  options?: CallOptions,
): Promise<DataOf<E>> {
  const transport = {
    host: settings.API_HOST,
    identity: () => identity,
    origin: null,
    timeout: settings.API_TIMEOUT_BROWSER,
    shared,
  };
  return call(endpoint, transport, input, options);
}

/** Who is at the browser, as the owner of the session knows: asked before a call, and notified where it ended that. */
export interface CallerSource {
  /** Throws where a write must not be made now. */
  callerFor(isWrite: boolean): Identity & { epoch: number };
  /** Throws where somebody else is at the browser than in that epoch. */
  assertEpoch(epoch: number): void;
  expire(caller: Identity): void;
}

/**
 * Calls of the product API from the browser, as whoever is at it. They throw an ApiError, or what the source throws
 * where somebody else is there by now. An answer that says so ends the session (AUTH-07).
 */
export function callApiOf(source: CallerSource) {
  return async <E extends Endpoint>(endpoint: E, input?: Input<E>, options?: CallOptions): Promise<DataOf<E>> => {
    if (endpoint.authentication === 'none') {
      const answer = await callApiAs({ token: null, requestUuid: null }, endpoint, input, options);
      noteApiResponse();
      return answer;
    }
    const { token, requestUuid, epoch } = source.callerFor(endpoint.method !== 'GET');
    try {
      const answer = await callApiAs({ token, requestUuid }, endpoint, input, options);
      noteApiResponse();
      source.assertEpoch(epoch);
      return answer;
    } catch (error) {
      if (isInvalidSession(error)) source.expire({ token, requestUuid });
      throw error;
    }
  };
}
