import type { Kysely } from 'kysely';
import { inWholeUnits, type Money } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import type { Database } from '../../db/schema.ts';
import type { Problem } from '../lines.ts';
import type { Role } from '../model.ts';
import { moneyOf, piecesOf, readCell } from './cells.ts';
import type { Columns } from './columns.ts';
import type { Mapping } from './mapping.ts';
import type { TableRow } from './reading.ts';

/** The column of each role's price. */
export const roleColumns = {
  vk: 'price',
  premium: 'premiumPrice',
  staff: 'staffPrice',
  pro: 'proPrice',
} as const satisfies Record<Role, string>;
export const payingRoles = ['vk', 'premium', 'staff', 'pro'] as const satisfies readonly Role[];

/** What a row changes, with the cell that a field of it comes from. */
export interface ChangingRecord {
  record: object;
  cellOf: (field: string) => { line: number; field: string };
}

/** Makes records of prices and pieces (ADR-0134) of the rows of a table that names goods by their SKU. */
export class Changes {
  readonly #columns: Columns;
  readonly #decimal: Mapping['decimal'];
  readonly #bySku: ReadonlyMap<string, { optionId: number; productId: number }>;
  readonly #lines = new Map<string, number>();
  readonly #prices = new Map<string, { price: Money; line: number }>();

  private constructor(
    columns: Columns,
    decimal: Mapping['decimal'],
    bySku: ReadonlyMap<string, { optionId: number; productId: number }>,
  ) {
    this.#columns = columns;
    this.#decimal = decimal;
    this.#bySku = bySku;
  }

  static async of(db: Kysely<Database>, columns: Columns, { decimal }: Mapping): Promise<Changes> {
    const options = await db
      .selectFrom('product_option')
      .select(['id as optionId', 'product_id as productId', 'sku'])
      .execute();
    return new Changes(columns, decimal, new Map(options.map(({ sku, ...ids }) => [sku, ids])));
  }

  /** What a row changes, or what is wrong with it. A cell that is left empty changes nothing. */
  take(row: TableRow): ChangingRecord[] | Problem[] {
    const { line } = row;
    const problems: Problem[] = [];
    const refuse = (field: string, problem: string) =>
      problems.push({ line, field: this.#columns.nameOf(field), problem });
    const sku = this.#columns.cell(row, 'sku');
    const found = this.#bySku.get(sku);
    const before = this.#lines.get(sku);
    if (sku === '') refuse('sku', 'is empty');
    else if (!found) refuse('sku', `there is no sku ${sku.slice(0, 60)} in the shop`);
    else if (before !== undefined) refuse('sku', `the sku ${sku} stands in line ${before} already`);
    if (!found || problems.length > 0) return problems;
    this.#lines.set(sku, line);
    const read = <Value>(field: string, of: (cell: string) => Value): Value | null => {
      const cell = this.#columns.cell(row, field);
      if (cell === '') return null;
      return readCell(
        () => of(cell),
        (problem) => refuse(field, problem),
      );
    };
    const records: object[] = payingRoles.flatMap((role) => {
      const field = roleColumns[role];
      const price = read(field, (cell) => moneyOf(cell, this.#decimal));
      return price === null
        ? []
        : this.#priceOf(found.productId, role, price, line, (problem) => refuse(field, problem));
    });
    const pieces = this.#columns.of('stock').flatMap((field) => {
      const count = read(field, (cell) => piecesOf(cell, this.#decimal));
      return count === null ? [] : [[field.slice('stock.'.length), count] as const];
    });
    if (pieces.length > 0) records.push({ kind: 'stock', optionId: found.optionId, stock: Object.fromEntries(pieces) });
    const cellOf = (field: string) => ({ line, field: this.#columns.nameOf(field) });
    return problems.length > 0 ? problems : records.map((record) => ({ record, cellOf }));
  }

  /** A product has one price, in whichever of its rows it stands. */
  #priceOf(productId: number, role: Role, price: Money, line: number, refuse: (problem: string) => void): object[] {
    const key = `${productId} ${role}`;
    const before = this.#prices.get(key);
    if (before && before.price !== price)
      refuse(`says ${formatPrice(price)}, and line ${before.line} of the same product ${formatPrice(before.price)}`);
    if (before) return [];
    this.#prices.set(key, { price, line });
    return [{ kind: 'price', productId, role, price: inWholeUnits(price) }];
  }
}
