/** Whole years, both included. */
export interface AgeRange {
  from: number;
  to: number;
}

/** Years of the youngest child whose size follows from its age. */
const youngest = 2;

/** First size of clothes at two years, in centimetres of height, and by how much each year adds (EN 13402). */
const height = { atTwo: 92, aYear: 6 };

/** The shoe size of the continent at the beginning of each year, from two on; within a year come two more. */
const shoeAt = [23, 25, 26, 28, 29, 31, 32, 33, 34, 35, 37, 38, 39] as const;
const shoesAYear = 2;

/** The years of which sizes are known. */
export const childYears: readonly number[] = shoeAt.map((_, at) => youngest + at);

/** What a child of some years wears: sizes of clothes by height, cm, and EU shoe sizes; bounds are included. */
export interface ChildSizes {
  heights: { from: number; to: number };
  shoes: { from: number; to: number };
}

/** Heights that are sizes of clothes, from a newborn's to a grown-up's, cm. */
const heightSizes = { from: 50, to: 188 };

/** Whether sizes are heights as clothes for children have them: 116, 128, 140, but neither skis of 120 cm nor shoes. */
export const areHeights = (sizes: readonly string[]): boolean =>
  sizes.length > 0 &&
  sizes.every((size) => {
    const centimetres = /^\d+$/.test(size) ? Number(size) : 0;
    const isInRange = centimetres >= heightSizes.from && centimetres <= heightSizes.to;
    return isInRange && (centimetres - height.atTwo) % height.aYear === 0;
  });

/**
 * The sizes that children of an age wear, approximate (ADR-0130): of eight years clothes for 128 to 134 cm and shoes
 * from 32 to 34. Null for who is no child, or not of that age yet.
 */
export function sizesOfAge({ from, to }: AgeRange): ChildSizes | null {
  const [first, last] = [shoeAt[from - youngest], shoeAt[to - youngest]];
  if (first === undefined || last === undefined || from > to) return null;
  const heightAt = (years: number) => height.atTwo + (years - youngest) * height.aYear;
  return {
    heights: { from: heightAt(from), to: heightAt(to) + height.aYear },
    shoes: { from: first, to: last + shoesAYear },
  };
}
