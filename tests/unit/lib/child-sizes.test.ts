import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childYears, sizesOfAge } from '#lib/core/products/child-sizes.ts';

const years = fc.constantFrom(...childYears);

describe('sizes of children by age', () => {
  it('[SIZE-04] are those of height and feet that makers print beside the years', () => {
    expect(sizesOfAge({ from: 8, to: 8 })).toEqual({ heights: { from: 128, to: 134 }, shoes: { from: 32, to: 34 } });
    expect(sizesOfAge({ from: 10, to: 10 })?.heights).toEqual({ from: 140, to: 146 });
    expect(sizesOfAge({ from: 3, to: 4 })).toEqual({ heights: { from: 98, to: 110 }, shoes: { from: 25, to: 28 } });
  });

  it('[SIZE-04] grow with every year, and nobody is between two of them', () => {
    fc.assert(
      fc.property(years, (age) => {
        const [now, next] = [age, age + 1].map((one) => sizesOfAge({ from: one, to: one }));
        if (!now || !next) return;
        expect(next.heights.from).toBe(now.heights.to);
        expect(next.shoes.from).toBeGreaterThan(now.shoes.from);
        expect(next.shoes.from).toBeLessThanOrEqual(now.shoes.to);
      }),
    );
  });

  it('[SIZE-04] are known of children alone', () => {
    for (const age of [0, 1, 15, 40]) expect(sizesOfAge({ from: age, to: age })).toBeNull();
    expect(sizesOfAge({ from: 9, to: 8 })).toBeNull();
  });
});
