import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { FilterGroup, FilterValue } from '#lib/contract/search.ts';
import { knownText, type KnownTexts } from '#lib/core/text/known-text.ts';
import { filterGroupOf } from './groups.ts';

/** A name with its language, where that may be another one than the page's. */
export interface Name {
  text: string;
  lang: string | undefined;
}

const named = (text: string | undefined, ofApi: string, lang: string = catalogLanguage): Name =>
  text === undefined ? { text: ofApi, lang } : { text, lang: undefined };

type Group = Pick<FilterGroup, 'f_name'> & { f_id?: number };

/** Heading of a group: by the messages (`filters.*.label`), else as the API calls it. */
export function groupName(t: KnownTexts, group: Group & Pick<FilterGroup, 'label'>): Name {
  return named(knownText(t, filterGroupOf(group), 'label'), group.label);
}

/**
 * Name of a value: by the messages (`filters.*.values`) where it has a key, else as the catalog has it, in the language
 * that this says.
 */
export function valueName(
  t: KnownTexts,
  group: Group,
  { key, lang }: Pick<FilterValue, 'key' | 'lang'>,
  name: string,
): Name {
  return named(key === undefined ? undefined : knownText(t, filterGroupOf(group), 'values', key), name, lang);
}

/** The one language of all names; undefined where they differ. */
export function sharedLanguage(names: readonly { lang?: string | undefined }[]): string | undefined {
  const [first] = names;
  return names.every(({ lang }) => lang === first?.lang) ? first?.lang : undefined;
}
