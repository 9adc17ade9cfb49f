import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OrderVoucher } from '#lib/contract/cart-voucher.ts';
import { Conflict } from '../domain/errors.ts';
import type { ReckonedVoucher, Voucher } from '../domain/vouchers.ts';
import { isPostgres } from './dialect.ts';
import type { Database } from './schema.ts';

function voucherOf(row: Selectable<Database['voucher']>): Voucher {
  return {
    code: row.code,
    name: row.name,
    value: row.value,
    minimum: row.minimum,
    validUntil: row.valid_until,
    customerId: row.customer_id,
    isUsedUp: row.used >= row.uses,
    isCombinable: row.is_combinable === 1,
  };
}

/** The voucher of a code; undefined where there is none. */
export async function findVoucher(db: Kysely<Database>, code: string): Promise<Voucher | undefined> {
  const row = await db.selectFrom('voucher').selectAll().where('code', '=', code).executeTakeFirst();
  return row && voucherOf(row);
}

/** The vouchers of a cart in the order in which they were put in. */
export async function cartVouchers(db: Kysely<Database>, cartUuid: string): Promise<Voucher[]> {
  const rows = await db
    .selectFrom('cart_voucher')
    .innerJoin('voucher', 'voucher.code', 'cart_voucher.code')
    .selectAll('voucher')
    .where('cart_voucher.cart_uuid', '=', cartUuid)
    .orderBy('cart_voucher.position')
    .execute();
  return rows.map(voucherOf);
}

/** Replaces the vouchers of a cart that the transaction has locked. */
export async function saveCartVouchers(
  db: Transaction<Database>,
  cartUuid: string,
  codes: readonly string[],
): Promise<void> {
  await db.deleteFrom('cart_voucher').where('cart_uuid', '=', cartUuid).execute();
  if (codes.length === 0) return;
  await db
    .insertInto('cart_voucher')
    .values(codes.map((code, position) => ({ cart_uuid: cartUuid, position, code })))
    .execute();
}

/** Locks the vouchers of a cart, in one order for everyone, so that a use that is left when they are read can be taken. */
export async function lockVouchers(db: Transaction<Database>, cartUuid: string): Promise<void> {
  if (!isPostgres(db)) return;
  await db
    .selectFrom('voucher')
    .select('code')
    .where('code', 'in', (query) => query.selectFrom('cart_voucher').select('code').where('cart_uuid', '=', cartUuid))
    .orderBy('code')
    .forUpdate()
    .execute();
}

/**
 * Takes a use of each voucher that took something off, and notes it with the order. Throws Conflict where the last use
 * went to another order, which ends the transaction.
 */
export async function redeemVouchers(
  db: Transaction<Database>,
  orderUuid: string,
  list: readonly ReckonedVoucher[],
  now: Date,
): Promise<void> {
  const redeemed = list.filter(({ discount }) => discount > 0);
  for (const [position, { voucher, discount }] of redeemed.entries()) {
    const { code, name } = voucher;
    const taken = await db
      .updateTable('voucher')
      .set(({ eb }) => ({ used: eb('used', '+', 1), used_at: now.toISOString() }))
      .where('code', '=', code)
      .whereRef('used', '<', 'uses')
      .returning('code')
      .executeTakeFirst();
    if (!taken) throw new Conflict('The cart has changed', { cart: ['changed'] });
    await db
      .insertInto('order_voucher')
      .values({ order_uuid: orderUuid, position, code, name, discount, freed_at: null })
      .execute();
  }
}

/** Gives the uses back that an order took, once. */
export async function freeVouchers(db: Transaction<Database>, orderUuid: string, now: Date): Promise<void> {
  const freed = await db
    .updateTable('order_voucher')
    .set({ freed_at: now.toISOString() })
    .where('order_uuid', '=', orderUuid)
    .where('freed_at', 'is', null)
    .returning('code')
    .execute();
  for (const { code } of freed.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    await db
      .updateTable('voucher')
      .set(({ eb, ref }) => ({
        used: eb('used', '-', 1),
        used_at: eb.case().when('used', '>', 1).then(ref('used_at')).else(null).end(),
      }))
      .where('code', '=', code)
      .where('used', '>', 0)
      .execute();
  }
}

/** What vouchers took off an order, in the order in which they did. */
export async function orderVouchers(db: Kysely<Database>, orderUuid: string): Promise<OrderVoucher[]> {
  return db
    .selectFrom('order_voucher')
    .select(['code', 'name', 'discount'])
    .where('order_uuid', '=', orderUuid)
    .orderBy('position')
    .execute();
}
