import { callApi } from '#lib/session/call-api.ts';
import { ApiError } from '#lib/api/errors.ts';
import { accountEndpoints, type Account } from '#lib/contract/account.ts';
import { loyaltyEndpoints } from '#lib/contract/loyalty.ts';
import { orderEndpoints } from '#lib/contract/order.ts';
import type { QueryOf } from '#lib/contract/endpoint.ts';

/** Fetches the account. An answer that is none is logged in the words of AUTH-09. Throws an ApiError. */
async function fetchAccount(signal?: AbortSignal): Promise<Account> {
  try {
    return await callApi(accountEndpoints.account, {}, signal ? { signal } : {});
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'shape')
      console.error('Error during server response parsing!', error.message);
    throw error;
  }
}

/** Reads of the account area (API-07). Each throws an ApiError. */
export const accountCalls = {
  account: fetchAccount,
  orders: (query: QueryOf<typeof orderEndpoints.orders>, signal?: AbortSignal) =>
    callApi(orderEndpoints.orders, { query }, signal ? { signal } : {}),
  order: (id: string, signal?: AbortSignal) =>
    callApi(orderEndpoints.order, { params: { id } }, signal ? { signal } : {}),
  loyalty: (signal?: AbortSignal) => callApi(loyaltyEndpoints.loyalty, {}, signal ? { signal } : {}),
};
