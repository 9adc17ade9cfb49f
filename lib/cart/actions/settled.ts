import type { QueryClient } from '@tanstack/react-query';

/** Lines whose wanted quantity the server has not confirmed yet, by hash. */
const unsent = new Set<string>();
const listeners = new Set<() => void>();

/** Notes whether a line waits for its quantity to be confirmed. */
export function noteQuantity(hash: string, isWaiting: boolean): void {
  if (isWaiting) unsent.add(hash);
  else unsent.delete(hash);
  for (const listener of listeners) listener();
}

/**
 * Waits until every wanted quantity was confirmed and every write of the cart answered; false where one of them
 * failed meanwhile, so that what shows is not what was wanted.
 */
export function cartSettled(client: QueryClient): Promise<boolean> {
  const writes = client.getMutationCache();
  let hasFailed = false;
  return new Promise((resolve) => {
    const check = () => {
      if (
        unsent.size > 0 ||
        writes.getAll().some(({ state, options }) => state.status === 'pending' && options.scope?.id === 'cart')
      )
        return;
      stopWatching();
      listeners.delete(check);
      resolve(!hasFailed);
    };
    const stopWatching = writes.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hasFailed = true;
      // What follows a write, the next one of the same line, begins with the next drawing.
      setTimeout(check);
    });
    listeners.add(check);
    setTimeout(check);
  });
}
