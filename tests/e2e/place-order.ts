import { expect, type APIRequestContext } from '@playwright/test';
import type { WireOrder } from '#lib/contract/order.ts';
import { addresses } from './shop.ts';

interface Goods {
  options: { id: number; stock: number }[];
  isHeavy: boolean;
}

/** A call of the API beside the page; fails the test where it is refused. */
export async function call<T>(
  request: APIRequestContext,
  method: 'GET' | 'POST',
  path: string,
  identity: Record<string, string>,
  data?: object,
): Promise<T> {
  const answer = await request.fetch(`${addresses.api}${path}`, {
    method,
    ...(data ? { data } : {}),
    headers: { Accept: 'application/json', Origin: addresses.storefront, 'X-Request-Client': 'web', ...identity },
  });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** Puts two pieces of one product and one of another into the cart, of which there are plenty. Answers whose it is. */
export async function fillCart(
  request: APIRequestContext,
  customer: Record<string, string> = {},
): Promise<Record<string, string>> {
  const { products } = await call<{ products: { id: number }[] }>(
    request,
    'GET',
    '/api/v1/search/?path=/ruhazat/',
    customer,
  );
  const wanted: number[] = [];
  for (const { id } of products) {
    const { options, isHeavy } = await call<Goods>(request, 'GET', `/api/v1/product/${id}/`, customer);
    const plenty = options.find(({ stock }) => stock >= 12);
    if (plenty && !isHeavy) wanted.push(plenty.id);
    if (wanted.length === 2) break;
  }
  let identity = customer;
  for (const [index, productOption] of wanted.entries()) {
    const { uuid } = await call<{ uuid: string }>(request, 'POST', '/api/v1/cart/', identity, {
      productOption,
      amount: 2 - index,
    });
    identity = { 'X-Request-ID': uuid, ...customer };
  }
  return identity;
}

/** Orders what `fillCart` puts into the cart; `changes` are further fields of the order, or others. */
export async function placeOrder(
  request: APIRequestContext,
  email: string,
  customer: Record<string, string> = {},
  changes: object = {},
): Promise<WireOrder> {
  const identity = await fillCart(request, customer);
  const { total } = await call<{ total: { grand: string } }>(request, 'GET', '/api/v1/cart/', identity);
  return call<WireOrder>(request, 'POST', '/api/v1/orders/', identity, {
    contact: { lastName: 'Próba', firstName: 'Őrs', email, phone: '+36301234567' },
    delivery: { type: 'home', address: { postal: '1138', city: 'Budapest', street: 'Váci út', streetNo: '1.' } },
    expectedTotal: total.grand,
    acceptTerms: true,
    ...changes,
  });
}
