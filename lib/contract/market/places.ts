import type { Language } from './known-languages.ts';
import { marketPart } from '#lib/contract/market/part.ts';

const places = marketPart('places', process.env.PAGE_MARKET_PLACES);

/** Language and country by whose customs dates are written, `hu-HU`. */
export function placeOf(language: Language): string {
  return places[language] ?? language;
}
