import type { FilterName, FilterValue } from '#lib/contract/search.ts';
import type { CatalogueProduct, CatalogueSport, Gender } from '../catalogue/model.ts';
import type { CatalogueStructure } from '../catalogue/structure.ts';
import { clearBit, emptyBitmap, setBit, type Bitmap } from './bitmap.ts';
import { hungarian } from './collator.ts';
import type { FilterValueIds, WordedGroup } from '../domain/filter-value-ids.ts';
import { bitmapWithRoom } from './room.ts';
import { compareSizes } from './size-order.ts';

/** A value that products can be filtered by. Sub-sports stand under the sport they belong to. */
export interface FilterChoiceValue {
  /** `fv_id` on the wire. */
  id: number;
  name: string;
  group: FilterName;
  /** Products that have the value; of a size, those of which it can be bought now. */
  documents: Bitmap;
  swatch: string | null;
  parent: FilterChoiceValue | null;
  children: FilterChoiceValue[];
}

export interface FilterGroupKind {
  id: number;
  type: FilterValue['f_type'];
  label: string;
}

/** The groups in the order of the panel. 83, 91, 82 and 89 are the legacy ids (PLP-04). */
export const filterGroupKinds = {
  GENERAL_Gender: { id: 82, type: 'radio', label: 'Nem' },
  sports: { id: 97, type: 'tree', label: 'Sport' },
  GENERAL_Size: { id: 89, type: 'checkbox', label: 'Méret' },
  GENERAL_Color: { id: 91, type: 'checkbox', label: 'Szín' },
  GENERAL_Brand: { id: 83, type: 'checkbox', label: 'Márka' },
  price: { id: 96, type: 'range', label: 'Ár' },
  GENERAL_saletype: { id: 95, type: 'radio', label: 'Ajánlatok' },
  addition: { id: 93, type: 'checkbox', label: 'További szűrők' },
} as const satisfies Partial<Record<FilterName, FilterGroupKind>>;
export type ListedGroup = keyof typeof filterGroupKinds;

/** Ids of values that no catalogue names: each group counts on from its own base. */
const bases = { GENERAL_Gender: 30_000, GENERAL_saletype: 50_000, sports: 60_000, addition: 70_000 } as const;
const groupCapacity = 10_000;
/** The refurbished value is the one that every retailer has (PLP-18). */
export const refurbishedId = 2735;

const familySwatches = new Map(
  Object.entries({
    fekete: '#16181c',
    fehér: '#ffffff',
    szürke: '#8b9097',
    kék: '#1f4f8f',
    zöld: '#3f7d4e',
    piros: '#c9302c',
    narancs: '#e9703b',
    narancssárga: '#e9703b',
    sárga: '#f2c230',
    rózsaszín: '#e58ba6',
    lila: '#6d4a94',
    barna: '#6b5136',
    bézs: '#d8cbb0',
    ezüst: '#c3c7cc',
    arany: '#c9a14a',
    türkiz: '#2a9d9a',
    bordó: '#7a1f33',
  }),
);

/** What is true of a product at a moment. */
export interface ProductFlags {
  isReduced: boolean;
  isNew: boolean;
}

/** Every filter value with its products. Values are added as products name them, and stay. */
export class FilterValues {
  readonly brands: ReadonlyMap<string, FilterChoiceValue>;
  readonly sports: ReadonlyMap<number, FilterChoiceValue>;
  /** Numbers of the colour families and size labels, for `Variants`; `families` and `sizes` are in their order. */
  readonly familyNumbers = new Map<string, number>();
  readonly sizeNumbers = new Map<string, number>();
  readonly families: FilterChoiceValue[] = [];
  readonly sizes: FilterChoiceValue[] = [];
  readonly female: FilterChoiceValue;
  readonly male: FilterChoiceValue;
  readonly kinder: FilterChoiceValue;
  readonly unisex: FilterChoiceValue;
  readonly sale: FilterChoiceValue;
  readonly novelty: FilterChoiceValue;
  readonly refurbished: FilterChoiceValue;
  readonly onlineOnly: FilterChoiceValue;
  readonly #byId = new Map<number, FilterChoiceValue>();
  #byGroup: ReadonlyMap<ListedGroup, readonly FilterChoiceValue[]> | null = null;
  #ids: FilterValueIds;
  #capacity: number;

  constructor(
    { brands, sports }: Pick<CatalogueStructure, 'brands' | 'sports'>,
    ids: FilterValueIds,
    capacity: number,
  ) {
    this.#ids = ids;
    this.#capacity = capacity;
    this.brands = new Map(brands.map(({ slug, name }) => [slug, this.#worded('GENERAL_Brand', slug, name)]));
    this.sports = this.#sportTree(sports);
    this.female = this.#value('GENERAL_Gender', 1, 'Női');
    this.male = this.#value('GENERAL_Gender', 2, 'Férfi');
    this.kinder = this.#value('GENERAL_Gender', 3, 'Gyerek');
    this.unisex = this.#value('GENERAL_Gender', 4, 'Uniszex');
    this.sale = this.#value('GENERAL_saletype', 1, 'Akció');
    this.novelty = this.#value('GENERAL_saletype', 2, 'Újdonság');
    this.refurbished = this.#valueWithId(refurbishedId, 'GENERAL_saletype', 'Felújított');
    this.onlineOnly = this.#value('addition', 1, 'Csak online');
  }

  /** Roots of each group in the order in which they are shown. */
  get byGroup(): ReadonlyMap<ListedGroup, readonly FilterChoiceValue[]> {
    return (this.#byGroup ??= this.#groups());
  }

  find(id: number): FilterChoiceValue | undefined {
    return this.#byId.get(id);
  }

  /** Takes over ids that were given since. */
  learn(ids: FilterValueIds): void {
    this.#ids = ids;
  }

  /** Whether all that the product names has an id. */
  knows({ colours, sizes }: Pick<CatalogueProduct, 'colours' | 'sizes'>): boolean {
    return (
      colours.every(({ family }) => this.#ids.find('GENERAL_Color', family) !== undefined) &&
      sizes.every((size) => this.#ids.find('GENERAL_Size', size) !== undefined)
    );
  }

  /** Number of a colour family, which becomes a value by this where it is none yet. Throws where it has no id. */
  familyNumber(family: string): number {
    return this.#numberOf(family, this.familyNumbers, this.families, () =>
      this.#worded('GENERAL_Color', family, capitalised(family), familySwatches.get(family) ?? null),
    );
  }

  /** Number of a size label, which becomes a value by this where it is none yet. Throws where it has no id. */
  sizeNumber(size: string): number {
    return this.#numberOf(size, this.sizeNumbers, this.sizes, () => this.#worded('GENERAL_Size', size, size));
  }

  /** Makes room for the document numbers below `capacity`. */
  grow(capacity: number): void {
    this.#capacity = capacity;
    for (const value of this.#byId.values()) value.documents = bitmapWithRoom(value.documents, capacity);
  }

  /** Adds a product to its values, but not to its sizes and to what may change with time: `setBuyable`, `flag`. */
  add(document: number, product: CatalogueProduct): void {
    for (const value of this.#valuesOf(product)) if (value) setBit(value.documents, document);
  }

  /** Says that a product is reduced or new, or no longer is. */
  flag(document: number, { isReduced, isNew }: ProductFlags): void {
    for (const [value, holds] of [
      [this.sale, isReduced],
      [this.novelty, isNew],
    ] as const) {
      if (holds) setBit(value.documents, document);
      else clearBit(value.documents, document);
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

  *#valuesOf(product: CatalogueProduct) {
    yield this.brands.get(product.brand);
    for (const id of product.sportIds) {
      yield this.sports.get(id);
      yield this.sports.get(id)?.parent;
    }
    for (const { family } of product.colours) yield this.families[this.familyNumber(family)];
    yield* this.#gendersOf(product.gender);
    if (product.refurbished) yield this.refurbished;
    if (product.onlineOnly) yield this.onlineOnly;
  }

  /** Goods for both are found under "Női" and under "Férfi". */
  #gendersOf(gender: Gender): FilterChoiceValue[] {
    return {
      female: [this.female],
      male: [this.male],
      kinder: [this.kinder],
      unisex: [this.female, this.male, this.unisex],
    }[gender];
  }

  #groups(): Map<ListedGroup, readonly FilterChoiceValue[]> {
    const byName = (a: FilterChoiceValue, b: FilterChoiceValue) => hungarian.compare(a.name, b.name) || a.id - b.id;
    return new Map<ListedGroup, readonly FilterChoiceValue[]>([
      ['GENERAL_Gender', [this.female, this.male, this.kinder, this.unisex]],
      ['sports', [...this.sports.values()].filter((value) => value.parent === null)],
      ['GENERAL_Size', this.sizes.toSorted((a, b) => compareSizes(a.name, b.name))],
      ['GENERAL_Color', this.families.toSorted(byName)],
      ['GENERAL_Brand', [...this.brands.values()].toSorted(byName)],
      ['price', []],
      ['GENERAL_saletype', [this.sale, this.novelty, this.refurbished]],
      ['addition', [this.onlineOnly]],
    ]);
  }

  #sportTree(sports: readonly CatalogueSport[]): Map<number, FilterChoiceValue> {
    const inOrder = sports.toSorted((a, b) => a.position - b.position || a.id - b.id);
    const tree = new Map(inOrder.map((sport) => [sport.id, this.#value('sports', sport.id, sport.name)]));
    for (const { id, parentId } of inOrder) {
      const value = tree.get(id);
      const parent = parentId === null ? undefined : tree.get(parentId);
      if (!value || !parent) continue;
      value.parent = parent;
      parent.children.push(value);
    }
    return tree;
  }

  #numberOf(
    key: string,
    numbers: Map<string, number>,
    values: FilterChoiceValue[],
    create: () => FilterChoiceValue,
  ): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = values.push(create()) - 1;
    numbers.set(key, number);
    this.#byGroup = null;
    return number;
  }

  #worded(group: WordedGroup, key: string, name: string, swatch: string | null = null): FilterChoiceValue {
    const id = this.#ids.find(group, key);
    if (id === undefined) throw new Error(`The value "${key}" of ${group} has no id`);
    return this.#valueWithId(id, group, name, swatch);
  }

  #value(group: keyof typeof bases, number: number, name: string): FilterChoiceValue {
    if (number >= groupCapacity) throw new RangeError(`${group} has no id for its value ${number} (${name})`);
    return this.#valueWithId(bases[group] + number, group, name);
  }

  #valueWithId(id: number, group: FilterName, name: string, swatch: string | null = null): FilterChoiceValue {
    const documents = emptyBitmap(this.#capacity);
    const value: FilterChoiceValue = { id, name, group, documents, swatch, parent: null, children: [] };
    this.#byId.set(id, value);
    return value;
  }
}

const capitalised = (name: string) => name.slice(0, 1).toLocaleUpperCase('hu') + name.slice(1);
