import type { Kysely } from 'kysely';
import { FilterValueIds, type FilterValueId } from '../../domain/filter-value-ids.ts';
import { wholeNumber } from '../dialect.ts';

/** The tables that are read here, as they were made before. */
interface Tables {
  brand: { slug: string; position: number };
  product: { id: number; document: string };
  filter_value: { id: number; group_name: string; key: string };
}

const rowsAtOnce = 500;

/** Products of a database that was filled before: their values keep the ids that pages have linked to. */
async function giveIds(db: Kysely<Tables>): Promise<FilterValueId[]> {
  const ids = new FilterValueIds();
  const brands = await db.selectFrom('brand').select('slug').orderBy('position').execute();
  const given = ids.give(
    'GENERAL_Brand',
    brands.map(({ slug }) => slug),
  );
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('product')
      .select(['id', 'document'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    given.push(...ids.giveProducts(rows.map(({ document }) => JSON.parse(document))));
    const end = rows.at(-1);
    if (!end) return given;
    last = end.id;
  }
}

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('filter_value')
    .addColumn('id', wholeNumber(db), (column) => column.primaryKey())
    .addColumn('group_name', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addUniqueConstraint('filter_value_key', ['group_name', 'key'])
    .execute();
  const given = await giveIds(db);
  for (let start = 0; start < given.length; start += rowsAtOnce) {
    await db
      .insertInto('filter_value')
      .values(given.slice(start, start + rowsAtOnce).map(({ id, group, key }) => ({ id, group_name: group, key })))
      .execute();
  }
}
