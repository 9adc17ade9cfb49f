import { settings } from '#lib/config/index.ts';
import type { DataOf, Endpoint } from '#lib/contract/endpoint.ts';
import { session } from '#lib/session/index.ts';
import { call, SharedCalls, type CallOptions, type Input, type Transport } from './call.ts';

const transport: Transport = {
  host: settings.API_HOST,
  identity: () => ({ token: session.token(), requestUuid: session.requestUuid() }),
  origin: null,
  timeout: settings.API_TIMEOUT_BROWSER,
  shared: new SharedCalls(settings.SHARING_WINDOW),
};

/** A call of the product API from the browser. Throws an ApiError. */
export function callApi<E extends Endpoint>(endpoint: E, input?: Input<E>, options?: CallOptions): Promise<DataOf<E>> {
  return call(endpoint, transport, input, options);
}
