import { Client } from 'pg';
import type { Session } from '#lib/contract/auth.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { WireOrder } from '#lib/contract/order.ts';
import type { Withdrawal } from '#lib/contract/withdrawal.ts';
import { until, type Place } from './place.ts';
import { buy } from './shoppers.ts';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function call<Data>(place: Place, method: string, path: string, headers: object, body?: object): Promise<Data> {
  const answer = await fetch(place.api + path, {
    method,
    headers: { 'content-type': 'application/json', 'x-request-client': 'web', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return (text === '' ? undefined : (JSON.parse(text) as { data: Data }).data) as Data;
}

interface Found {
  id: string;
  email: string;
  metadata: { shop_number?: string };
  items: { id: string; quantity: number }[];
}

/** The engine's order of a number, once it is there. */
async function orderInEngine({ inEngine }: Place, number: string): Promise<Found> {
  const { found } = await until(`${number} is in the engine`, async () => {
    const path = '/admin/orders?limit=1000&fields=email,+metadata,*items';
    const { orders } = await inEngine<{ orders: Found[] }>('GET', path);
    return orders.find(({ metadata }) => metadata.shop_number === number) ?? null;
  });
  return found;
}

/** Withdraws from an order of two pieces that were shipped: the engine waits for them. */
export async function proveWithdrawal(place: Place, option: number): Promise<string> {
  const { inEngine, ids, inShop } = place;
  const { number } = await buy(place.api, option, 2, 'vevo-elallas');
  const { id, items } = await orderInEngine(place, number);
  const pieces = items.map((item) => ({ id: item.id, quantity: item.quantity }));
  const { order } = await inEngine<{ order: { fulfillments: { id: string }[] } }>(
    ...([
      'POST',
      `/admin/orders/${id}/fulfillments?fields=*fulfillments`,
      { items: pieces, location_id: ids.location },
    ] as const),
  );
  await inEngine('POST', `/admin/orders/${id}/fulfillments/${order.fulfillments[0]?.id}/shipments`, { items: pieces });
  await until('it is shipped', async () => {
    const { status } = await inShop<{ status: string }>(`/admin/v1/orders/${number}/`);
    return status === 'shipped';
  });
  const asked = { name: 'Kovács Anna', orderNumber: number, email: 'vevo-elallas@example.hu' };
  const { uuid } = await call<Withdrawal>(place, 'POST', '/api/v1/withdrawal/', {}, asked);
  await call(place, 'POST', '/api/v1/withdrawal/confirm/', {}, { uuid });
  const { after } = await until('the engine waits for the goods', async () => {
    const { returns } = await inEngine<{ returns: { status: string; items: { quantity: number }[] }[] }>(
      ...(['GET', `/admin/returns?order_id=${id}&fields=id,status,metadata,*items`] as const),
    );
    return returns.length === 1 && returns[0]?.status === 'requested' && returns[0].items[0]?.quantity === 2;
  });
  return `a return of 2 pieces ${seconds(after)} after it`;
}

/** Every column of the engine's database that still holds one of some words. */
async function placesOf(database: string, words: readonly string[]): Promise<string[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb')`,
    );
    const found: string[] = [];
    for (const { table, column } of rows) {
      const query = `select count(*)::int as count from "${table}" where "${column}"::text ilike any($1)`;
      const { rows: counted } = await client.query<{ count: number }>(query, [words.map((word) => `%${word}%`)]);
      if ((counted[0]?.count ?? 0) > 0) found.push(`${table}.${column}`);
    }
    return found;
  } finally {
    await client.end();
  }
}

/** A customer orders, is sent a part, has an address corrected, and deletes the account: no row of the engine names them. */
export async function proveErasure(place: Place, option: number): Promise<string> {
  const { inEngine, ids, database } = place;
  const person = { firstName: 'Zsófia', lastName: 'Törlendő', email: 'zsofia.torlendo@example.hu' };
  const session = await call<Session>(
    place,
    'POST',
    '/api/v1/auth/register/',
    {},
    {
      ...person,
      ...{ password: 'Hegyi-ösvény 7', acceptTerms: true },
    },
  );
  const headers = { authorization: `Bearer ${session.token}`, 'x-request-id': session.uuid };
  await call(place, 'POST', '/api/v1/cart/', headers, { productOption: option, amount: 1 });
  const cart = await call<WireCart>(place, 'GET', '/api/v1/cart/', headers);
  const { number } = await call<WireOrder>(place, 'POST', '/api/v1/orders/', headers, {
    contact: { ...person, phone: '+36 30 765 4321' },
    delivery: { type: 'home', address: { postal: '6724', city: 'Szeged', street: 'Törlendő köz', streetNo: '9.' } },
    ...{ expectedTotal: cart.total.grand, acceptTerms: true, comment: 'Törlendő a kapun' },
  });
  const found = await orderInEngine(place, number);
  const items = found.items.map(({ id, quantity }) => ({ id, quantity }));
  await inEngine('POST', `/admin/orders/${found.id}/fulfillments`, { items, location_id: ids.location });
  await inEngine('POST', `/admin/orders/${found.id}`, { shipping_address: { address_1: 'Törlendő köz 11.' } });
  const words = ['Törlendő', 'Zsófia', 'torlendo', '765 4321'];
  const before = await placesOf(database, words);
  if (before.length < 4) throw new Error(`The customer stands nowhere but in ${before.join(', ')}`);
  await call(place, 'DELETE', '/api/v1/user/', headers);
  const { after } = await until(
    'the order is nobody’s',
    async () => (await orderInEngine(place, number)).email === `${number.toLowerCase()}@deleted.invalid`,
  );
  const left = await placesOf(database, words);
  if (left.length > 0) throw new Error(`The customer is still in ${left.join(', ')}`);
  return `${seconds(after)}; nothing is left in ${before.join(', ')}`;
}
