import type { Catalogue, CatalogueProduct } from '../catalogue/model.ts';

/** Groups whose values come from the catalogue's own words, and where the ids of each begin. */
const bases = { GENERAL_Brand: 10_000, GENERAL_Color: 20_000, GENERAL_Size: 40_000 } as const;
const groupCapacity = 10_000;

export type WordedGroup = keyof typeof bases;

/** The id that a slug of a brand, a family of colours or a label of a size has as a filter value, for good. */
export interface FilterValueId {
  id: number;
  group: WordedGroup;
  key: string;
}

/** Ids of filter values. They stand in the addresses of pages, so that one that was given is never given again. */
export class FilterValueIds {
  readonly #ids: Record<WordedGroup, Map<string, number>> = {
    GENERAL_Brand: new Map(),
    GENERAL_Color: new Map(),
    GENERAL_Size: new Map(),
  };
  readonly #highest = { ...bases } as Record<WordedGroup, number>;

  constructor(known: Iterable<FilterValueId> = []) {
    for (const value of known) this.#add(value);
  }

  find(group: WordedGroup, key: string): number | undefined {
    return this.#ids[group].get(key);
  }

  /** Gives ids to the keys that have none, in their order, and answers these. Throws a RangeError for one too many. */
  give(group: WordedGroup, keys: Iterable<string>): FilterValueId[] {
    const given: FilterValueId[] = [];
    for (const key of keys) {
      if (this.#ids[group].has(key)) continue;
      const id = this.#highest[group] + 1;
      if (id >= bases[group] + groupCapacity) throw new RangeError(`${group} has no id left for its value ${key}`);
      const value = { id, group, key };
      this.#add(value);
      given.push(value);
    }
    return given;
  }

  /** Gives ids to what products name, in the order of the products. */
  giveProducts(products: readonly Pick<CatalogueProduct, 'colours' | 'sizes'>[]): FilterValueId[] {
    return [
      ...this.give(
        'GENERAL_Color',
        products.flatMap(({ colours }) => colours.map(({ family }) => family)),
      ),
      ...this.give(
        'GENERAL_Size',
        products.flatMap(({ sizes }) => sizes),
      ),
    ];
  }

  /** Gives ids to the brands in their order, and to what products name in the order of their ids. */
  giveCatalogue({ brands, products }: Pick<Catalogue, 'brands' | 'products'>): FilterValueId[] {
    return [
      ...this.give(
        'GENERAL_Brand',
        brands.map(({ slug }) => slug),
      ),
      ...this.giveProducts(products.toSorted((a, b) => a.id - b.id)),
    ];
  }

  #add({ id, group, key }: FilterValueId): void {
    this.#ids[group].set(key, id);
    this.#highest[group] = Math.max(this.#highest[group], id);
  }
}
