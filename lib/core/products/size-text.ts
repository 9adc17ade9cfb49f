/** Scales that are a unit, and stand behind the number. */
const units = new Set(['cm', 'mm', 'kg', 'oz']);
/** A bare number, or a span of such: "163", "26,5", "36 2/3", "35–38". */
const bareNumber = /^\d+(?:[.,]\d+)?(?: \d\/\d)?(?:–\d+(?:[.,]\d+)?)?$/;

/** A size as it reads by itself: "163 cm", "EU 42", "140 (magasság, cm)"; a label that says enough stays: "M". */
export function sizeText(size: string, system: string): string {
  if (system === '' || !bareNumber.test(size)) return size;
  if (units.has(system)) return `${size}\u00A0${system}`;
  return /^\p{Lu}/u.test(system) ? `${system}\u00A0${size}` : `${size} (${system})`;
}

/** Sizes by letters, which say enough without a scale: "M", "3XL". */
const letters = /^\d?X*[SML]$/;

/** The scale that sizes are told with; empty where there is none, or they are told by letters alone. */
export function namedSystem({ sizes, sizeSystem }: { sizes: readonly string[]; sizeSystem: string }): string {
  return sizes.every((size) => letters.test(size)) ? '' : sizeSystem;
}

/** The one size of goods that have no other, in the languages of the catalogue: it tells nothing apart. */
const onlySize = /^(?:egy méret|one size)$/i;

/** Whether a product's sizes tell something: several, or one that has a name, as of the last pair of boots. */
export function isSized({ sizes: [first, ...others] }: { sizes: readonly string[] }): boolean {
  return others.length > 0 || (first !== undefined && !onlySize.test(first));
}

/** What tells a variant from the product's others: "Kék, EU 42". */
export function variantText({
  colour,
  size,
  sizeSystem,
}: {
  colour: string;
  size: string;
  sizeSystem: string;
}): string {
  return [colour, onlySize.test(size) ? '' : sizeText(size, sizeSystem)].filter(Boolean).join(', ');
}
