import type { Language } from '#lib/contract/language.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import german from '#messages/de.json' with { type: 'json' };
import english from '#messages/en.json' with { type: 'json' };
import hungarian from '#messages/hu.json' with { type: 'json' };
import type { Filter } from './filter.ts';

interface FilterTexts {
  label: string;
  values?: Readonly<Record<string, string>>;
}

/** Texts of the interface by language, for what the API says itself. */
export const interfaceTexts = { hu: hungarian, en: english, de: german } as const satisfies Record<Language, object>;

/** What a filter and its values are called for interfaces without a text of their own. */
export function namesOf({ key }: Pick<Filter, 'key'>, language: Language = catalogLanguage): FilterTexts {
  return interfaceTexts[language].filters[key];
}
