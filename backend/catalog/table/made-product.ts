import type { z } from 'zod';
import type { productOfFileSchema } from '#lib/contract/import.ts';
import type { Problem } from '../lines.ts';
import type { CatalogBrand } from '../model.ts';
import type { Columns } from './columns.ts';
import type { Mapping } from './mapping.ts';
import type { OwnBrand } from './own-brand.ts';
import type { StoredGoods } from './stored.ts';

export type ProductInput = z.input<typeof productOfFileSchema>;
/** Tells what is doubtful about a table once for each key, however many rows it is true of. */
export type WarnOnce = (key: string, warning: Problem) => void;

/** Pieces of an option in the places that a row names. */
export interface StockOfRow {
  line: number;
  optionId: number;
  stock: Record<string, number>;
}

/** A product with what it is sorted into, and where its fields stand in the table. */
export interface MadeProduct {
  line: number;
  product: ProductInput;
  brand: CatalogBrand;
  /** Ids from the root down. */
  categoryIds: number[];
  sportIds: number[];
  stocks: readonly StockOfRow[];
  /** The cell that a field of the record comes from. */
  cellOf: (field: string) => { line: number; field: string };
}

export interface MakingOptions {
  mapping: Mapping;
  columns: Columns;
  stored: StoredGoods;
  now: Date;
  /** The brand of goods that name none; without it a table has to name one. */
  ownBrand: OwnBrand | null;
  onWarning: (warning: Problem) => void;
}
