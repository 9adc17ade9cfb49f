import { useTranslations } from 'next-intl';
import type { OpeningState } from '#lib/shops/opening.ts';

/** The words for how a shop stands. */
export function useOpeningWords(): (state: OpeningState) => string {
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
