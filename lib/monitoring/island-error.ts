/** What the window hears of an error that an island's boundary caught. */
export interface IslandErrorEvent extends ErrorEvent {
  island: string;
}

/**
 * Reports an error that a boundary caught to the window, as any other error: whoever listens for errors hears of it,
 * of a chunk that did not load among them.
 */
export function reportIslandError(error: unknown, island: string): void {
  const message = error instanceof Error ? error.message : String(error);
  dispatchEvent(Object.assign(new ErrorEvent('error', { error, message }), { island }));
}
