'use client';

import { useRef } from 'react';
import { withQueryCache } from '#lib/query/index.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { useActivation } from '#components/hooks/use-activation.ts';
import { Hearts } from '#components/hearts/hearts.tsx';
import type { CardExtrasProps } from './card-looks.tsx';

const CardLooks = lazyIsland(() => withQueryCache(import('./card-looks.tsx')).then(({ CardLooks: Looks }) => Looks));

/**
 * What a list's cards get in the browser, from one island: their hearts, and, while pointer or focus is on one, its
 * second picture and the sizes that can be bought, each a way to that variant.
 */
export function CardExtras(props: CardExtrasProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [isActive] = useActivation();
  return (
    <>
      <span ref={mark} hidden />
      <Hearts ids={props.ids} />
      {isActive && <CardLooks mark={mark} {...props} />}
    </>
  );
}
