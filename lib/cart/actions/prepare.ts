import { isThrifty } from '#lib/loading/connection.ts';
import { loadQueryCache } from '#lib/query/index.ts';
import { loadAdditions } from './use-add-to-cart.ts';
import { loadCartCalls } from '../queries/calls.ts';

/** Fetches what cart calls need, ahead of the first press. */
export const prepareCartCalls = () =>
  void Promise.all([loadCartCalls(), loadAdditions(), loadQueryCache()]).catch(() => undefined);

/**
 * How long a browser keeps the leave to write to the cart that its API gave it, ms; some forget it after ten minutes.
 */
const leaveKept = 9 * 60_000;
let leaveUntil = 0;

/**
 * Reads the cart ahead of a write that is likely to come: a browser asks another host's leave once an address, and a
 * press then waits for one answer in place of two.
 */
export async function askLeaveForCart(): Promise<void> {
  if (performance.now() < leaveUntil || isThrifty()) return;
  leaveUntil = performance.now() + leaveKept;
  try {
    const [{ callApi }, { cartCalls }] = await loadCartCalls();
    await callApi(cartCalls.get);
  } catch {
    // The write asks by itself, and says what is wrong.
    leaveUntil = 0;
  }
}
