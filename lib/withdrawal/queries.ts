import { queryOptions, skipToken } from '@tanstack/react-query';

/** What a customer need not type: name and e-mail address. */
export interface Owner {
  name: string;
  email: string;
}

/** Of the order where it is the customer's, for it may have another address than the account. */
async function loadOwner(orderNumber: string, signal: AbortSignal): Promise<Owner> {
  const { accountCalls } = await import('#lib/account/queries/calls.ts');
  const orders = orderNumber ? await accountCalls.orders({}, signal) : [];
  const order = orders.find(({ number }) => number === orderNumber);
  const { firstName, lastName, email } = order
    ? (await accountCalls.order(order.uuid, signal)).contact
    : (await accountCalls.account(signal)).personal;
  return { name: `${lastName} ${firstName}`, email };
}

/** Who withdraws, as far as a customer's session tells; nothing is asked for a guest. */
export const ownerQuery = (uuid: string | null, orderNumber: string) =>
  queryOptions({
    queryKey: ['withdrawal', uuid, orderNumber],
    queryFn: uuid === null ? skipToken : ({ signal }) => loadOwner(orderNumber, signal),
  });
