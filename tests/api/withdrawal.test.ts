import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireLoyalty } from '#lib/contract/loyalty.ts';
import type { WireOrder, WireOrderDetails, OrderStatus } from '#lib/contract/order.ts';
import type { Withdrawal, WithdrawalReceipt } from '#lib/contract/withdrawal.ts';
import { fixtureNow, fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { issueGuest, lastMail, newCustomer, placeOrder } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const hour = 60 * 60_000;
const email = 'rendeles@example.hu';
let api: TestApi;
let order: WireOrder;

beforeEach(async () => {
  api = await startTestApi();
  await issueGuest(api, 'A'.repeat(32));
  await api.call('POST', '/api/v1/cart/', { uuid: 'A'.repeat(32), body: { productOption: options.bottle } });
  order = await placeOrder(api, { 'x-request-id': 'A'.repeat(32) }, options.shirt, 3);
});
afterEach(() => api.close());

const start = (fields: object = {}) =>
  api.call<Withdrawal>('POST', '/api/v1/withdrawal/', {
    body: { name: 'Kovács Anna', orderNumber: order.number, email, ...fields },
  });
const confirm = (uuid: string) =>
  api.call<WithdrawalReceipt>('POST', '/api/v1/withdrawal/confirm/', { body: { uuid } });
const passes = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};

async function reach(status: OrderStatus, at = api.clock.now): Promise<void> {
  const { count } = await api.db
    .selectFrom('order_status')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_uuid', '=', order.uuid)
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('order_status')
    .values({ order_uuid: order.uuid, position: count, status, at: at.toISOString() })
    .execute();
}

describe('a withdrawal', () => {
  it('takes two steps, without a login, and the receipt goes out by mail', async () => {
    const { status, data } = await start({
      orderNumber: ` ${order.number.toLowerCase()}`,
      email: ' Rendeles@Example.hu ',
    });
    expect(status).toBe(200);
    expect(data).toEqual({
      uuid: expect.any(String),
      orderNumber: 'L26-000001',
      placedAt: fixtureNow.toISOString(),
      deadline: null,
      items: [
        { line: 0, name: 'Flow kulacs', title: 'Zöld', quantity: 1, refund: '2.490' },
        { line: 1, name: 'Aera futópóló', title: 'Fehér, M', quantity: 3, refund: '23.970' },
      ],
      toGiftCards: '0',
      excluded: [],
    });
    expect((await lastMail(api, email))?.subject).toBe('Megkaptuk a rendelésed: L26-000001');

    passes(10_000);
    const receipt = await confirm(data.uuid);
    const { excluded: _, ...statement } = data;
    expect(receipt.data).toEqual({
      ...statement,
      name: 'Kovács Anna',
      email,
      confirmedAt: api.clock.now.toISOString(),
    });
    const mail = await lastMail(api, email);
    expect(mail?.subject).toBe('Elállás visszaigazolása: L26-000001');
    for (const part of [
      'Az elállás beérkezése: 2026. november 21. 11:00:10',
      '3 × Aera futópóló (Fehér, M)',
      data.uuid,
      'Visszaküldés legkésőbb: 2026. december 7.',
      'Visszatérítés legkésőbb: 2026. december 5.',
    ])
      expect(mail?.text).toContain(part);
  });

  it('is confirmed once, by twenty calls at once, and again later with the same receipt', async () => {
    const { data } = await start();
    const receipts = await Promise.all(Array.from({ length: 20 }, () => confirm(data.uuid)));
    passes(48 * hour);
    receipts.push(await confirm(data.uuid));
    expect(new Set(receipts.map(({ data: receipt }) => JSON.stringify(receipt))).size).toBe(1);
    const mails = await api.db.selectFrom('mail').select('id').where('subject', 'like', 'Elállás%').execute();
    expect(mails).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['another number', { orderNumber: 'L26-000002' }],
    ['another address', { email: 'mas@example.hu' }],
    ['neither', { orderNumber: 'L25-999999', email: 'mas@example.hu' }],
  ])('of %s gets one neutral answer', async (_, fields) => {
    const { status, message, errors } = await start(fields);
    expect({ status, message, errors }).toEqual({
      status: 422,
      message: 'Invalid input',
      errors: { order: ['unknown'] },
    });
  });

  it('may be for some pieces, of those that are left', async () => {
    const first = await start({ items: [{ line: 1, quantity: 2 }], name: 'Más Valaki' });
    await confirm(first.data.uuid);
    expect((await start()).data.items).toMatchObject([
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ]);
    for (const [items, errors] of [
      [[{ line: 1, quantity: 2 }], { 'items.0.quantity': ['max:1'] }],
      [[{ line: 7, quantity: 1 }], { 'items.0.line': ['unknown'] }],
      [
        [
          { line: 0, quantity: 1 },
          { line: 0, quantity: 1 },
        ],
        { 'items.1.line': ['duplicate'] },
      ],
    ])
      expect(await start({ items })).toMatchObject({ status: 422, errors });
    const rest = await start();
    const same = await start();
    await confirm(rest.data.uuid);
    expect(await confirm(same.data.uuid)).toMatchObject({ status: 409, errors: { order: ['changed'] } });
    expect(await start()).toMatchObject({ status: 422, errors: { items: ['withdrawn'] } });
    const timeline = await api.db.selectFrom('order_status').select('status').orderBy('position').execute();
    expect(timeline.map(({ status }) => status)).toEqual(['placed', 'withdrawn']);
  });

  it('is possible until the end of the 14th day after the goods have arrived', async () => {
    await reach('delivered', new Date('2026-11-23T22:59:00.000Z'));
    api.clock.now = new Date('2026-12-07T22:59:59.000Z');
    expect((await start()).data.deadline).toBe('2026-12-07');
    api.clock.now = new Date('2026-12-07T23:00:00.000Z');
    expect(await start()).toMatchObject({ status: 422, errors: { order: ['expired'] } });
  });

  it('is not possible for a cancelled order', async () => {
    await reach('cancelled');
    expect(await start()).toMatchObject({ status: 422, errors: { order: ['cancelled'] } });
  });

  it('that was begun is not confirmed once the order is cancelled', async () => {
    const { data } = await start();
    await reach('cancelled');
    expect(await confirm(data.uuid)).toMatchObject({ status: 409, errors: { order: ['changed'] } });
  });

  it('can be guessed at twenty times from an address, however many come at once; who is right goes on', async () => {
    const guess = (index: number) => start({ orderNumber: `L26-${String(index + 100).padStart(6, '0')}` });
    for (let call = 0; call < 25; call += 1) expect((await start()).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => guess(index)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
    passes(hour / 4);
    expect((await start()).status).toBe(200);
  });

  it('that was begun lapses after an hour', async () => {
    const { data } = await start();
    passes(hour);
    expect(await confirm(data.uuid)).toMatchObject({ status: 404, errors: { uuid: ['not_found'] } });
    expect(await confirm('00000000-0000-4000-8000-000000000000')).toMatchObject({
      status: 404,
      errors: { uuid: ['not_found'] },
    });
    await issueGuest(api, 'B'.repeat(32));
    const other = await placeOrder(api, { 'x-request-id': 'B'.repeat(32) }, options.shirt);
    await start({ orderNumber: other.number });
    expect(await api.db.selectFrom('withdrawal').select('order_uuid').execute()).toEqual([{ order_uuid: other.uuid }]);
  });

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a malformed number', { orderNumber: '1' }, 'orderNumber'],
    ['a malformed address', { email: 'x' }, 'email'],
    ['a reason', { reason: 'nem kell' }, 'reason'],
    ['no pieces', { items: [] }, 'items'],
  ])('refuses %s', async (_, fields, field) => {
    const { status, errors } = await start(fields);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('goods with a print', () => {
  const printLine = async (position: number) => {
    const row = await api.db
      .selectFrom('order_line')
      .select('document')
      .where('order_uuid', '=', order.uuid)
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    const document = JSON.stringify({
      ...JSON.parse(row.document),
      title: 'Fehér, M + Felirat: ÉVA 7',
      print: { name: 'ÉVA', number: 7 },
    });
    await api.db
      .updateTable('order_line')
      .set({ document })
      .where('order_uuid', '=', order.uuid)
      .where('position', '=', position)
      .execute();
  };

  it('are named with the reason, and are not withdrawn from with the rest of the order', async () => {
    await printLine(1);
    const { data } = await start();
    expect(data.items).toEqual([{ line: 0, name: 'Flow kulacs', title: 'Zöld', quantity: 1, refund: '2.490' }]);
    expect(data.excluded).toEqual([
      {
        line: 1,
        name: 'Aera futópóló',
        title: 'Fehér, M + Felirat: ÉVA 7',
        quantity: 3,
        refund: null,
        reason: 'custom_made',
      },
    ]);
    expect(await start({ items: [{ line: 1, quantity: 1 }] })).toMatchObject({
      status: 422,
      errors: { 'items.0.line': ['custom_made'] },
    });
    expect((await confirm(data.uuid)).data.items).toEqual(data.items);
    expect(await start()).toMatchObject({ status: 422, errors: { items: ['withdrawn'] } });
    const timeline = await api.db.selectFrom('order_status').select('status').orderBy('position').execute();
    expect(timeline.map(({ status }) => status)).toEqual(['placed']);
  });

  it('leave nothing to withdraw from where there is nothing else', async () => {
    await printLine(0);
    await printLine(1);
    for (const fields of [{}, { items: [{ line: 0, quantity: 1 }] }]) {
      expect(await start(fields)).toMatchObject({ status: 422, errors: { items: ['custom_made'] } });
    }
  });
});

describe('a customer’s order', () => {
  it('shows what was withdrawn and until when it can be, and gives its points back', async () => {
    const { headers } = await newCustomer(api);
    order = await placeOrder(api, headers, options.shirt, 3);
    await reach('delivered');
    const details = async () =>
      (await api.call<WireOrderDetails>('GET', `/api/v1/user/order/${order.uuid}/`, { headers })).data;
    expect(await details()).toMatchObject({
      status: 'delivered',
      withdrawalUntil: '2026-12-07',
      items: [{ withdrawn: 0 }],
    });
    await confirm((await start({ items: [{ line: 0, quantity: 1 }] })).data.uuid);
    expect(await details()).toMatchObject({ status: 'delivered', items: [{ withdrawn: 1 }] });
    const loyalty = await api.call<WireLoyalty>('GET', '/api/v1/loyalty/', { headers });
    expect(loyalty.data.history.map(({ points, reason }) => [points, reason])).toEqual([
      [-79, 'return'],
      [239, 'order'],
      [100, 'welcome'],
    ]);
    await confirm((await start()).data.uuid);
    expect(await details()).toMatchObject({ status: 'withdrawn', items: [{ withdrawn: 3 }] });
    passes(17 * 24 * hour);
    expect(await details()).toMatchObject({ withdrawalUntil: null });
  });

  it('can be withdrawn from after the account was deleted', async () => {
    const { headers } = await newCustomer(api);
    order = await placeOrder(api, headers, options.shirt);
    await api.call('DELETE', '/api/v1/user/', { headers });
    expect((await start({ email: 'mas@example.hu' })).errors).toEqual({ order: ['unknown'] });
    const { data } = await start();
    expect((await confirm(data.uuid)).status).toBe(200);
  });
});
