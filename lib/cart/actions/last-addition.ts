import type { QueryClient } from '@tanstack/react-query';
import type { CartLineToAdd } from '../addition-key.ts';

const key = ['last addition'];

/** Keeps what went into the cart last, for the panel that says so. */
export function keepLastAddition(client: QueryClient, line: CartLineToAdd): void {
  client.setQueryData(key, line);
}

/** What went into the cart last from this page. */
export function lastAddition(client: QueryClient): CartLineToAdd | undefined {
  return client.getQueryData(key);
}
