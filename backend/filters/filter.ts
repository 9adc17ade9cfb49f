import type { FilterName, FilterPresentation } from '#lib/contract/search.ts';
import type hungarian from '#messages/hu.json';
import type { CatalogProduct } from '../catalog/model.ts';
import type { CatalogStructure } from '../catalog/structure.ts';

/** What is true of a product at a moment. */
export interface ProductFlags {
  isReduced: boolean;
  isNew: boolean;
}

/** What every filter says of itself (ADR-0090). */
interface Declared {
  /** Its name in the messages, where `filters.*` has its label and the names of its values. */
  key: keyof (typeof hungarian)['filters'];
  /** `f_id` on the wire. */
  id: number;
  /** `f_name` on the wire, where it had one before it had a key (PLP-03). */
  wireName?: FilterName;
  presentation: FilterPresentation;
  /** Whether at most one value can be chosen (PLP-06). */
  takesOne?: boolean;
  /** Whether goods of some kinds alone have it: it is offered where a third of a list does (ADR-0112). */
  isOfKinds?: boolean;
}

/** Values that the filter itself names, each with its id on the wire for good. */
export interface FixedFilter<Value extends string = string> extends Declared {
  kind: 'fixed';
  values: Readonly<Record<Value, number>>;
  /** Names of the values that are sent and never shown (PLP-11): a campaign's link may choose one. */
  hidden?: Readonly<Partial<Record<NoInfer<Value>, string>>>;
  valuesOf: (product: CatalogProduct) => readonly NoInfer<Value>[];
  /** Values that come and go with time, without a word about the product. */
  valuesAt?: Readonly<Partial<Record<NoInfer<Value>, (flags: ProductFlags) => boolean>>>;
}

/** Values that the catalog names in its own words; each is given an id by the database, from `base` on, for good. */
export interface WordedFilter extends Declared {
  kind: 'worded';
  wireName: WordedGroup;
  base: number;
  valuesOf: (product: Pick<CatalogProduct, 'brand' | 'colours' | 'sizes'>) => readonly string[];
  /** All its values with their names, where the catalog has a list of them and not the products alone. */
  listed?: (structure: Pick<CatalogStructure, 'brands'>) => readonly { key: string; name: string }[];
  nameOf?: (key: string) => string;
  swatchOf?: (key: string) => string | null;
  order: 'name' | 'size';
  /** Whether a product has a value only while an option of it can be bought. */
  isOfStock?: boolean;
}

/** The sports with their sub-sports; their ids are those of the catalog, counted from `base`. */
export interface SportFilter extends Declared {
  kind: 'sports';
  base: number;
  valuesOf: (product: CatalogProduct) => readonly number[];
}

/** Two bounds instead of values. */
export interface RangeFilter extends Declared {
  kind: 'range';
}

export type Filter = FixedFilter | WordedFilter | SportFilter | RangeFilter;
export type WordedGroup = 'GENERAL_Brand' | 'GENERAL_Color' | 'GENERAL_Size';

/** A filter of values of its own: what it says of products is held against the values that it names. */
export function fixedFilter<Value extends string>(declared: Omit<FixedFilter<Value>, 'kind'>): FixedFilter<Value> {
  return { kind: 'fixed', ...declared };
}

/** `f_name` of a filter. */
export function wireNameOf({ key, wireName }: Pick<Declared, 'key' | 'wireName'>): string {
  return wireName ?? key;
}

/** `f_type` of a filter, by which older interfaces show it. */
export function wireTypeOf({ presentation, takesOne = false }: Declared): 'range' | 'tree' | 'radio' | 'checkbox' {
  if (presentation === 'range' || presentation === 'tree') return presentation;
  return takesOne ? 'radio' : 'checkbox';
}
