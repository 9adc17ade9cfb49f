import type { QueryClient } from '@tanstack/react-query';
import { loyaltyQuery, orderQuery } from '#lib/account/queries.ts';
import { callApi } from '#lib/session/call-api.ts';
import { orderEndpoints } from '#lib/contract/order.ts';
import { session } from '#stores/session.ts';

/**
 * Calls an order of a customer off, and keeps what the API answers; lists and points are read again. Where the order has
 * changed meanwhile it is read again too. Throws an ApiError.
 */
export async function cancelOrder(client: QueryClient, customerUuid: string | null, id: string): Promise<void> {
  const { epoch } = session.sync();
  const { queryKey } = orderQuery(customerUuid, id);
  try {
    const order = await callApi(orderEndpoints.cancelOrder, { params: { id } });
    session.assertEpoch(epoch);
    client.setQueryData(queryKey, order);
    void client.invalidateQueries({ queryKey: ['orders', customerUuid] });
    void client.invalidateQueries({ queryKey: loyaltyQuery(customerUuid).queryKey });
  } catch (error) {
    void client.invalidateQueries({ queryKey });
    throw error;
  }
}
