import type { z } from 'zod';
import type { cartAddSchema } from '#lib/contract/cart.ts';
export type CartLineToAdd = z.input<typeof cartAddSchema>;

/** One intended addition: what, and for whom. */
export interface IntendedAddition {
  epoch: number;
  line: CartLineToAdd;
}

/** The same on its way; it keeps its key, however often it is sent. */
export interface Addition extends IntendedAddition {
  key: string;
}

/**
 * A random UUID for the header Idempotency-Key of one intended addition. It stays the same however often that is sent:
 * a browser repeats a call by itself whose connection breaks.
 */
export function newAdditionKey(): string {
  // A page without https has no randomUUID.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    // Each 0 and 1 becomes any digit; the 8 is the variant, of which two bits are fixed.
    return (digit === '8' ? 8 + (random & 3) : random & 15).toString(16);
  });
}
