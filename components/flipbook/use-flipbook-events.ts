import { useEffect, useRef, type MouseEvent } from 'react';
import { track } from '#lib/analytics/track.ts';
import type { Flipbook } from '#lib/contract/flipbook.ts';

/** Rest after which the open pages were looked at and not passed over, ms. */
const restTime = 1000;

/** Tracks which pages of a flipbook are viewed, each once; what is returned tracks presses on what they offer. */
export function useFlipbookEvents({ slug, pages }: Flipbook, numbers: readonly number[]): (event: MouseEvent) => void {
  const tracked = useRef(new Set<number>());
  const open = numbers.join();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const page of open.split(',').map(Number)) {
        if (tracked.current.has(page)) continue;
        tracked.current.add(page);
        track({ event: 'book_page', book_id: slug, page });
      }
    }, restTime);
    return () => clearTimeout(timer);
  }, [slug, open]);
  return ({ target }) => {
    const offer = target instanceof Element ? target.closest<HTMLElement>('a[data-offer]')?.dataset.offer : undefined;
    const page = pages.find(
      ({ number, hotspots }) =>
        numbers.includes(number) && hotspots.some(({ productId }) => String(productId) === offer),
    );
    if (offer && page) track({ event: 'book_hotspot', book_id: slug, page: page.number, item_id: offer });
  };
}
