import { isThrifty } from './connection.ts';

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const;
/** Whether the page was used first by a press: what it leads to comes before all else. */
type Act = (isPress: boolean) => void;

const waiting = new Set<Act>();
let isUsed = false;

function use({ type }: Event): void {
  isUsed = true;
  for (const sign of signs) removeEventListener(sign, use, true);
  for (const act of [...waiting]) act(type === 'pointerdown');
  waiting.clear();
}

/**
 * Calls at the first sign that the page is being used: a touch, a pointer, a key, a scroll; at once where that has
 * been. On a thrifty connection it never calls: there only what is asked for is fetched. The answer takes it back.
 */
export function firstUse(act: Act): () => void {
  if (isThrifty()) return () => undefined;
  if (isUsed) {
    act(false);
    return () => undefined;
  }
  if (waiting.size === 0)
    for (const sign of signs) addEventListener(sign, use, { capture: true, passive: true, once: true });
  waiting.add(act);
  return () => waiting.delete(act);
}
