/**
 * Lower case without accents, so that "cipo" finds "cipő". Length is kept letter by letter. Not `Intl.Collator`, which
 * holds ő and o apart.
 */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
