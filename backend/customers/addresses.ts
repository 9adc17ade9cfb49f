import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { ShippingAddress, shippingAddressFormSchema } from '#lib/contract/account.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { InvalidInput, InvalidSession, NotFound } from '../domain/errors.ts';
import { lockCustomer } from './customer-row.ts';
import { mostAddresses } from './limits.ts';

export type AddressForm = z.output<typeof shippingAddressFormSchema>;

/** Shipping addresses of a customer in the order in which they were added. */
export async function shippingAddresses(db: Kysely<Database>, customerId: number): Promise<ShippingAddress[]> {
  const rows = await db
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .orderBy('uuid')
    .execute();
  return rows.map((row) => ({
    uuid: row.uuid,
    firstname: row.first_name,
    lastname: row.last_name,
    city: row.city,
    countryId: row.country_id,
    postal: row.postal,
    street: row.street,
    streetNo: row.street_no,
    deliveryType: row.delivery_type,
    isDefault: row.is_default === 1,
  }));
}

function columnsOf(form: AddressForm) {
  return {
    first_name: form.firstname,
    last_name: form.lastname,
    city: form.city,
    country_id: form.countryId,
    postal: form.postal,
    street: form.street,
    street_no: form.streetNo,
    delivery_type: form.deliveryType,
  };
}

/** Makes exactly one address the default: the wanted one, else the one that is it already, else the first. */
async function settleDefault(db: Transaction<Database>, customerId: number, wanted: string | null): Promise<void> {
  const addresses = await shippingAddresses(db, customerId);
  const chosen = wanted ?? addresses.find(({ isDefault }) => isDefault)?.uuid ?? addresses[0]?.uuid;
  if (chosen === undefined) return;
  await db
    .updateTable('customer_address')
    .set({ is_default: 0 })
    .where('customer_id', '=', customerId)
    .where('uuid', '!=', chosen)
    .execute();
  await db
    .updateTable('customer_address')
    .set({ is_default: 1 })
    .where('customer_id', '=', customerId)
    .where('uuid', '=', chosen)
    .execute();
}

/** Changes the addresses of a customer, one change at a time, and answers all of them. */
async function changeAddresses(
  db: Kysely<Database>,
  customerId: number,
  change: (transaction: Transaction<Database>) => Promise<string | null>,
): Promise<ShippingAddress[]> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockCustomer(transaction, customerId))) throw new InvalidSession();
    await settleDefault(transaction, customerId, await change(transaction));
    return shippingAddresses(transaction, customerId);
  });
}

/** Adds an address. Throws InvalidInput `address: max:20` for one too many. */
export async function addAddress(
  db: Kysely<Database>,
  customerId: number,
  form: AddressForm,
): Promise<ShippingAddress[]> {
  return changeAddresses(db, customerId, async (transaction) => {
    const { count, last } = await transaction
      .selectFrom('customer_address')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow();
    if (count >= mostAddresses) throw new InvalidInput({ address: [`max:${mostAddresses}`] });
    const uuid = randomUUID();
    await transaction
      .insertInto('customer_address')
      .values({ ...columnsOf(form), uuid, customer_id: customerId, position: (last ?? 0) + 1, is_default: 0 })
      .execute();
    return form.isDefault ? uuid : null;
  });
}

/** Changes an address. The default one stays it until another becomes it. Throws NotFound. */
export async function saveAddress(
  db: Kysely<Database>,
  customerId: number,
  uuid: string,
  form: AddressForm,
): Promise<ShippingAddress[]> {
  return changeAddresses(db, customerId, async (transaction) => {
    const saved = await transaction
      .updateTable('customer_address')
      .set(columnsOf(form))
      .where('customer_id', '=', customerId)
      .where('uuid', '=', uuid)
      .executeTakeFirst();
    if (saved.numUpdatedRows === 0n) throw new NotFound('id');
    return form.isDefault ? uuid : null;
  });
}

/** Deletes an address; if it was the default one, the first of the others becomes it. Throws NotFound. */
export async function deleteAddress(
  db: Kysely<Database>,
  customerId: number,
  uuid: string,
): Promise<ShippingAddress[]> {
  return changeAddresses(db, customerId, async (transaction) => {
    const deleted = await transaction
      .deleteFrom('customer_address')
      .where('customer_id', '=', customerId)
      .where('uuid', '=', uuid)
      .executeTakeFirst();
    if (deleted.numDeletedRows === 0n) throw new NotFound('id');
    return null;
  });
}
