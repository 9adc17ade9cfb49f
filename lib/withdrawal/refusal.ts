import { ApiError } from '#lib/api/errors.ts';

/**
 * Why an order, or a choice of its goods, is not withdrawn from: it is not known by this number and address, it is too
 * late, it was cancelled, its payment is awaited, nothing is left, all of it was made to the customer's wishes, or it has changed meanwhile.
 */
export type Refusal = 'unknown' | 'expired' | 'cancelled' | 'unpaid' | 'withdrawn' | 'custom_made' | 'changed';

const refusals: readonly string[] = [
  'unknown',
  'expired',
  'cancelled',
  'unpaid',
  'withdrawn',
  'custom_made',
  'changed',
] satisfies Refusal[];
const isRefusal = (code: string | undefined): code is Refusal => code !== undefined && refusals.includes(code);

/** What the API refused; null where the call failed for another reason. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null;
  const code = error.errors.order?.[0] ?? error.errors.items?.[0];
  if (isRefusal(code)) return code;
  return Object.keys(error.errors).some((field) => field.startsWith('items.')) ? 'changed' : null;
}

/** Whether a withdrawal that was begun is not there any more: it lapses after an hour. */
export function isLapsed(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && error.errors.uuid !== undefined;
}
