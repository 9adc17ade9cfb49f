import { allowsEvents, readConsent } from '#lib/consent/index.ts';
import { firstUse } from '#lib/loading/first-use.ts';
import { openDataLayer, pushEvent } from './data-layer.ts';
import { hasEventLog } from './has-event-log.ts';
import type { ShopEvent } from './schemas.ts';
import type { Impression } from './impression.ts';
import { isInPage, mostWaiting, receiveBy, watchSights, type Sight } from './track.ts';
import type { Outcome } from './event-log.ts';

const waiting: ShopEvent[] = [];

function note(event: ShopEvent, outcome: Outcome): void {
  if (hasEventLog)
    import('./event-log.ts').then(
      ({ noteEvent }) => noteEvent(event, outcome),
      () => undefined,
    );
}

function send(event: ShopEvent): void {
  pushEvent(event);
  note(event, 'sent');
}

const watched = new WeakSet<Sight>();

async function watch(sight: Sight): Promise<void> {
  const { trackImpression } = await import('./track-impression.ts');
  if (isInPage(sight)) sight.stop = trackImpression(sight.place, JSON.parse(sight.impression) as Impression);
}

function watchUnlessRefused(sight: Sight): void {
  if (watched.has(sight) || isRefused()) return;
  watched.add(sight);
  watch(sight).catch(() => watched.delete(sight));
}

/** Has the places of the page watched that tell something once they are in sight, unless the shopper has refused. */
export function watchPlaces(): void {
  watchSights(watchUnlessRefused);
}

/**
 * Does with the events that waited what the shopper has chosen, here or in another tab: sends each once, in their
 * order, or drops them. Without a choice they go on waiting.
 */
export function settleWaiting(): void {
  const consent = readConsent();
  if (!consent) return;
  const isAllowed = allowsEvents(consent);
  for (const event of waiting.splice(0)) {
    if (isAllowed) send(event);
    else note(event, 'dropped');
  }
}

/** Before the shopper's choice an event is kept in this page alone (ADR-0052). */
function receive(event: ShopEvent): void {
  waiting.push(event);
  if (waiting.length > mostWaiting) waiting.shift();
  if (readConsent()) settleWaiting();
  else note(event, 'waiting');
}

function isRefused(): boolean {
  const consent = readConsent();
  return consent !== null && !allowsEvents(consent);
}

/**
 * Opens the way of events: tags find everything denied first, and what was tracked meanwhile is taken on. Who has not
 * chosen yet can not choose without using the page: until then nothing of what watches it is fetched.
 */
export function openDelivery(): void {
  openDataLayer();
  receiveBy({ receive, isRefused });
  if (readConsent()) watchPlaces();
  else firstUse(watchPlaces);
}
