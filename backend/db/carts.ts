import type { Kysely, Transaction } from 'kysely';
import type { CartLine } from '../domain/cart-lines.ts';
import type { Database } from './schema.ts';

/** The lines of a cart in the order in which they were added; none for an unknown uuid. */
export async function cartLines(db: Kysely<Database>, uuid: string): Promise<CartLine[]> {
  const rows = await db.selectFrom('cart_line').selectAll().where('cart_uuid', '=', uuid).orderBy('position').execute();
  return rows.map((row) => ({
    hash: row.hash,
    optionId: row.option_id,
    quantity: row.quantity,
    mounting: row.mounting,
    related: JSON.parse(row.related),
    set: row.set_id !== null && row.set_hash !== null ? { id: row.set_id, hash: row.set_hash } : null,
    team: row.team,
    print: row.print === null ? null : JSON.parse(row.print),
    added:
      row.added_at !== null && row.added_price !== null && row.added_stock !== null
        ? { at: row.added_at, price: row.added_price, stock: row.added_stock }
        : null,
  }));
}

/**
 * Locks a cart until the transaction ends, and makes one that is not there: the first statement of everything that
 * changes a cart, so that of two changes the second sees what the first has left.
 */
export async function lockCart(db: Transaction<Database>, uuid: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('cart')
    .values({ uuid, created_at: at, changed_at: at })
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet({ changed_at: at }))
    .execute();
}

/** Replaces the lines of a cart that the transaction has locked. */
export async function saveCartLines(
  db: Transaction<Database>,
  uuid: string,
  lines: readonly CartLine[],
): Promise<void> {
  await db.deleteFrom('cart_line').where('cart_uuid', '=', uuid).execute();
  if (lines.length === 0) return;
  await db
    .insertInto('cart_line')
    .values(
      lines.map((line, position) => ({
        cart_uuid: uuid,
        hash: line.hash,
        position,
        option_id: line.optionId,
        quantity: line.quantity,
        mounting: line.mounting,
        related: JSON.stringify(line.related),
        set_id: line.set?.id ?? null,
        set_hash: line.set?.hash ?? null,
        team: line.team,
        print: line.print && JSON.stringify(line.print),
        added_at: line.added?.at ?? null,
        added_price: line.added?.price ?? null,
        added_stock: line.added?.stock ?? null,
      })),
    )
    .execute();
}
