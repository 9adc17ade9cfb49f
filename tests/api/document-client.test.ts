import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '#backend/openapi/document.ts';
import { fixtureOptions } from '#tests/fixtures/catalog.ts';
import { startContractApi } from './contract-calls.ts';
import type { TestApi } from './harness.ts';

let api: TestApi;
let document: OpenApiDocument;
beforeAll(async () => {
  api = await startContractApi();
  document = (await api.app.inject('/openapi.json')).json();
});
afterAll(() => api.close());

/** What the document's security schemes are given: of a guest the request uuid alone. */
interface Identity {
  token?: string;
  requestId: string;
}

/** A call as somebody would make it who has read nothing but the document. Throws unless it is answered with 200. */
async function call<Data>(id: string, body?: object, identity?: Identity): Promise<Data> {
  const [path, method, operation] =
    Object.entries(document.paths)
      .flatMap(([at, methods]) => Object.entries(methods).map(([name, one]) => [at, name, one] as const))
      .find(([, , { operationId }]) => operationId === id) ?? [];
  if (!path || !operation) throw new Error(`The document has no operation ${id}`);
  const headers: Record<string, string> = {};
  for (const { in: place, name, required, schema } of operation.parameters) {
    if (place === 'header' && required) headers[name] = String(schema.const);
  }
  const schemes = operation.security.at(-1) ?? {};
  if (identity && 'requestId' in schemes) headers['X-Request-ID'] = identity.requestId;
  if (identity?.token && 'token' in schemes) headers.Authorization = `Bearer ${identity.token}`;
  const answer = await api.app.inject({
    method: method as 'GET',
    url: path,
    headers,
    ...(body ? { payload: body } : {}),
  });
  expect(answer.statusCode, `${id}: ${answer.body}`).toBe(200);
  return answer.json().data;
}

describe('a client made from the document alone', () => {
  it('[API-02] [API-03] registers, logs out and in, orders, withdraws, and logs out', async () => {
    const email = 'dokumentum@example.hu';
    const password = 'hosszu-jelszo-2026';
    const person = { firstName: 'Éva', lastName: 'Nagy', email, password, acceptTerms: true, newsletter: false };
    const open = async (id: string, asked: object): Promise<Identity> => {
      const { token, uuid } = await call<{ token: string; uuid: string }>(id, asked);
      return { token, requestId: uuid };
    };
    await call('auth.logout', undefined, await open('auth.register', person));
    const customer = await open('auth.login', { email, password });
    await api.setStock(fixtureOptions.shirt, 5);
    const line = { productOption: fixtureOptions.shirt, amount: 1 };
    const cart = await call<{ total: { items: string } }>('cart.add', line, customer);
    const { methods } = await call<{ methods: { type: string; price: string }[] }>(
      'order.deliveryOptions',
      undefined,
      customer,
    );
    const forints = (price = '') => Number(price.replaceAll('.', ''));
    const fee = methods.find(({ type }) => type === 'pick_up_points')?.price;
    const total = forints(cart.total.items) + forints(fee);
    const order = await call<{ number: string }>(
      'order.placeOrder',
      {
        contact: { lastName: 'Nagy', firstName: 'Éva', email, phone: '+36 30 123 4567' },
        delivery: { type: 'pick_up_points', point: 'pp-1001' },
        expectedTotal: total.toLocaleString('de-DE'),
        acceptTerms: true,
      },
      customer,
    );
    const { uuid } = await call<{ uuid: string }>(
      'withdrawal.start',
      { name: 'Nagy Éva', orderNumber: order.number, email },
      customer,
    );
    expect(await call('withdrawal.confirm', { uuid }, customer)).toMatchObject({ orderNumber: order.number, email });
    await call('auth.logout', undefined, customer);
  });
});
