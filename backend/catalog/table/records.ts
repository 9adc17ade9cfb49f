import type { Kysely } from 'kysely';
import { importRecordSchema } from '#lib/contract/import.ts';
import type { Database } from '../../db/schema.ts';
import type { Problem } from '../lines.ts';
import type { ReadRecord } from '../records.ts';
import { Columns } from './columns.ts';
import { Drafts } from './drafts.ts';
import type { Mapping } from './mapping.ts';
import { ProductMaker, type MadeProduct, type OwnBrand } from './products.ts';
import { NoTable, readRows } from './reading.ts';
import { StoredGoods } from './stored.ts';

const productsAtOnce = 200;

export interface TableOptions {
  mapping: Mapping;
  now: Date;
  ownBrand?: OwnBrand | null;
  onProgress?: (percent: number) => void;
  onWarning?: (warning: Problem) => void;
}

/** Reads all rows of a table into products; null after problems, which were yielded. */
async function* gathered(
  file: string,
  { mapping, onProgress, onWarning = () => {} }: TableOptions,
): AsyncGenerator<Problem[], { columns: Columns; drafts: Drafts } | null> {
  let columns: Columns | null = null;
  let drafts: Drafts | null = null;
  let isWrong = false;
  for await (const row of readRows(file, mapping, { ...(onProgress && { onProgress }), onWarning })) {
    if (!columns || !drafts) {
      const found = Columns.find(row, mapping);
      if (Array.isArray(found)) {
        yield found;
        return null;
      }
      columns = found;
      drafts = new Drafts(columns, onWarning);
      continue;
    }
    const problems = drafts.take(row);
    isWrong ||= problems.length > 0;
    if (problems.length > 0) yield problems;
  }
  if (columns && drafts && drafts.all.length === 0 && !isWrong)
    yield [{ line: 0, field: '', problem: 'the table has a header and no rows' }];
  return columns && drafts && { columns, drafts };
}

/** The records of a product, those that it refers to first, each of them once for all products. */
class RecordsOf {
  readonly #stored: StoredGoods;
  readonly #told = new Set<string>();
  #position = 0;

  constructor(stored: StoredGoods) {
    this.#stored = stored;
  }

  *of({ line, product, brand, categoryIds, sportIds, cellOf }: MadeProduct): Generator<ReadRecord | Problem[]> {
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
      yield this.#checked(line, { kind, ...value }, () => ({ line, field: kind }));
    }
    yield this.#checked(line, product, cellOf);
  }

  #sportLine(id: number): number[] {
    const above = this.#stored.sports.find((sport) => sport.id === id)?.parentId ?? null;
    return above === null ? [id] : [above, id];
  }

  #checked(line: number, record: object, cellOf: MadeProduct['cellOf']): ReadRecord | Problem[] {
    const parsed = importRecordSchema.safeParse(record);
    if (parsed.success) return { line, record: parsed.data, position: ++this.#position, cellOf };
    return parsed.error.issues.map((issue) => ({ ...cellOf(issue.path.join('.')), problem: problemOf(issue) }));
  }
}

function problemOf({ message, path }: { message: string; path: PropertyKey[] }): string {
  return message === 'check_digit' && path.at(-1) === 'ean'
    ? 'is no EAN: its last digit does not fit the others'
    : message;
}

/**
 * Reads a table as the records of a catalog file, by a mapping (ADR-0138): brands, categories and sports that its products
 * name, then the products. What the shop knows of a product and the table does not say stays as it is. Problems name the
 * line and the column. Throws what the file system and the database report.
 */
export async function* readTable(
  db: Kysely<Database>,
  file: string,
  options: TableOptions,
): AsyncGenerator<ReadRecord | Problem[]> {
  const { mapping, now, ownBrand = null, onWarning = () => {} } = options;
  try {
    const table = yield* gathered(file, options);
    if (!table) return;
    const { columns, drafts } = table;
    const stored = await StoredGoods.load(db);
    const maker = new ProductMaker({ mapping, columns, stored, now, ownBrand, onWarning });
    const records = new RecordsOf(stored);
    const all = drafts.all;
    for (let start = 0; start < all.length; start += productsAtOnce) {
      const part = all.slice(start, start + productsAtOnce);
      await stored.read(part.flatMap((draft) => maker.storedId(draft) ?? []));
      for (const draft of part) {
        const made = maker.make(draft);
        if (Array.isArray(made)) yield made;
        else yield* records.of(made);
      }
    }
  } catch (error) {
    if (!(error instanceof NoTable)) throw error;
    yield [error.problem];
  }
}
