'use client';

import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { useIdle } from '#components/hooks/use-idle.ts';

const LateParts = lazyIsland(() => import('#frame/late-parts.tsx').then(({ LateParts: Parts }) => Parts));

/**
 * What every page of the build has and no first screen needs, which comes when the browser is idle: before it, the old
 * page stays until a new one is there, and links do what they do by themselves.
 */
export function LazyParts() {
  const isIdle = useIdle();
  return isIdle ? <LateParts /> : null;
}
