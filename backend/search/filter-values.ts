import type { FilterName, FilterValue } from '#lib/contract/search.ts';
import type { Catalogue, CatalogueProduct, CatalogueSport, Gender } from '../catalogue/model.ts';
import { emptyBitmap, setBit, type Bitmap } from './bitmap.ts';
import { hungarian } from './collator.ts';
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

/** The groups in the order of the panel. 83, 91, 82 and 89 are the legacy ids of spec §9. */
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

/** Value ids: each group counts on from its own base. The refurbished value is the one of spec §9. */
const bases = {
  GENERAL_Brand: 10_000, GENERAL_Color: 20_000, GENERAL_Gender: 30_000, GENERAL_Size: 40_000,
  GENERAL_saletype: 50_000, sports: 60_000, addition: 70_000,
} as const;
const groupCapacity = 10_000;
export const refurbishedId = 2735;

const familySwatches: Record<string, string> = {
  fekete: '#16181c', fehér: '#ffffff', szürke: '#8b9097', kék: '#1f4f8f', zöld: '#3f7d4e', piros: '#c9302c',
  narancs: '#e9703b', narancssárga: '#e9703b', sárga: '#f2c230', rózsaszín: '#e58ba6', lila: '#6d4a94',
  barna: '#6b5136', bézs: '#d8cbb0', ezüst: '#c3c7cc', arany: '#c9a14a', türkiz: '#2a9d9a', bordó: '#7a1f33',
};

export interface ProductFlags {
  isReduced: (document: number) => boolean;
  isNew: (document: number) => boolean;
}

/**
 * Every filter value with its products. Ids follow the order of the catalogue (brands, sports) or of first occurrence
 * by product id (colours, sizes), so that new products add ids and move none.
 */
export class FilterValues {
  /** Roots of each group in the order in which they are shown. */
  readonly byGroup: ReadonlyMap<ListedGroup, readonly FilterChoiceValue[]>;
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
  readonly onlineOnly: FilterChoiceValue;
  readonly #byId = new Map<number, FilterChoiceValue>();
  readonly #size: number;

  constructor(catalogue: Catalogue, flags: ProductFlags) {
    this.#size = catalogue.products.length;
    const byId = catalogue.products.toSorted((a, b) => a.id - b.id);
    this.familyNumbers = numbered(byId.flatMap((product) => product.colours.map((colour) => colour.family)));
    this.sizeNumbers = numbered(byId.flatMap((product) => product.sizes));
    this.families = Array.from(this.familyNumbers, ([family, number]) =>
      this.#value('GENERAL_Color', number + 1, capitalised(family), familySwatches[family] ?? null));
    this.sizes = Array.from(this.sizeNumbers, ([size, number]) => this.#value('GENERAL_Size', number + 1, size));
    this.brands = new Map(catalogue.brands.map(({ slug, name }, at) =>
      [slug, this.#value('GENERAL_Brand', at + 1, name)]));
    this.sports = this.#sportTree(catalogue.sports);
    this.female = this.#value('GENERAL_Gender', 1, 'Női');
    this.male = this.#value('GENERAL_Gender', 2, 'Férfi');
    this.kinder = this.#value('GENERAL_Gender', 3, 'Gyerek');
    this.unisex = this.#value('GENERAL_Gender', 4, 'Uniszex');
    this.sale = this.#value('GENERAL_saletype', 1, 'Akció');
    this.novelty = this.#value('GENERAL_saletype', 2, 'Újdonság');
    this.refurbished = this.#valueWithId(refurbishedId, 'GENERAL_saletype', 'Felújított');
    this.onlineOnly = this.#value('addition', 1, 'Csak online');
    this.byGroup = this.#groups();
    catalogue.products.forEach((product, document) => {
      for (const value of this.#valuesOf(product, document, flags)) if (value) setBit(value.documents, document);
    });
  }

  find(id: number): FilterChoiceValue | undefined {
    return this.#byId.get(id);
  }

  *#valuesOf(product: CatalogueProduct, document: number, flags: ProductFlags) {
    yield this.brands.get(product.brand);
    for (const id of product.sportIds) {
      yield this.sports.get(id);
      yield this.sports.get(id)?.parent;
    }
    for (const { family } of product.colours) yield this.families[this.familyNumbers.get(family) ?? -1];
    for (const { size, stock } of product.options) {
      if (Object.values(stock).some((pieces) => pieces > 0)) yield this.sizes[this.sizeNumbers.get(size) ?? -1];
    }
    yield* this.#gendersOf(product.gender);
    if (flags.isReduced(document)) yield this.sale;
    if (flags.isNew(document)) yield this.novelty;
    if (product.refurbished) yield this.refurbished;
    if (product.onlineOnly) yield this.onlineOnly;
  }

  /** Goods for both are found under "Női" and under "Férfi". */
  #gendersOf(gender: Gender): FilterChoiceValue[] {
    return {
      female: [this.female], male: [this.male], kinder: [this.kinder], unisex: [this.female, this.male, this.unisex],
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

  #value(group: keyof typeof bases, number: number, name: string, swatch: string | null = null): FilterChoiceValue {
    if (number >= groupCapacity) throw new RangeError(`${group} has no id left for its value ${number} (${name})`);
    return this.#valueWithId(bases[group] + number, group, name, swatch);
  }

  #valueWithId(id: number, group: FilterName, name: string, swatch: string | null = null): FilterChoiceValue {
    const documents = emptyBitmap(this.#size);
    const value: FilterChoiceValue = { id, name, group, documents, swatch, parent: null, children: [] };
    this.#byId.set(id, value);
    return value;
  }
}

const capitalised = (name: string) => name.slice(0, 1).toLocaleUpperCase('hu') + name.slice(1);

function numbered(names: readonly string[]): Map<string, number> {
  return new Map([...new Set(names)].map((name, number) => [name, number]));
}
