/**
 * Goes into the engine's own project, `src/api/admin/shop-erasure/[id]/`, and erases who an order was for (ADR-0145): the
 * engine's own calls keep in their history what an order said before. Town and postcode stay, as in the shop.
 */

/** The engine's database, as far as it is used here. */
interface Connection {
  transaction(work: (within: Connection) => Promise<boolean>): Promise<boolean>;
  raw(sql: string, values: readonly string[]): Promise<{ rowCount: number | null }>;
}
interface Request {
  params: { id: string };
  body: { email?: unknown };
  scope: { resolve(name: '__pg_connection__'): unknown };
}
interface Response {
  status(code: number): { json(body: object): void };
}

/** What takes the place of an address: one that no mail reaches. */
const unreachable = /^[\w-]+@deleted\.invalid$/;
const noPerson =
  'first_name = null, last_name = null, company = null, phone = null, address_1 = null, address_2 = null, metadata = null';

/** What is changed, in this order, each with what stands for its question marks. */
const changes: readonly { sql: string; values: readonly ('id' | 'email')[] }[] = [
  {
    sql: `update "order" set email = ?, metadata = metadata - 'shop_comment' - 'shop_vouchers' where id = ?`,
    values: ['email', 'id'],
  },
  {
    // Those too that an order had before: whoever corrects an address in the engine makes a new one.
    sql: `update order_address set ${noPerson} where id in
            (select unnest(array[shipping_address_id, billing_address_id]) from "order" where id = ?
             union select details->'old'->>'id' from order_change_action
               join order_change on order_change.id = order_change_id where order_change.order_id = ?)`,
    values: ['id', 'id'],
  },
  {
    sql: `update fulfillment_address set ${noPerson} where id in
            (select delivery_address_id from fulfillment
               join order_fulfillment on fulfillment_id = fulfillment.id where order_id = ?)`,
    values: ['id'],
  },
  {
    // What is brought home is named by its address.
    sql: `update order_shipping_method set name = '–' where id in
            (select shipping_method_id from order_shipping where order_id = ?)`,
    values: ['id'],
  },
  {
    sql: `delete from order_change_action where action = 'UPDATE_ORDER_PROPERTIES' and order_change_id in
            (select id from order_change where order_id = ?)`,
    values: ['id'],
  },
  {
    // The guest of an address goes once no order has it any more.
    sql: `update customer set email = ?, first_name = null, last_name = null, company_name = null, phone = null,
            metadata = null
          where id = (select customer_id from "order" where id = ?) and not has_account and not exists
            (select 1 from "order" where "order".customer_id = customer.id and "order".email = customer.email)`,
    values: ['email', 'id'],
  },
];

export async function POST({ params: { id }, body: { email }, scope }: Request, response: Response): Promise<void> {
  if (typeof email !== 'string' || !unreachable.test(email)) {
    response.status(400).json({ type: 'invalid_data', message: 'email has to end in @deleted.invalid' });
    return;
  }
  const given = { id, email };
  const isThere = await (scope.resolve('__pg_connection__') as Connection).transaction(async (within) => {
    const counts: (number | null)[] = [];
    for (const { sql, values } of changes) {
      const { rowCount } = await within.raw(
        sql,
        values.map((name) => given[name]),
      );
      counts.push(rowCount);
    }
    return counts[0] === 1;
  });
  const answer = isThere ? { id } : { type: 'not_found', message: `There is no order ${id}` };
  response.status(isThere ? 200 : 404).json(answer);
}
