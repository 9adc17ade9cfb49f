import type { CatalogCategory } from '../catalog/model.ts';
import { bits, clearBit, countBits, countCommon, intersection, union, type Bitmap } from './bitmap.ts';
import type { FilterChoiceValue } from './filter-values.ts';
import type { ReadModel } from './read-model.ts';
import { isOneSize } from './size-order.ts';

/** What kinds of goods the sizes of a list are of, those with most goods first, and which of them each size is of. */
export interface SizeSections {
  kinds: CatalogCategory[];
  placesOf: ReadonlyMap<FilterChoiceValue, number[]>;
}

interface Size {
  value: FilterChoiceValue;
  /** The goods of the list that have it. */
  goods: Bitmap;
}

/** A size that so few of a kind's goods have, measured by its most frequent one, is none that the kind comes in. */
const rareShare = 10;

/**
 * The sizes of a list of several kinds of goods by kind: 42 of shoes stands apart from L of clothes, 170 of skis from 26,5 of
 * ski boots. A kind is the deepest category that more than half of a size's goods stand in, unless other goods of its root
 * come in most of its sizes too: half sizes are of shoes, not of running shoes. A size stands below each kind that comes in it.
 * Null for a list of one kind; the one size of goods without sizes is of none.
 */
export function sizeSections(
  model: ReadModel,
  context: Bitmap,
  values: readonly FilterChoiceValue[],
): SizeSections | null {
  const sizes = values
    .filter(({ name }) => !isOneSize(name))
    .map((value) => ({ value, goods: intersection(value.documents, context) }));
  const kinds = kindsOf(model, sizes);
  if (kinds.length < 2) return null;
  const sized = union(
    model.size,
    sizes.map(({ goods }) => goods),
  );
  const ordered = kinds
    .map((category) => ({ category, own: ownGoods(model, category, kinds) }))
    .toSorted((a, b) => countCommon(b.own, sized) - countCommon(a.own, sized));
  const sizesOf = ordered.map(({ own }) => new Set(sizesIn(own, sizes)));
  const placesOf = sizes.map((size): [FilterChoiceValue, number[]] => {
    const places = sizesOf.flatMap((own, place) => (own.has(size) ? [place] : []));
    return [size.value, places.length > 0 ? places : mostly(size)];
  });
  return { kinds: ordered.map(({ category }) => category), placesOf: new Map(placesOf) };

  /** The kind that most goods of a size are of, which is rare in each. */
  function mostly({ goods }: Size): number[] {
    const counts = ordered.map(({ own }) => countCommon(own, goods));
    const most = Math.max(...counts);
    return most > 0 ? [counts.indexOf(most)] : [];
  }
}

/** The kinds of goods that sizes tell apart. */
function kindsOf(model: ReadModel, sizes: readonly Size[]): CatalogCategory[] {
  const { categories } = model;
  const depth = ({ id }: CatalogCategory) => categories.line(id).length;
  const found = new Set(sizes.flatMap(({ goods }) => deepestOf(model, goods) ?? []));
  let kinds = [...found].toSorted((a, b) => depth(b) - depth(a));
  const sizesOf = (kind: CatalogCategory) => sizesIn(ownGoods(model, kind, kinds), sizes);
  const isMostly = (some: readonly Size[], of: readonly Size[]) =>
    2 * some.filter((size) => of.includes(size)).length > some.length;
  for (const kind of kinds) {
    const line = categories.line(kind.id);
    const own = sizesOf(kind);
    const other = kinds
      .filter((one) => one !== kind)
      .toReversed()
      .find((one) => {
        const isAbove = line.some(({ id }) => id === one.id);
        const sharesRoot = categories.line(one.id)[0] === line[0];
        return sharesRoot && isMostly(own, sizesOf(one)) && (isAbove || isMostly(sizesOf(one), own));
      });
    if (!other) continue;
    const common = categories.line(other.id).findLast(({ id }) => line.some((above) => above.id === id));
    kinds = kinds.filter((one) => one !== kind && one !== other);
    if (common && !kinds.includes(common)) kinds.push(common);
  }
  return kinds;
}

/** The deepest category that more than half of the goods stand in. */
function deepestOf({ categories }: ReadModel, goods: Bitmap): CatalogCategory | undefined {
  const count = countBits(goods);
  const mostOf = (parent: number | null) =>
    categories.children(parent).find(({ id }) => 2 * countCommon(categories.documents(id), goods) > count);
  let deepest = mostOf(null);
  for (let below = deepest; below; below = mostOf(below.id)) deepest = below;
  return deepest;
}

/** The goods of a kind that are of no other kind below it. */
function ownGoods({ categories }: ReadModel, { id }: CatalogCategory, kinds: readonly CatalogCategory[]): Bitmap {
  const own = categories.documents(id).slice();
  const below = kinds.filter((kind) => kind.id !== id && categories.line(kind.id).some((above) => above.id === id));
  for (const kind of below) for (const document of bits(categories.documents(kind.id))) clearBit(own, document);
  return own;
}

/** The sizes that goods come in, without rare ones. */
function sizesIn(own: Bitmap, sizes: readonly Size[]): Size[] {
  const counted = sizes.map((size) => ({ size, count: countCommon(own, size.goods) }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count > 0 && count * rareShare >= most).map(({ size }) => size);
}
