/** Lower case without accents: "Cipő" → "cipo". Not `Intl.Collator`, which holds ő and o apart. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
