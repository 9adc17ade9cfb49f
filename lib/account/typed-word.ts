const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Whether somebody typed a word, whatever they did about its accents and capitals. */
export function isTypedWord(typed: string, word: string): boolean {
  return bare(typed) === bare(word);
}
