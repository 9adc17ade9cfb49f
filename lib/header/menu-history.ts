/** Name in the entries of the browser's history under which the depth of the menu stands. */
const key = 'lenduletMenu';

/** Levels of the menu that the present entry of the history stands for; null where it is the page itself. */
export function historyDepth(): number | null {
  const state: unknown = history.state;
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : null;
  return typeof depth === 'number' && Number.isInteger(depth) && depth >= 0 ? depth : null;
}

/** Adds an entry for a level, the address unchanged, so that the way back leads out of it first (ADR-0025). */
export function pushLevel(depth: number): void {
  history.pushState({ [key]: depth }, '');
}

/** Leaves the entries of the menu for that of the page; `then` follows once the browser is there. */
export function leaveLevels(then?: () => void): void {
  const depth = historyDepth();
  if (depth === null) return then?.();
  // A task later, when the router has dealt with its entry too.
  if (then) addEventListener('popstate', () => setTimeout(then), { once: true });
  history.go(-(depth + 1));
}
