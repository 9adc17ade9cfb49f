import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isReturning } from '#lib/navigation/arrival.ts';
import { keepReturnPoint, readReturnPoint, type ReturnPoint } from '#lib/navigation/return-point.ts';
import type { LoadedPages } from './use-loaded-pages.ts';

/** What names an element of the list over drawings: a card's product, a filter's value. */
function nameOf(element: Element | null): string | null {
  const product = element?.closest<HTMLElement>('[data-product]')?.dataset.product;
  if (product) return `[data-product="${product}"] a`;
  const value = element?.closest<HTMLElement>('[data-value]')?.dataset.value;
  return value ? `[data-value="${value}"]` : null;
}

const here = () => location.pathname + location.search;

function focusOn(name: string | null): void {
  // The name was read back from storage: one that is no selector of ours finds nothing.
  if (name && /^\[data-(?:product="\d+"\] a|value="\d+"\])$/.test(name)) document.querySelector<HTMLElement>(name)?.focus({ preventScroll: true });
}

/** Goes back to a point, and once more when a page that is still loading has put its own idea of it in between. */
function goTo({ y, focus }: ReturnPoint): void {
  const go = () => {
    scrollTo({ top: y, behavior: 'instant' });
    focusOn(focus);
  };
  requestAnimationFrame(() => requestAnimationFrame(go));
  if (document.readyState !== 'complete') addEventListener('load', () => requestAnimationFrame(go), { once: true });
}

/** Focus that goes along when one drawing of a list takes another's place: the filter that was pressed. */
let carried: { path: string; focus: string | null } | null = null;

/**
 * Whoever comes back to a list, by back, forward or reload, finds the same pages loaded, the same place and the same
 * card focused; and a press on a filter keeps its focus while the list is drawn anew.
 */
export function useReturn(address: string, section: RefObject<HTMLElement | null>, pages: LoadedPages): void {
  const [goal, setGoal] = useState<ReturnPoint | null>(null);
  const range = useRef(pages);
  useLayoutEffect(() => {
    range.current = pages;
  });

  useLayoutEffect(() => {
    const page = section.current?.parentElement?.parentElement;
    if (!page) return undefined;
    // Noted while it happens: when the list goes, address and position are the next page's already.
    const left = { at: here(), y: scrollY, focus: null as string | null };
    const onScroll = () => Object.assign(left, { at: here(), y: scrollY });
    const onFocus = ({ target }: Event) => {
      if (target instanceof Element) Object.assign(left, { at: here(), focus: nameOf(target) });
    };
    const keep = () => keepReturnPoint(left.at, { y: left.y, focus: left.focus, from: range.current.from, to: range.current.to });
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', keep);
    page.addEventListener('focusin', onFocus);
    page.addEventListener('click', onFocus, true);
    const point = isReturning() ? readReturnPoint(left.at) : null;
    if (point) {
      range.current.restore(point.from, point.to);
      setGoal(point);
    } else if (carried?.path === location.pathname && document.activeElement === document.body) {
      focusOn(carried.focus);
    }
    return () => {
      keep();
      carried = { path: left.at.split('?')[0] ?? '', focus: left.focus };
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', keep);
      page.removeEventListener('focusin', onFocus);
      page.removeEventListener('click', onFocus, true);
    };
  }, [address, section]);

  const { isComplete } = pages;
  useEffect(() => {
    if (!goal || !isComplete) return;
    goTo(goal);
    setGoal(null);
  }, [goal, isComplete]);
}
