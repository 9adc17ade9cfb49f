import type { useTranslations } from 'next-intl';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { MenuItem } from '#lib/contract/menu.ts';

type Translate = ReturnType<typeof useTranslations<'menu'>>;

/** How the way to all goods of an item is called: "Minden cipő" where the catalog has the word, else by its name. */
export function allOf(t: Translate, { name, data, type }: MenuItem, locale: string): string {
  const one = locale === catalogLanguage ? data?.one : undefined;
  if (type === 'root-gender' && data?.gender) return t('allFor', { gender: String(data.gender) });
  return one === undefined ? t('all', { name }) : t('allOf', { one });
}
