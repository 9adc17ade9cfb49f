import { useTranslations } from 'next-intl';
import type { ServerStore } from './use-listed-store.ts';
import { useHandoverWords } from './use-store-words.ts';

/** What narrowing a list to a store promises, and what goes with it: until when today, or from when on. */
export function useSwitchWords(): (drawn: ServerStore) => { name: string; note: string } {
  const t = useTranslations('collect.list');
  const words = useHandoverWords();
  return ({ store, when }) => {
    const { title: name } = store;
    if (!store.collects || !when.today)
      return { name: t('held'), note: t('next', { name, ready: words(store, when) }) };
    const { from, until } = when;
    if (until === null) return { name: t('today'), note: name };
    return {
      name: t('today'),
      note: from === null ? t('until', { name, until }) : t('between', { name, from, until }),
    };
  };
}
