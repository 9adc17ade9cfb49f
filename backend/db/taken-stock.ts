import type { Selectable, Transaction } from 'kysely';
import type { Take } from '../domain/allocation.ts';
import { Conflict } from '../domain/errors.ts';
import { noteChanges } from './changes.ts';
import { isPostgres } from './dialect.ts';
import { watchingStock } from './events.ts';
import type { Database } from './schema.ts';

/** Stock of an option in a place after pieces were taken. */
export type StockLevel = Take;

/**
 * Locks the stock of options, so that what is planned from it can be taken. Everyone locks in one order, so that two
 * orders never wait for each other.
 */
export async function lockStock(db: Transaction<Database>, optionIds: readonly number[]): Promise<void> {
  if (optionIds.length === 0 || !isPostgres(db)) return;
  await db
    .selectFrom('stock')
    .select('pieces')
    .where('option_id', 'in', optionIds)
    .orderBy('option_id')
    .orderBy('place')
    .forUpdate()
    .execute();
}

/**
 * Takes pieces from stock; `noteStock` has to follow as the transaction's end. Answers what is left. Throws Conflict where a
 * place has fewer, which ends the transaction: stock never falls below zero.
 */
export async function takeStock(db: Transaction<Database>, takes: readonly Take[]): Promise<StockLevel[]> {
  const levels: StockLevel[] = [];
  for (const { optionId, place, pieces } of takes) {
    const level = await db
      .updateTable('stock')
      .set(({ eb }) => ({ pieces: eb('pieces', '-', pieces) }))
      .where('option_id', '=', optionId)
      .where('place', '=', place)
      .where('pieces', '>=', pieces)
      .returning('pieces')
      .executeTakeFirst();
    if (!level) throw new Conflict('Not everything is in stock', { stock: [`option:${optionId}`] });
    levels.push({ optionId, place, pieces: level.pieces });
  }
  return levels;
}

/** Notes the stock of options as changed, for other processes. Called last, as `noteChanges` is. */
export async function noteStock(db: Transaction<Database>, optionIds: readonly number[], now: Date): Promise<void> {
  await noteChanges(
    db,
    optionIds.map((entityId) => ({ kind: 'stock', entityId })),
    now,
  );
}

/** Locks the stock that an order was taken from. */
export async function lockTakenStock(db: Transaction<Database>, orderUuid: string): Promise<void> {
  const takes = await db.selectFrom('order_take').select('option_id').where('order_uuid', '=', orderUuid).execute();
  await lockStock(db, [...new Set(takes.map(({ option_id: id }) => id))]);
}

/**
 * Puts the pieces of an order back to where they came from, tells of goods that are back and notes each option as changed:
 * the last thing that its transaction does. Answers the options; those that are no longer in the catalog are left out.
 * Orders from before it was kept put nothing back.
 */
export async function returnStock(db: Transaction<Database>, orderUuid: string, now: Date): Promise<number[]> {
  const takes = await db
    .selectFrom('order_take')
    .innerJoin('product_option', 'product_option.id', 'order_take.option_id')
    .select(['order_take.option_id', 'order_take.place', 'order_take.pieces'])
    .where('order_take.order_uuid', '=', orderUuid)
    .orderBy('order_take.option_id')
    .orderBy('order_take.place')
    .execute();
  const options = [...new Set(takes.map(({ option_id: id }) => id))];
  await watchingStock(db, options, now, async () => {
    for (const take of takes) await putBack(db, take);
  });
  await noteStock(db, options, now);
  return options;
}

async function putBack(
  db: Transaction<Database>,
  take: Pick<Selectable<Database['order_take']>, 'option_id' | 'place' | 'pieces'>,
): Promise<void> {
  await db
    .insertInto('stock')
    .values({ option_id: take.option_id, place: take.place, pieces: take.pieces })
    .onConflict((conflict) =>
      conflict
        .columns(['option_id', 'place'])
        .doUpdateSet(({ eb, ref }) => ({ pieces: eb(ref('stock.pieces'), '+', take.pieces) })),
    )
    .execute();
}

/** Keeps from where an order's pieces came, so that they can go back there. */
export async function noteTakes(db: Transaction<Database>, orderUuid: string, takes: readonly Take[]): Promise<void> {
  const groups = Map.groupBy(takes, ({ optionId, place }) => `${optionId} ${place}`);
  const rows = Array.from(groups.values(), (group) => ({
    order_uuid: orderUuid,
    option_id: group[0]?.optionId ?? 0,
    place: group[0]?.place ?? '',
    pieces: group.reduce((sum, { pieces }) => sum + pieces, 0),
  }));
  if (rows.length > 0) await db.insertInto('order_take').values(rows).execute();
}
