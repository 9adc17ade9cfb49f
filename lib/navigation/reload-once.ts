const key = 'lendulet_reload';
/** A second reload within this time would be a loop, ms. */
const guard = 10_000;

/**
 * Reloads the page unless that was done a moment ago, and answers whether it does. Without storage it does nothing,
 * for it could not know.
 */
export function reloadOnce(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (now - last < guard) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
