import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Account, Personal, personalFormSchema } from '#lib/contract/account.ts';
import type { OrderRequest } from '#lib/contract/order.ts';
import type { Database } from '../db/schema.ts';
import { inSnapshot } from '../db/transaction.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import { InvalidInput, InvalidSession } from '../domain/errors.ts';
import { shippingAddresses } from './addresses.ts';
import { customerRow, type CustomerRow } from './customer-row.ts';
import { loyaltySummary } from './loyalty-book.ts';
import { toE164 } from './phone.ts';

function personalOf(row: CustomerRow): Personal {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    birthday: row.birthday,
    gender: row.gender,
    avatar: row.avatar,
    separateEmail: row.separate_email,
  };
}

/** Sysname of the shop that a customer last collected an order from; null while there is none. */
async function shopOf(db: Kysely<Database>, owner: string): Promise<string | null> {
  const last = await db
    .selectFrom('orders')
    .select('document')
    .where('owner', '=', owner)
    .where('delivery_type', '=', 'click_and_collect')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const { delivery }: Pick<OrderRequest, 'delivery'> = JSON.parse(last.document);
  return delivery.type === 'click_and_collect' ? delivery.store : null;
}

/** Everything that the account call answers (ACC-02). Throws InvalidSession. */
export async function readAccount(db: Kysely<Database>, id: number, now: Date): Promise<Account> {
  return inSnapshot(db, async (snapshot) => {
    const row = await customerRow(snapshot, id);
    return {
      personal: personalOf(row),
      role: row.role,
      store: await shopOf(snapshot, row.uuid),
      addresses: { shipping: await shippingAddresses(snapshot, id) },
      p4m: await loyaltySummary(snapshot, row, now),
      verified: row.verified === 1,
    };
  });
}

const oldestBirthday = '1900-01-01';

/**
 * Saves what a customer may write of the personal data; an avatar that is not named stays. Throws InvalidInput with
 * `phone: invalid` and `birthday: future` or `too_old`.
 */
export async function savePersonal(
  db: Kysely<Database>,
  id: number,
  form: z.output<typeof personalFormSchema>,
  now: Date,
): Promise<Personal> {
  const { firstName, lastName, phone, birthday, gender, avatar } = form;
  if (birthday !== null && birthday > marketDay(now)) throw new InvalidInput({ birthday: ['future'] });
  if (birthday !== null && birthday < oldestBirthday) throw new InvalidInput({ birthday: ['too_old'] });
  const row = await db
    .updateTable('customer')
    .set({
      first_name: firstName,
      last_name: lastName,
      phone: phone === null ? null : toE164(phone),
      birthday,
      gender,
      ...(avatar === undefined ? {} : { avatar }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new InvalidSession();
  return personalOf(row);
}

/** Sets or clears the further address for mails about orders. */
export async function saveSeparateEmail(db: Kysely<Database>, id: number, email: string | null): Promise<Personal> {
  const row = await db
    .updateTable('customer')
    .set({ separate_email: email })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new InvalidSession();
  return personalOf(row);
}
