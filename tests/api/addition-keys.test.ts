import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveCatalog } from '#backend/db/catalog.ts';
import { openDatabase } from '#backend/db/open.ts';
import { saveTeams } from '#backend/teams/storage.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { createTestDatabase } from '#tests/databases/test-database.ts';
import { fixtureCatalog, fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { fixtureTeams } from '#tests/fixtures/teams.ts';
import { goodPassword, issueGuest, newCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { freePort } from '#tests/free-port.ts';
import { ready, runProgram } from './process.ts';

const cart = '/api/v1/cart/';
const guest = 'G'.repeat(24);
const hour = 3_600_000;
let api: TestApi;
let key: string;
beforeEach(async () => {
  api = await startTestApi();
  key = randomUUID();
});
afterEach(() => api.close());

interface Given {
  key?: string;
  uuid?: string | null;
  option?: number;
  headers?: Record<string, string>;
}

function add({ key: own = key, uuid = null, option = options.shirt, headers = {} }: Given = {}) {
  return api.call<Cart>('POST', cart, {
    uuid,
    headers: { 'idempotency-key': own, ...headers },
    body: { productOption: option },
  });
}

const piecesOf = ({ products }: Cart) => products.map(({ option }) => [option.id, option.quantity]);
const keys = () =>
  api.db.selectFrom('addition_key').select(['caller', 'idempotency_key', 'cart_uuid']).orderBy('at').execute();
const carts = async () => (await api.db.selectFrom('cart').select('uuid').execute()).map(({ uuid }) => uuid);
const twenty = (call: () => ReturnType<typeof add>) => Promise.all(Array.from({ length: 20 }, call));

describe('[CART-07] [R7] an addition that is repeated under its key', () => {
  it('is one addition for twenty calls at once, and answers the cart', async () => {
    await issueGuest(api, guest);
    const answers = await twenty(() => add({ uuid: guest }));
    for (const { status, data } of answers)
      expect([status, data.uuid, piecesOf(data)]).toEqual([200, guest, [[options.shirt, 1]]]);
    expect(await keys()).toEqual([{ caller: guest, idempotency_key: key, cart_uuid: guest }]);
  });

  it('is one addition and one cart for a guest’s very first', async () => {
    const answers = await twenty(() => add());
    const [uuid = ''] = await carts();
    for (const { status, data } of answers)
      expect([status, data.uuid, piecesOf(data)]).toEqual([200, uuid, [[options.shirt, 1]]]);
    expect(await carts()).toEqual([uuid]);
  });

  it('answers the cart as it is by then', async () => {
    const { data } = await add();
    await add({ key: randomUUID(), uuid: data.uuid, option: options.bottle });
    const { changed_at: changed } = await api.db.selectFrom('cart').select('changed_at').executeTakeFirstOrThrow();
    api.clock.now = new Date(fixtureNow.getTime() + hour);
    const again = await add();
    expect([again.data.uuid, piecesOf(again.data)]).toEqual([
      data.uuid,
      [
        [options.shirt, 1],
        [options.bottle, 1],
      ],
    ]);
    expect(await api.db.selectFrom('cart').select('changed_at').execute()).toEqual([{ changed_at: changed }]);
  });

  it('goes to one new cart for a guest who became a customer meanwhile', async () => {
    await issueGuest(api, guest);
    await add({ key: randomUUID(), uuid: guest });
    const { headers } = await newCustomer(api);
    await api.call('POST', `${cart}merge/`, { headers, body: { mergeUuid: guest } });
    const { data } = await add({ uuid: guest });
    const again = await add({ uuid: guest });
    expect(data.uuid).not.toBe(guest);
    expect([again.data.uuid, piecesOf(again.data)]).toEqual([data.uuid, [[options.shirt, 1]]]);
  });

  it('is not one where the first was refused: nothing is kept of that', async () => {
    const stock = await api.stock(options.shirt);
    await api.setStock(options.shirt, 0);
    expect(await add()).toMatchObject({ status: 422, errors: { productOption: ['sold_out'] } });
    expect([await keys(), await carts()]).toEqual([[], []]);
    await api.setStock(options.shirt, stock);
    expect(piecesOf((await add()).data)).toEqual([[options.shirt, 1]]);
  });

  it('is another one under another key, and without any', async () => {
    await issueGuest(api, guest);
    await add({ uuid: guest });
    await add({ uuid: guest, key: randomUUID() });
    for (const times of [3, 4]) {
      const { data } = await api.call<Cart>('POST', cart, { uuid: guest, body: { productOption: options.shirt } });
      expect(piecesOf(data)).toEqual([[options.shirt, times]]);
    }
  });
});

describe('a key', () => {
  it('is its caller’s alone, and shows nobody else’s cart', async () => {
    for (const uuid of [guest, 'H'.repeat(24)]) await issueGuest(api, uuid);
    const { data: unknown } = await add();
    const [anna, bela] = [await newCustomer(api), await newCustomer(api)];
    const answers = [
      await add({ uuid: guest }),
      await add({ uuid: 'H'.repeat(24) }),
      await add({ headers: anna.headers }),
      await add({ headers: bela.headers }),
    ];
    expect(answers.map(({ data }) => [data.uuid, piecesOf(data)])).toEqual(
      [guest, 'H'.repeat(24), anna.uuid, bela.uuid].map((uuid) => [uuid, [[options.shirt, 1]]]),
    );
    const again = await add({ headers: anna.headers });
    expect([again.data.uuid, piecesOf(again.data)]).toEqual([anna.uuid, [[options.shirt, 1]]]);
    expect((await add()).data.uuid).toBe(unknown.uuid);
    expect(await add({ headers: { authorization: anna.headers.authorization ?? '' } })).toMatchObject({ status: 401 });
  });

  it('of other goods is refused, and adds nothing', async () => {
    const { data } = await add();
    const refused = { status: 409, errors: { 'idempotency-key': ['reused'] } };
    expect(await add({ option: options.bottle })).toMatchObject(refused);
    expect(await carts()).toEqual([data.uuid]);
    expect(piecesOf((await add()).data)).toEqual([[options.shirt, 1]]);
  });

  it.each([
    ['word', 'press-of-the-button'],
    ['UUID of zeros', '00000000-0000-0000-0000-000000000000'],
    ['UUID of a moment', '6fa459ea-ee8a-11ca-894e-db77e160355e'],
    ['empty one', ''],
    ['list of them', `${randomUUID()}, ${randomUUID()}`],
  ])('is a random UUID: the %s is refused', async (_, other) => {
    expect(await add({ key: other })).toMatchObject({ status: 422, errors: { 'idempotency-key': ['invalid'] } });
    expect(await carts()).toEqual([]);
  });

  it('is known for a day, and then forgotten with the next one', async () => {
    await issueGuest(api, guest);
    await add({ uuid: guest });
    const later = randomUUID();
    api.clock.now = new Date(fixtureNow.getTime() + 24 * hour - 1);
    expect(piecesOf((await add({ uuid: guest })).data)).toEqual([[options.shirt, 1]]);
    api.clock.now = new Date(fixtureNow.getTime() + 24 * hour);
    expect(piecesOf((await add({ uuid: guest })).data)).toEqual([[options.shirt, 2]]);
    expect(piecesOf((await add({ uuid: guest })).data)).toEqual([[options.shirt, 2]]);
    api.clock.now = new Date(fixtureNow.getTime() + 48 * hour);
    await add({ uuid: guest, key: later });
    expect(await keys()).toMatchObject([{ idempotency_key: later }]);
  });

  it('that has lapsed is one addition again for twenty calls at once', async () => {
    await issueGuest(api, guest);
    await add({ uuid: guest });
    await add();
    api.clock.now = new Date(fixtureNow.getTime() + 25 * hour);
    const answers = await Promise.all([twenty(() => add({ uuid: guest })), twenty(() => add())]);
    expect(
      answers.map((some) => [...new Set(some.map(({ status, data }) => JSON.stringify([status, piecesOf(data)])))]),
    ).toEqual([[JSON.stringify([200, [[options.shirt, 2]]])], [JSON.stringify([200, [[options.shirt, 1]]])]]);
  });

  it('goes with the account', async () => {
    const { headers } = await newCustomer(api);
    await add({ headers });
    const deleted = await api.call('DELETE', '/api/v1/user/', { headers, body: { password: goodPassword } });
    expect([deleted.status, await keys()]).toEqual([200, []]);
  });
});

describe('[TEAM-09] a list that is added for a team', () => {
  const body = {
    items: [{ productOption: options.shirt, amount: 2 }, { productOption: options.bottle }],
    team: 'szegedi-futok',
    shopIdentifier: 'szegedi-futok',
    priceType: 'vk',
  };
  const headers = () => ({ team: 'szegedi-futok', 'idempotency-key': key });
  beforeEach(() => saveTeams(api.db, fixtureTeams, fixtureNow));

  it('is added once for twenty calls at once, and its key stands for nothing else', async () => {
    const answers = await twenty(() => api.call<Cart>('POST', '/api/v2/team/cart/', { headers: headers(), body }));
    const [uuid = ''] = await carts();
    for (const { status, data } of answers) {
      expect([status, data.uuid, piecesOf(data)]).toEqual([
        200,
        uuid,
        [
          [options.shirt, 2],
          [options.bottle, 1],
        ],
      ]);
    }
    expect(await carts()).toEqual([uuid]);
    const other = { ...body, items: body.items.slice(0, 1) };
    expect(await api.call('POST', '/api/v2/team/cart/', { headers: headers(), body: other })).toMatchObject({
      status: 409,
    });
    expect(await add()).toMatchObject({ status: 409 });
  });
});

describe('API processes over one database', () => {
  it('add once what comes to each of them under one key', async () => {
    const database = await createTestDatabase();
    const db = await openDatabase(database.settings);
    await saveCatalog(db, fixtureCatalog(), fixtureNow);
    const ports = [await freePort(), await freePort()];
    const runs = ports.map((port) =>
      runProgram('server.ts', { ...database.environment, API_PORT: String(port), LOG_LEVEL: 'error' }),
    );
    try {
      for (const [index, run] of runs.entries()) await ready(run, `http://localhost:${ports[index]}`);
      const answers = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const answer = await fetch(`http://localhost:${ports[index % 2]}${cart}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': key },
            body: JSON.stringify({ productOption: options.shirt }),
          });
          const { data }: { data: Cart } = await answer.json();
          return JSON.stringify([answer.status, data.uuid, piecesOf(data)]);
        }),
      );
      const [made] = await db.selectFrom('cart').select('uuid').execute();
      expect(new Set(answers)).toEqual(new Set([JSON.stringify([200, made?.uuid, [[options.shirt, 1]]])]));
    } finally {
      for (const { child, ended } of runs) {
        child.kill('SIGKILL');
        await ended;
      }
      await db.destroy();
      await database.drop();
    }
  });
});
