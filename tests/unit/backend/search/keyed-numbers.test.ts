import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyedNumbers } from '#backend/search/keyed-numbers.ts';

describe('numbers by key', () => {
  it('finds all numbers of a key among a hundred thousand, also while more are added', () => {
    const found = new KeyedNumbers();
    const expected = new Map<number, number[]>();
    for (let number = 0; number < 100_000; number += 1) {
      const key = Math.imul(number, 0x9e37_79b1) >>> 18;
      found.add(key, number);
      expected.set(key, [...(expected.get(key) ?? []), number]);
      if (number % 9973 === 0) expect(found.find(key).toSorted((a, b) => a - b)).toEqual(expected.get(key));
    }
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 14 }), (key) => {
        expect(found.find(key).toSorted((a, b) => a - b)).toEqual(expected.get(key) ?? []);
      }),
    );
  });

  it('refuses what does not fit', () => {
    const found = new KeyedNumbers();
    expect(() => found.add(2 ** 27, 0)).toThrow(RangeError);
    expect(() => found.add(0, 2 ** 26)).toThrow(RangeError);
    found.add(2 ** 27 - 1, 2 ** 26 - 1);
    expect(found.find(2 ** 27 - 1)).toEqual([2 ** 26 - 1]);
  });
});
