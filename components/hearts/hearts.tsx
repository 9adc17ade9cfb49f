'use client';

import { useRef } from 'react';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { useIdle } from '#components/hooks/use-idle.ts';

const HeartsLayer = lazyIsland(() => import('./hearts-layer.tsx').then(({ HeartsLayer: Layer }) => Layer));

/**
 * The hearts of a product list, one island for all of them. The cards come without from the server; when the browser
 * is idle, each `li[data-product]` beside this element that is one of `ids` gets its own.
 */
export function Hearts({ ids }: { ids: number[] }) {
  const marker = useRef<HTMLSpanElement>(null);
  const isIdle = useIdle();
  return (
    <span ref={marker} hidden>
      {isIdle && <HeartsLayer marker={marker} ids={ids} />}
    </span>
  );
}
