import type { ProductCard } from '#lib/contract/product.ts';

/**
 * What stands on a product beside its reduction: its first mark that has a name, in the interface's words or, for one
 * that it has never heard of, in the API's (ADR-0091). Null for none.
 */
export function badgeText(
  { badges, badgeLabels = {}, grade }: Pick<ProductCard, 'badges' | 'badgeLabels' | 'grade'>,
  word: (badge: string) => string | undefined,
): string | null {
  for (const badge of badges) {
    const label = Object.hasOwn(badgeLabels, badge) ? badgeLabels[badge] : undefined;
    const text = badge === 'sale' ? undefined : (word(badge) ?? label);
    if (text !== undefined) return badge === 'refurbished' && grade !== undefined ? `${text} · ${grade}` : text;
  }
  return null;
}
