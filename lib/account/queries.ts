import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Account } from '#lib/contract/account.ts';
import type { Loyalty } from '#lib/contract/loyalty.ts';
import type { OrderDetails, OrderStatus, OrderSummary } from '#lib/contract/order.ts';
import { useSession } from '#stores/session.ts';
import { isCustomer } from '#lib/core/session/transitions.ts';

const loadCalls = () => import('./queries/calls.ts').then(({ accountCalls }) => accountCalls);

/** Which orders are listed: of a year, of a status, or all. */
export interface OrdersFilter {
  year?: number;
  status?: OrderStatus;
}

/** The account of a customer by request uuid; null for a guest, for whom nothing is asked. */
export const accountQuery = (uuid: string | null) =>
  queryOptions({
    queryKey: ['account', uuid],
    queryFn: uuid === null ? skipToken : async ({ signal }): Promise<Account> => (await loadCalls()).account(signal),
    staleTime: 300_000,
  });

export const ordersQuery = (uuid: string | null, filter: OrdersFilter) =>
  queryOptions({
    queryKey: ['orders', uuid, filter],
    queryFn:
      uuid === null
        ? skipToken
        : async ({ signal }): Promise<OrderSummary[]> => (await loadCalls()).orders(filter, signal),
  });

export const orderQuery = (uuid: string | null, order: string) =>
  queryOptions({
    queryKey: ['order', uuid, order],
    queryFn:
      uuid === null ? skipToken : async ({ signal }): Promise<OrderDetails> => (await loadCalls()).order(order, signal),
  });

export const loyaltyQuery = (uuid: string | null) =>
  queryOptions({
    queryKey: ['loyalty', uuid],
    queryFn: uuid === null ? skipToken : async ({ signal }): Promise<Loyalty> => (await loadCalls()).loyalty(signal),
  });

/** The request uuid of the customer at the browser; null for a guest. */
export function useCustomerUuid(): string | null {
  return useSession((state) => (isCustomer(state) ? state.requestUuid : null));
}

/** The account of the customer at the browser. */
export function useAccount() {
  return useQuery(accountQuery(useCustomerUuid()));
}
