import { mkdir, readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as firstTables from '#backend/db/migrations/0001-first-tables.ts';
import { databaseFile, type DatabaseSettings } from '#backend/db/open.ts';
import { postgresDialect } from '#backend/db/postgres.ts';
import { SqliteDialect } from '#backend/db/sqlite.ts';

type Row = Record<string, string | number | null>;
export type Rows = Record<string, Row[]>;

const uuid = 'G'.repeat(24);
const at = '2026-11-20T08:00:00.000Z';

function order(sequence: number, key: string | null): Row {
  return {
    uuid: `00000000-0000-4000-8000-00000000000${sequence}`,
    sequence,
    number: `L26-00000${sequence}`,
    owner: uuid,
    idempotency_key: key,
    placed_at: at,
    delivery_type: 'home',
    items_total: 7990,
    delivery_total: 1490,
    grand_total: 9480,
    document: JSON.stringify({
      contact: { lastName: 'Kovács', firstName: 'Anna', email: 'anna@example.hu', phone: '+36 30 123 4567' },
      delivery: {
        type: 'home',
        address: { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '3.' },
      },
      description: '6724 Szeged, Londoni körút 3.',
    }),
  };
}

/** What a shop of the first version may hold, in an order in which references are kept. */
export const firstRows: Rows = {
  brand: [{ slug: 'vento', position: 0, name: 'Vento', document: '{}' }],
  category: [
    { id: 2, parent_id: null, slug: 'ruhazat', name: 'Ruházat', text: null, position: 2 },
    { id: 21, parent_id: 2, slug: 'polok', name: 'Pólók', text: 'Szöveg', position: 21 },
  ],
  sport: [{ id: 1, parent_id: null, slug: 'futas', name: 'Futás', position: 1 }],
  store: [
    {
      sysname: 'store_szeged-arkad',
      position: 0,
      name: 'Lendület Szeged Árkád',
      city: 'Szeged',
      zip: '6724',
      street: 'Londoni körút 3.',
      lat: 46.2583,
      lng: 20.1347,
      phone: '+36 62 555 102',
    },
  ],
  pick_up_point: [{ id: 'pp-6001', position: 0, name: 'Csomagpont', address: 'Dóm tér 1.', city: 'Szeged' }],
  phrase: [{ phrase: 'futópóló', position: 0, weight: 10 }],
  banner: [{ position: 0, document: '{}' }],
  product: [
    {
      id: 2,
      slug: 'vento-aera-futopolo',
      name: 'Aera futópóló',
      brand: 'vento',
      gender: 'female',
      category_id: 21,
      rrp: 9990,
      sales_rank: 700,
      added_at: at,
      refurbished: 0,
      online_only: 1,
      is_heavy: 0,
      is_bike: 0,
      is_ski: 0,
      document: JSON.stringify({ colours: [], sizes: ['S', 'M', 'L'] }),
    },
  ],
  product_sport: [{ product_id: 2, sport_id: 1, position: 0 }],
  product_option: [
    { id: 2002, product_id: 2, position: 1, colour: 'feher', size: 'M', sku: 'FX-2002', ean: '5990000020020' },
  ],
  stock: [
    { option_id: 2002, place: 'online', pieces: 38 },
    { option_id: 2002, place: 'store_szeged-arkad', pieces: 0 },
  ],
  price_log: [{ product_id: 2, role: 'vk', at: '2026-01-05T06:00:00.000Z', price: 7990 }],
  product_set: [{ id: 1, name: 'Szett', price: 15_000 }],
  product_set_member: [{ set_id: 1, option_id: 2002, position: 0 }],
  cart: [{ uuid, created_at: at, changed_at: at }],
  cart_line: [
    {
      cart_uuid: uuid,
      hash: 'hash-of-a-line',
      position: 0,
      option_id: 2002,
      quantity: 2,
      mounting: null,
      related: '[]',
      set_id: null,
      set_hash: null,
    },
  ],
  orders: [order(1, null), order(4, 'press-of-the-button')],
  order_line: [1, 4].map((sequence) => ({
    order_uuid: `00000000-0000-4000-8000-00000000000${sequence}`,
    position: 0,
    option_id: 2002,
    quantity: 1,
    price: 7990,
    line_total: 7990,
    document: JSON.stringify({
      name: 'Aera futópóló',
      brand: 'Vento',
      title: 'Fehér, M',
      productId: 2,
      mounting: null,
      related: [],
      setName: null,
    }),
  })),
  change: [
    { id: 1, kind: 'catalogue', entity_id: 0, at },
    { id: 2, kind: 'stock', entity_id: 2002, at },
  ],
};

async function makeTables(db: Kysely<Record<string, Row>>): Promise<void> {
  const migrations = { '0001-first-tables': firstTables };
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error) throw error;
}

/**
 * Makes a database as the first version of the shop left it: over SQLite from the very statements of then, over
 * PostgreSQL from its migration.
 */
export async function makeFirstVersion(settings: DatabaseSettings): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR: folder } = settings;
  if (!url) {
    await mkdir(folder, { recursive: true });
    const file = new DatabaseSync(databaseFile(settings));
    file.exec(await readFile(new URL('first-version.sql', import.meta.url), 'utf8'));
    file.exec(`insert into kysely_migration values ('0001-first-tables', '${at}')`);
    file.exec("insert into kysely_migration_lock values ('migration_lock', 0)");
    file.close();
  }
  const dialect = url
    ? postgresDialect({ url, connections: 2, patience: 'work' })
    : new SqliteDialect(databaseFile(settings));
  const db = new Kysely<Record<string, Row>>({ dialect });
  if (url) await makeTables(db);
  for (const [table, rows] of Object.entries(firstRows)) await db.insertInto(table).values(rows).execute();
  await db.destroy();
}
