import { useEffect, useState } from 'react';
import { comparisonKey } from '#lib/core/comparison-key.ts';
import { clientNavigationTarget } from '#lib/navigation/client-navigation-target.ts';
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
 * page leads to the comparison by itself; a press on it from now on fetches the code and chooses in place.
 */
export function LazyCompare() {
  const [isActive] = useActivation(keepsComparison);
  const [pressed, setPressed] = useState('');
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const href = clientNavigationTarget(event)?.href;
      if (!href?.includes('/?add=')) return;
      event.preventDefault();
      setPressed(href);
    };
    // Before the listener that turns links into soft navigation.
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, []);
  return (isActive || pressed !== '') && <CompareLayer pressed={pressed} />;
}
