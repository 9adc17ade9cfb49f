const key = 'lendulet_reload';
/** A second reload within this time would be a loop, ms. */
const guard = 10_000;

/** The page that a press on a link leads to, and the address where it was pressed. */
let wanted: { href: string; from: string } | null = null;

/** Notes where a soft navigation is to lead, until the address changes; null where there is none any more. */
export function noteWanted(href: string | null): void {
  wanted = href === null ? null : { href, from: location.href };
}

/**
 * Loads the page anew, or the one that a soft navigation is on its way to, unless that was done a moment ago, and
 * answers whether it does. Without storage it does nothing, for it could not know.
 */
export function reloadOnce(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (now - last < guard) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    return false;
  }
  if (wanted?.from === location.href) location.assign(wanted.href);
  else location.reload();
  return true;
}
