import type { Sorting } from '#lib/contract/search.ts';
import type { CatalogueProduct, Role } from '../catalogue/model.ts';
import { hasBit, type Bitmap } from './bitmap.ts';
import { roles, type RolePrices } from './prices.ts';

/** All documents presorted for every sorting and role; equals stand by product id. */
export class Orders {
  readonly #bySales: Uint32Array;
  readonly #byNewest: Uint32Array;
  readonly #cheapest: Record<Role, Uint32Array>;
  readonly #dearest: Record<Role, Uint32Array>;

  constructor(products: readonly CatalogueProduct[], prices: readonly RolePrices[]) {
    const order = (key: (document: number) => number) => {
      const keys = Float64Array.from(products, (_, document) => key(document));
      const ids = Float64Array.from(products, (product) => product.id);
      return Uint32Array.from(products.keys()).sort((a, b) =>
        (keys[a] ?? 0) - (keys[b] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0));
    };
    const priceOf = (document: number, role: Role) => prices[document]?.[role].price ?? 0;
    const perRole = (sign: 1 | -1) => {
      const [vk, premium, staff, pro] = roles.map((role) => order((document) => sign * priceOf(document, role)));
      const none = new Uint32Array();
      return { vk: vk ?? none, premium: premium ?? none, staff: staff ?? none, pro: pro ?? none };
    };
    this.#bySales = order((document) => -(products[document]?.salesRank ?? 0));
    this.#byNewest = order((document) => -Date.parse(products[document]?.addedAt ?? ''));
    this.#cheapest = perRole(1);
    this.#dearest = perRole(-1);
  }

  /** Up to `limit` of the documents in the order, after the first `offset`. */
  page(documents: Bitmap, sorting: Sorting, role: Role, offset: number, limit: number): number[] {
    return slice(this.#order(sorting, role), documents, offset, limit);
  }

  /** The same by relevance; those of equal score by sales rank. */
  pageByRelevance(documents: Bitmap, scores: Uint8Array, offset: number, limit: number): number[] {
    const byScore = new Map<number, number[]>();
    for (const document of this.#bySales) {
      if (!hasBit(documents, document)) continue;
      const score = scores[document] ?? 0;
      const equals = byScore.get(score);
      if (equals) equals.push(document);
      else byScore.set(score, [document]);
    }
    const bestFirst = [...byScore].toSorted(([a], [b]) => b - a);
    return bestFirst.flatMap(([, equals]) => equals).slice(offset, offset + limit);
  }

  #order({ field, type }: Sorting, role: Role): Uint32Array {
    if (field === 'price') return type === 'asc' ? this.#cheapest[role] : this.#dearest[role];
    return field === 'added_at' ? this.#byNewest : this.#bySales;
  }
}

function slice(order: Uint32Array, documents: Bitmap, offset: number, limit: number): number[] {
  const page: number[] = [];
  let skipped = 0;
  for (const document of order) {
    if (!hasBit(documents, document)) continue;
    if (skipped < offset) skipped += 1;
    else if (page.push(document) === limit) break;
  }
  return page;
}
