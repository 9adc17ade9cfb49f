import type { Kysely, Transaction } from 'kysely';
import type { WireLoyalty, LoyaltySummary } from '#lib/contract/loyalty.ts';
import { toWirePrice } from '#lib/contract/money.ts';
import type { Database } from '../db/schema.ts';
import { loyaltyState, tiers, type PointsEntry } from './loyalty.ts';

/** Writes a change of a customer's points; none for 0. */
export async function creditPoints(
  db: Transaction<Database>,
  customerId: number,
  { points, reason, orderNumber }: Omit<PointsEntry, 'at'>,
  now: Date,
): Promise<void> {
  if (points === 0) return;
  await db
    .insertInto('loyalty_entry')
    .values({ customer_id: customerId, at: now.toISOString(), points, reason, order_number: orderNumber })
    .execute();
}

async function entriesOf(db: Kysely<Database>, customerId: number, now: Date): Promise<PointsEntry[]> {
  return db
    .selectFrom('loyalty_entry')
    .select(['at', 'points', 'reason', 'order_number as orderNumber'])
    .where('customer_id', '=', customerId)
    .where('at', '<=', now.toISOString())
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** What the account shows of the card (`p4m`). */
export async function loyaltySummary(
  db: Kysely<Database>,
  customer: { id: number; card_number: string },
  now: Date,
): Promise<LoyaltySummary> {
  const { points, tier } = loyaltyState(await entriesOf(db, customer.id, now), now);
  return { cardNumber: customer.card_number, points, tier };
}

/** Card, points, tiers, history and vouchers of a customer (ADR-0085). */
export async function loyaltyOf(
  db: Kysely<Database>,
  customer: { id: number; card_number: string },
  now: Date,
): Promise<WireLoyalty> {
  const vouchers = await db
    .selectFrom('voucher')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .orderBy('valid_until', 'desc')
    .orderBy('code')
    .execute();
  return {
    ...loyaltyState(await entriesOf(db, customer.id, now), now),
    cardNumber: customer.card_number,
    tiers: [...tiers],
    vouchers: vouchers.map(({ code, name, value, minimum, ...row }) => ({
      code,
      name,
      value: toWirePrice(value),
      minimum: minimum === null ? null : toWirePrice(minimum),
      validUntil: row.valid_until,
      usedAt: row.used_at,
    })),
  };
}
