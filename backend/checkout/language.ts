import type { Language } from '#lib/contract/language.ts';

/** The language of an address by its query; Hungarian where it names none that there is, or names several (ADR-0147). */
export function languageOf(query: unknown): Language {
  const isEnglish = typeof query === 'object' && query !== null && 'lang' in query && query.lang === 'en';
  return isEnglish ? 'en' : 'hu';
}
