import { hash } from 'node:crypto';
import { slugify } from '#lib/core/text/slug.ts';

/** Longest parts of a SKU, which has 60 letters. */
const longestCode = 20;
const longestVariant = 38;
/** Stands in no part but a code: it tells these SKUs from those that begin with a product's id. */
const between = '_';

/** A text of `most` letters at most, which no other text becomes. */
function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 9)}-${hash('sha1', text).slice(0, 8)}`;
}

const variantOf = (colour: string, size: string) => shortened(`${colour}-${slugify(size)}`, longestVariant);

/** What a table calls a product, as the shop's own SKUs of its options begin. */
export function codeOf(key: string): string {
  return shortened(key, longestCode);
}

/** The SKU of an option that a table gives none, of a product that the table calls `key`. */
export function ownSku(key: string, colour: string, size: string): string {
  return `${codeOf(key)}${between}${variantOf(colour, size)}`;
}

/** The code with which the SKU of an option begins; null for one that no table without SKUs has given. */
export function codeIn(sku: string, colour: string, size: string): string | null {
  const end = `${between}${variantOf(colour, size)}`;
  return sku.endsWith(end) ? sku.slice(0, -end.length) : null;
}
