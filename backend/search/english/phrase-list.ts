import { readFileSync } from 'node:fs';

/** What the catalog calls something, and the English phrases for it, of which the first is how the shop says it. */
export interface EnglishPhrases {
  hungarian: string;
  /** Other words of the catalog that English says in the same way. */
  others?: readonly string[];
  english: readonly string[];
}

/** Words of the longest English phrase. */
export const longestEnglish = 4;

const plainOf = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A word without what stands around and within it, and without plural and possessive: "Women’s" is "women". */
export function englishStem(word: string): string {
  const plain = plainOf(word);
  if (plain.length < 4 || /(?:ss|us|is)$/.test(plain)) return plain;
  if (/ies$/.test(plain) && plain.length > 5) return `${plain.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(plain)) return plain.slice(0, -2);
  return plain.endsWith('s') ? plain.slice(0, -1) : plain;
}

/** What phrases are found by as they are written: "head-torch" and "headtorch" are one. */
export const englishKey = (words: readonly string[]) => words.map(plainOf).join('');
/** What they are found by in any number: "head torches" is a head torch, but "footballs" are not all of football. */
export const englishStemKey = (words: readonly string[]) => words.map(englishStem).join('');

/**
 * The lines of a list. Throws an Error that names the line and the remedy for one that cannot be read, and for an English
 * phrase or a Hungarian one that stands on another line too.
 */
export function readEnglishPhrases(list: string): EnglishPhrases[] {
  const seen = new Map<string, number>();
  return list.split('\n').flatMap((text, at): EnglishPhrases[] => {
    const line = text.replace(/#.*$/, '').trim();
    if (line === '') return [];
    const [hungarian = '', names = '', ...more] = line.split('=').map((part) => part.trim());
    const [searched = '', ...others] = hungarian.split(',').map((name) => name.trim());
    const english = names.split(',').map((name) => name.trim());
    const fault = (what: string) => new Error(`English phrases, line ${at + 1}: ${what}`);
    const isSound = more.length === 0 && [searched, ...others, ...english].every((name) => name !== '');
    if (!isSound) throw fault(`"${line}" cannot be read: write Hungarian = english, english`);
    for (const key of [
      ...[searched, ...others].map((name) => `hu ${name}`),
      ...new Set(english.map((name) => `en ${englishKey(name.split(' '))}`)),
    ]) {
      const before = seen.get(key);
      if (before !== undefined)
        throw fault(`"${key.slice(3)}" stands on line ${before} as well: take it out of one of them`);
      seen.set(key, at + 1);
    }
    const tooLong = english.find((name) => name.split(' ').length > longestEnglish);
    if (tooLong !== undefined) throw fault(`"${tooLong}" has more than ${longestEnglish} words`);
    return [{ hungarian: searched, others, english }];
  });
}

/** The shop's own list. */
export const shopEnglishPhrases = readEnglishPhrases(readFileSync(new URL('./phrases.txt', import.meta.url), 'utf8'));
