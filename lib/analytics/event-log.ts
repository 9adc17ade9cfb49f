import { schemaError, type ShopEvent } from './schemas.ts';

/** What became of an event: sent to tags, kept until the shopper chooses, or dropped because they refused. */
export type Outcome = 'sent' | 'waiting' | 'dropped';

/** An event as the list of the last ones keeps it. */
export interface LoggedEvent {
  /** When it happened, ms since 1970. */
  at: number;
  path: string;
  outcome: Outcome;
  event: ShopEvent;
  /** What is wrong with it by its schema; null for a good one. */
  fault: string | null;
}

/** Events that the list holds; the oldest are forgotten first. */
export const mostLogged = 50;

const storageKey = 'lendulet_event_log';

/** The last events of this browser, newest first. Damaged storage counts as empty. */
export function readEventLog(): LoggedEvent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Adds an event to the list, and says in the console what is wrong with one that breaks its schema. */
export function noteEvent(event: ShopEvent, outcome: Outcome): void {
  const fault = schemaError(event);
  if (fault) console.error(`Event against its schema: ${fault}`, event);
  const log = [{ at: Date.now(), path: location.pathname, outcome, event, fault }, ...readEventLog()].slice(
    0,
    mostLogged,
  );
  try {
    localStorage.setItem(storageKey, JSON.stringify(log));
    dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  } catch {
    // A list that can not be kept is no one's loss but the developer's, whose browser refuses it.
  }
}

export function clearEventLog(): void {
  localStorage.removeItem(storageKey);
  dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}

/** Calls `listener` with each change of the list, in this tab or another one; the answer ends it. */
export function followEventLog(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
