import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSizes } from '#backend/search/size-order.ts';

const inOrder = [
  ['XXS', 'XS', 'S', 'S/M', 'M', 'M/L', 'L', 'XL', 'XXL', '3XL', '4XL', 'Egy méret'],
  ['36', '36 2/3', '37', '37 1/3', '37½', '38', '38,5', '40', '45 1/3', 'Egy méret'],
  ['98/104', '110/116', '128', '134/140', '140'],
  ['150 cm', '155 cm', '165 cm'],
  ['S (50–55)', 'S (51–55)', 'M', 'M (54–58)', 'L (58–62)', '42'],
  ['75A', '75B', '80A'],
  ['XS', 'L', '36', '44', 'Junior', 'Egy méret'],
];
const labels = inOrder.flat();

describe('compareSizes', () => {
  it.each(inOrder.map((sizes) => [sizes.join(' < '), sizes] as const))('%s', (_, sizes) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(sizes, { minLength: sizes.length }), (shuffled) => {
        expect(shuffled.toSorted(compareSizes)).toEqual(sizes);
      }),
    );
  });

  it('takes 2XL for XXL', () => {
    expect(['XL', '2XL', '3XL'].toSorted(compareSizes)).toEqual(['XL', '2XL', '3XL']);
    expect(['3XL', 'XXL'].toSorted(compareSizes)).toEqual(['XXL', '3XL']);
  });

  it('is an order: whichever way it is asked, and over three', () => {
    const label = fc.oneof(fc.constantFrom(...labels), fc.string({ maxLength: 6 }));
    fc.assert(
      fc.property(label, label, label, (a, b, c) => {
        expect(Math.sign(compareSizes(a, b))).toBe(-Math.sign(compareSizes(b, a)) + 0);
        if (compareSizes(a, b) <= 0 && compareSizes(b, c) <= 0) expect(compareSizes(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
