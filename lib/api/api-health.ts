import { settings } from '#lib/config/index.ts';

/** How long the API may take to say that it is there, ms. */
const patience = 5000;
/** For how long an answer says that the API is there, ms. */
const trusted = 3000;

let answeredAt = -Infinity;
let asking: Promise<boolean> | null = null;

/** Notes that the API has just answered a call. */
export function noteApiResponse(): void {
  answeredAt = performance.now();
}

async function ask(): Promise<boolean> {
  try {
    // Without a header of its own, so that browsers ask once and not first whether they may.
    const response = await fetch(`${settings.API_HOST}/health/`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok) noteApiResponse();
    return response.ok;
  } catch {
    return false;
  } finally {
    asking = null;
  }
}

/**
 * Whether the product API answers, so that a page which needs it can be drawn: a page that fails on the way would take
 * the list with it. Known at once where the API has answered within three seconds; so ask as soon as a press is likely.
 */
export async function isApiHealthy(): Promise<boolean> {
  if (!navigator.onLine) return false;
  if (performance.now() - answeredAt < trusted) return true;
  asking ??= ask();
  return asking;
}
