import { loadQueryCache } from '#lib/query/index.ts';
import { isReturning } from '#lib/navigation/navigation-type.ts';
import { session } from '#stores/session.ts';
import { isCustomer } from '#lib/core/session/transitions.ts';
import { listEvent } from './lists.ts';
import { enterResults, leaveResults } from './results.ts';
import type { Item, ShopEvent } from './schemas.ts';
import type { Impression, ListImpression } from './impression.ts';
import { servedCards } from './served-cards.ts';
import { track } from './track.ts';

/** What is in sight at a place of the page, and what a press on it is tracked as. */
interface Offered {
  /** The part of the page that the links stand in. */
  within: Element;
  events: readonly ShopEvent[];
}

const offered = new Set<Offered>();

/** The id that the path of a product's page ends in. */
const productIdOf = (link: HTMLAnchorElement): string | undefined => /\/p\/[^/]*?-?(\d+)\/$/.exec(link.pathname)?.[1];

function itemOf(event: ShopEvent, link: HTMLAnchorElement): Item | undefined {
  if (event.event !== 'view_item_list') return undefined;
  const id = productIdOf(link);
  return event.ecommerce.items.find(({ item_id: item }) => item === id);
}

/** A press on what was offered, as an event; null for any other press. */
function choiceOf(event: ShopEvent, link: HTMLAnchorElement): ShopEvent | null {
  if (event.event === 'view_promotion') return { event: 'select_promotion', ecommerce: event.ecommerce };
  const item = itemOf(event, link);
  if (!item || event.event !== 'view_item_list') return null;
  return { event: 'select_item', ecommerce: { ...event.ecommerce, items: [item] } };
}

/** Tracks a click on the innermost offer that the link belongs to. */
function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return;
  for (const { within, events } of [...offered].toReversed()) {
    const choice = within.contains(link) ? events.map((event) => choiceOf(event, link)).find(Boolean) : null;
    if (choice) {
      track(choice);
      return;
    }
  }
}

/** Watches presses on links of an offer; the answer ends it. */
function watchPresses(offer: Offered): () => void {
  if (offered.size === 0) document.addEventListener('click', onClick, { capture: true });
  offered.add(offer);
  return () => {
    offered.delete(offer);
    if (offered.size === 0) document.removeEventListener('click', onClick, { capture: true });
  };
}

/** Events at the prices of the customer at the browser; null where those are everybody's. */
async function atOwnPrices(events: readonly ShopEvent[]): Promise<readonly ShopEvent[] | null> {
  const [own, cache] = await Promise.all([import('./queries.ts'), loadQueryCache()]);
  return own.atOwnPrices(cache, events);
}

/** Whether a list is that of a page of results, whose first cards a customer's own may take the place of. */
const isOfResults = ({ id }: ListImpression) => id === 'results' || id === 'search_results';

/** Calls `act` once, when an element comes into sight; the answer ends the waiting. */
function whenInSight(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Tracks what stands at a place of the page once that comes into view, and from then on clicks on links there. A
 * customer's own prices are waited for. What is returned ends it all.
 */
export function trackImpression(place: Element, { events = [], list, results }: Impression): () => void {
  const within = place.parentElement ?? place;
  const listed = list ? listEvent(list) : null;
  const offer: Offered = { within, events: listed ? [...events, listed] : events };
  const found = results ? enterResults(results, isReturning()) : [];
  const trackEvents = () => {
    for (const event of offer.events) track(event);
  };
  let isGone = false;
  let stopWaiting: (() => void) | undefined;
  const trackAtOwnPrices = async () => {
    // Where they do not come, the public ones stand.
    const own = await atOwnPrices(offer.events).catch(() => null);
    offer.events = own ?? offer.events;
    if (!own || !list || !isOfResults(list)) return trackEvents();
    if (!isGone) stopWaiting = servedCards.whenStaying(trackEvents);
  };
  const stopPresses = watchPresses(offer);
  const stopSight = whenInSight(within, () => {
    for (const event of found) track(event);
    if (!list?.isOwn && isCustomer(session.state())) void trackAtOwnPrices();
    else trackEvents();
  });
  return () => {
    isGone = true;
    stopWaiting?.();
    stopSight();
    stopPresses();
    if (results) leaveResults();
  };
}
