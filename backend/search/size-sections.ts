import type { CatalogCategory } from '../catalog/model.ts';
import { countBits, countCommon, intersection, type Bitmap } from './bitmap.ts';
import type { FilterChoiceValue } from './filter-values.ts';
import type { ReadModel } from './read-model.ts';
import { isOneSize } from './size-order.ts';

/** What kinds of goods the sizes of a list are of, those with most goods first, and which of them each size is of. */
export interface SizeSections {
  kinds: CatalogCategory[];
  placeOf: ReadonlyMap<FilterChoiceValue, number>;
}

/**
 * The sizes of a list of several kinds of goods by kind: 42 of shoes stands apart from L of clothes and 170 of skis. A size
 * is of the root category, or of the one below it, that more than half of its goods stand in; what is of a category below
 * another one that has sizes is of that. Null for a list of one kind; the one size of goods without sizes is of none.
 */
export function sizeSections(
  { categories }: ReadModel,
  context: Bitmap,
  sizes: readonly FilterChoiceValue[],
): SizeSections | null {
  const placed = sizes
    .filter(({ name }) => !isOneSize(name))
    .flatMap((size) => {
      const goods = intersection(size.documents, context);
      const count = countBits(goods);
      const root = mostOf(categories.children(null));
      if (!root) return [];
      const below = mostOf(categories.children(root.id));
      return [{ size, count, kind: below ?? root }];

      function mostOf(among: readonly CatalogCategory[]): CatalogCategory | undefined {
        return among.find(({ id }) => 2 * countCommon(categories.documents(id), goods) > count);
      }
    });
  const named = new Set(placed.map(({ kind }) => kind.id));
  const goodsOf = new Map<CatalogCategory, number>();
  const kindOf = new Map<FilterChoiceValue, CatalogCategory>();
  for (const { size, count, kind } of placed) {
    const [own = kind] = categories.line(kind.id).filter(({ id }) => named.has(id));
    kindOf.set(size, own);
    goodsOf.set(own, (goodsOf.get(own) ?? 0) + count);
  }
  if (goodsOf.size < 2) return null;
  const kinds = [...goodsOf].toSorted(([, a], [, b]) => b - a).map(([kind]) => kind);
  return { kinds, placeOf: new Map([...kindOf].map(([size, kind]) => [size, kinds.indexOf(kind)])) };
}
