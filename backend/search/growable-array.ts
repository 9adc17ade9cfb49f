import type { Bitmap } from './bitmap.ts';

type Numbers = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/** The numbers themselves where they have room for `size`, else a copy that is larger by half. */
export function growArray<T extends Numbers>(numbers: T, size: number, Kind: new (length: number) => T): T {
  if (size <= numbers.length) return numbers;
  const grown = new Kind(Math.max(size, Math.ceil(numbers.length * 1.5)));
  grown.set(numbers);
  return grown;
}

/** The bitmap itself where it has room for the numbers 0 to `size - 1`, else a copy of just that size. */
export function growBitmap(bitmap: Bitmap, size: number): Bitmap {
  const words = (size + 31) >>> 5;
  if (words <= bitmap.length) return bitmap;
  const grown = new Uint32Array(words);
  grown.set(bitmap);
  return grown;
}
