import { useTranslations } from 'next-intl';
import type { ServerShop } from './use-listed-shop.ts';
import { useHandoverWords } from './use-shop-words.ts';

/** What narrowing a list to a shop promises, and what goes with it: until when today, or from when on. */
export function useSwitchWords(): (drawn: ServerShop) => { name: string; note: string } {
  const t = useTranslations('clickAndCollect.list');
  const words = useHandoverWords();
  return ({ shop, when }) => {
    const { title: name } = shop;
    if (!shop.hasClickAndCollect || !when.today)
      return { name: t('held'), note: t('next', { name, ready: words(shop, when) }) };
    const { from, until } = when;
    if (until === null) return { name: t('today'), note: name };
    return {
      name: t('today'),
      note: from === null ? t('until', { name, until }) : t('between', { name, from, until }),
    };
  };
}
