import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordEvent } from '#backend/db/events.ts';
import { saveProducts, saveStockOf } from '#backend/db/product-writer.ts';
import { loadProducts } from '#backend/db/products.ts';
import { inTransaction } from '#backend/db/transaction.ts';
import { listDeliveries, replaySince, retryDead, skipDead } from '#backend/events/dead-letters.ts';
import { claimDelivery, dispatchEvents, forgetEvents, rests } from '#backend/events/deliveries.ts';
import { deliverDue, receiversOf } from '#backend/events/sending.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings } from '#lib/config/settings.ts';
import { eventSchema, webhookSchema, type ShopEvent } from '#lib/contract/event.ts';
import { fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { newCustomer, placeOrder } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { freePort } from '#tests/free-port.ts';
import { runProgram } from './process.ts';
import { startReceiver, type Receiver } from './webhook-receiver.ts';

const key = Buffer.from('0123456789abcdef0123456789abcdef');
const secret = `whsec_${key.toString('base64')}`;
const day = 24 * 3_600_000;

let api: TestApi;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  api = await startTestApi();
  // The app began without a receiver, so that no round of its own comes between; it puts events down for this one.
  api.settings.WEBHOOK_URL.push(receiver.url);
  api.settings.WEBHOOK_SECRET.push(secret);
  api.settings.WEBHOOK_TIMEOUT = 20_000;
});
afterEach(async () => {
  await api.close();
  await receiver.close();
});

const never = new AbortController().signal;
const deliver = (stopping: AbortSignal = never, log: unknown[] = []) =>
  deliverDue(
    {
      db: api.db,
      settings: api.settings,
      now: () => api.clock.now,
      log: { warn: (...line: unknown[]) => void log.push(line) },
      stopping,
    },
    receiver.url,
  );
/** The variables with which another program works on the same database. */
const environmentOf = ({ settings }: TestApi): Record<string, string> => ({
  ...(settings.DATABASE_URL ? { DATABASE_URL: settings.DATABASE_URL } : {}),
  DATA_DIR: settings.DATA_DIR,
  WEBHOOK_URL: receiver.url,
  WEBHOOK_SECRET: secret,
  WEBHOOK_TIMEOUT: String(settings.WEBHOOK_TIMEOUT),
});
const later = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const stockOf = (product: number, optionId = 1): ShopEvent => ({
  type: 'product.back_in_stock',
  data: { product: { id: product }, optionId, pieces: 1 },
});
const record = (event: ShopEvent) =>
  inTransaction(api.db, (transaction) => recordEvent(transaction, event, api.clock.now));
const told = async () =>
  (await api.db.selectFrom('event').selectAll().orderBy('position').execute()).map(
    ({ type, sequence }) => `${type} ${sequence}`,
  );
const states = async () =>
  (await api.db.selectFrom('event_delivery').select('state').orderBy('event_position').execute()).map(
    ({ state }) => state,
  );

describe('events', () => {
  it('[EVT-01] are written with what they tell of, or not at all', async () => {
    await inTransaction(api.db, async (transaction) => {
      await recordEvent(transaction, stockOf(1), api.clock.now);
      throw new Error('undone');
    }).catch(() => {});
    expect(await told()).toEqual([]);
    const { number, uuid } = await placeOrder(api, {}, options.shirt, 2);
    const [event] = await api.db.selectFrom('event').selectAll().execute();
    expect(event).toMatchObject({ type: 'order.placed', object_kind: 'order', object_id: uuid, sequence: 1 });
    expect(JSON.parse(event?.data ?? '')).toMatchObject({
      order: {
        number,
        status: 'placed',
        contact: { email: 'rendeles@example.hu' },
        delivery: { type: 'home', address: { city: 'Szeged' }, place: null },
        items: [{ line: 0, optionId: options.shirt, quantity: 2, sku: expect.any(String), withdrawn: 0 }],
        total: { grand: 17_470 },
      },
    });
  });

  it('[EVT-01] tell of a customer’s way, and the same news once', async () => {
    const { headers, email, uuid } = await newCustomer(api, 'vk', { newsletter: true });
    const mails = await api.db.selectFrom('mail').select('text').where('recipient', '=', email).execute();
    const links = mails.flatMap(({ text }) =>
      [...text.matchAll(/\/doi\/thankyou\/([\w-]+)\//g)].map(([, hash]) => hash),
    );
    for (const hash of [...links, ...links]) await api.call('GET', `/api/v1/doi/${hash}/`);
    const order = await placeOrder(api, headers, options.shirt, 2);
    await api.call('POST', `/api/v1/user/order/${order.uuid}/cancel/`, { headers });
    await api.call('POST', `/api/v1/user/order/${order.uuid}/cancel/`, { headers });
    expect(await told()).toEqual([
      'customer.registered 1',
      'customer.subscribed 2',
      'customer.unsubscribed 3',
      'order.placed 1',
      'order.cancelled 2',
    ]);
    const rows = await api.db.selectFrom('event').selectAll().orderBy('position').execute();
    expect(JSON.parse(rows[0]?.data ?? '')).toEqual({
      customer: { uuid, email, firstName: 'Anna', lastName: 'Kovács' },
    });
    for (const row of rows)
      expect(eventSchema.safeParse({ type: row.type, data: JSON.parse(row.data) }).success).toBe(true);
  });

  it('[EVT-01] tell that sold-out goods are back, from an import or an order that is called off, and not of new pieces', async () => {
    await api.setStock(options.shoe, 1);
    for (const { place } of await api.db
      .selectFrom('stock')
      .select('place')
      .where('option_id', '=', options.shoe)
      .execute())
      if (place !== 'online') await api.setStock(options.shoe, 0, place);
    const { headers } = await newCustomer(api);
    const order = await placeOrder(api, headers, options.shoe, 1);
    await api.call('POST', `/api/v1/user/order/${order.uuid}/cancel/`, { headers });
    expect((await told()).filter((line) => line.startsWith('product'))).toEqual(['product.back_in_stock 1']);
    const [shoe] = await loadProducts(api.db, [1]);
    if (!shoe) throw new Error('There is no shoe');
    const withStock = (pieces: number) => ({
      ...shoe,
      options: shoe.options.map((option) => ({
        ...option,
        stock: option.id === options.shoe ? { online: pieces } : option.stock,
      })),
    });
    // Sold out, back, and more of it.
    for (const pieces of [0, 2, 5])
      await inTransaction(api.db, (transaction) => saveProducts(transaction, [withStock(pieces)], api.clock.now));
    for (const pieces of [0, 3])
      await inTransaction(api.db, (transaction) =>
        saveStockOf(transaction, [{ optionId: options.shoe, stock: { online: pieces } }], api.clock.now),
      );
    expect((await told()).filter((line) => line.startsWith('product'))).toEqual([
      'product.back_in_stock 1',
      'product.back_in_stock 2',
      'product.back_in_stock 3',
    ]);
    const [event] = await api.db.selectFrom('event').selectAll().where('object_kind', '=', 'product').execute();
    expect(JSON.parse(event?.data ?? '')).toEqual({ product: { id: 1 }, optionId: options.shoe, pieces: 1 });
  });
});

describe('a webhook', () => {
  it('[EVT-03] is signed as Standard Webhooks asks, which whoever knows the secret can reckon', async () => {
    const id = await record(stockOf(7));
    await deliver();
    const [webhook] = receiver.received;
    if (!webhook) throw new Error('Nothing was delivered');
    const { headers, body } = webhook;
    const timestamp = String(Math.floor(api.clock.now.getTime() / 1000));
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
    });
    const expected = createHmac('sha256', key).update(id).update('.').update(timestamp).update('.').update(body);
    expect(headers['webhook-signature']).toBe(`v1,${expected.digest('base64')}`);
    expect(webhookSchema.parse(JSON.parse(body))).toEqual({
      id,
      type: 'product.back_in_stock',
      timestamp: fixtureNow.toISOString(),
      object: { kind: 'product', id: '7' },
      sequence: 1,
      data: { product: { id: 7 }, optionId: 1, pieces: 1 },
    });
    expect(await states()).toEqual(['delivered']);
    await deliver();
    expect(receiver.received).toHaveLength(1);
  });

  it('[EVT-03] bears a signature for each secret while it is changed', async () => {
    const other = Buffer.alloc(32, 7);
    api.settings.WEBHOOK_SECRET.push(`whsec_${other.toString('base64')}`);
    await record(stockOf(7));
    await deliver();
    const [webhook] = receiver.received;
    const signed = `${webhook?.headers['webhook-id']}.${webhook?.headers['webhook-timestamp']}.${webhook?.body}`;
    expect(webhook?.headers['webhook-signature']?.split(' ')).toEqual(
      [key, other].map((one) => `v1,${createHmac('sha256', one).update(signed).digest('base64')}`),
    );
  });

  it('[EVT-02] that is refused twice comes a third time, later and with the same id, and the object’s next one waits for it', async () => {
    receiver.answer = 503;
    const first = await record(stockOf(1));
    const second = await record(stockOf(1, 2));
    const log: unknown[] = [];
    await deliver(never, log);
    await deliver();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([first]);
    expect(log).toEqual([
      [{ event: first, attempt: 1, reason: 'answered 503', state: 'waiting' }, 'event not delivered'],
    ]);
    later((rests[0] ?? 0) - 1);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    later(1);
    await deliver();
    expect(receiver.received).toHaveLength(2);
    receiver.answer = 200;
    later(rests[1] ?? 0);
    await deliver();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([first, first, first, second]);
    expect(new Set(receiver.received.slice(0, 3).map(({ body }) => body)).size).toBe(1);
    const stamps = receiver.received.map(({ headers }) => headers['webhook-timestamp']);
    expect(new Set(stamps).size).toBe(3);
  });

  it('[EVT-02] whose receiver hangs is given up for now, and holds no other object up', async () => {
    receiver.answer = ({ event }, reply) => {
      if (event.object.id !== '1') reply.writeHead(204).end();
    };
    api.settings.WEBHOOK_TIMEOUT = 1500;
    await record(stockOf(1));
    await record(stockOf(2));
    await record(stockOf(3));
    await deliver();
    expect(await states()).toEqual(['waiting', 'delivered', 'delivered']);
    const { deliveries } = await listDeliveries(api.db, ['waiting']);
    expect(deliveries).toMatchObject([{ object: 'product 1', attempts: 1, lastError: 'no answer within 1500 ms' }]);
  });

  it('[EVT-02] waits for as long as its receiver asks, and follows no redirection', async () => {
    receiver.answer = (_, reply) => reply.writeHead(429, { 'retry-after': '120' }).end();
    await record(stockOf(1));
    await deliver();
    later(119_000);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    receiver.answer = (_, reply) => reply.writeHead(302, { location: '/elsewhere' }).end();
    later(1000);
    await deliver();
    expect(receiver.received).toHaveLength(2);
    expect((await listDeliveries(api.db, ['waiting'])).deliveries[0]?.lastError).toBe('answered 302');
  });

  it('[EVT-02] is a dead letter after the last attempt, and what stands behind it waits until it is tried anew', async () => {
    receiver.answer = 500;
    const first = await record(stockOf(1));
    const second = await record(stockOf(1, 2));
    for (const rest of [0, ...rests]) {
      later(rest);
      await deliver();
    }
    expect(receiver.received).toHaveLength(rests.length + 1);
    expect(await states()).toEqual(['dead', 'waiting']);
    receiver.answer = 200;
    later(30 * day);
    await deliver();
    expect(receiver.received).toHaveLength(rests.length + 1);
    expect(await retryDead(api.db, second, api.clock.now)).toBe(0);
    expect(await retryDead(api.db, first, api.clock.now)).toBe(1);
    await deliver();
    expect(receiver.received.slice(-2).map(({ headers }) => headers['webhook-id'])).toEqual([first, second]);
  });

  it('[EVT-02] that its receiver wants no more (410) is a dead letter at once; skipped, it frees those behind it', async () => {
    receiver.answer = 410;
    const first = await record(stockOf(1));
    await record(stockOf(1, 2));
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await states()).toEqual(['dead', 'waiting']);
    receiver.answer = 200;
    expect(await skipDead(api.db, first, api.clock.now)).toBe(1);
    await deliver();
    expect(await states()).toEqual(['skipped', 'delivered']);
  });

  it('[EVT-02] is one process’s at a time, though five deliver', async () => {
    for (let product = 1; product <= 12; product += 1) {
      await record(stockOf(product));
      await record(stockOf(product, 2));
    }
    await Promise.all(Array.from({ length: 5 }, () => deliver()));
    expect(receiver.received).toHaveLength(24);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(24);
  });

  it('[EVT-02] that arrived before its process died comes again with its id, once the lease is over', async () => {
    const id = await record(stockOf(1));
    await dispatchEvents(api.db, [receiver.url], api.clock.now);
    const claim = await claimDelivery(api.db, receiver.url, 30_300, api.clock.now);
    expect(claim).toMatchObject({ id, attempt: 1 });
    await deliver();
    expect(receiver.received).toEqual([]);
    later(30_300);
    await deliver();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id]);
    expect(receiver.received[0]?.body).toBe(claim?.body);
  });

  it('[EVT-02] that had arrived when its process was killed comes again from the next one, with its id', async () => {
    const id = await record(stockOf(1));
    const run = runProgram('server.ts', {
      ...environmentOf(api),
      API_PORT: String(await freePort()),
      LOG_LEVEL: 'error',
    });
    receiver.answer = () => run.child.kill('SIGKILL');
    expect(await run.ended).toBeNull();
    receiver.answer = 200;
    api.clock.now = new Date();
    await deliver();
    expect(receiver.received).toHaveLength(1);
    later(api.settings.WEBHOOK_TIMEOUT + 60_000);
    await deliver();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
    expect(receiver.received[0]?.body).toBe(receiver.received[1]?.body);
  });

  it('[EVT-02] that is on its way when the process stops goes to the next one', async () => {
    receiver.answer = 'nothing';
    const stopping = new AbortController();
    const id = await record(stockOf(1));
    const running = deliver(stopping.signal);
    while (receiver.received.length === 0) await new Promise((go) => setTimeout(go, 5));
    stopping.abort();
    await running;
    receiver.answer = 200;
    await deliver();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
    expect(await states()).toEqual(['delivered']);
  });

  it('[EVT-02] of one object comes in its order, whatever is refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 12 }),
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        async (products, refusals) => {
          await api.db.deleteFrom('event').execute();
          receiver.received.length = 0;
          const taken: [object: string, sequence: number][] = [];
          let calls = 0;
          receiver.answer = ({ event }, reply) => {
            const isRefused = refusals[calls] ?? false;
            calls += 1;
            if (!isRefused) taken.push([event.object.id, event.sequence]);
            reply.writeHead(isRefused ? 500 : 200).end();
          };
          for (const product of products) await record(stockOf(product));
          for (let round = 0; round < 60 && taken.length < products.length; round += 1) {
            await deliver();
            await retryDead(api.db, null, api.clock.now);
            later(day);
          }
          expect(taken).toHaveLength(products.length);
          for (const product of new Set(products)) {
            const sequences = taken.filter(([object]) => object === String(product)).map(([, sequence]) => sequence);
            expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('what is kept of events', () => {
  it('[EVT-04] goes some days after it arrived; a dead letter stays longer', async () => {
    const days = { kept: 7, keptDead: 30 };
    await record(stockOf(1));
    await deliver();
    receiver.answer = 410;
    await record(stockOf(2));
    await deliver();
    later(7 * day + 1);
    await forgetEvents(api.db, days, api.clock.now);
    expect(await states()).toEqual(['dead']);
    later(23 * day);
    await forgetEvents(api.db, days, api.clock.now);
    expect(await told()).toEqual([]);
    // What comes later still follows.
    await record(stockOf(1));
    expect(await told()).toEqual(['product.back_in_stock 2']);
  });

  it('[EVT-04] goes with the customer, as far as nobody waits for it, and the deletion is told', async () => {
    const { headers, uuid } = await newCustomer(api);
    await placeOrder(api, headers, options.bottle);
    await deliver();
    const waiting = await placeOrder(api, headers, options.bottle);
    expect((await api.call('DELETE', '/api/v1/user/', { headers })).status).toBe(200);
    const rows = await api.db.selectFrom('event').selectAll().orderBy('position').execute();
    expect(rows.map(({ type, object_id: id }) => [type, id])).toEqual([
      ['order.placed', waiting.uuid],
      ['customer.deleted', uuid],
    ]);
  });

  it('[EVT-04] is sent anew from a moment on, to a receiver that never had it too', async () => {
    await record(stockOf(1));
    await deliver();
    later(day);
    const since = api.clock.now;
    const second = await record(stockOf(2));
    await deliver();
    const other = 'http://127.0.0.1:9/other';
    expect(await replaySince(api.db, [receiver.url, other], since, api.clock.now)).toBe(1);
    await deliver();
    expect(receiver.received.map(({ headers }) => headers['webhook-id']).slice(-2)).toEqual([second, second]);
    expect((await listDeliveries(api.db, ['waiting'])).deliveries).toMatchObject([{ id: second, receiver: other }]);
  });

  it('[EVT-04] waits for nobody where there is no receiver', async () => {
    await record(stockOf(1));
    await dispatchEvents(api.db, [], api.clock.now);
    await deliver();
    expect(receiver.received).toEqual([]);
  });
});

describe('the settings of events', () => {
  it.each([
    [{ WEBHOOK_URL: 'https://erp.example/' }, 'WEBHOOK_SECRET is missing'],
    [{ WEBHOOK_URL: 'ftp://erp.example/' }, 'WEBHOOK_URL="ftp://erp.example/" is not allowed'],
    [{ WEBHOOK_URL: 'https://a:b@erp.example/' }, 'expected an address without user and password'],
    [{ WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, 'WEBHOOK_SECRET="…" is not allowed'],
  ])('[EVT-03] refuse %j', (environment, words) => {
    expect(() => receiversOf(readSettings(backendSettingsSchema, environment))).toThrow(words);
  });
});

describe('the command of events', () => {
  it('[EVT-02] lists what waits and what is dead, without what it says, and tries it anew', async () => {
    receiver.answer = 410;
    const id = await record(stockOf(1));
    await deliver();
    const run = async (...parameters: string[]) => {
      const { ended, output } = runProgram('event-deliveries.ts', environmentOf(api), parameters);
      return { code: await ended, ...output };
    };
    const dead = await run('dead');
    expect(dead.stdout).toContain(`${id}  product.back_in_stock  product 1 #1`);
    expect(dead.stdout).toContain('1 attempts, answered 410');
    expect(dead.stdout).not.toContain('key=a');
    expect(await run('retry', 'evt_1')).toMatchObject({ code: 1, stderr: 'evt_1 is no dead letter.\n' });
    expect((await run('retry', id)).stdout).toBe('Tried anew: 1\n');
    expect((await run('list')).stdout).toContain('1 waiting, 0 dead, 0 delivered, 0 skipped.');
    expect(await run('replay', '--since', 'tegnap')).toMatchObject({ code: 1 });
  });
});
