import { openDelivery, settleWaiting } from '#lib/analytics/delivery.ts';
import { trackPageView } from '#lib/analytics/visit.ts';
import { allowsEvents, readConsent } from '#lib/consent/index.ts';

// The panel asks with what is here already: with an import of its own it would bring all of this a second time.
export { choose } from './choosing.ts';
export { readConsent };

/**
 * Opens the way of events and does what the shopper has chosen, maybe in another tab. Whether they still have to
 * choose.
 */
export function bootstrapConsent(): boolean {
  openDelivery();
  settleWaiting();
  return readConsent() === null;
}

/** Tracks a page view, unless the shopper has refused that. */
export function trackPage(path: string): void {
  const consent = readConsent();
  if (!consent || allowsEvents(consent)) trackPageView(path);
}
