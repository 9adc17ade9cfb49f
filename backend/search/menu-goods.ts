import type { CatalogCategory } from '../catalog/model.ts';
import { sportFilter } from '../filters/sport.ts';
import { clearBit, countBits, eachBit, haveCommon, intersection, type Bitmap } from './bitmap.ts';
import { categoryPath } from './listing-pages.ts';
import type { ReadModel } from './read-model.ts';

/** Goods of one category among others, and their sales: sales rank times public price, shared by the sports they are for. */
export interface KindOfGoods {
  category: CatalogCategory;
  documents: Bitmap;
  count: number;
  sales: number;
  /** The sales shared by the sports once more: what is for one sport alone stands for it best. */
  ownSales: number;
}

/** The goods of sets by kind, as the catalog is now. */
export class GoodsByKind {
  readonly #model: ReadModel;
  /** Main sports of each document. */
  readonly #sports: Uint8Array;

  constructor(model: ReadModel) {
    this.#model = model;
    this.#sports = new Uint8Array(model.size);
    for (const { documents } of model.values.byGroup.get(sportFilter) ?? [])
      eachBit(documents, (document) => {
        this.#sports[document] = (this.#sports[document] ?? 0) + 1;
      });
  }

  /**
   * For each root category that has any of the documents, the deepest categories that they stand in, those with the most
   * sales first, roots as well as what is in them. What is for several sports counts in part: else bottles would lead
   * cycling (ADR-0131).
   */
  of(documents: Bitmap): KindOfGoods[][] {
    return this.#model.categories
      .children(null)
      .map((root) => this.#deepest(root, documents).toSorted(by('sales')))
      .filter((kinds) => kinds.length > 0)
      .map((kinds) => ({ kinds, sales: sum(kinds, 'sales'), count: sum(kinds, 'count') }))
      .toSorted(by('sales'))
      .map(({ kinds }) => kinds);
  }

  /**
   * The kinds that a picture of the documents is of, the most telling first: what is for few other sports, branch by
   * branch, so that running shoes of two kinds stand before one kind of trail shoe.
   */
  leading(documents: Bitmap): KindOfGoods[] {
    return this.#byBranch(null, documents);
  }

  #byBranch(id: number | null, documents: Bitmap): KindOfGoods[] {
    return this.#model.categories
      .children(id)
      .map((category) => {
        const below = this.#byBranch(category.id, documents);
        const kinds = below.length > 0 ? below : this.#deepest(category, documents);
        return { kinds, ownSales: sum(kinds, 'ownSales'), count: sum(kinds, 'count') };
      })
      .toSorted(by('ownSales'))
      .flatMap(({ kinds }) => kinds);
  }

  #deepest(category: CatalogCategory, documents: Bitmap): KindOfGoods[] {
    const { categories, documents: goods } = this.#model;
    const within = categories.documents(category.id);
    if (!haveCommon(within, documents)) return [];
    const below = categories.children(category.id).flatMap((child) => this.#deepest(child, documents));
    if (below.length > 0) return below;
    const own = intersection(within, documents);
    let [sales, ownSales] = [0, 0];
    eachBit(own, (document) => {
      // Whole, so that a sum is the same in any order.
      const turnover = goods.salesRank(document) * goods.prices(document).vk.price;
      const sports = Math.max(1, this.#sports[document] ?? 0);
      sales += Math.floor(turnover / sports);
      ownSales += Math.floor(turnover / sports ** 2);
    });
    return [{ category, documents: own, count: countBits(own), sales, ownSales }];
  }
}

type Amount = 'sales' | 'ownSales';
const by = (amount: Amount) => (a: Partial<KindOfGoods>, b: Partial<KindOfGoods>) =>
  (b[amount] ?? 0) - (a[amount] ?? 0) || (b.count ?? 0) - (a.count ?? 0);
const sum = (kinds: readonly KindOfGoods[], of: Amount | 'count') => kinds.reduce((total, kind) => total + kind[of], 0);

/** The page of a sport's goods of a kind: that of their category, narrowed to the sport where it lists others too. */
export function goodsUrl(
  { categories }: ReadModel,
  sport: number,
  { category, count }: Pick<KindOfGoods, 'category' | 'count'>,
): string {
  const path = categoryPath(categories.line(category.id), null);
  return countBits(categories.documents(category.id)) === count ? path : `${path}?filters=${sport}`;
}

/** Of a gender's goods those that are for it alone: what is for everyone stands for nobody. */
export function ownGoods(model: ReadModel, documents: Bitmap): Bitmap {
  const own = documents.slice();
  eachBit(model.values.unisex.documents, (document) => clearBit(own, document));
  return own;
}
