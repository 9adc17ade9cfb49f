/** A set of dense numbers, 32 to a word. Bitmaps that meet in an operation have the same length. */
export type Bitmap = Uint32Array;

/** An empty set with room for the numbers 0 to `size - 1`. */
export function emptyBitmap(size: number): Bitmap {
  return new Uint32Array((size + 31) >>> 5);
}

/** The set of all numbers 0 to `size - 1`; bits beyond stay 0, so that counts are right. */
export function fullBitmap(size: number): Bitmap {
  const bitmap = emptyBitmap(size).fill(0xffff_ffff);
  const rest = size & 31;
  if (rest > 0) bitmap[bitmap.length - 1] = (1 << rest) - 1;
  return bitmap;
}

export function setBit(bitmap: Bitmap, number: number): void {
  const word = number >>> 5;
  bitmap[word] = (bitmap[word] ?? 0) | (1 << (number & 31));
}

export function clearBit(bitmap: Bitmap, number: number): void {
  const word = number >>> 5;
  bitmap[word] = (bitmap[word] ?? 0) & ~(1 << (number & 31));
}

export function hasBit(bitmap: Bitmap, number: number): boolean {
  return ((bitmap[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
}

/** What is in every one of the sets; a new bitmap, never one of those given. */
export function intersection(first: Bitmap, ...others: readonly Bitmap[]): Bitmap {
  const common = first.slice();
  for (const other of others) {
    for (let word = 0; word < common.length; word += 1) common[word] = (common[word] ?? 0) & (other[word] ?? 0);
  }
  return common;
}

/** What is in any of the sets; a new bitmap. */
export function union(size: number, sets: Iterable<Bitmap>): Bitmap {
  const all = emptyBitmap(size);
  for (const set of sets) {
    for (let word = 0; word < all.length; word += 1) all[word] = (all[word] ?? 0) | (set[word] ?? 0);
  }
  return all;
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export function countBits(bitmap: Bitmap): number {
  let count = 0;
  for (let word = 0; word < bitmap.length; word += 1) count += bitsOf(bitmap[word] ?? 0);
  return count;
}

/** Size of the intersection, without building it. */
export function countCommon(a: Bitmap, b: Bitmap): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) {
    const common = (a[word] ?? 0) & (b[word] ?? 0);
    if (common !== 0) count += bitsOf(common);
  }
  return count;
}

export function haveCommon(a: Bitmap, b: Bitmap): boolean {
  for (let word = 0; word < a.length; word += 1) {
    if (((a[word] ?? 0) & (b[word] ?? 0)) !== 0) return true;
  }
  return false;
}

/** The numbers of the set, ascending. */
export function* bits(bitmap: Bitmap): Generator<number> {
  for (let word = 0; word < bitmap.length; word += 1) {
    let rest = bitmap[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      yield word * 32 + 31 - Math.clz32(lowest);
      rest ^= lowest;
    }
  }
}

/** Calls for each number of the set, ascending: several times as fast as `bits` where there are many. */
export function eachBit(bitmap: Bitmap, call: (number: number) => void): void {
  for (let word = 0; word < bitmap.length; word += 1) {
    let rest = bitmap[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      call(word * 32 + 31 - Math.clz32(lowest));
      rest ^= lowest;
    }
  }
}
