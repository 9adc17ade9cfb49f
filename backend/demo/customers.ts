import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { cardNumber } from '../customers/secrets.ts';
import { Passwords } from '../customers/passwords.ts';
import { loadShelf } from '../db/goods.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { addWishes, lockWishlist } from '../db/wishlists.ts';
import type { Goods } from '../domain/goods.ts';
import { createRandom, type Random } from './catalogue/random.ts';
import { placeDemoOrder, type DemoCustomer } from './customer-orders.ts';
import { demoPassword, demoPeople, type DemoPerson } from './people.ts';

const demoSeed = 2735;
const day = 24 * 60 * 60 * 1000;
/** Days that the customers have been with the shop. */
const memberDays = 725;
/** Best-sellers among which they choose. */
const productsChosenFrom = 200;
const hexDigits = [...'0123456789abcdef'];

function before(now: Date, days: number): string {
  return new Date(now.getTime() - days * day).toISOString();
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.int(0, 9)).join('');
}

async function insertCustomer(
  db: Transaction<Database>,
  person: DemoPerson,
  password: string,
  random: Random,
  now: Date,
): Promise<DemoCustomer> {
  const hex = (length: number) => Array.from({ length }, () => random.pick(hexDigits)).join('');
  const { id, uuid } = await db
    .insertInto('customer')
    .values({
      uuid: `u${hex(32)}`,
      hash: hex(32),
      email: person.email,
      password,
      role: person.role,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      birthday: person.birthday,
      gender: person.gender,
      avatar: person.avatar,
      separate_email: null,
      verified: 1,
      newsletter: 0,
      card_number: cardNumber(`29${digits(random, 10)}`),
      created_at: before(now, memberDays),
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('customer_address')
    .values(
      person.addresses.map((address, position) => ({
        uuid: randomUUID(),
        customer_id: id,
        position: position + 1,
        first_name: person.firstName,
        last_name: person.lastName,
        city: address.city,
        country_id: 'HU',
        postal: address.postal,
        street: address.street,
        street_no: address.streetNo,
        delivery_type: 'home' as const,
        is_default: position === 0 ? 1 : 0,
      })),
    )
    .execute();
  return { id, uuid, person };
}

async function insertLoyalty(db: Transaction<Database>, { id, person }: DemoCustomer, random: Random, now: Date) {
  await db
    .insertInto('loyalty_entry')
    .values([
      { customer_id: id, at: before(now, memberDays), points: 100, reason: 'welcome', order_number: null },
      { customer_id: id, at: before(now, 200), points: 250, reason: 'birthday', order_number: null },
      { customer_id: id, at: before(now, 60), points: -200, reason: 'voucher', order_number: null },
    ])
    .execute();
  const code = () => `LEND-${digits(random, 4)}-${digits(random, 4)}`;
  const until = (days: number) => before(now, -days).slice(0, 10);
  await db
    .insertInto('voucher')
    .values([
      {
        code: code(),
        customer_id: id,
        name: '2 000 Ft kedvezmény',
        value: 2000,
        minimum: 10_000,
        valid_until: until(45),
        used_at: null,
      },
      {
        code: code(),
        customer_id: id,
        name: `${person.firstName}, boldog születésnapot`,
        value: 3000,
        minimum: null,
        valid_until: until(-20),
        used_at: before(now, 40),
      },
    ])
    .execute();
}

async function insertWishes(
  db: Transaction<Database>,
  { uuid, person }: DemoCustomer,
  goods: readonly Goods[],
  random: Random,
  now: Date,
): Promise<void> {
  await lockWishlist(db, uuid, now);
  const products = new Map(random.shuffle(goods).map((item) => [item.productId, item]));
  await addWishes(
    db,
    uuid,
    [...products.values()]
      .slice(0, person.wishes)
      .map(({ productId, price }, index) => ({ productId, price, addedAt: before(now, (person.wishes - index) * 9) })),
  );
}

/** Options of best-sellers that are in stock, at a role's prices. */
async function goodsFor(db: Transaction<Database>, { role }: DemoPerson, now: Date): Promise<Goods[]> {
  const rows = await db
    .selectFrom('product_option')
    .select('id')
    .where('product_id', 'in', (query) =>
      query.selectFrom('product').select('id').orderBy('sales_rank', 'desc').orderBy('id').limit(productsChosenFrom),
    )
    .orderBy('id')
    .execute();
  const { goods } = await loadShelf(db, { options: rows.map(({ id }) => id), sets: [] }, { role, now });
  return [...goods.values()].filter(({ stock, isHeavy, isBike }) => stock.size > 0 && !isHeavy && !isBike);
}

/** Whether anyone was ever a customer. */
async function hasCustomers(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('customer').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Stores the customers of the demo shop, one for each role, with addresses, orders of two years, loyalty and wishlist.
 * Does nothing where there are customers already. What they chose is the same at every seeding.
 */
export async function seedDemoCustomers(db: Kysely<Database>, now: Date, passwords = new Passwords()): Promise<void> {
  if (await hasCustomers(db)) return;
  const hashes = await Promise.all(demoPeople.map(() => passwords.hash(demoPassword)));
  await inTransaction(db, async (transaction) => {
    const orders: { daysAgo: number; place: () => Promise<void> }[] = [];
    for (const [index, person] of demoPeople.entries()) {
      const random = createRandom(demoSeed, `customer ${person.email}`);
      const customer = await insertCustomer(transaction, person, hashes[index] ?? '', random, now);
      const goods = await goodsFor(transaction, person, now);
      if (goods.length === 0) continue;
      await insertLoyalty(transaction, customer, random, now);
      await insertWishes(transaction, customer, goods, random, now);
      for (const order of person.orders) {
        const chosen = random.shuffle(goods).slice(0, order.lines);
        orders.push({ daysAgo: order.daysAgo, place: () => placeDemoOrder(transaction, customer, order, chosen, now) });
      }
    }
    // Oldest first, so that the numbers follow the dates.
    for (const { place } of orders.toSorted((a, b) => b.daysAgo - a.daysAgo)) await place();
  });
}
