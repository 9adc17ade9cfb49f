import { catalogLanguage } from '#lib/contract/market/languages.ts';
/** The order of names in Hungarian: cs, gy, sz and so on count as letters. */
export const hungarian = new Intl.Collator(catalogLanguage);
