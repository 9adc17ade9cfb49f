import { readFileSync } from 'node:fs';
import { fold } from '#lib/core/text/fold.ts';
import { basesOf, looseBasesOf } from './hungarian/forms.ts';

const wordsIn = (list: URL): string[] =>
  readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
const common = new Set(wordsIn(new URL('./hungarian/words.txt', import.meta.url)).map(fold));
/** Words of another language, which has no Hungarian forms or compounds. */
const english = new Set(wordsIn(new URL('./english/words.txt', import.meta.url)));
const accented = /[^\p{ASCII}]/u;

/** Whether a word may be a form of a stem for sure: its letters are the first ones, and most of them. */
export function isStemOf(stem: string, folded: string): boolean {
  return folded.startsWith(stem) && stem.length * 2 > folded.length;
}

/** Whether a word in lower case is an everyday one in its dictionary form, with or without its accents. */
export function isCommonBase(word: string): boolean {
  return common.has(fold(word));
}

/** Whether a word in lower case is an everyday English one. */
export function isEnglishWord(word: string): boolean {
  return english.has(word);
}

/**
 * Whether a word in lower case is a form of an everyday Hungarian word (ADR-0113), or an English one as it is: it was
 * meant, whether the shop has such a thing or not.
 */
export function isCommonWord(word: string): boolean {
  if (isEnglishWord(word)) return true;
  const folded = fold(word);
  // "győri", "erdei": of a place that is known.
  if (common.has(folded) || (folded.endsWith('i') && common.has(folded.slice(0, -1)))) return true;
  const bases = accented.test(word) ? basesOf(word) : looseBasesOf(folded);
  return [...bases].some((base) => common.has(base) && isStemOf(base, folded));
}
