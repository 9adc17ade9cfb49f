import { deletionKeys } from './deletions.ts';
import { KeyedNumbers } from './keyed-numbers.ts';

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

let rows: [Uint16Array, Uint16Array, Uint16Array] = [new Uint16Array(0), new Uint16Array(0), new Uint16Array(0)];

/** Three rows of a table, the same ones each time: a search measures thousands of words. */
function rowsFor(length: number): [Uint16Array, Uint16Array, Uint16Array] {
  if (rows[0].length < length)
    rows = [new Uint16Array(2 * length), new Uint16Array(2 * length), new Uint16Array(2 * length)];
  return rows;
}

/**
 * How many letters more, less or other, or neighbours swapped, turn `a` into `b`; `most + 1` for more than `most`.
 * A swap counts one, also when nothing else stands between.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, above, now] = rowsFor(b.length + 1);
  for (let column = 0; column <= b.length; column += 1) above[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    now[0] = row;
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const exchanged = (above[column - 1] ?? 0) + (same ? 0 : 1);
      let value = Math.min((above[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, exchanged);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) value = Math.min(value, (before[column - 2] ?? 0) + 1);
      now[column] = value;
      if (value < best) best = value;
    }
    if (best > most) return most + 1;
    [before, above, now] = [above, now, before];
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

/** The shortest word that one with two mistakes may have been meant for: of eight letters, less two and a doubled one. */
const shortestOfTwo = 5;

/** What one mistake costs. */
export const oneMistake = 2;

export interface Near {
  word: string;
  /** Two for a mistake, one for one that is easily made, one more for another first letter. */
  cost: number;
}

interface Known {
  word: string;
  /** Its place among all words. */
  number: number;
  letters: number;
  sound: string;
  soundLetters: number;
}

/** The words that a mistyped one may have been meant for. Words are added one by one at no cost. */
export class Typos {
  readonly #words: Known[] = [];
  readonly #known = new Set<string>();
  /** Words by what they are with letters left out, as they are written and as they sound. */
  readonly #byDeletions = new KeyedNumbers();

  /** Adds a folded word; words with digits and those too short for mistakes are left out. */
  add(word: string): void {
    if (word.length < 3 || /\d/.test(word) || this.#known.has(word)) return;
    this.#known.add(word);
    const known = knownOf(word, this.#words.length);
    this.#words.push(known);
    for (const key of keysOf(word, known.sound, word.length < shortestOfTwo ? 1 : 2))
      this.#byDeletions.add(key, known.number);
  }

  /** Words within the mistakes that the folded word may have, the shorter and then the older first. */
  near(folded: string): Near[] {
    const most = mistakesIn(folded);
    if (most === 0) return [];
    const typed = knownOf(folded);
    return this.#candidates(typed, most)
      .flatMap((known) => {
        const cost = costOf(typed, known, most);
        return cost === null ? [] : [{ known, cost }];
      })
      .toSorted((a, b) => a.known.word.length - b.known.word.length || a.known.number - b.known.number)
      .map(({ known, cost }) => ({ word: known.word, cost }));
  }

  /** The words that share a key with one, and some others. */
  #candidates({ word, sound }: Known, most: number): Known[] {
    const numbers = new Set<number>();
    for (const key of keysOf(word, sound, most)) this.#byDeletions.collect(key, numbers);
    const candidates: Known[] = [];
    for (const number of numbers) {
      const known = this.#words[number];
      if (known && isOfSuchLength(known.word, word, most)) candidates.push(known);
    }
    return candidates;
  }
}

const keysOf = (word: string, sound: string, most: number) =>
  sound === word ? deletionKeys(word, most) : deletionKeys(word, most).union(deletionKeys(sound, most));

/** Doubled letters and ly for j change the length without counting as mistakes. */
const isOfSuchLength = (word: string, typed: string, most: number) => Math.abs(word.length - typed.length) <= most + 1;

function knownOf(word: string, number = 0): Known {
  const sound = soundOf(word);
  return { word, number, letters: lettersOf(word), sound, soundLetters: lettersOf(sound) };
}

/**
 * What it costs to have typed one folded word for another; null where that takes more mistakes than it may have, or
 * none at all.
 */
export function nearness(typed: string, word: string): number | null {
  const most = mistakesIn(typed);
  return most === 0 ? null : costOf(knownOf(typed), knownOf(word), most);
}

function costOf(typed: Known, known: Known, most: number): number | null {
  if (!isOfSuchLength(known.word, typed.word, most)) return null;
  const couldBe = bitCount(known.letters ^ typed.letters) <= 2 * most;
  const couldSound = bitCount(known.soundLetters ^ typed.soundLetters) <= 2 * most;
  if (!couldBe && !couldSound) return null;
  const plain = couldBe ? distance(typed.word, known.word, most) : most + 1;
  const heard = couldSound ? distance(typed.sound, known.sound, most) : most + 1;
  const mistakes = Math.min(oneMistake * plain, oneMistake * heard + (heard < plain ? 1 : 0));
  if (Math.min(plain, heard) > most || mistakes === 0) return null;
  const isFirstWrong = known.sound[0] !== typed.sound[0] && known.word[0] !== typed.word[0];
  const isNextKey =
    isFirstWrong && areNeighbours(known.word[0], typed.word[0]) && known.word.length === typed.word.length;
  const isFar = typed.word.length < firstLetterFixedBelow || Math.min(plain, heard) > 1;
  if (isFirstWrong && !isNextKey && isFar) return null;
  return mistakes + (isFirstWrong && !isNextKey ? 1 : 0);
}
