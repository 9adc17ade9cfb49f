/** The longest that anything waits for an idle moment, ms. */
const patience = 2000;

/** Calls when the browser has a moment to spare; the answer takes it back. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: patience });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, 200);
  return () => clearTimeout(timer);
}
