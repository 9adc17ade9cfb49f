import { allowsEvents, readConsent } from '#lib/consent/index.ts';
import { tellEvent } from './data-layer.ts';
import { hasEventLog } from './has-event-log.ts';
import type { ShopEvent } from './schemas.ts';

/** What became of an event: told to tags, kept until the shopper chooses, or dropped because they refused. */
export type Outcome = 'sent' | 'waiting' | 'dropped';

/** Events that a page keeps at most before a choice; the oldest are forgotten first. */
const most = 100;
const waiting: ShopEvent[] = [];

function note(event: ShopEvent, outcome: Outcome): void {
  if (hasEventLog) import('./event-log.ts').then(({ noteEvent }) => noteEvent(event, outcome), () => undefined);
}

function send(event: ShopEvent): void {
  tellEvent(event);
  note(event, 'sent');
}

/** Sends what has waited, each event once and in its order. */
function sendWaiting(): void {
  for (const event of waiting.splice(0)) send(event);
}

/**
 * Tells of something that happened in the shop. Before the shopper's choice it is kept in this page alone; it is sent
 * once they allow it, and dropped once they refuse (acceptance, Analytics 4).
 */
export function track(event: ShopEvent): void {
  const consent = readConsent();
  if (!consent) {
    waiting.push(event);
    if (waiting.length > most) waiting.shift();
    note(event, 'waiting');
    return;
  }
  if (!allowsEvents(consent)) {
    waiting.length = 0;
    note(event, 'dropped');
    return;
  }
  sendWaiting();
  send(event);
}

/**
 * Tracks an event whose making needs code of its own, which is fetched only where the event can be of use. Nothing is
 * told of an event that fails on the way: no shopper is to notice.
 */
export function trackLater(make: () => Promise<ShopEvent | null>): void {
  const consent = readConsent();
  if (consent && !allowsEvents(consent)) return;
  make().then((event) => { if (event) track(event); }, () => undefined);
}

/** Does with the events that waited what the shopper has chosen, here or in another tab. */
export function settleWaiting(): void {
  const consent = readConsent();
  if (!consent) return;
  if (allowsEvents(consent)) {
    sendWaiting();
    return;
  }
  for (const event of waiting.splice(0)) note(event, 'dropped');
}
