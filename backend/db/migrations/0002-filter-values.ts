import type { Kysely } from 'kysely';
import { wholeNumber } from '../dialect.ts';

/** The tables that are read here, as they were made before. */
interface Tables {
  brand: { slug: string; position: number };
  product: { id: number; document: string };
  filter_value: { id: number; group_name: string; key: string };
}

const rowsAtOnce = 500;

/** Where the ids of each group begin. This is the rule as it was when this step was written, and stays so. */
const bases = { GENERAL_Brand: 10_000, GENERAL_Color: 20_000, GENERAL_Size: 40_000 };
const groupCapacity = 10_000;

interface GivenId {
  id: number;
  group_name: keyof typeof bases;
  key: string;
}

/** Gives ids to the keys of a group that have none yet, in their order. */
class IdGiver {
  readonly given: GivenId[] = [];
  readonly #known = new Set<string>();
  readonly #highest = { ...bases };

  give(group: keyof typeof bases, keys: Iterable<string>): void {
    for (const key of keys) {
      if (this.#known.has(`${group} ${key}`)) continue;
      const id = (this.#highest[group] += 1);
      if (id >= bases[group] + groupCapacity) throw new RangeError(`${group} has no id left for its value ${key}`);
      this.#known.add(`${group} ${key}`);
      this.given.push({ id, group_name: group, key });
    }
  }
}

interface ProductDocument {
  colours: { family: string }[];
  sizes: string[];
}

/** Products of a database that was filled before: their values keep the ids that pages have linked to. */
async function giveIds(db: Kysely<Tables>): Promise<GivenId[]> {
  const ids = new IdGiver();
  const brands = await db.selectFrom('brand').select('slug').orderBy('position').execute();
  ids.give(
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
    const products: ProductDocument[] = rows.map(({ document }) => JSON.parse(document));
    ids.give(
      'GENERAL_Color',
      products.flatMap(({ colours }) => colours.map(({ family }) => family)),
    );
    ids.give(
      'GENERAL_Size',
      products.flatMap(({ sizes }) => sizes),
    );
    const end = rows.at(-1);
    if (!end) return ids.given;
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
      .values(given.slice(start, start + rowsAtOnce))
      .execute();
  }
}
