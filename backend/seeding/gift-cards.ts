import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SeedOf } from '#lib/contract/seed.ts';
import { marketDay, dayAfter } from '#lib/core/calendar/days.ts';
import type { Problem, ReadLine } from '../catalog/lines.ts';
import { hashOfGiftCardCode } from '../db/gift-cards.ts';
import type { Database } from '../db/schema.ts';

/**
 * Stores the gift cards of a seed where there are none. Answers what is wrong with them; then the transaction must not
 * last.
 */
export async function insertGiftCards(
  db: Transaction<Database>,
  read: readonly ReadLine<SeedOf<'giftCard'>>[],
  now: Date,
): Promise<Problem[]> {
  const isKept = (await db.selectFrom('gift_card').select('id').limit(1).executeTakeFirst()) !== undefined;
  if (isKept || read.length === 0) return [];
  const problems = read
    .filter(({ record: { value, balance } }) => balance > value)
    .map(({ line, record: { value } }) => ({ line, field: 'balance', problem: `it is above the value, ${value}` }));
  if (problems.length > 0) return problems;
  const today = marketDay(now);
  await db
    .insertInto('gift_card')
    .values(
      read.map(({ record: { code, value, balance, validForDays } }) => ({
        id: randomUUID(),
        code_hash: hashOfGiftCardCode(code),
        ending: code.slice(-4),
        value,
        balance,
        valid_until: dayAfter(today, validForDays),
      })),
    )
    .execute();
  return [];
}
