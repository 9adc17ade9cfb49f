import { settings } from '#lib/config/index.ts';
import { serverSettings } from '#lib/config/server-settings.ts';
import type { DataOf, Endpoint } from '#lib/contract/endpoint.ts';
import { watchedFetch } from '#lib/core/call-watch.ts';
import { call, SharedCalls, type CallOptions, type Input, type Transport } from './call.ts';

/** A call of the product API by the proxy, on behalf of everyone. Throws an ApiError. */
export function callFromProxy<E extends Endpoint>(
  endpoint: E,
  input?: Input<E>,
  options?: CallOptions,
): Promise<DataOf<E>> {
  const transport: Transport = {
    host: settings.API_HOST,
    identity: () => ({ token: null, requestUuid: null }),
    origin: settings.STOREFRONT_HOST,
    timeout: serverSettings.API_TIMEOUT_SERVER,
    fetch: watchedFetch(endpoint, globalThis.fetch),
    shared: new SharedCalls(0),
  };
  return call(endpoint, transport, input, options);
}
