import type { Kysely } from 'kysely';
import { importRecordSchema } from '#lib/contract/import.ts';
import { money, inWholeUnits } from '#lib/contract/money.ts';
import type { Database } from '../../db/schema.ts';
import type { Problem } from '../lines.ts';
import type { ReadRecord } from '../records.ts';
import { Changes } from './changes.ts';
import { Columns } from './columns.ts';
import { Drafts } from './drafts.ts';
import type { Mapping } from './mapping.ts';
import type { MadeProduct, ProductInput } from './made-product.ts';
import type { OwnBrand } from './own-brand.ts';
import { ProductMaker } from './products.ts';
import { NoTable, readRows, type TableRow } from './reading.ts';
import { StoredGoods } from './stored.ts';

const productsAtOnce = 200;
/** Longest part of a cell that a message repeats. */
const longestQuote = 60;

export interface TableOptions {
  mapping: Mapping;
  now: Date;
  ownBrand?: OwnBrand | null;
  onProgress?: (percent: number) => void;
  onWarning?: (warning: Problem) => void;
}

/** The rows of a table below its header, with the columns; problems where these are not those of the mapping. */
async function* rowsOf(
  file: string,
  { mapping, onProgress, onWarning = () => {} }: TableOptions,
): AsyncGenerator<Problem[] | { columns: Columns; row: TableRow }> {
  let columns: Columns | null = null;
  let count = 0;
  for await (const row of readRows(file, mapping, { ...(onProgress && { onProgress }), onWarning })) {
    if (columns) {
      count += 1;
      const beyond = columns.beyond(row);
      const problem = `has a cell “${beyond.slice(0, longestQuote)}” behind the last column: is a separator in a text?`;
      yield beyond === '' ? { columns, row } : [{ line: row.line, field: '', problem }];
      continue;
    }
    const found = Columns.find(row, mapping);
    if (Array.isArray(found)) {
      yield found;
      return;
    }
    columns = found;
  }
  if (count === 0) yield [{ line: 0, field: '', problem: 'the table has a header and no rows' }];
}

/** What changes of goods that are there, row by row. */
async function* changesIn(
  db: Kysely<Database>,
  file: string,
  options: TableOptions,
): AsyncGenerator<ReadRecord | Problem[]> {
  let changes: Changes | null = null;
  let position = 0;
  for await (const read of rowsOf(file, options)) {
    if (Array.isArray(read)) {
      yield read;
      continue;
    }
    changes ??= await Changes.of(db, read.columns, options.mapping);
    const taken = changes.take(read.row);
    for (const one of taken) {
      if ('problem' in one) yield [one];
      else yield checked(read.row.line, one.record, ++position, one.cellOf);
    }
  }
}

/** Products, once all rows have been read: those of one product need not stand together. */
async function* productsIn(
  db: Kysely<Database>,
  file: string,
  options: TableOptions,
): AsyncGenerator<ReadRecord | Problem[]> {
  const { mapping, now, ownBrand = null, onWarning = () => {} } = options;
  let table: { columns: Columns; drafts: Drafts } | null = null;
  for await (const read of rowsOf(file, options)) {
    if (Array.isArray(read)) {
      yield read;
      continue;
    }
    table ??= { columns: read.columns, drafts: new Drafts(read.columns, onWarning) };
    const problems = table.drafts.take(read.row);
    if (problems.length > 0) yield problems;
  }
  if (!table) return;
  const stored = await StoredGoods.load(db);
  const maker = new ProductMaker({ mapping, columns: table.columns, stored, now, ownBrand, onWarning });
  const records = new RecordsOf(stored);
  const { all } = table.drafts;
  maker.reserveIds(all);
  for (let start = 0; start < all.length; start += productsAtOnce) {
    const part = all.slice(start, start + productsAtOnce);
    await stored.read(part.flatMap((draft) => maker.storedId(draft) ?? []));
    for (const draft of part) {
      const made = maker.make(draft);
      if (Array.isArray(made)) yield made;
      else yield* records.of(made);
    }
  }
}

/** The records of a product, those that it refers to first, each of them once for all products. */
class RecordsOf {
  readonly #stored: StoredGoods;
  readonly #told = new Set<string>();
  #position = 0;

  constructor(stored: StoredGoods) {
    this.#stored = stored;
  }

  *of({ line, product, brand, categoryIds, sportIds, stocks, cellOf }: MadeProduct): Generator<ReadRecord | Problem[]> {
    const nodes = [
      { kind: 'brand' as const, key: brand.slug, value: brand },
      ...categoryIds.map((id) => ({
        kind: 'category' as const,
        key: id,
        value: this.#stored.categories.find((category) => category.id === id),
      })),
      ...sportIds
        .flatMap((id) => this.#sportLine(id))
        .map((id) => ({
          kind: 'sport' as const,
          key: id,
          value: this.#stored.sports.find((sport) => sport.id === id),
        })),
    ];
    for (const { kind, key, value } of nodes) {
      if (this.#told.has(`${kind} ${key}`)) continue;
      this.#told.add(`${kind} ${key}`);
      yield checked(line, { kind, ...value }, ++this.#position, () => ({ line, field: kind }));
    }
    yield checked(line, inFile(product), ++this.#position, cellOf);
    for (const { line: row, optionId, stock } of stocks) {
      const at = product.options.findIndex(({ id }) => id === optionId);
      // The first row of a product is its own line: what is not of the pieces is the product's.
      const own = (field: string) => cellOf(field.startsWith('stock.') ? `options.${at}.${field}` : field);
      yield checked(row, { kind: 'stock', optionId, stock }, ++this.#position, own);
    }
  }

  #sportLine(id: number): number[] {
    const above = this.#stored.sports.find((sport) => sport.id === id)?.parentId ?? null;
    return above === null ? [id] : [above, id];
  }
}

/** A product of stored goods and cells, with its sums as a file has them. */
function inFile(product: ProductInput): object {
  const sum = <Priced extends { price: number }>(priced: Priced) => ({
    ...priced,
    price: inWholeUnits(money(priced.price)),
  });
  const { rrp, priceLog, mounting } = product;
  return {
    ...product,
    rrp: rrp === null ? null : inWholeUnits(money(rrp)),
    priceLog: priceLog.map(sum),
    mounting: mounting.map(sum),
  };
}

function checked(
  line: number,
  record: object,
  position: number,
  cellOf: MadeProduct['cellOf'],
): ReadRecord | Problem[] {
  const parsed = importRecordSchema.safeParse(record);
  if (parsed.success) return { line, record: parsed.data, position, cellOf };
  return parsed.error.issues.map((issue) => ({ ...cellOf(issue.path.join('.')), problem: problemOf(issue) }));
}

function problemOf({ message, path }: { message: string; path: PropertyKey[] }): string {
  return message === 'check_digit' && path.at(-1) === 'ean'
    ? 'is no EAN: its last digit does not fit the others'
    : message;
}

/**
 * Reads a table as the records of a file to import, by a mapping (ADR-0138): brands, categories and sports that its
 * products name, then the products; or prices and pieces of goods that are there, where the mapping names no names. What
 * the shop knows of a product and the table does not say stays as it is. Problems name the line and the column. Throws
 * what the file system and the database report.
 */
export async function* readTable(
  db: Kysely<Database>,
  file: string,
  options: TableOptions,
): AsyncGenerator<ReadRecord | Problem[]> {
  const isOfProducts = options.mapping.columns.name !== undefined;
  try {
    yield* isOfProducts ? productsIn(db, file, options) : changesIn(db, file, options);
  } catch (error) {
    if (!(error instanceof NoTable)) throw error;
    yield [error.problem];
  }
}
