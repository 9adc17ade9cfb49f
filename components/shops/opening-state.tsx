'use client';

import { useTranslations } from 'next-intl';
import type { OpeningHours } from '#lib/contract/shop.ts';
import { openingState, type OpeningState as State } from '#lib/shops/opening.ts';
import { useMinute } from '#components/hooks/use-minute.ts';
import styles from './opening.module.css';

/** The words for how a shop stands. */
export function useOpeningWords(): (state: State) => string {
  const t = useTranslations('locator.opening');
  return (state) => {
    if (state.state === 'open') return t('open', { until: state.until });
    if (state.state === 'closing') return t('closing', { minutes: state.minutes });
    if (state.state !== 'opens') return t(state.state);
    if (state.day === 'weekday') return t('weekday', { weekday: String(state.weekday), at: state.at });
    if (state.day === 'later') return t('later', { days: state.days, at: state.at });
    return t(state.day, { at: state.at });
  };
}

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
