import type { EngineApi } from '../engine-api.ts';
import { CallFailed } from '../http/json-call.ts';
import type { Store } from '../store.ts';
import { nobodysEmail } from './draft.ts';
import { waitingOrders } from './shop-events.ts';

/**
 * Erases a deleted customer in the engine, once all of their orders are there: what is on its way would come after it.
 * Throws CallFailed, also where the engine has no such call yet.
 */
export async function eraseCustomer(
  customer: string,
  { engine, store }: { engine: Pick<EngineApi, 'eraseOrder'>; store: Store },
): Promise<void> {
  const coming = waitingOrders(store).find((order) => order.customer === customer);
  if (coming) throw new CallFailed(`${coming.number}, an order of theirs, is not in the engine yet`, null);
  for (const number of store.ordersOf(customer)) {
    const id = store.engineOrderOf(number);
    if (id !== null) await engine.eraseOrder(id, nobodysEmail(number));
    store.forgetCustomer(number);
  }
}
