import type { Kysely } from 'kysely';
import type { Database } from '#backend/db/schema.ts';
import { toWirePrice } from '#lib/contract/money.ts';
import type { Contents, SharedCart, Shopper } from './shopper.ts';

/** Pieces that were put into stock, by option. */
export type Supply = ReadonlyMap<number, number>;

function sumBy<Row>(rows: readonly Row[], key: (row: Row) => number, value: (row: Row) => number): Contents {
  const sums: Contents = new Map();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + value(row));
  return sums;
}

function isSame(a: Contents, b: Contents): boolean {
  return a.size === b.size && a.entries().every(([option, quantity]) => b.get(option) === quantity);
}

function inWords(contents: Contents): string {
  return `{${Array.from(contents, ([option, quantity]) => `${option}: ${quantity}`).join(', ')}}`;
}

async function storedCart(db: Kysely<Database>, uuid: string): Promise<Contents> {
  const rows = await db
    .selectFrom('cart_line')
    .select(['option_id', 'quantity'])
    .where('cart_uuid', '=', uuid)
    .execute();
  return sumBy(
    rows,
    (row) => row.option_id,
    (row) => row.quantity,
  );
}

async function orderedOptions(db: Kysely<Database>, owner: string, key: string): Promise<number[] | null> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_uuid', 'orders.uuid')
    .select('order_line.option_id')
    .where('owner', '=', owner)
    .where('idempotency_key', '=', key)
    .execute();
  return rows.length === 0 ? null : rows.map((row) => row.option_id);
}

/** What a shopper's cart may hold: what was answered, or that with the write that was not answered. */
async function possibleCarts(db: Kysely<Database>, { uuid, cart, unanswered }: Shopper): Promise<Contents[]> {
  if (cart === null) return [];
  if (unanswered === null) return [cart];
  const after = new Map(cart);
  if (unanswered.kind === 'add') {
    after.set(unanswered.option, (cart.get(unanswered.option) ?? 0) + unanswered.amount);
    return [cart, after];
  }
  if (unanswered.kind === 'remove') {
    after.delete(unanswered.option);
    return [cart, after];
  }
  const ordered = await orderedOptions(db, uuid, unanswered.key);
  if (ordered === null) return [cart];
  for (const option of ordered) after.delete(option);
  return [after];
}

async function shopperProblems(db: Kysely<Database>, shopper: Shopper): Promise<string[]> {
  const problems: string[] = [];
  const possible = await possibleCarts(db, shopper);
  const stored = await storedCart(db, shopper.uuid);
  if (possible.length > 0 && !possible.some((contents) => isSame(contents, stored))) {
    const expected = possible.map(inWords).join(' or ');
    const unanswered = JSON.stringify(shopper.unanswered);
    problems.push(`A cart holds ${inWords(stored)} and not ${expected}, unanswered ${unanswered}`);
  }
  for (const [key, { uuid, number, total }] of shopper.orders) {
    const row = await db
      .selectFrom('orders')
      .select(['idempotency_key', 'number', 'grand_total'])
      .where('uuid', '=', uuid)
      .where('owner', '=', shopper.uuid)
      .executeTakeFirst();
    const isKept =
      row?.idempotency_key === key && row.number === number && toWirePrice(row.grand_total) === total.grand;
    if (!isKept) problems.push(`Order ${number} was acknowledged and is lost`);
  }
  return problems;
}

async function sharedCartProblems(
  db: Kysely<Database>,
  { uuid, acknowledged, unanswered }: SharedCart,
): Promise<string[]> {
  const stored = await storedCart(db, uuid);
  return [...new Set([...stored.keys(), ...acknowledged.keys()])].flatMap((option) => {
    const [pieces, least] = [stored.get(option) ?? 0, acknowledged.get(option) ?? 0];
    const most = least + (unanswered.get(option) ?? 0);
    return pieces >= least && pieces <= most
      ? []
      : [`A shared cart holds ${pieces} of ${option}, not ${least}–${most}`];
  });
}

async function orderProblems(db: Kysely<Database>): Promise<string[]> {
  const orders = await db.selectFrom('orders').selectAll().orderBy('sequence').execute();
  const lines = await db.selectFrom('order_line').selectAll().execute();
  const linesOf = Map.groupBy(lines, (line) => line.order_uuid);
  const counter = await db.selectFrom('counter').select('value').where('name', '=', 'order').executeTakeFirst();
  const problems = orders.flatMap((order, index) => {
    const own = linesOf.get(order.uuid) ?? [];
    const sum = own.reduce((total, line) => total + line.line_total, 0);
    const isWhole =
      own.length > 0 &&
      sum === order.items_total &&
      order.grand_total === sum + order.delivery_total &&
      own.every((line) => line.line_total === line.price * line.quantity);
    return [
      ...(isWhole ? [] : [`Order ${order.number} is not whole`]),
      ...(order.sequence === index + 1
        ? []
        : [`Order ${order.number} is numbered ${order.sequence}, not ${index + 1}`]),
    ];
  });
  if (counter?.value !== orders.length) problems.push(`The counter says ${counter?.value}, not ${orders.length}`);
  return problems;
}

async function stockProblems(db: Kysely<Database>, supply: Supply): Promise<string[]> {
  const lines = await db.selectFrom('order_line').select(['option_id', 'quantity']).execute();
  const sold = sumBy(
    lines,
    (line) => line.option_id,
    (line) => line.quantity,
  );
  const stock = await db.selectFrom('stock').select(['option_id', 'pieces']).execute();
  const left = sumBy(
    stock,
    (row) => row.option_id,
    (row) => row.pieces,
  );
  const negative = stock.filter(({ pieces }) => pieces < 0).map((row) => `Stock of ${row.option_id} is ${row.pieces}`);
  return [
    ...negative,
    ...Array.from(supply).flatMap(([option, pieces]) => {
      const expected = pieces - (sold.get(option) ?? 0);
      return left.get(option) === expected ? [] : [`${left.get(option)} of ${option} are left, not ${expected}`];
    }),
  ];
}

/** Holds what is stored against what was acknowledged. Answers a sentence for everything lost or half done. */
export async function findProblems(
  db: Kysely<Database>,
  shoppers: readonly Shopper[],
  shared: readonly SharedCart[],
  supply: Supply,
): Promise<string[]> {
  const problems = [...(await orderProblems(db)), ...(await stockProblems(db, supply))];
  for (const shopper of shoppers) problems.push(...(await shopperProblems(db, shopper)));
  for (const cart of shared) problems.push(...(await sharedCartProblems(db, cart)));
  return problems;
}
