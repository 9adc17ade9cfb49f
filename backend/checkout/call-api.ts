import { call, type CallOptions, type Input, type Transport } from '#lib/api/call.ts';
import type { DataOf, Endpoint } from '#lib/contract/endpoint.ts';
import { watchedFetch } from '#lib/core/call-watch.ts';

/** A call of the product API by the checkout, watched as the process watches them. Throws an ApiError. */
export function callApi<E extends Endpoint>(
  endpoint: E,
  transport: Transport,
  input?: Input<E>,
  options?: CallOptions,
): Promise<DataOf<E>> {
  return call(endpoint, { ...transport, fetch: watchedFetch(endpoint, globalThis.fetch) }, input, options);
}
