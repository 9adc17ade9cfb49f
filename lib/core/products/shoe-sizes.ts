/** A scale in which shoes are numbered beside that of the continent: the British one, and the American one. */
export type ShoeScale = 'uk' | 'us';

/** Centimetres of a barleycorn, in which British and American sizes are counted on the last. */
const barleycorn = 2.54 / 3;
/** Barleycorns before the size 0 of children, and of adults. */
const beginning = { children: 12, adults: 25 };
/** What American scales are ahead of the British one, in sizes. */
const aheadOfUk = { female: 2, male: 1, unisex: 1, kinder: 1 } as const;
type Gender = keyof typeof aheadOfUk;
/** The scale of children begins anew behind its 13½. */
const lastOfChildren = 13.5;
/** Sizes of the continent that are looked through for one of another scale. */
const euSizes = { from: 16, to: 52 };

const halves = (value: number): number => Math.round(value * 2) / 2;

/**
 * A shoe size of the continent on another scale, to the half: of men `42` is `8` in the United Kingdom. Approximate:
 * makers differ by half a size (ADR-0130).
 */
export function onScale(scale: ShoeScale, eu: number, gender: Gender): number {
  const corns = (eu * 2) / 3 / barleycorn;
  const ahead = scale === 'us' ? aheadOfUk[gender] : 0;
  if (gender !== 'kinder') return halves(corns - beginning.adults) + ahead;
  const size = halves(corns - beginning.children + ahead);
  return size > lastOfChildren ? size - 13 : size;
}

/** The sizes of the continent, whole and half, that are this one on another scale; none for a number out of its range. */
export function euSizesOf(scale: ShoeScale, size: number, gender: Gender): number[] {
  const steps = (euSizes.to - euSizes.from) * 2;
  return Array.from({ length: steps + 1 }, (_, step) => euSizes.from + step / 2).filter(
    (eu) => onScale(scale, eu, gender) === size,
  );
}

/** Centimetres of the foot that a size of the continent is made for: the last is a centimetre and a half longer. */
export function footLength(eu: number): number {
  return eu / 1.5 - 1.5;
}
