import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isReturning } from '#lib/navigation/navigation-type.ts';
import { previews } from '#lib/navigation/preview.ts';
import { keepReturnPoint, readReturnPoint, type ReturnPoint } from '#lib/navigation/return-point.ts';
import { listPageOf } from './list-page.ts';
import type { LoadedPages } from './use-loaded-pages.ts';

/** Elements of a list that are found again in another drawing of it, by the name under which they are remembered. */
const places: readonly [pattern: RegExp, selector: (id: string) => string][] = [
  [/^product:(\d+)$/, (id) => `[data-product="${id}"] a`],
  [/^value:(\d+)$/, (id) => `#szurok [data-value="${id}"]`],
  [/^price:(forintM(?:in|ax))$/, (id) => `[data-listing] [name="${id}"]`],
  [/^(sort)$/, () => '[data-sort] summary'],
  [/^(collect)$/, () => '[data-click-and-collect]'],
  [/^(drawer)$/, () => '[data-open-filters]'],
  // The chip is gone: the next one, or what stands beside them.
  [/^(chips)$/, () => '[data-chips] a, [data-sort] summary'],
];

function nameOf(element: Element): string | null {
  const { product, value } = element.closest<HTMLElement>('[data-product], [data-value]')?.dataset ?? {};
  if (product) return `product:${product}`;
  if (value) return `value:${value}`;
  if (element instanceof HTMLInputElement && element.form?.dataset.listing !== undefined)
    return `price:${element.name}`;
  if (element.closest('[data-sort]')) return 'sort';
  if (element.closest('[data-click-and-collect]')) return 'collect';
  if (element.closest('[data-open-filters]')) return 'drawer';
  return element.closest('[data-chips]') ? 'chips' : null;
}

function focusOn(name: string | null): void {
  for (const [pattern, selector] of places) {
    const [, id] = pattern.exec(name ?? '') ?? [];
    if (id) return document.querySelector<HTMLElement>(selector(id))?.focus({ preventScroll: true });
  }
}

const shownAddress = () => location.pathname + location.search;
const takeovers = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Goes back to a point, and once more when a page that is still loading has put its own idea of it in between. Whoever
 * scrolls meanwhile has the last word. Returns how to give it up.
 */
function goTo({ y, focus }: ReturnPoint): () => void {
  const ended = new AbortController();
  const go = () => {
    if (ended.signal.aborted) return;
    scrollTo({ top: y, behavior: 'instant' });
    focusOn(focus);
  };
  requestAnimationFrame(() => requestAnimationFrame(go));
  if (document.readyState !== 'complete')
    addEventListener('load', () => requestAnimationFrame(go), { once: true, signal: ended.signal });
  for (const event of takeovers) addEventListener(event, () => ended.abort(), { passive: true, signal: ended.signal });
  return () => ended.abort();
}

/**
 * Where the shopper is in the list, noted while it happens: when the list goes, address and place are the next page's.
 */
function watchPlace(
  page: HTMLElement,
  keep: (point: { at: string; y: number; focus: string | null }) => void,
): () => void {
  const left = { at: shownAddress(), y: scrollY, focus: null as string | null };
  let isLeaving = false;
  const isHere = () => {
    // The page is out of sight: its place is the one at which it was left.
    if (previews.isShown()) return false;
    // After Back the address is the next page's at once, the list stands a moment longer.
    if (isLeaving && shownAddress() !== left.at) return false;
    isLeaving = false;
    left.at = shownAddress();
    return true;
  };
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element && isHere()) left.focus = nameOf(target);
  };
  addEventListener(
    'popstate',
    () => {
      isLeaving = true;
    },
    { ...options, capture: true },
  );
  addEventListener(
    'scroll',
    () => {
      if (isHere()) left.y = scrollY;
    },
    { ...options, passive: true },
  );
  addEventListener('pagehide', () => keep(left), options);
  page.addEventListener('focusin', onFocus, options);
  page.addEventListener('click', onFocus, { ...options, capture: true });
  return () => {
    ended.abort();
    keep(left);
  };
}

/** Has every card of a list laid out: only then a place far down in it is exact. */
function layOutWhole(page: HTMLElement): void {
  page.dataset.whole = '';
}

/** Focus that goes along when one drawing of a list takes another's place: the filter that was pressed. */
let carried: { pagePath: string; focus: string | null } | null = null;

/**
 * Whoever comes back to a list, by back, forward or reload, finds the same pages loaded, the same place and the same
 * card focused; and a press on a filter keeps its focus while the list is drawn anew.
 */
export function useReturn(address: string, section: RefObject<HTMLElement | null>, pages: LoadedPages): void {
  const [goal, setGoal] = useState<{ address: string; point: ReturnPoint } | null>(null);
  const latest = useRef(pages);
  useLayoutEffect(() => {
    latest.current = pages;
  });

  useLayoutEffect(() => {
    const page = listPageOf(section);
    if (!page) return undefined;
    const point = isReturning() ? readReturnPoint(shownAddress()) : null;
    if (point) {
      layOutWhole(page);
      latest.current.restore(point.from, point.to);
      setGoal({ address, point });
    } else if (carried?.pagePath === location.pathname && document.activeElement === document.body) {
      focusOn(carried.focus);
    }
    return watchPlace(page, ({ at, y, focus }) => {
      const { from, to } = latest.current;
      keepReturnPoint(at, { y, focus, from, to });
      carried = { pagePath: at.split('?')[0] ?? '', focus };
    });
  }, [address, section]);

  const isThere =
    goal?.address === address &&
    pages.isComplete &&
    pages.from <= goal.point.from &&
    pages.to >= Math.min(goal.point.to, pages.last);
  const reached = useRef<ReturnPoint | null>(null);
  useEffect(() => {
    if (!isThere || reached.current === goal.point) return undefined;
    reached.current = goal.point;
    return goTo(goal.point);
  }, [isThere, goal]);
}
