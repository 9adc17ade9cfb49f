import type { ShopEvent } from './schemas.ts';

/** Takes events on; its code knows the shopper's choice, and comes once the page has time for it. */
export interface Receiver {
  receive: (event: ShopEvent) => void;
  /** Whether the shopper has refused tracking. */
  isRefused: () => boolean;
}

/** Events that a page keeps at most before they are taken on; the oldest are forgotten first. */
export const mostWaiting = 100;

const early: ShopEvent[] = [];
let receiver: Receiver | undefined;

/** Tracks an event of the shop. Whether it leaves the page is the shopper's choice (ADR-0052). */
export function track(event: ShopEvent): void {
  if (receiver) {
    receiver.receive(event);
    return;
  }
  early.push(event);
  if (early.length > mostWaiting) early.shift();
}

/** Whether it is known that tracking is refused. */
export const isRefused = (): boolean => receiver?.isRefused() ?? false;

/** A place of the page, what it tells once it is in sight (an Impression as JSON), and what ends its watching. */
export interface Sight {
  place: Element;
  impression: string;
  stop?: () => void;
}

const sights = new Set<Sight>();
let watch: ((sight: Sight) => void) | undefined;

/** Whether a place still stands in the page. */
export const isInPage = (sight: Sight): boolean => sights.has(sight);

/** Has a place of the page watched, by code that comes where it may be of use. The answer ends it. */
export function offerSight(place: Element, impression: string): () => void {
  const sight: Sight = { place, impression };
  sights.add(sight);
  watch?.(sight);
  return () => {
    sights.delete(sight);
    sight.stop?.();
  };
}

/** Hands the places that stand in the page, and those that come, to who watches them. */
export function watchSights(by: (sight: Sight) => void): void {
  watch = by;
  for (const sight of sights) by(sight);
}

/**
 * Tracks an event whose making needs code of its own, which is fetched only where the event can be of use. An
 * event that fails on the way is not reported: no shopper is to notice.
 */
export function trackLater(make: () => Promise<ShopEvent | null>): void {
  if (isRefused()) return;
  make().then(
    (event) => {
      if (event) track(event);
    },
    () => undefined,
  );
}

/** Hands what was tracked so far, and from now on, to who takes it on. */
export function receiveBy(taking: Receiver): void {
  receiver = taking;
  for (const event of early.splice(0)) taking.receive(event);
}
