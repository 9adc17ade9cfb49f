'use client';

import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { useIdle } from '#components/hooks/use-idle.ts';

const PreviewPlace = lazyIsland(() => import('./preview-place.tsx').then(({ PreviewPlace: Place }) => Place));

/**
 * The place of previews, which comes when the browser is idle; before it, the old page stays until the new one is
 * there.
 */
export function LazyPreview() {
  const isIdle = useIdle();
  return isIdle ? <PreviewPlace /> : null;
}
