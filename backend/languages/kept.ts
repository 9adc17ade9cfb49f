import { catalogLanguage, languages, type Language } from '#lib/contract/language.ts';

/**
 * The language that was kept with an order or a notice; the catalog's for what is older than languages, or was asked for
 * in one that the shop speaks no longer.
 */
export function keptLanguage(kept: string | null | undefined): Language {
  return languages.find((language) => language === kept) ?? catalogLanguage;
}
