import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { listingHref, type ListingQuery } from '#lib/core/filters/index.ts';

interface Range {
  /** Address of the page that the server drew. */
  address: string;
  from: number;
  to: number;
  /** Further pages that are on the screen. */
  drawn: readonly number[];
}

/** The pages of a list that are loaded, around the one that the server drew. */
export interface LoadedPages {
  from: number;
  to: number;
  /** The last page that the list has. */
  last: number;
  before: number[];
  after: number[];
  /** Whether all of them are on the screen. */
  isComplete: boolean;
  more: () => void;
  previous: () => void;
  /** Brings back what was loaded when the list was left. */
  restore: (from: number, to: number) => void;
  /** The page that the server drew alone. */
  reset: () => void;
  /** Called by a further page once its products, or its error, are drawn into `element`. */
  shown: (page: number, element: Element) => void;
}

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
const shownAddress = () => location.pathname + location.search;

/** Keeps an element where it is on the screen while something is put in above it; what the shopper scrolls counts. */
function createAnchor() {
  let held: { element: Element; top: number } | null = null;
  const measure = () => {
    if (held) held.top = held.element.getBoundingClientRect().top;
  };
  return {
    hold(element: Element | null) {
      // Above it every card has to be laid out, for its place to be exact.
      element?.closest('main')?.setAttribute('data-whole', '');
      held = element && { element, top: element.getBoundingClientRect().top };
      addEventListener('scroll', measure, { passive: true });
    },
    settle() {
      const moved = held ? held.element.getBoundingClientRect().top - held.top : 0;
      if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
    },
    release() {
      held = null;
      removeEventListener('scroll', measure);
    },
  };
}

/** The page that a press asked for; forgotten with the next press that leads elsewhere. */
function createWanted() {
  let wanted: { page: number; address: string } | null = null;
  const forget = () => {
    wanted = null;
  };
  const onClick = ({ target }: Event) =>
    target instanceof Element && target.closest('a[href]:not([data-more], [data-previous])') && forget();
  return {
    ask(page: number) {
      wanted = { page, address: shownAddress() };
    },
    /** The address at which a page was asked for, once; null for a page that nobody waits for. */
    take(page: number): string | null {
      if (wanted?.page !== page) return null;
      const { address } = wanted;
      forget();
      return address;
    },
    watch() {
      document.addEventListener('click', onClick, true);
      addEventListener('popstate', forget, true);
      return () => {
        document.removeEventListener('click', onClick, true);
        removeEventListener('popstate', forget, true);
      };
    },
  };
}

/**
 * The address follows the last page, so that it can be sent on; what is loaded around it is remembered with the tab.
 */
export function useLoadedPages({
  pagePath,
  query,
  address,
  pageCount,
  servedPages,
}: {
  pagePath: string;
  query: ListingQuery;
  address: string;
  pageCount: number;
  /** Pages that have an address, for the server knows them; a list at a role's prices may have more (ADR-0101). */
  servedPages: number;
}): LoadedPages {
  const served = query.page;
  const fresh: Range = { address, from: served, to: served, drawn: [] };
  const [kept, setRange] = useState(fresh);
  if (kept.address !== address) setRange(fresh);
  const range = kept.address === address ? kept : fresh;
  const last = Math.max(pageCount, served);
  const { from, drawn } = range;
  // What was left further down comes back once the list is known to have it.
  const to = Math.min(range.to, last);
  const [wanted] = useState(createWanted);
  useEffect(() => wanted.watch(), [wanted]);
  const [anchor] = useState(createAnchor);
  useLayoutEffect(() => anchor.settle());
  useEffect(() => anchor.release, [anchor, address]);

  const shown = useCallback(
    (page: number, element: Element) => {
      setRange((before) =>
        before.address === address ? { ...before, drawn: [...new Set([...before.drawn, page])] } : before,
      );
      anchor.settle();
      const askedAt = wanted.take(page);
      if (askedAt === null) return;
      anchor.release();
      // A navigation that has begun meanwhile would be undone by it.
      if (page < served || askedAt !== shownAddress()) return;
      history.replaceState(
        null,
        '',
        listingHref(pagePath, { ...query, page: Math.min(page, Math.max(servedPages, served)) }),
      );
      element.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [address, servedPages],
  );

  const load = (next: Partial<Range>, page: number) => {
    wanted.ask(page);
    setRange({ ...range, ...next });
  };
  const before = span(from, served - 1);
  const after = span(served + 1, to);
  return {
    from,
    to,
    before,
    after,
    shown,
    last,
    isComplete: [...before, ...after].every((page) => drawn.includes(page)),
    more: () => load({ to: to + 1 }, to + 1),
    previous: () => {
      const first = document.querySelector('[data-page], [data-product]');
      // What is put in above it moves nothing only where every card is laid out.
      first?.closest('section')?.setAttribute('data-whole', '');
      anchor.hold(first);
      load({ from: from - 1 }, from - 1);
    },
    restore: (first, end) => setRange({ ...fresh, from: Math.min(first, served), to: Math.max(end, served) }),
    reset: () => setRange(fresh),
  };
}
