import type { Kysely, Transaction } from 'kysely';
import { FilterValueIds, type FilterValueId } from '../filters/filter-value-ids.ts';
import { takeLock } from './changes.ts';
import type { Database } from './schema.ts';

const rowsAtOnce = 1000;

/** Ids of all filter values that were ever stored. */
export async function loadFilterValueIds(db: Kysely<Database>): Promise<FilterValueIds> {
  const rows = await db.selectFrom('filter_value').selectAll().orderBy('id').execute();
  return new FilterValueIds(rows.map(({ id, group_name: group, key }) => ({ id, group, key })));
}

/** Stores the ids that `give` gives; nobody else gives any until the transaction ends. */
export async function giveFilterValueIds(
  transaction: Transaction<Database>,
  give: (ids: FilterValueIds) => FilterValueId[],
): Promise<void> {
  // Most of what is stored brings no new value: only who has one to give has to wait for others.
  if (give(await loadFilterValueIds(transaction)).length === 0) return;
  await takeLock(transaction, 'filterValues');
  const given = give(await loadFilterValueIds(transaction));
  for (let start = 0; start < given.length; start += rowsAtOnce) {
    await transaction
      .insertInto('filter_value')
      .values(given.slice(start, start + rowsAtOnce).map(({ id, group, key }) => ({ id, group_name: group, key })))
      .execute();
  }
}
