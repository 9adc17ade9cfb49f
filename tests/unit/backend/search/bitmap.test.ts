import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bits,
  clearBit,
  countBits,
  countCommon,
  eachBit,
  emptyBitmap,
  fullBitmap,
  hasBit,
  haveCommon,
  intersection,
  setBit,
  union,
} from '#backend/search/bitmap.ts';

const size = 100;
const numbers = fc.uniqueArray(fc.nat({ max: size - 1 })).map((list) => new Set(list));

function bitmapOf(set: ReadonlySet<number>) {
  const bitmap = emptyBitmap(size);
  for (const number of set) setBit(bitmap, number);
  return bitmap;
}

const ascending = (set: ReadonlySet<number>) => [...set].sort((a, b) => a - b);

describe('bitmaps behave as sets', () => {
  it('holds, counts and lists what was set', () => {
    fc.assert(
      fc.property(numbers, (set) => {
        const bitmap = bitmapOf(set);
        expect([...bits(bitmap)]).toEqual(ascending(set));
        const called: number[] = [];
        eachBit(bitmap, (number) => called.push(number));
        expect(called).toEqual(ascending(set));
        expect(countBits(bitmap)).toBe(set.size);
        for (let number = 0; number < size; number += 1) expect(hasBit(bitmap, number)).toBe(set.has(number));
      }),
    );
  });

  it('intersects and unites', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (a, b, c) => {
        const [first, second, third] = [bitmapOf(a), bitmapOf(b), bitmapOf(c)];
        const common = ascending(a).filter((number) => b.has(number));
        expect([...bits(intersection(first, second, third))]).toEqual(common.filter((number) => c.has(number)));
        expect([...bits(union(size, [first, second, third]))]).toEqual(ascending(new Set([...a, ...b, ...c])));
        expect(countCommon(first, second)).toBe(common.length);
        expect(haveCommon(first, second)).toBe(common.length > 0);
        expect([...bits(first)]).toEqual(ascending(a));
      }),
    );
  });

  it('clears a number and leaves the others', () => {
    fc.assert(
      fc.property(numbers, fc.nat({ max: size - 1 }), (set, number) => {
        const bitmap = bitmapOf(set);
        clearBit(bitmap, number);
        expect([...bits(bitmap)]).toEqual(ascending(set).filter((other) => other !== number));
      }),
    );
  });

  it.each([0, 1, 31, 32, 33, 64, 100])('is full with exactly %i numbers', (count) => {
    expect([...bits(fullBitmap(count))]).toEqual([...Array(count).keys()]);
  });
});
