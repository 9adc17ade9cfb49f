import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listingHref, type ListingQuery } from '#lib/core/filters/index.ts';
import type { PagePress } from './page-press.ts';

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
  const press = useRef<PagePress | null>(null);
  useLayoutEffect(() => press.current?.settle());
  useEffect(() => () => press.current?.release(), [address]);
  useEffect(
    () => () => {
      press.current?.end();
      press.current = null;
    },
    [],
  );

  const shown = useCallback(
    (page: number, element: Element) => {
      setRange((before) =>
        before.address === address ? { ...before, drawn: [...new Set([...before.drawn, page])] } : before,
      );
      press.current?.settle();
      const askedAt = press.current?.take(page) ?? null;
      if (askedAt === null) return;
      press.current?.release();
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

  // It has come with the code of further pages, which says where that can not be had.
  const load = (next: Partial<Range>, page: number, prepare?: (press: PagePress) => void) =>
    import('./page-press.ts').then(
      ({ createPagePress }) => {
        press.current ??= createPagePress();
        prepare?.(press.current);
        press.current.ask(page);
        setRange({ ...range, ...next });
      },
      () => undefined,
    );
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
    more: () => void load({ to: to + 1 }, to + 1),
    previous: () =>
      void load({ from: from - 1 }, from - 1, (given) => {
        const first = document.querySelector('[data-page], [data-product]');
        // What is put in above it moves nothing only where every card is laid out.
        first?.closest('section')?.setAttribute('data-whole', '');
        given.hold(first);
      }),
    restore: (first, end) => setRange({ ...fresh, from: Math.min(first, served), to: Math.max(end, served) }),
    reset: () => setRange(fresh),
  };
}
