import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { country } from '#lib/contract/market/place.ts';
import type { ReadLine, Problem } from '../catalog/lines.ts';
import type { Passwords } from '../customers/passwords.ts';
import { loadCartCatalog } from '../db/goods.ts';
import { loadPickUpPoints, loadShops } from '../db/places.ts';
import type { Database } from '../db/schema.ts';
import { addWishlistItems, lockWishlist } from '../db/wishlists.ts';
import type { Goods } from '../domain/goods.ts';
import { placePastOrder, type SeedCustomer, type StoredCustomer } from './orders.ts';

const day = 24 * 60 * 60 * 1000;

function before(now: Date, days: number): string {
  return new Date(now.getTime() - days * day).toISOString();
}

async function insertCustomer(
  db: Transaction<Database>,
  customer: SeedCustomer,
  password: string,
  now: Date,
): Promise<StoredCustomer> {
  const { id } = await db
    .insertInto('customer')
    .values({
      uuid: customer.uuid,
      hash: customer.hash,
      email: customer.email,
      password,
      role: customer.role,
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone: customer.phone,
      birthday: customer.birthday,
      gender: customer.gender,
      avatar: customer.avatar,
      separate_email: null,
      verified: 1,
      newsletter: 0,
      card_number: customer.cardNumber,
      created_at: before(now, customer.memberForDays),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('customer_address')
    .values(
      customer.addresses.map(({ city, postal, street, streetNo }, position) => ({
        uuid: randomUUID(),
        customer_id: id,
        position: position + 1,
        first_name: customer.firstName,
        last_name: customer.lastName,
        city,
        country_id: country,
        postal,
        street,
        street_no: streetNo,
        delivery_type: 'home' as const,
        is_default: position === 0 ? 1 : 0,
      })),
    )
    .execute();
  return { id, customer };
}

async function insertLoyalty(db: Transaction<Database>, { id, customer }: StoredCustomer, now: Date): Promise<void> {
  const { points, vouchers } = customer;
  if (points.length > 0) {
    await db
      .insertInto('loyalty_entry')
      .values(
        points.map(({ daysAgo, ...entry }) => ({
          ...entry,
          customer_id: id,
          at: before(now, daysAgo),
          order_number: null,
        })),
      )
      .execute();
  }
  if (vouchers.length > 0) {
    await db
      .insertInto('voucher')
      .values(
        vouchers.map(({ validForDays, usedDaysAgo, ...voucher }) => ({
          ...voucher,
          customer_id: id,
          valid_until: before(now, -validForDays).slice(0, 10),
          used_at: usedDaysAgo === null ? null : before(now, usedDaysAgo),
          used: usedDaysAgo === null ? 0 : 1,
        })),
      )
      .execute();
  }
}

async function insertWishlistItems(
  db: Transaction<Database>,
  { uuid, wishlistItems }: SeedCustomer,
  goods: ReadonlyMap<number, Goods>,
  now: Date,
): Promise<void> {
  await lockWishlist(db, uuid, now);
  await addWishlistItems(
    db,
    uuid,
    wishlistItems.flatMap(({ optionId, daysAgo }) => {
      const wishlistItem = goods.get(optionId);
      return wishlistItem
        ? [{ productId: wishlistItem.productId, price: wishlistItem.price, addedAt: before(now, daysAgo) }]
        : [];
    }),
  );
}

/** What the customers of a seed refer to and the shop does not have. */
function* missing(
  { line, record: { wishlistItems, orders } }: ReadLine<SeedCustomer>,
  goods: ReadonlyMap<number, Goods>,
  places: ReadonlySet<string>,
): Generator<Problem> {
  const unknown = (field: string, optionId: number): Problem[] =>
    goods.has(optionId) ? [] : [{ line, field, problem: `there is no option ${optionId}` }];
  for (const [at, { optionId }] of wishlistItems.entries()) yield* unknown(`wishlistItems.${at}.optionId`, optionId);
  for (const [at, { delivery, lines }] of orders.entries()) {
    for (const [index, { optionId }] of lines.entries()) {
      yield* unknown(`orders.${at}.lines.${index}.optionId`, optionId);
    }
    if (delivery.type === 'home') continue;
    const [field, key] = delivery.type === 'click_and_collect' ? ['store', delivery.store] : ['point', delivery.point];
    if (!places.has(key)) yield { line, field: `orders.${at}.delivery.${field}`, problem: `there is no ${key}` };
  }
}

/** What a customer has in the wishlist and has bought, as it is sold to that customer today. */
async function goodsOf(db: Transaction<Database>, { role, wishlistItems, orders }: SeedCustomer, now: Date) {
  const options = [...wishlistItems, ...orders.flatMap(({ lines }) => lines)].map(({ optionId }) => optionId);
  return (await loadCartCatalog(db, { options, sets: [] }, { role, now })).goods;
}

/** Whether anyone was ever a customer. */
export async function hasCustomers(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('customer').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Stores the customers of a seed with addresses, loyalty, wishlist and orders. Answers what they refer to and the shop
 * does not have; then the transaction must not last.
 */
export async function insertCustomers(
  db: Transaction<Database>,
  read: readonly ReadLine<SeedCustomer>[],
  passwords: Passwords,
  now: Date,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const orders: { daysAgo: number; place: () => Promise<void> }[] = [];
  const [shops, points] = [await loadShops(db), await loadPickUpPoints(db)];
  const places = new Set([...shops.map(({ sysname }) => sysname), ...points.map(({ id }) => id)]);
  for (const { line, record } of read) {
    const goods = await goodsOf(db, record, now);
    problems.push(...missing({ line, record }, goods, places));
    if (problems.length > 0) continue;
    const stored = await insertCustomer(db, record, await passwords.hash(record.password), now);
    await insertLoyalty(db, stored, now);
    if (record.wishlistItems.length > 0) await insertWishlistItems(db, record, goods, now);
    for (const order of record.orders) {
      orders.push({ daysAgo: order.daysAgo, place: () => placePastOrder(db, stored, order, goods, now) });
    }
  }
  // Oldest first, so that the numbers follow the dates.
  if (problems.length === 0) {
    for (const { place } of orders.toSorted((a, b) => b.daysAgo - a.daysAgo)) await place();
  }
  return problems;
}
