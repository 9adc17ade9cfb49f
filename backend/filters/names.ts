import type { Language } from '#lib/contract/language.ts';
import english from '#messages/en.json' with { type: 'json' };
import hungarian from '#messages/hu.json' with { type: 'json' };
import type { Filter } from './filter.ts';

interface FilterTexts {
  label: string;
  values?: Readonly<Record<string, string>>;
}

/** What a filter and its values are called for interfaces without a text of their own. */
export function namesOf({ key }: Pick<Filter, 'key'>, language: Language = 'hu'): FilterTexts {
  return (language === 'en' ? english : hungarian).filters[key];
}
