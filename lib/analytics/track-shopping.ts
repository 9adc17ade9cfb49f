import type { ShopEvent } from './schemas.ts';
import type * as ShoppingEvents from './shopping-events.ts';
import { isRefused, track, trackLater } from './track.ts';

/** Makes an event of shopping; null where nothing has come of it. */
type Making = (events: typeof ShoppingEvents) => ShopEvent | null;

const load = () => import('./shopping-events.ts');

/** Tracks something done to the cart or the favourites; the code that makes the event is loaded after it. */
export function trackShopping(make: Making): void {
  trackLater(() => load().then(make));
}

/** Fetches what makes events of shopping, ahead of the moment at which the page is left; the result tracks at once. */
export async function prepareTracking(): Promise<(make: Making) => void> {
  const events = isRefused() ? null : await load().catch(() => null);
  return (make) => {
    const event = events && make(events);
    if (event) track(event);
  };
}
