import { useCallback, useState } from 'react';
import type { CartItem } from '#lib/contract/cart.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { useBelowWindow } from '#components/hooks/use-below-window.ts';
import { useInView } from '#components/hooks/use-in-view.ts';
import styles from './goes-with.module.css';

const GoesWithCards = lazyIsland(() => import('./goes-with-cards.tsx').then((part) => part.GoesWithCards));

/** Products of the cart that are asked what goes with them, at most. */
const mostAsked = 3;

/**
 * The place of what goes with the cart's goods. It is as high as a row of cards until that is there, or is not: nothing
 * below it moves. What the cart held when it was opened decides, so that no press on a line changes the row.
 */
export function GoesWith({ items }: { items: readonly CartItem[] }) {
  const [held] = useState(() => [...new Set(items.map(({ product }) => product.id))]);
  const [isNone, setNone] = useState(false);
  const [place, isInView] = useInView<HTMLDivElement>();
  const leave = useCallback(() => setNone(true), []);
  // What is below the place would move up under the shopper's eyes: it goes while its end is below the window.
  const [end, isEndBelow] = useBelowWindow<HTMLSpanElement>();
  if (isNone && isEndBelow) return null;
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.room}>
        {isInView && <GoesWithCards asked={held.slice(0, mostAsked)} held={held} onNone={leave} />}
      </div>
      <span ref={end} />
    </div>
  );
}
