import type { Language } from './known-languages.ts';
import { marketPart } from '#lib/contract/market/part.ts';

const tags = marketPart('tags', process.env.PAGE_MARKET_TAGS);

/** What documents call their language, `hu` or `de-AT`. */
export function tagOf(language: Language): string {
  return tags[language] ?? language;
}
