import { settings } from '#lib/config/index.ts';
import type { DataOf, Endpoint } from '#lib/contract/endpoint.ts';
import { noteApiAnswer } from './api-health.ts';
import { session } from '#lib/session/index.ts';
import { isInvalidSession } from './invalid-session.ts';
import type { SessionIdentity } from '#lib/session/transitions.ts';
import { call, SharedCalls, type CallOptions, type Input } from './call.ts';

const shared = new SharedCalls(settings.SHARING_WINDOW);

/** A call as somebody in particular, whoever is at the browser: a logout is made as who has just left. */
export function callApiAs<E extends Endpoint>(
  identity: SessionIdentity,
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

/**
 * A call of the product API from the browser. Throws an ApiError, or a SessionChangedError where somebody else is at
 * the browser by now. An answer that says so ends the session (AUTH-07).
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input?: Input<E>,
  options?: CallOptions,
): Promise<DataOf<E>> {
  if (endpoint.authentication === 'none') {
    const answer = await callApiAs({ token: null, requestUuid: null }, endpoint, input, options);
    noteApiAnswer();
    return answer;
  }
  const { token, requestUuid, epoch } = session.callerFor(endpoint.method !== 'GET');
  try {
    const answer = await callApiAs({ token, requestUuid }, endpoint, input, options);
    noteApiAnswer();
    session.stayIn(epoch);
    return answer;
  } catch (error) {
    if (isInvalidSession(error)) session.invalidate({ token, requestUuid });
    throw error;
  }
}
