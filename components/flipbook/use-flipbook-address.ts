import { useEffect, useRef } from 'react';
import type { Flipbook } from '#lib/contract/flipbook.ts';
import { askedPage } from '#lib/flipbook/index.ts';
import { flipbookPath } from '#lib/flipbook/paths.ts';
import { splitLocale, localePath } from '#lib/core/locales.ts';

/** Who stays this long on a page has stopped there, and comes back to it by the browser's way back; ms. */
const stopTime = 1000;

/** Whether the address is the flipbook's own. */
const isOf = ({ slug }: Flipbook) => splitLocale(location.pathname).path === flipbookPath(slug);

/** Keeps the open page in the address: one entry of the history for each stop, none for pages passed over. */
export function useFlipbookAddress(flipbook: Flipbook, page: number, open: (page: number) => void): void {
  const arrivedAt = useRef(0);
  const shown = useRef<number | null>(null);
  const drawn = useRef(page);

  useEffect(() => {
    const follow = () => {
      // On the way to another page the address is that page's already.
      if (!isOf(flipbook)) return;
      const asked = askedPage(location.search, flipbook.pageCount);
      shown.current = asked;
      arrivedAt.current = performance.now();
      open(asked);
    };
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [flipbook, open]);

  useEffect(() => {
    // Only what was turned to is written; the page that a flipbook begins with gives way to the address.
    if (drawn.current === page) return;
    drawn.current = page;
    if (shown.current === page || !isOf(flipbook)) return;
    const now = performance.now();
    const hasStopped = now - arrivedAt.current >= stopTime;
    const address = localePath(splitLocale(location.pathname).locale, flipbookPath(flipbook.slug, page));
    history[hasStopped ? 'pushState' : 'replaceState'](null, '', address);
    shown.current = page;
    arrivedAt.current = now;
  }, [flipbook, page]);
}
