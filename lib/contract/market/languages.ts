import type { Language } from './known-languages.ts';
import { marketPart } from '#lib/contract/market/part.ts';

/** Languages of the market; the first one is its catalog's, and has no prefix in paths. */
export const languages: readonly Language[] = marketPart('languages', process.env.PAGE_MARKET_LANGUAGES);

/** The language in which the market's catalog says everything; texts in the others may be missing. */
export const catalogLanguage = languages[0] as Language;
