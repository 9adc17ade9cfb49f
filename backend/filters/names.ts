import hungarian from '#messages/hu.json' with { type: 'json' };
import type { Filter } from './filter.ts';

interface FilterTexts {
  label: string;
  values?: Readonly<Record<string, string>>;
}

/** What a filter and its values are called for interfaces without a text of their own: in the catalog's language. */
export function namesOf({ key }: Pick<Filter, 'key'>): FilterTexts {
  return hungarian.filters[key];
}
