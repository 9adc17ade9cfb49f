import type { useTranslations } from 'next-intl';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { MenuItem } from '#lib/contract/menu.ts';

/** How the way to all goods of an item is called: "Minden cipő" where the catalog has the word, else by its name. */
export function allOf(t: ReturnType<typeof useTranslations<'menu'>>, { name, data }: MenuItem, locale: string): string {
  const one = locale === catalogLanguage ? data?.one : undefined;
  return one === undefined ? t('all', { name }) : t('allOf', { one });
}
