import { useTranslations } from 'next-intl';
import type { Handover } from '#lib/click-and-collect/index.ts';
import type { ClickAndCollectShop } from '#lib/click-and-collect/shops.ts';
import type { OpeningState } from '#lib/shops/opening.ts';

/** How a shop stands, in few words; empty where its hours are unknown. */
export function useShortState(): (state: OpeningState) => string {
  const t = useTranslations('myShopHeader');
  return (state) => {
    if (state.state === 'open') return t('state', { state: 'open', at: state.until });
    if (state.state === 'closing') return t('state', { state: 'closing', at: String(state.minutes) });
    if (state.state === 'opens' && (state.day === 'today' || state.day === 'tomorrow'))
      return t('state', { state: state.day, at: state.at });
    return t('state', { state: state.state, at: '' });
  };
}

/** When a shop hands over, as the end of a sentence: `holnap 10:00 után vehető át`. */
export function useHandoverWords(): (shop: Pick<ClickAndCollectShop, 'hasClickAndCollect'>, when: Handover) => string {
  const t = useTranslations('clickAndCollect.ready');
  return ({ hasClickAndCollect }, when) => {
    if (!hasClickAndCollect) return t('notHere');
    if (when.today) {
      const { from, until } = when;
      if (until === null) return t('today');
      return from === null ? t('todayUntil', { until }) : t('todayFrom', { from, until });
    }
    const { next } = when;
    if (!next) return t('unknown');
    if (next.day === 'weekday') return t('weekday', { weekday: String(next.weekday), at: next.at });
    if (next.day === 'later') return t('later', { days: next.days, at: next.at });
    return t('tomorrow', { at: next.at });
  };
}
