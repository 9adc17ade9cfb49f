const plain = /^[a-z0-9 ]*$/;

/**
 * Lower case without accents, so that "cipo" finds "cipő". Length is kept letter by letter. Not `Intl.Collator`, which
 * holds ő and o apart.
 */
export function fold(text: string): string {
  // Most words that are folded were so before, and decomposing them costs a search more than anything else.
  if (plain.test(text)) return text;
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
