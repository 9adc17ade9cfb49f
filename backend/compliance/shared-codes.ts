import { sql, type Kysely } from 'kysely';
import { mostListed } from '#lib/compliance/rule.ts';
import type { SharedCode } from '#lib/compliance/items.ts';
import { listsBy } from '../db/lists.ts';
import type { Database } from '../db/schema.ts';

/** Codes that are read at a time. */
const codesAtOnce = 200;

/** A code that more than one option or product carries, and the first product that does. */
export interface FoundCode extends SharedCode {
  product: { id: number; slug: string; name: string };
}

type Kind = SharedCode['kind'];

/** Every code of a kind with who carries it. */
function carriers(db: Kysely<Database>, kind: Kind) {
  return kind === 'slug'
    ? db.selectFrom('product').select(['slug as code', 'id as product_id', 'id as place'])
    : db.selectFrom('product_option').select([`${kind} as code`, 'product_id', 'id as place']);
}

/** The next codes that several carry, in their order, with how many do. An empty one is none. */
async function repeated(db: Kysely<Database>, kind: Kind, after: string): Promise<{ code: string; count: number }[]> {
  return db
    .selectFrom(carriers(db, kind).as('carrier'))
    .select(({ fn }) => ['code', fn.countAll<number>().as('count')])
    .where('code', '>', after)
    .groupBy('code')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .orderBy('code')
    .limit(codesAtOnce)
    .execute();
}

/** The first carriers of codes. */
async function ownersOf(db: Kysely<Database>, kind: Kind, codes: readonly string[]) {
  const inOrder = sql<number>`row_number() over (partition by code order by place)`.as('rank');
  return db
    .selectFrom(
      db
        .selectFrom(carriers(db, kind).as('carrier'))
        .selectAll()
        .select(inOrder)
        .where('code', 'in', codes)
        .as('owner'),
    )
    .innerJoin('product', 'product.id', 'owner.product_id')
    .select(['owner.code', 'product.id', 'product.slug', 'product.name'])
    .where('owner.rank', '<=', mostListed)
    .orderBy('owner.code')
    .orderBy('owner.rank')
    .execute();
}

async function* sharedCodesOf(db: Kysely<Database>, kind: Kind): AsyncGenerator<FoundCode> {
  for (let after = ''; ;) {
    const codes = await repeated(db, kind, after);
    const last = codes.at(-1);
    if (!last) return;
    const rows = await ownersOf(
      db,
      kind,
      codes.map(({ code }) => code),
    );
    const owners = listsBy(
      rows,
      (row) => row.code,
      ({ id, slug, name }) => ({ id, slug, name }),
    );
    for (const { code, count } of codes) {
      const carrying = owners.get(code) ?? [];
      const [product] = carrying;
      if (product) yield { kind, code, count, owners: carrying.map(({ id, name }) => `${name} (${id})`), product };
    }
    after = last.code;
  }
}

/**
 * All codes that are there more than once; the database finds them, so that memory does not grow with the catalog.
 */
export async function* sharedCodes(db: Kysely<Database>): AsyncGenerator<FoundCode> {
  for (const kind of ['ean', 'sku', 'slug'] as const) yield* sharedCodesOf(db, kind);
}
