import { catalogLanguage, languages, type Language } from '#lib/contract/language.ts';

/** The language of an address by its query; the market's first where it names none that there is, or names several (ADR-0147). */
export function languageOf(query: unknown): Language {
  const named = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : null;
  return languages.find((language) => language === named) ?? catalogLanguage;
}

/** Another language that pages can be read in; null in a market of one. */
export function otherThan(lang: Language): Language | null {
  return languages.find((language) => language !== lang) ?? null;
}

/** What the way to each language is called. */
export const waysTo: Readonly<Record<Language, string>> = { hu: 'Magyar', en: 'English', de: 'Deutsch' };
