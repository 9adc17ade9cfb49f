'use client';

import { useEffect, useState } from 'react';
import { comparisonKey } from '#lib/core/comparison-key.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { useActivation } from '#components/hooks/use-activation.ts';

const CompareLayer = lazyIsland(() => import('./compare-layer.tsx').then(({ CompareLayer: Layer }) => Layer));

/** Whether this browser compares products. */
function keepsComparison(): boolean {
  try {
    return localStorage.getItem(comparisonKey) !== null;
  } catch {
    return false;
  }
}

/**
 * Choosing products for comparison, on every page from one island. Until its code is there, the link of a product's
 * page leads to the comparison by itself; a press on it once this is hydrated fetches the code and chooses in place.
 */
export function LazyCompare() {
  const [isActive, activate] = useActivation(keepsComparison);
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-compare]>a');
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      activate();
      setPressed(link.parentElement);
    };
    // Before the listener that turns links into soft navigation.
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  });
  return isActive && <CompareLayer pressed={pressed} />;
}
