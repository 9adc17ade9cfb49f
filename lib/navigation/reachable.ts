import { settings } from '#lib/config/index.ts';
import { callHeaders } from '#variant/headers.ts';

/** How long the API may take to say that it is there, ms. */
const patience = 5000;

/**
 * Whether the product API answers, so that a page which needs it can be drawn. Asked before a list is changed: a page
 * that fails on the way would take the list with it.
 */
export async function isApiReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const answer = await fetch(`${settings.API_HOST}/health/`, { cache: 'no-store', headers: callHeaders(), signal: AbortSignal.timeout(patience) });
    return answer.ok;
  } catch {
    return false;
  }
}
