/** Longest rest that is granted to an answer which asks for one, ms. */
const longestRest = 2000;

/**
 * Rest before a call is made again, ms: the seconds that Retry-After names while they are few and within the `left` ms
 * of the caller's patience, else a moment, which differs so that callers do not come back all at once.
 */
export function restBeforeRetry(retryAfter: string | null, left: number): number {
  if (left <= 0) return 0;
  const moment = 50 + Math.random() * 100;
  const asked = Number(retryAfter ?? 0) * 1000;
  return asked > moment && asked <= longestRest && asked < left ? asked : moment;
}
