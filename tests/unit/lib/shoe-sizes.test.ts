import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euSizesOf, footLength, onScale, type ShoeScale } from '#lib/core/products/shoe-sizes.ts';

const scales = fc.constantFrom<ShoeScale>('uk', 'us');
const adults = fc.constantFrom('female', 'male', 'unisex');
const everybody = fc.constantFrom('female', 'male', 'unisex', 'kinder');
/** Whole and half sizes of the continent. */
const sizes = (from: number, to: number) => fc.integer({ min: from * 2, max: to * 2 }).map((half) => half / 2);

describe('shoe sizes of other countries', () => {
  // As the tables of makers have them, which differ by half a size among themselves.
  it.each([
    ['female', 36, 3.5, 5.5],
    ['female', 38, 5, 7],
    ['female', 40, 6.5, 8.5],
    ['male', 41, 7, 8],
    ['male', 42, 8, 9],
    ['male', 44, 9.5, 10.5],
    ['male', 46, 11, 12],
    ['kinder', 28, 10, 11],
    ['kinder', 31, 12, 13],
    ['kinder', 33, 1, 2],
    ['kinder', 36, 3.5, 4.5],
  ] as const)('[SIZE-03] of %s are near the published ones for %d', (gender, eu, uk, us) => {
    expect(Math.abs(onScale('uk', eu, gender) - uk)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(onScale('us', eu, gender) - us)).toBeLessThanOrEqual(0.5);
  });

  it('[SIZE-03] grow with the foot', () => {
    fc.assert(
      fc.property(scales, adults, sizes(34, 49), (scale, gender, eu) => {
        expect(onScale(scale, eu + 0.5, gender)).toBeGreaterThanOrEqual(onScale(scale, eu, gender));
        expect(onScale(scale, eu + 1, gender)).toBeGreaterThan(onScale(scale, eu, gender));
        expect(footLength(eu + 0.5)).toBeGreaterThan(footLength(eu));
      }),
    );
  });

  it('[SIZE-03] begin anew behind the 13½ of children', () => {
    expect([31, 32, 32.5, 33].map((eu) => onScale('uk', eu, 'kinder'))).toEqual([12.5, 13, 13.5, 1]);
  });

  it('[SIZE-03] lead back to the size that they are', () => {
    fc.assert(
      fc.property(scales, everybody, sizes(18, 50), (scale, gender, eu) => {
        expect(euSizesOf(scale, onScale(scale, eu, gender), gender)).toContain(eu);
      }),
    );
    expect(euSizesOf('uk', 8, 'male')).toEqual([42]);
    expect(euSizesOf('us', 9.5, 'male')).toEqual([42.5]);
    expect(euSizesOf('us', 7, 'female')).toEqual([38]);
    expect(euSizesOf('uk', 99, 'male')).toEqual([]);
  });
});
