import { useSyncExternalStore } from 'react';
import { breakpoints } from '#lib/config/breakpoints.ts';
import type { Layout } from '#lib/flipbook/index.ts';

const isWide = () => matchMedia(`(min-width: ${breakpoints.lg}px)`);

function follow(onChange: () => void): () => void {
  const query = isWide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Two pages side by side on wide screens; the HTML, which is everyone's, has one. */
export function useLayout(): Layout {
  return useSyncExternalStore(follow, () => (isWide().matches ? 'spread' : 'single'), () => 'single');
}
