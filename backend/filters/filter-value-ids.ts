import type { Catalog, CatalogProduct } from '../catalog/model.ts';
import { wordedFilters } from './all-filters.ts';
import type { WordedGroup } from './filter.ts';

/** Where the ids of each group begin whose values come from the catalog's own words. */
const bases: ReadonlyMap<WordedGroup, number> = new Map(wordedFilters.map(({ wireName, base }) => [wireName, base]));
const groupCapacity = 10_000;
/** Of these the products alone have the words. */
const filtersOfProducts = wordedFilters.filter(({ listed }) => !listed);
const filtersOfLists = wordedFilters.filter(({ listed }) => listed);

/** The id that a slug of a brand, a family of colours or a label of a size has as a filter value, for good. */
export interface FilterValueId {
  id: number;
  group: WordedGroup;
  key: string;
}

/** Ids of filter values. They stand in the addresses of pages, so that one that was given is never given again. */
export class FilterValueIds {
  readonly #ids = new Map<WordedGroup, Map<string, number>>();
  readonly #highest = new Map(bases);

  constructor(known: Iterable<FilterValueId> = []) {
    for (const value of known) this.#add(value);
  }

  find(group: WordedGroup, key: string): number | undefined {
    return this.#ids.get(group)?.get(key);
  }

  /** Gives ids to the keys that have none, in their order, and answers these. Throws a RangeError for one too many. */
  give(group: WordedGroup, keys: Iterable<string>): FilterValueId[] {
    const given: FilterValueId[] = [];
    for (const key of keys) {
      if (this.find(group, key) !== undefined) continue;
      const base = bases.get(group) ?? 0;
      const id = (this.#highest.get(group) ?? base) + 1;
      if (id >= base + groupCapacity) throw new RangeError(`${group} has no id left for its value ${key}`);
      const value = { id, group, key };
      this.#add(value);
      given.push(value);
    }
    return given;
  }

  /** Gives ids to what products name, in the order of the products. */
  giveProducts(products: readonly Pick<CatalogProduct, 'brand' | 'colours' | 'sizes'>[]): FilterValueId[] {
    return filtersOfProducts.flatMap(({ wireName, valuesOf }) => this.give(wireName, products.flatMap(valuesOf)));
  }

  /** Gives ids to what the catalog lists in its order, and to what products name in the order of their ids. */
  giveCatalog({ brands, products }: Pick<Catalog, 'brands' | 'products'>): FilterValueId[] {
    const listed = filtersOfLists.flatMap(({ wireName, listed: list }) =>
      this.give(
        wireName,
        (list?.({ brands }) ?? []).map(({ key }) => key),
      ),
    );
    return [...listed, ...this.giveProducts(products.toSorted((a, b) => a.id - b.id))];
  }

  #add({ id, group, key }: FilterValueId): void {
    const ids = this.#ids.get(group) ?? new Map<string, number>();
    this.#ids.set(group, ids.set(key, id));
    this.#highest.set(group, Math.max(this.#highest.get(group) ?? 0, id));
  }
}
