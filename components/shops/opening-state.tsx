'use client';

import type { OpeningHours } from '#lib/contract/shop.ts';
import { openingState } from '#lib/shops/opening.ts';
import { useMinute } from '#components/hooks/use-minute.ts';
import { useOpeningWords } from './use-opening-words.ts';
import styles from './opening.module.css';

/** How a shop stands now, minute by minute; its line is there from the start and empty in the HTML. */
export function OpeningState({ hours }: { hours: OpeningHours | null }) {
  const now = useMinute();
  const words = useOpeningWords();
  const state = now === null ? null : openingState(hours, now);
  return (
    <p className={styles.state} data-state={state?.state}>
      {state && words(state)}
    </p>
  );
}
