import type { Phrase } from '#lib/contract/search.ts';

/** Lower case without accents, so that "cipo" finds "cipő". Length is kept letter by letter. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** The phrases that begin with what is typed, heaviest first, at most `limit` (spec §5). */
export function matchingPhrases(phrases: readonly Phrase[], typed: string, limit: number): Phrase[] {
  const prefix = fold(typed.trim());
  if (prefix === '') return [];
  return phrases
    .filter(({ phrase }) => fold(phrase).startsWith(prefix))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, limit);
}
