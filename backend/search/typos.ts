/** Letters that are easily taken for each other: y and z change places on keyboards, ly and j sound alike. */
function soundOf(folded: string): string {
  return folded
    .replace(/ll?y/g, 'j')
    .replaceAll('y', 'z')
    .replaceAll('0', 'o')
    .replace(/(.)\1+/g, '$1');
}

/** The letters of a word as bits: words that differ much in letters need not be compared. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << ((word.charCodeAt(at) - 97) & 31);
  return letters;
}

function bitCount(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * How many letters more, less or other, or neighbours swapped, turn `a` into `b`; `most + 1` for more than `most`.
 * A swap counts one, also when nothing else stands between.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const exchanged = (above[column - 1] ?? 0) + (same ? 0 : 1);
      let value = Math.min((above[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, exchanged);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) value = Math.min(value, (before[column - 2] ?? 0) + 1);
      now.push(value);
      if (value < best) best = value;
    }
    if (best > most) return most + 1;
    before = above;
    above = now;
  }
  return Math.min(above[b.length] ?? 0, most + 1);
}

/** Shorter words are hardly mistyped in their first letter, but by keys side by side. */
const firstLetterFixedBelow = 6;

/** Rows of a Hungarian keyboard; each row stands half a key further to the right. */
const keyRows = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];
const keyPlaces = new Map(keyRows.flatMap((row, y) => [...row].map((key, at) => [key, { x: at + y / 2, y }] as const)));

/** Whether two letters are keys side by side. */
function areNeighbours(a = '', b = ''): boolean {
  const [one, other] = [keyPlaces.get(a), keyPlaces.get(b)];
  return one !== undefined && other !== undefined && Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;
}

/** Mistakes that a folded word may have: none below four letters, one from four, two from eight. */
export function mistakesIn(folded: string): number {
  if (folded.length < 4 || /\d/.test(folded.replaceAll('0', 'o'))) return 0;
  return folded.length < 8 ? 1 : 2;
}

/** What one mistake costs. */
export const oneMistake = 2;

export interface Near {
  word: string;
  /** Two for a mistake, one for one that is easily made, one more for another first letter. */
  cost: number;
}

interface Known {
  word: string;
  letters: number;
  sound: string;
  soundLetters: number;
}

/** The words that a mistyped one may have been meant for. Words are added one by one at no cost. */
export class Typos {
  readonly #byLength: Known[][] = [];
  readonly #known = new Set<string>();

  /** Adds a folded word; words with digits and those too short for mistakes are left out. */
  add(word: string): void {
    if (word.length < 3 || /\d/.test(word) || this.#known.has(word)) return;
    this.#known.add(word);
    const sound = soundOf(word);
    const known = { word, letters: lettersOf(word), sound, soundLetters: lettersOf(sound) };
    (this.#byLength[word.length] ??= []).push(known);
  }

  /** Words within the mistakes that the folded word may have, in no order. */
  near(folded: string): Near[] {
    const most = mistakesIn(folded);
    if (most === 0) return [];
    const letters = lettersOf(folded);
    const sound = soundOf(folded);
    const soundLetters = lettersOf(sound);
    const found: Near[] = [];
    // Doubled letters and ly for j change the length without counting as mistakes.
    for (let length = folded.length - most - 1; length <= folded.length + most + 1; length += 1) {
      for (const known of this.#byLength[length] ?? []) {
        const couldBe = bitCount(known.letters ^ letters) <= 2 * most;
        const couldSound = bitCount(known.soundLetters ^ soundLetters) <= 2 * most;
        if (!couldBe && !couldSound) continue;
        const plain = couldBe ? distance(folded, known.word, most) : most + 1;
        const heard = couldSound ? distance(sound, known.sound, most) : most + 1;
        const mistakes = Math.min(oneMistake * plain, oneMistake * heard + (heard < plain ? 1 : 0));
        if (Math.min(plain, heard) > most || mistakes === 0) continue;
        const isFirstWrong = known.sound[0] !== sound[0] && known.word[0] !== folded[0];
        const isNextKey =
          isFirstWrong && areNeighbours(known.word[0], folded[0]) && known.word.length === folded.length;
        if (isFirstWrong && !isNextKey && folded.length < firstLetterFixedBelow) continue;
        found.push({ word: known.word, cost: mistakes + (isFirstWrong && !isNextKey ? 1 : 0) });
      }
    }
    return found;
  }
}
