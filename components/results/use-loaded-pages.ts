import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { listingHref, type ListingQuery } from '#lib/filters/index.ts';

interface Range {
  /** Address of the page that the server drew. */
  address: string;
  from: number;
  to: number;
}

/** The pages of a list that are loaded, around the one that the server drew. */
export interface LoadedPages {
  from: number;
  to: number;
  before: number[];
  after: number[];
  /** Whether all of them are on the screen. */
  isComplete: boolean;
  more: () => void;
  previous: () => void;
  /** Brings back what was loaded when the list was left. */
  restore: (from: number, to: number) => void;
  /** Told by a further page that its products, or its regrets, are drawn into `element`. */
  shown: (page: number, element: Element) => void;
}

const span = (from: number, to: number): number[] => Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);

/** Keeps an element where it is on the screen while something is put in above it. */
function useAnchor() {
  const anchor = useRef<{ element: Element; top: number } | null>(null);
  const hold = (element: Element | null | undefined) => {
    anchor.current = element ? { element, top: element.getBoundingClientRect().top } : null;
  };
  const settle = () => {
    if (!anchor.current) return;
    const { element, top } = anchor.current;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  };
  return { hold, settle, release: () => hold(null) };
}

/** The address follows the last page, so that it can be sent on; what is loaded around it is remembered with the tab. */
export function useLoadedPages({ here, query, address }: { here: string; query: ListingQuery; address: string }): LoadedPages {
  const served = query.page;
  const [range, setRange] = useState<Range>({ address, from: served, to: served });
  const current = range.address === address ? range : { address, from: served, to: served };
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  const wanted = useRef<number | null>(null);
  const anchor = useAnchor();

  useLayoutEffect(() => {
    setDrawn(new Set());
    wanted.current = null;
  }, [address]);
  useLayoutEffect(() => anchor.settle());

  const { from, to } = current;
  const shown = useCallback((page: number, element: Element) => {
    setDrawn((before) => new Set([...before, page]));
    anchor.settle();
    if (wanted.current !== page) return;
    wanted.current = null;
    anchor.release();
    if (page > served) {
      history.replaceState(null, '', listingHref(here, { ...query, page }));
      element.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    }
  }, [address]); // oxlint-disable-line react-hooks/exhaustive-deps

  return {
    from,
    to,
    before: span(from, served - 1),
    after: span(served + 1, to),
    isComplete: [...span(from, served - 1), ...span(served + 1, to)].every((page) => drawn.has(page)),
    more: () => {
      wanted.current = to + 1;
      setRange({ address, from, to: to + 1 });
    },
    previous: () => {
      wanted.current = from - 1;
      anchor.hold(document.querySelector(`[data-page="${from}"], [data-product]`));
      setRange({ address, from: from - 1, to });
    },
    restore: (first, last) => setRange({ address, from: Math.min(first, served), to: Math.max(last, served) }),
    shown,
  };
}
