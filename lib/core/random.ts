/** A reproducible stream of random choices: the same seed gives the same choices on every machine. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  /** One element; throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** One key, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
  shuffle<T>(list: readonly T[]): T[];
}

/** FNV-1a: turns any text into 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** A stream of its own for every seed and purpose, so that one more choice in one place moves nothing elsewhere. */
export function createRandom(seed: number, purpose: string): Random {
  let state = hash(`${seed}/${purpose}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new Error('Nothing to pick from');
      return list[int(0, list.length - 1)] as T;
    },
    weighted: <K extends string>(weights: Readonly<Partial<Record<K, number>>>): K => {
      const keys = Object.keys(weights) as K[];
      let left = next() * keys.reduce((sum, key) => sum + (weights[key] ?? 0), 0);
      return keys.find((key) => (left -= weights[key] ?? 0) < 0) ?? (keys.at(-1) as K);
    },
    shuffle: <T>(list: readonly T[]): T[] => {
      const shuffled = [...list];
      for (let index = shuffled.length - 1; index > 0; index--) {
        const other = int(0, index);
        [shuffled[index], shuffled[other]] = [shuffled[other] as T, shuffled[index] as T];
      }
      return shuffled;
    },
  };
}
