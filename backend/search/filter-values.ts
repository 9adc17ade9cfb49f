import type { FilterGroup } from '#lib/contract/search.ts';
import type { CatalogProduct, CatalogSport } from '../catalog/model.ts';
import type { CatalogStructure } from '../catalog/structure.ts';
import { allFilters } from '../filters/all-filters.ts';
import { brandFilter } from '../filters/brand.ts';
import { colourFilter } from '../filters/colour.ts';
import { wireNameOf, type Filter, type FixedFilter, type ProductFlags, type WordedFilter } from '../filters/filter.ts';
import { genderFilter } from '../filters/gender.ts';
import { namesOf } from '../filters/names.ts';
import { offerFilter } from '../filters/offer.ts';
import { sizeFilter } from '../filters/size.ts';
import { sportFilter } from '../filters/sport.ts';
import { clearBit, emptyBitmap, hasBit, setBit, type Bitmap } from './bitmap.ts';
import { hungarian } from './collator.ts';
import type { FilterValueIds } from '../filters/filter-value-ids.ts';
import { growBitmap } from './growable-array.ts';
import { compareSizes } from './size-order.ts';

/** A value that products can be filtered by. Sub-sports stand under the sport they belong to. */
export interface FilterChoiceValue {
  /** `fv_id` on the wire. */
  id: number;
  name: string;
  /** Names it in the messages; null where the catalog does. */
  key: string | null;
  group: FilterGroup['f_name'];
  isHidden: boolean;
  /** Products that have the value; of a size, those of which it can be bought now. */
  documents: Bitmap;
  swatch: string | null;
  parent: FilterChoiceValue | null;
  children: FilterChoiceValue[];
}

/** Words of the catalog as values, in the order in which they came, and the number of each. */
interface Worded {
  numbers: Map<string, number>;
  values: FilterChoiceValue[];
}

const sportCapacity = 10_000;

/** Every filter value with its products. Values are added as products name them, and stay. */
export class FilterValues {
  readonly brands: ReadonlyMap<string, FilterChoiceValue>;
  readonly sports: ReadonlyMap<number, FilterChoiceValue>;
  /** Numbers of the colour families and size labels, for `Variants`; `families` and `sizes` are in their order. */
  readonly familyNumbers: ReadonlyMap<string, number>;
  readonly sizeNumbers: ReadonlyMap<string, number>;
  readonly families: readonly FilterChoiceValue[];
  readonly sizes: readonly FilterChoiceValue[];
  readonly female: FilterChoiceValue;
  readonly male: FilterChoiceValue;
  readonly kinder: FilterChoiceValue;
  readonly unisex: FilterChoiceValue;
  readonly sale: FilterChoiceValue;
  readonly novelty: FilterChoiceValue;
  readonly refurbished: FilterChoiceValue;
  readonly #fixed = new Map<FixedFilter, ReadonlyMap<string, FilterChoiceValue>>();
  readonly #worded = new Map<WordedFilter, Worded>();
  readonly #byId = new Map<number, FilterChoiceValue>();
  #byGroup: ReadonlyMap<Filter, readonly FilterChoiceValue[]> | null = null;
  #ids: FilterValueIds;
  #capacity: number;

  constructor(structure: Pick<CatalogStructure, 'brands' | 'sports'>, ids: FilterValueIds, capacity: number) {
    this.#ids = ids;
    this.#capacity = capacity;
    for (const filter of allFilters) {
      if (filter.kind === 'fixed') this.#fixed.set(filter, this.#fixedValues(filter));
      if (filter.kind !== 'worded') continue;
      this.#worded.set(filter, { numbers: new Map(), values: [] });
      for (const { key, name } of filter.listed?.(structure) ?? []) this.#numberOf(filter, key, name);
    }
    this.sports = this.#sportTree(structure.sports);
    this.brands = new Map(structure.brands.map(({ slug }) => [slug, this.#word(brandFilter, slug)]));
    ({ numbers: this.familyNumbers, values: this.families } = this.#wordsOf(colourFilter));
    ({ numbers: this.sizeNumbers, values: this.sizes } = this.#wordsOf(sizeFilter));
    this.female = this.#valueOf(genderFilter, 'female');
    this.male = this.#valueOf(genderFilter, 'male');
    this.kinder = this.#valueOf(genderFilter, 'kinder');
    this.unisex = this.#valueOf(genderFilter, 'unisex');
    this.sale = this.#valueOf(offerFilter, 'sale');
    this.novelty = this.#valueOf(offerFilter, 'new');
    this.refurbished = this.#valueOf(offerFilter, 'refurbished');
  }

  /** Roots of each filter in the order in which they are shown. */
  get byGroup(): ReadonlyMap<Filter, readonly FilterChoiceValue[]> {
    return (this.#byGroup ??= new Map(allFilters.map((filter) => [filter, this.#rootsOf(filter)])));
  }

  /** Roots of the filter of a group. */
  ofGroup(group: FilterChoiceValue['group']): readonly FilterChoiceValue[] {
    return [...this.byGroup.values()].find(([first]) => first?.group === group) ?? [];
  }

  find(id: number): FilterChoiceValue | undefined {
    return this.#byId.get(id);
  }

  /** The values of a filter that a product has, in the order of the filter: what a card may show of it. */
  keysOf<Value extends string>(filter: FixedFilter<Value>, document: number): Value[] {
    return (Object.keys(filter.values) as Value[]).filter((key) =>
      hasBit(this.#valueOf(filter, key).documents, document),
    );
  }

  /** Takes over ids that were given since. */
  learn(ids: FilterValueIds): void {
    this.#ids = ids;
  }

  /** Whether all that the product names has an id. */
  knows(product: Pick<CatalogProduct, 'brand' | 'colours' | 'sizes'>): boolean {
    return [...this.#worded.keys()].every(
      ({ listed, valuesOf, wireName }) =>
        listed !== undefined || valuesOf(product).every((key) => this.#ids.find(wireName, key) !== undefined),
    );
  }

  /** Number of a colour family, which becomes a value by this where it is none yet. Throws where it has no id. */
  familyNumber(family: string): number {
    return this.#numberOf(colourFilter, family);
  }

  /** Number of a size label, which becomes a value by this where it is none yet. Throws where it has no id. */
  sizeNumber(size: string): number {
    return this.#numberOf(sizeFilter, size);
  }

  /** Makes room for the document numbers below `capacity`. */
  grow(capacity: number): void {
    this.#capacity = capacity;
    for (const value of this.#byId.values()) value.documents = growBitmap(value.documents, capacity);
  }

  /** Adds a product to its values, but not to its sizes and to what may change with time: `setBuyable`, `flag`. */
  add(document: number, product: CatalogProduct): void {
    for (const value of this.#valuesOfProduct(product)) if (value) setBit(value.documents, document);
  }

  /** Says that a product is reduced or new, or no longer is. */
  flag(document: number, flags: ProductFlags): void {
    for (const [{ valuesAt = {} }, values] of this.#fixed) {
      for (const [key, holds] of Object.entries(valuesAt)) {
        const value = values.get(key);
        if (!value) continue;
        if (holds?.(flags)) setBit(value.documents, document);
        else clearBit(value.documents, document);
      }
    }
  }

  /** Says that a size of a product can be bought, or no longer can be. */
  setBuyable(document: number, size: number, isBuyable: boolean): void {
    const documents = this.sizes[size]?.documents;
    if (!documents) return;
    if (isBuyable) setBit(documents, document);
    else clearBit(documents, document);
  }

  remove(document: number): void {
    for (const value of this.#byId.values()) clearBit(value.documents, document);
  }

  *#valuesOfProduct(product: CatalogProduct) {
    for (const [filter, values] of this.#fixed) {
      for (const key of filter.valuesOf(product)) yield values.get(key);
    }
    for (const [filter, { numbers, values }] of this.#worded) {
      if (filter.isOfStock) continue;
      for (const key of filter.valuesOf(product)) {
        yield values[filter.listed ? (numbers.get(key) ?? -1) : this.#numberOf(filter, key)];
      }
    }
    for (const id of sportFilter.valuesOf(product)) {
      yield this.sports.get(id);
      yield this.sports.get(id)?.parent;
    }
  }

  #rootsOf(filter: Filter): readonly FilterChoiceValue[] {
    const byName = (a: FilterChoiceValue, b: FilterChoiceValue) => hungarian.compare(a.name, b.name) || a.id - b.id;
    const bySize = (a: FilterChoiceValue, b: FilterChoiceValue) => compareSizes(a.name, b.name);
    if (filter.kind === 'fixed') return Object.keys(filter.values).map((key) => this.#valueOf(filter, key));
    if (filter.kind === 'sports') return [...this.sports.values()].filter((value) => value.parent === null);
    if (filter.kind === 'range') return [];
    return this.#wordsOf(filter).values.toSorted(filter.order === 'size' ? bySize : byName);
  }

  #sportTree(sports: readonly CatalogSport[]): Map<number, FilterChoiceValue> {
    const inOrder = sports.toSorted((a, b) => a.position - b.position || a.id - b.id);
    const tree = new Map(inOrder.map((sport) => [sport.id, this.#sport(sport)]));
    for (const { id, parentId } of inOrder) {
      const value = tree.get(id);
      const parent = parentId === null ? undefined : tree.get(parentId);
      if (!value || !parent) continue;
      value.parent = parent;
      parent.children.push(value);
    }
    return tree;
  }

  #sport({ id, name }: CatalogSport): FilterChoiceValue {
    if (id >= sportCapacity) throw new RangeError(`The sports have no id for their value ${id} (${name})`);
    return this.#value(sportFilter, sportFilter.base + id, name);
  }

  #fixedValues(filter: FixedFilter): Map<string, FilterChoiceValue> {
    const names = namesOf(filter).values ?? {};
    return new Map(
      Object.entries(filter.values).map(([key, id]) => {
        const hidden = filter.hidden?.[key];
        if (hidden !== undefined) return [key, this.#value(filter, id, hidden, { isHidden: true })];
        const name = names[key];
        if (name === undefined) throw new Error(`The messages have no text filters.${filter.key}.values.${key}`);
        return [key, this.#value(filter, id, name, { key })];
      }),
    );
  }

  #valueOf<Value extends string>(filter: FixedFilter<Value>, key: NoInfer<Value>): FilterChoiceValue {
    const value = this.#fixed.get(filter)?.get(key);
    if (!value) throw new Error(`There is no filter value ${filter.key}.${key}`);
    return value;
  }

  #wordsOf(filter: WordedFilter): Worded {
    const words = this.#worded.get(filter);
    if (!words) throw new Error(`There is no filter ${filter.key}`);
    return words;
  }

  #word(filter: WordedFilter, key: string): FilterChoiceValue {
    const value = this.#wordsOf(filter).values[this.#numberOf(filter, key)];
    if (!value) throw new Error(`There is no filter value ${filter.key}.${key}`);
    return value;
  }

  #numberOf(filter: WordedFilter, key: string, name = filter.nameOf?.(key) ?? key): number {
    const { numbers, values } = this.#wordsOf(filter);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const id = this.#ids.find(filter.wireName, key);
    if (id === undefined) throw new Error(`The value "${key}" of ${filter.wireName} has no id`);
    const number = values.push(this.#value(filter, id, name, { swatch: filter.swatchOf?.(key) ?? null })) - 1;
    numbers.set(key, number);
    this.#byGroup = null;
    return number;
  }

  #value(
    filter: Filter,
    id: number,
    name: string,
    {
      key = null,
      swatch = null,
      isHidden = false,
    }: { key?: string | null; swatch?: string | null; isHidden?: boolean } = {},
  ): FilterChoiceValue {
    const documents = emptyBitmap(this.#capacity);
    const group = wireNameOf(filter);
    const value: FilterChoiceValue = {
      id,
      name,
      key,
      group,
      isHidden,
      documents,
      swatch,
      parent: null,
      children: [],
    };
    this.#byId.set(id, value);
    return value;
  }
}
