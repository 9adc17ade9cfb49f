import { allowsEvents, readConsent } from '#lib/consent/index.ts';
import { openDataLayer, pushEvent } from './data-layer.ts';
import { hasEventLog } from './has-event-log.ts';
import type { ShopEvent } from './schemas.ts';
import { mostWaiting, receiveBy } from './track.ts';
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

/** Opens the way of events: tags find everything denied first, and what was tracked meanwhile is taken on. */
export function openDelivery(): void {
  openDataLayer();
  receiveBy({ receive, isRefused });
}
