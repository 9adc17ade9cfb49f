const key = 'lendulet_reload';
/** A second reload within this time would be a loop, ms. */
const guard = 10_000;

/** Reloads the page unless that was done a moment ago. Without storage it does nothing, for it could not know. */
export function reloadOnce(now = Date.now()): void {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (now - last < guard) return;
    sessionStorage.setItem(key, String(now));
  } catch {
    return;
  }
  location.reload();
}
