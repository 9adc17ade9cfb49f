import { sql, type Kysely } from 'kysely';
import { isPostgres } from '#backend/db/dialect.ts';
import type { Database } from '#backend/db/schema.ts';

/** Makes a database refuse new carts as a full disk does. Answers what ends it. */
export async function refuseWrites(db: Kysely<Database>): Promise<() => Promise<void>> {
  if (!isPostgres(db)) {
    await sql`pragma query_only = on`.execute(db);
    return async () => void (await sql`pragma query_only = off`.execute(db));
  }
  await sql`
    create function full_disk() returns trigger language plpgsql
    as $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$
  `.execute(db);
  await sql`create trigger full_disk before insert on cart execute function full_disk()`.execute(db);
  return async () => void (await sql`drop trigger full_disk on cart`.execute(db));
}
