/** Something that happened in the shop, by its name and what is to be told of it; nothing of it names a person. */
export interface ShopEvent {
  event: string;
  [detail: string]: unknown;
}

/** Events that a page keeps at most; the oldest are forgotten first. */
const most = 100;
const waiting: ShopEvent[] = [];

/** Keeps an event as long as the page lives: without the shopper's consent nothing is told to anybody. */
export function keepEvent(event: ShopEvent): void {
  waiting.push(event);
  if (waiting.length > most) waiting.shift();
}

/** What waits for consent, oldest first. */
export function waitingEvents(): readonly ShopEvent[] {
  return waiting;
}
