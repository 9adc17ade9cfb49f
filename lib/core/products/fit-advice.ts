import type { Product } from '#lib/contract/product.ts';
import { areHeights } from './child-sizes.ts';

/** What a product says about the size to choose: names a sentence, `product.fitAdvice` in the messages. */
export interface FitAdvice {
  kind: 'clothes' | 'shoes' | 'skiBoots' | 'children';
  /** The value of the fact: `narrow`, `wide`; of clothes for children by what their sizes go. */
  cut: string;
}

/** The fact that advises, by kind of goods: how clothes are cut, how wide the last of shoes is (ADR-0130). */
const advising = { clothes: 'fit', shoes: 'width', skiBoots: 'width' } as const;
/** Facts that hard shells alone have, in which a larger size is no remedy for a wide foot. */
const ofShells: readonly string[] = ['flex', 'lastWidth'];

/**
 * The advice for a size that the product's own facts give; null where they say nothing of its cut. Clothes for children in
 * sizes that are heights are chosen by height, however they are cut.
 */
export function fitAdvice({
  facts,
  genderSysname,
  sizes,
}: Pick<Product, 'facts' | 'genderSysname' | 'sizes'>): FitAdvice | null {
  if (genderSysname === 'kinder' && areHeights(sizes)) return { kind: 'children', cut: 'height' };
  const feet = facts.some(({ key }) => ofShells.includes(key)) ? 'skiBoots' : 'shoes';
  for (const kind of ['clothes', feet] as const) {
    const cut = facts.find(({ key }) => key === advising[kind])?.value;
    if (typeof cut === 'string') return { kind, cut };
  }
  return null;
}
