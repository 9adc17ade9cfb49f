import { useCallback, useSyncExternalStore } from 'react';
import { pageBreakpoints } from '#lib/config/page-breakpoints.ts';
import type { Layout } from '#lib/flipbook/index.ts';

/** Whether a media query holds; in the HTML, which is everyone's, it does not. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Two pages side by side on wide screens; the HTML, which is everyone's, has one. */
export function useLayout(): Layout {
  return useMedia(`(min-width: ${pageBreakpoints().lg}px)`) ? 'spread' : 'single';
}
