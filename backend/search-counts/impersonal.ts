import { normaliseQuery } from '#lib/core/filters/index.ts';

/** Digits from which a number may be that of a telephone, a card or an account; item numbers have six. */
const mostDigits = 6;
const digitRuns = /\d(?:[\s./()+-]*\d)*/g;
const address = /@|\bkukac\b|https?:|\bwww\./u;

/**
 * The words of a query as they are counted, in lower case; null for what may name a person: an e-mail address, a link, a
 * long run of digits.
 */
export function countedQuery(query: string): string | null {
  const words = normaliseQuery(query)?.toLowerCase() ?? null;
  if (words === null || address.test(words)) return null;
  const isNumbered = (words.match(digitRuns) ?? []).some((run) => run.replace(/\D/g, '').length > mostDigits);
  return isNumbered ? null : words;
}
