'use client';

import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { absentIsland } from '#components/ui/absent-island.ts';
import { useIdle } from '#components/ui/use-idle.ts';

const HeartsLayer = dynamic(() => import('./hearts-layer.tsx').then(({ HeartsLayer: Layer }) => Layer, absentIsland), { ssr: false });

/**
 * The hearts of a product list, one island for all of them. The cards come without from the server; when the browser
 * is idle, each `li[data-product]` beside this element that is one of `ids` gets its own.
 */
export function Hearts({ ids }: { ids: number[] }) {
  const marker = useRef<HTMLSpanElement>(null);
  const [isIdle] = useIdle();
  return <span ref={marker} hidden>{isIdle && <HeartsLayer marker={marker} ids={ids} />}</span>;
}
