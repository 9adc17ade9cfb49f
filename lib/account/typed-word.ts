import { fold } from '#lib/core/text/fold.ts';

/** Whether somebody typed a word, whatever they did about its accents and capitals. */
export function isTypedWord(typed: string, word: string): boolean {
  return fold(typed.trim()) === fold(word.trim());
}
