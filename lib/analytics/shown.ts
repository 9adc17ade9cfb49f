import type { Item, ShopEvent } from './schemas.ts';
import { track } from './track.ts';

/** What is in sight at a place of the page, and what a press on it is told as. */
interface Offered {
  /** The part of the page that the links stand in. */
  within: Element;
  event: ShopEvent;
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
function choiceOf({ event }: Offered, link: HTMLAnchorElement): ShopEvent | null {
  if (event.event === 'view_promotion') return { event: 'select_promotion', ecommerce: event.ecommerce };
  const item = itemOf(event, link);
  if (!item || event.event !== 'view_item_list') return null;
  return { event: 'select_item', ecommerce: { ...event.ecommerce, items: [item] } };
}

/** Tells of the innermost offer that a pressed link belongs to. */
function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return;
  for (const offer of [...offered].toReversed()) {
    const choice = offer.within.contains(link) ? choiceOf(offer, link) : null;
    if (choice) {
      track(choice);
      return;
    }
  }
}

/**
 * Tells events once the place beside which they stand comes into sight, and from then on of presses on links there. The
 * answer ends both.
 */
export function tellWhenSeen(place: Element, events: readonly ShopEvent[]): () => void {
  const within = place.parentElement ?? place;
  const offers = events.map((event): Offered => ({ within, event }));
  if (offered.size === 0) document.addEventListener('click', onClick, { capture: true });
  for (const offer of offers) offered.add(offer);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    for (const event of events) track(event);
  });
  observer.observe(within);
  return () => {
    observer.disconnect();
    for (const offer of offers) offered.delete(offer);
    if (offered.size === 0) document.removeEventListener('click', onClick, { capture: true });
  };
}
