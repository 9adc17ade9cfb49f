import { keyRange } from './keyed-numbers.ts';

/** Letters of a word that its keys are made of: two within so many mistakes differ no more in these than in all. */
const prefixLength = 7;

/** Keeps keys apart that would else differ in few bits, for they are sorted by their size (FNV-1a). */
const hashStart = 0x811c9dc5;
const hashStep = 0x01000193;

/**
 * Keys of a word and of all that it becomes when up to `most` of its first letters are left out, each once. Two words
 * that are within so many letters more, less, other or swapped of each other share at least one of them (ADR-0104).
 */
export function deletionKeys(word: string, most: number): Set<number> {
  const length = Math.min(word.length, prefixLength);
  const keys = new Set<number>();
  for (let first = most > 0 ? 0 : length; first <= length; first += 1) {
    // A second place at or behind the end leaves out the first alone; a first one there leaves out nothing.
    const from = most > 1 && first < length ? first + 1 : length;
    for (let second = from; second <= length; second += 1) keys.add(keyWithout(word, length, first, second));
  }
  return keys;
}

function keyWithout(word: string, length: number, first: number, second: number): number {
  let hash = hashStart;
  for (let at = 0; at < length; at += 1) {
    if (at !== first && at !== second) hash = Math.imul(hash ^ word.charCodeAt(at), hashStep);
  }
  return (hash ^ (hash >>> 15)) & (keyRange - 1);
}
