import { ApiError } from '#lib/api/errors.ts';

/** Why adding to the cart failed, as the key of a text. */
export function addFailure(error: unknown) {
  if (!(error instanceof ApiError)) return 'unknown' as const;
  if (error.errors.productOption?.includes('sold_out')) return 'soldOut' as const;
  if (error.errors.amount) return 'stock' as const;
  if (error.kind === 'timeout') return 'timeout' as const;
  return error.kind === 'unreachable' ? ('unreachable' as const) : ('unknown' as const);
}
