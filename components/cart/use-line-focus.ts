import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** The list itself has the focus, after a removal by pointer. */
const noLine = '';

/** The line that comes after one that is gone, else the one before it. */
function neighbour(gone: string, before: readonly string[], left: readonly string[]): string | undefined {
  const index = before.indexOf(gone);
  return (
    before.slice(index + 1).find((hash) => left.includes(hash)) ??
    before.slice(0, index).findLast((hash) => left.includes(hash))
  );
}

/**
 * Keeps the focus in the cart when what had it is gone: after a line's removal it goes to the next line's heading or
 * to the text of the empty cart, and where the line stays to the button that removes it. Focus elsewhere stays there.
 */
export function useLineFocus(place: RefObject<HTMLElement | null>, hashes: readonly string[]) {
  const focused = useRef<string | null>(null);
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    const earlier = before.current;
    before.current = hashes;
    const hash = focused.current;
    if (hash === null || document.activeElement !== document.body) return;
    const next = hashes.includes(hash) ? hash : neighbour(hash, earlier, hashes);
    const line = next === undefined ? '' : `[data-hash="${CSS.escape(next)}"]`;
    const target = line ? `${line} ${next === hash ? '[data-remove]' : 'h2'}` : '[data-empty]';
    place.current?.querySelector<HTMLElement>(target)?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      const line = target.closest<HTMLElement>('[data-hash]')?.dataset.hash;
      focused.current = line ?? (target.matches('ul') ? noLine : null);
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
