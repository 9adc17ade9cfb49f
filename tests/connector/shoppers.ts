import type { WireCart } from '#lib/contract/cart.ts';
import type { WireOrder } from '#lib/contract/order.ts';

/** An order that the shop took. */
export interface Bought {
  number: string;
  option: number;
  pieces: number;
}

async function call<Data>(host: string, path: string, uuid: string | null, body?: object): Promise<Data> {
  const answer = await fetch(host + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(uuid === null ? {} : { 'x-request-id': uuid }) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

/** A guest who buys some pieces of one option, to be delivered at home. */
export async function buy(host: string, option: number, pieces: number, name: string): Promise<Bought> {
  const added = await call<WireCart>(host, '/api/v1/cart/', null, { productOption: option, amount: pieces });
  const cart = await call<WireCart>(host, '/api/v1/cart/', added.uuid);
  const order = await call<WireOrder>(host, '/api/v1/orders/', added.uuid, {
    contact: { lastName: 'Kovács', firstName: 'Anna', phone: '+36 30 123 4567', email: `${name}@example.hu` },
    delivery: {
      type: 'home',
      address: { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '3.' },
    },
    expectedTotal: cart.total.grand,
    acceptTerms: true,
  });
  return { number: order.number, option, pieces };
}
