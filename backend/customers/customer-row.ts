import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { InvalidSession } from '../domain/errors.ts';

export type CustomerRow = Selectable<Database['customer']>;

/** A customer's row, locked until the transaction ends; undefined where there is none. */
export async function lockCustomer(db: Transaction<Database>, id: number): Promise<CustomerRow | undefined> {
  return db
    .updateTable('customer')
    .set(({ ref }) => ({ email: ref('email') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** A customer's row. Throws InvalidSession where the account was deleted meanwhile. */
export async function customerRow(db: Kysely<Database>, id: number): Promise<CustomerRow> {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new InvalidSession();
  return row;
}
