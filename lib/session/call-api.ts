import { callApiOf } from '#lib/api/browser.ts';
import { session } from '#stores/session.ts';

/**
 * A call of the product API as whoever is at the browser. Throws an ApiError, or a SessionChangedError where somebody
 * else is there by now.
 */
export const callApi = callApiOf(session);
