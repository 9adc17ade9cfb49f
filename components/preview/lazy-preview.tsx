'use client';

import dynamic from 'next/dynamic';
import { absentIsland } from '#components/ui/absent-island.ts';
import { useIdle } from '#components/ui/use-idle.ts';

const PreviewPlace = dynamic(() => import('./preview-place.tsx').then(({ PreviewPlace: Place }) => Place, absentIsland), { ssr: false });

/** The place of previews, which comes when the browser is idle; before it, the old page stays until the new one is there. */
export function LazyPreview() {
  const [isIdle] = useIdle();
  return isIdle ? <PreviewPlace /> : null;
}
