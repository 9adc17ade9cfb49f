import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxSigning, type SandboxReading } from '#backend/payments/sandbox-protocol.ts';
import { signatureOf } from '#backend/payments/signed-json.ts';
import { sandbox } from '#backend/payments/sandbox.ts';
import { tendDuePayments } from '#backend/payments/tending.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import type { WireOrderDetails, WirePlacedOrder } from '#lib/contract/order.ts';
import type { OrderRecord } from '#lib/contract/order-record.ts';
import type { WirePayment } from '#lib/contract/payment.ts';
import type { Withdrawal } from '#lib/contract/withdrawal.ts';
import { fixtureOptions as options, fixtureShops } from '#tests/fixtures/catalog.ts';
import { CheckoutUnderTest, filledIn, hiddenFields } from '#tests/unit/backend/checkout/checkout-under-test.ts';
import { withBankBetween } from './bank-between.ts';
import { lastMail, newCustomer, placeOrder } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const shop = new CheckoutUnderTest();
const minute = 60_000;
let api: TestApi;
let uuid: string | null;

beforeAll(async () => {
  const checkout = await shop.open();
  api = await startTestApi({ environment: { CHECKOUT_HOST: checkout, ADMIN_KEYS: `orders:write=${adminKey}` } });
  await shop.start(await api.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await shop.stop();
  await api.close();
});
beforeEach(async () => {
  // The payments of earlier tests are nobody's matter any more.
  await api.db.updateTable('payment').set({ due_at: null }).execute();
  api.settings.CHECKOUT_HOST = shop.host;
  email = `vevo-${crypto.randomUUID()}@example.hu`;
  await api.setStock(options.shirt, 40);
  uuid = (await api.call<WireCart>('POST', '/api/v1/cart/', { body: { productOption: options.shirt, amount: 2 } })).data
    .uuid;
});

const form = { ...filledIn, payment: 'card' };
// A guest orders ten times a day to one mailbox.
let email = '';
const pathOf = (address: string | null) => new URL(address ?? '', shop.host).pathname;
const referenceOf = (address: string | null) => /[0-9a-f]{32}/.exec(address ?? '')?.[0] ?? '';

/** Orders by card as a shopper does, up to the card page. */
async function toCardPage(changes: Record<string, string> = {}): Promise<{ reference: string; bank: string }> {
  const fields = hiddenFields((await shop.ask('/checkout/', { uuid })).text);
  const { status, headers, text } = await shop.submit(
    { ...fields, ...form, 'contact.email': email, ...changes },
    { uuid },
  );
  expect(status, text).toBe(303);
  const bank = pathOf(headers.get('location'));
  expect(bank).toMatch(/^\/checkout\/proba-bank\/[0-9a-f]{32}\/$/);
  return { reference: referenceOf(bank), bank };
}

const post = (path: string, fields: Record<string, string> = {}) =>
  shop.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { origin: shop.host, 'content-type': 'application/x-www-form-urlencoded' },
  });
/** Pays with a test card, and comes back. */
async function pay(bank: string, card: string) {
  const { status, headers } = await post(bank, { act: 'pay', card });
  expect(status).toBe(303);
  return shop.ask(pathOf(headers.get('location')), { uuid });
}

const paymentOf = (reference: string) =>
  api.db.selectFrom('payment').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
const orderOf = async (reference: string) => {
  const { order_uuid: orderUuid } = await paymentOf(reference);
  const order = await api.db.selectFrom('orders').selectAll().where('uuid', '=', orderUuid).executeTakeFirstOrThrow();
  const timeline = await api.db
    .selectFrom('order_status')
    .select('status')
    .where('order_uuid', '=', orderUuid)
    .orderBy('position')
    .execute();
  return { ...order, timeline: timeline.map(({ status }) => status) };
};
const adminKey = 'k'.repeat(40);
/** Has money go back, as the retailer's other system does. */
const refund = (number: string, name: string, amount: number) =>
  api.call<OrderRecord>('POST', `/admin/v1/orders/${number}/refund/`, {
    headers: { authorization: `Bearer ${adminKey}` },
    body: { reference: name, amount },
  });
const cancel = (number: string) =>
  api.call('POST', `/admin/v1/orders/${number}/status/`, {
    headers: { authorization: `Bearer ${adminKey}` },
    body: { status: 'cancelled' },
  });
/** Orders by card and pays. */
async function paidOrder(): Promise<{ reference: string; number: string }> {
  const { reference, bank } = await toCardPage();
  await pay(bank, 'success');
  const { number, timeline } = await orderOf(reference);
  expect(timeline).toEqual(['awaiting_payment', 'placed']);
  return { reference, number };
}
/** What has gone back of a payment, as its bank says. */
async function backAtBank(reference: string): Promise<number | undefined> {
  return (await sandbox(shop.host).read({ reference }))?.refunded;
}
const check = (reference: string) => api.call<WirePayment>('POST', `/api/v1/payment/${reference}/check/`);
const start = (reference: string) =>
  api.call<{ url: string }>('POST', `/api/v1/payment/${reference}/start/`, { body: {} });
const mailsAbout = async (subject: string) => {
  const rows = await api.db.selectFrom('mail').select('subject').where('subject', '=', subject).execute();
  return rows.length;
};

function say(said: Partial<SandboxReading> & { reference: string }, signature?: string) {
  const full = { state: 'paid', failure: null, amount: 17_470, currency: 'HUF', refunded: 0, ...said };
  const body = JSON.stringify(full);
  return api.call('POST', '/payment-notice/sandbox/', {
    body,
    headers: { 'content-type': 'application/json', signature: signature ?? signatureOf(body, sandboxSigning) },
  });
}

/** What other systems are told of the order of a payment. */
const eventsOf = async (reference: string) => {
  const { uuid: orderUuid } = await orderOf(reference);
  const rows = await api.db
    .selectFrom('event')
    .select(['type', 'data'])
    .where('object_id', '=', orderUuid)
    .orderBy('sequence')
    .execute();
  return rows.map(({ type, data }) => ({ type, data: JSON.parse(data) as Record<string, unknown> }));
};

const problems: unknown[] = [];
const parts = () => ({
  db: api.db,
  settings: api.settings,
  now: () => api.clock.now,
  readModel: api.live.model,
});
/** What the rounds do, until nothing is due any more; a round of the app may take its part of it. */
async function tend(until: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await tendDuePayments(parts(), (problem) => problems.push(problem));
      return until();
    })
    .toBe(true);
}
const pass = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * minute);
};

describe('paying an order by card', () => {
  it('[PAY-01] [PAY-02] the order waits with its goods kept, and is placed once the card has paid', async () => {
    const { reference, bank } = await toCardPage();
    expect(await api.stock(options.shirt)).toBe(38);
    expect((await orderOf(reference)).timeline).toEqual(['awaiting_payment']);
    expect(await eventsOf(reference)).toEqual([]);
    const { number } = await orderOf(reference);
    const confirmation = await lastMail(api, email);
    expect(confirmation?.subject).toBe(`Megkaptuk a rendelésed: ${number}`);
    expect(confirmation?.text).toContain(`/checkout/fizetes/${reference}/`);
    expect(confirmation?.text).toContain('Bankkártyával fizetendő');
    expect((await shop.ask(bank, { uuid })).text).toContain('Ez egy próba.');
    const page = await pay(bank, 'success');
    expect(page.text).toContain('Sikeres fizetés');
    expect((await orderOf(reference)).timeline).toEqual(['awaiting_payment', 'placed']);
    expect(await paymentOf(reference)).toMatchObject({ state: 'paid', amount: 17_470, refunded: 0, refund_due: 0 });
    expect((await lastMail(api, email))?.subject).toBe(`Megérkezett a fizetésed: ${number}`);
    expect(await eventsOf(reference)).toMatchObject([
      { type: 'order.placed', data: { order: { number, payment: { way: 'card', state: 'paid', amount: 17_470 } } } },
      { type: 'order.paid', data: { order: { number }, amount: 17_470 } },
    ]);
    const { uuid: orderUuid } = await orderOf(reference);
    const thanks = await shop.ask(`/checkout/koszonjuk/${orderUuid}/`, { uuid });
    expect(thanks.text).toContain('Bankkártyával fizetve');
    expect(thanks.text).not.toContain('Átvételkor fizetendő');
    expect(await start(reference)).toMatchObject({ status: 409, errors: { payment: ['paid'] } });
  });

  it('[PAY-03] a refused card costs nothing: the order stays, and is paid with another one', async () => {
    const { reference, bank } = await toCardPage();
    const page = await pay(bank, 'refused');
    expect(page.text).toContain('A bank elutasította a kártyát.');
    expect(page.text).toContain('Fizetés újra');
    expect((await orderOf(reference)).timeline).toEqual(['awaiting_payment']);
    expect(await api.stock(options.shirt)).toBe(38);
    const again = await post(`/checkout/fizetes/${reference}/`);
    const other = pathOf(again.headers.get('location'));
    expect(referenceOf(other)).not.toBe(reference);
    expect((await pay(other, 'success')).text).toContain('Sikeres fizetés');
    // The first address tells of the order too.
    expect((await check(reference)).data).toMatchObject({ state: 'paid', payUntil: null });
    expect((await orderOf(reference)).timeline).toEqual(['awaiting_payment', 'placed']);
  });

  it('[PAY-03] who gives up on the card page, or opens it twice, finds the same order and one card page', async () => {
    const { reference, bank } = await toCardPage();
    const urls = await Promise.all([start(reference), start(reference)]);
    expect(urls.map(({ data }) => pathOf(data.url))).toEqual([bank, bank]);
    const { headers } = await post(bank, { act: 'cancel' });
    expect((await shop.ask(pathOf(headers.get('location')), { uuid })).text).toContain('Megszakítottad a fizetést.');
  });

  it('[PAY-04] a notice that is lost is asked for as the shopper comes back', async () => {
    const { reference, bank } = await toCardPage();
    const { headers } = await post(bank, { act: 'pay', card: 'lost' });
    expect((await paymentOf(reference)).state).toBe('pending');
    expect((await shop.ask(pathOf(headers.get('location')), { uuid })).text).toContain('Sikeres fizetés');
    expect((await paymentOf(reference)).state).toBe('paid');
  });

  it('[PAY-04] and by a round where the shopper never does', async () => {
    const { reference, bank } = await toCardPage();
    await post(bank, { act: 'pay', card: 'lost' });
    pass(1);
    await tend(async () => (await paymentOf(reference)).state === 'paid');
    expect((await orderOf(reference)).timeline).toEqual(['awaiting_payment', 'placed']);
  });

  it('[PAY-05] a notice that comes twice is kept once', async () => {
    const { reference, bank } = await toCardPage();
    expect((await pay(bank, 'twice')).text).toContain('Sikeres fizetés');
    const { number } = await orderOf(reference);
    expect((await say({ reference })).status).toBe(200);
    expect((await say({ reference, state: 'failed', failure: 'refused' })).status).toBe(200);
    expect((await paymentOf(reference)).state).toBe('paid');
    expect(await mailsAbout(`Megérkezett a fizetésed: ${number}`)).toBe(1);
    expect((await orderOf(reference)).timeline).toEqual(['awaiting_payment', 'placed']);
  });

  it('[PAY-05] a notice that is forged, of another sum or currency, or of no payment changes nothing', async () => {
    const { reference } = await toCardPage();
    expect((await say({ reference }, 'AAAA')).status).toBe(401);
    expect(await say({ reference, amount: 100 })).toMatchObject({ status: 409, errors: { payment: ['amount'] } });
    expect((await say({ reference, currency: 'EUR' })).status).toBe(409);
    expect((await say({ reference: '0'.repeat(32) })).status).toBe(404);
    expect(
      (await api.call('POST', '/payment-notice/sandbox/', { body: 'x', headers: { 'content-type': 'text/plain' } }))
        .status,
    ).toBe(401);
    expect((await paymentOf(reference)).state).toBe('pending');
    expect((await orderOf(reference)).timeline).toEqual(['awaiting_payment']);
  });

  it('[PAY-06] an order whose time is over is called off, its goods are sold again, and a mail says so', async () => {
    const { reference } = await toCardPage();
    const { number } = await orderOf(reference);
    pass(29);
    await tend(async () => true);
    expect((await orderOf(reference)).timeline).toEqual(['awaiting_payment']);
    // The bank's page is still open: who has begun to pay may finish.
    pass(12);
    await tend(async () => (await orderOf(reference)).timeline.includes('cancelled'));
    expect(await api.stock(options.shirt)).toBe(40);
    const mail = await lastMail(api, email);
    expect(mail?.subject).toBe(`Töröltük a rendelésed: ${number}`);
    expect(mail?.text).toContain('nem érkezett meg időben');
    expect(await start(reference)).toMatchObject({ status: 409, errors: { payment: ['over'] } });
    expect((await shop.ask(`/checkout/fizetes/${reference}/`)).text).toContain('már nem lehet kifizetni');
    expect(await eventsOf(reference)).toEqual([]);
  });

  it('[PAY-06] money that comes after that goes back, once', async () => {
    const { reference, bank } = await toCardPage();
    pass(41);
    await tend(async () => (await orderOf(reference)).timeline.includes('cancelled'));
    await post(bank, { act: 'pay', card: 'success' });
    await tend(async () => (await paymentOf(reference)).state === 'refunded');
    expect(await paymentOf(reference)).toMatchObject({ refunded: 17_470, refund_due: 17_470, due_at: null });
    expect((await orderOf(reference)).timeline).toEqual(['awaiting_payment', 'cancelled']);
    const { number } = await orderOf(reference);
    expect(await mailsAbout(`Visszautaljuk a fizetésed: ${number}`)).toBe(1);
    expect((await shop.ask(`/checkout/fizetes/${reference}/`)).text).toContain('Visszautaltuk a fizetésed');
  });

  it('[PAY-06] money that came and went back at once pays nothing, and the order is called off in its time', async () => {
    const { reference } = await toCardPage();
    const { number } = await orderOf(reference);
    expect((await say({ reference, state: 'refunded', refunded: 17_470 })).status).toBe(200);
    expect(await paymentOf(reference)).toMatchObject({ state: 'refunded', refunded: 17_470, refund_due: 17_470 });
    expect((await orderOf(reference)).timeline).toEqual(['awaiting_payment']);
    expect(await mailsAbout(`Megérkezett a fizetésed: ${number}`)).toBe(0);
    pass(30);
    await tend(async () => (await orderOf(reference)).timeline.includes('cancelled'));
    expect(await api.stock(options.shirt)).toBe(40);
    expect(await eventsOf(reference)).toEqual([]);
  });

  it('[PAY-02] [ACC-08] the separate address is told of a payment too', async () => {
    const { headers } = await newCustomer(api);
    const separateEmail = `konyveles-${crypto.randomUUID()}@example.hu`;
    await api.call('POST', '/api/v1/user/separate-email/', { headers, body: { separateEmail } });
    const { number, payment } = await placeOrder(api, headers, options.shirt, 1, { payment: 'card' });
    const reference = payment?.reference ?? '';
    await pay(pathOf((await start(reference)).data.url), 'success');
    expect((await lastMail(api, separateEmail))?.subject).toBe(`Megérkezett a fizetésed: ${number}`);
    expect((await lastMail(api, 'rendeles@example.hu'))?.subject).toBe(`Megérkezett a fizetésed: ${number}`);
  });

  it('[PAY-06] nobody pays for a customer who was deleted, and what came nevertheless is told to nobody', async () => {
    const { headers } = await newCustomer(api);
    const { payment } = await placeOrder(api, headers, options.shirt, 1, { payment: 'card' });
    const reference = payment?.reference ?? '';
    const bank = pathOf((await start(reference)).data.url);
    expect((await api.call('DELETE', '/api/v1/user/', { headers })).status).toBe(200);
    expect(await start(reference)).toMatchObject({ status: 409, errors: { payment: ['over'] } });
    await post(bank, { act: 'pay', card: 'success' });
    expect((await orderOf(reference)).timeline).toEqual(['awaiting_payment', 'placed']);
    const late = (await placeOrder(api, {}, options.shirt, 1, { payment: 'card' })).payment?.reference ?? '';
    const lateBank = pathOf((await start(late)).data.url);
    await cancel((await orderOf(late)).number);
    const { document } = await orderOf(reference);
    const { uuid: lateUuid } = await orderOf(late);
    await api.db.updateTable('orders').set({ document }).where('uuid', '=', lateUuid).execute();
    await post(lateBank, { act: 'pay', card: 'success' });
    await tend(async () => (await paymentOf(late)).state === 'refunded');
    expect(await api.db.selectFrom('mail').select('subject').where('recipient', '=', '').execute()).toEqual([]);
  });

  it('[PAY-07] an order that is called off gives the card back what it paid', async () => {
    const customer = await newCustomer(api);
    const placed = (await placeOrder(api, customer.headers, options.shirt, 1, { payment: 'card' })) as WirePlacedOrder;
    const reference = placed.payment?.reference ?? '';
    const { data } = await start(reference);
    await pay(pathOf(data.url), 'success');
    const path = `/api/v1/user/order/${placed.uuid}/`;
    const { headers } = customer;
    const paid = await api.call<WireOrderDetails>('GET', path, { headers });
    expect(paid.data).toMatchObject({ status: 'placed', payment: { way: 'card', state: 'paid', payUntil: null } });
    await api.call('POST', `${path}cancel/`, { headers });
    await tend(async () => (await paymentOf(reference)).state === 'refunded');
    const back = await api.call<WireOrderDetails>('GET', path, { headers });
    expect(back.data.payment).toMatchObject({ state: 'refunded', refunded: placed.payment?.amount });
    expect((await lastMail(api, 'rendeles@example.hu'))?.text).toContain('visszautalását elindítottuk');
  });

  it('[PAY-07] what went back by call does not go back once more when the order is called off', async () => {
    const { reference, number } = await paidOrder();
    expect(await refund(number, 'R-1', 5000)).toMatchObject({ status: 200, data: { refunds: [{ amount: 5000 }] } });
    expect((await refund(number, 'R-1', 5000)).status).toBe(200);
    expect((await lastMail(api, email))?.text).toMatch(/5\s000\sFt visszautalását elindítottuk/);
    await tend(async () => (await paymentOf(reference)).refunded === 5000);
    expect(await backAtBank(reference)).toBe(5000);
    expect(await refund(number, 'R-2', 12_471)).toMatchObject({
      status: 409,
      message: 'Of 17\u00A0470\u00A0Ft that were paid only 12\u00A0470\u00A0Ft can go back',
      errors: { amount: ['max:12470'] },
    });
    // Not given back yet as the order is called off.
    expect((await refund(number, 'R-2', 2000)).status).toBe(200);
    expect((await cancel(number)).status).toBe(200);
    expect((await lastMail(api, email))?.text).toMatch(/fizetett 10\s470\sFt visszautalását/);
    expect(await refund(number, 'R-3', 1)).toMatchObject({ status: 409, errors: { amount: ['max:0'] } });
    await tend(async () => (await paymentOf(reference)).state === 'refunded');
    expect(await backAtBank(reference)).toBe(17_470);
    expect((await eventsOf(reference)).at(-1)).toMatchObject({ type: 'order.cancelled', data: { toCard: 10_470 } });
  });

  it('[PAY-07] what is to go back while a process gives something back waits for that process', async () => {
    const { reference, number } = await paidOrder();
    let refunds = 0;
    const before = async (path: string) => {
      if (!path.endsWith('/refund/')) return true;
      refunds += 1;
      if (refunds > 1) return true;
      expect((await refund(number, 'R-2', 2000)).status).toBe(200);
      // Another process.
      await tendDuePayments(parts(), (problem) => problems.push(problem));
      expect(refunds).toBe(1);
      return true;
    };
    await withBankBetween(shop.host, before, async (between) => {
      api.settings.CHECKOUT_HOST = between;
      expect((await refund(number, 'R-1', 5000)).status).toBe(200);
      await tend(async () => (await paymentOf(reference)).refunded === 7000);
    });
    expect([refunds, await backAtBank(reference)]).toEqual([2, 7000]);
    expect(await paymentOf(reference)).toMatchObject({ due_at: null, claimed_until: null });
  });

  it('[PAY-07] a process that died has a payment for two minutes', async () => {
    const { reference, number } = await paidOrder();
    const until = new Date(api.clock.now.getTime() + 2 * minute).toISOString();
    await api.db.updateTable('payment').set({ claimed_until: until }).where('reference', '=', reference).execute();
    expect((await refund(number, 'R-1', 5000)).status).toBe(200);
    await tendDuePayments(parts(), (problem) => problems.push(problem));
    expect(await backAtBank(reference)).toBe(0);
    pass(2);
    await tend(async () => (await paymentOf(reference)).refunded === 5000);
  });

  it('[PAY-07] a refund that fails is tried again after minutes, ever more rarely, at last every hour', async () => {
    const { reference, number } = await paidOrder();
    let isOpen = false;
    const before = async (path: string) => isOpen || !path.endsWith('/refund/');
    await withBankBetween(shop.host, before, async (between) => {
      api.settings.CHECKOUT_HOST = between;
      expect((await refund(number, 'R-1', 5000)).status).toBe(200);
      const failsUntil = async (rest: number, tries: number) => {
        const next = new Date(api.clock.now.getTime() + rest * minute).toISOString();
        await tend(async () => (await paymentOf(reference)).refund_tries === tries);
        expect(await paymentOf(reference)).toMatchObject({ refunded: 0, due_at: next, claimed_until: null });
        pass(rest);
      };
      for (const [at, rest] of [2, 4, 8, 16, 32, 60, 60].entries()) await failsUntil(rest, at + 1);
      // What becomes due anew does not wait for what failed so often.
      expect((await refund(number, 'R-2', 1000)).status).toBe(200);
      await failsUntil(2, 1);
      isOpen = true;
      await tend(async () => (await paymentOf(reference)).refunded === 6000);
      expect(await paymentOf(reference)).toMatchObject({ due_at: null, refund_tries: 0 });
    });
  });

  it('[PAY-07] nothing goes back by call of an order that was never paid, or is called off', async () => {
    const { reference } = await toCardPage();
    const { number } = await orderOf(reference);
    const refused = { status: 409, message: 'Nothing was paid that could go back', errors: { amount: ['max:0'] } };
    expect(await refund(number, 'R-1', 1)).toMatchObject(refused);
    const onDelivery = await placeOrder(api, {}, options.shirt);
    expect((await refund(onDelivery.number, 'R-1', 1)).status).toBe(200);
    await cancel(onDelivery.number);
    expect(await refund(onDelivery.number, 'R-2', 1)).toMatchObject(refused);
  });

  it('[PAY-07] a withdrawal is answered by the call, which gives the card its money', async () => {
    const { reference, number } = await paidOrder();
    const body = { name: 'Kovács Őrs', orderNumber: number, email, items: [{ line: 0, quantity: 1 }] };
    const { data } = await api.call<Withdrawal>('POST', '/api/v1/withdrawal/', { body });
    expect((await api.call('POST', '/api/v1/withdrawal/confirm/', { body: { uuid: data.uuid } })).status).toBe(200);
    const withdrawn = (await eventsOf(reference)).find(({ type }) => type === 'order.withdrawn')?.data;
    expect(withdrawn).toMatchObject({ items: [{ quantity: 1, refund: 7990 }] });
    expect((await refund(number, data.uuid, 7990)).status).toBe(200);
    await tend(async () => (await paymentOf(reference)).refunded === 7990);
    expect(await backAtBank(reference)).toBe(7990);
    expect(await eventsOf(reference)).toContainEqual({
      type: 'order.refunded',
      data: expect.objectContaining({ refund: expect.objectContaining({ reference: data.uuid, amount: 7990 }) }),
    });
  });

  it('[PAY-03] a bank that can not be reached costs nothing: the order stays and can be paid later', async () => {
    const path = (await placeOrder(api, {}, options.shirt, 1, { payment: 'card' })).payment?.reference ?? '';
    const host = api.settings.CHECKOUT_HOST;
    api.settings.CHECKOUT_HOST = 'http://127.0.0.1:9';
    expect(await start(path)).toMatchObject({ status: 409, errors: { payment: ['unavailable'] } });
    const answer = await post(`/checkout/fizetes/${path}/`);
    expect((await shop.ask(answer.headers.get('location') ?? '')).text).toContain('Most nem érjük el a bank oldalát');
    api.settings.CHECKOUT_HOST = host;
    expect((await start(path)).status).toBe(200);
  });

  it('[PAY-01] gift cards that pay everything leave nothing to a card, and a shop without a provider takes none', async () => {
    const other = await startTestApi({ environment: { PAYMENT_PROVIDER: 'none' } });
    await expect(placeOrder(other, {}, options.shirt, 1, { payment: 'card' })).rejects.toThrow(
      '"payment":["unavailable"]',
    );
    const { payment } = await placeOrder(other, {}, options.shirt);
    expect(payment).toMatchObject({ way: 'on_delivery', state: 'none', reference: null });
    expect((await other.call('POST', '/payment-notice/sandbox/', { body: {} })).status).toBe(404);
    await other.close();
  });

  it('[PAY-01] what waits for its payment is called off rather than withdrawn from', async () => {
    const { reference } = await toCardPage();
    const { number: orderNumber } = await orderOf(reference);
    const body = { name: 'Kovács Őrs', orderNumber, email, items: [{ line: 0, quantity: 1 }] };
    expect(await api.call('POST', '/api/v1/withdrawal/', { body })).toMatchObject({
      status: 422,
      errors: { order: ['unpaid'] },
    });
  });

  it('[PAY-02] is no matter of guessing, and tells nothing of the person', async () => {
    expect((await check('0'.repeat(32))).status).toBe(404);
    expect((await shop.ask(`/checkout/fizetes/${'0'.repeat(32)}/`)).status).toBe(404);
    const { reference } = await toCardPage();
    const { text } = await shop.ask(`/checkout/fizetes/${reference}/?lang=en`, { uuid: null });
    expect(text).toContain('lang="en"');
    for (const known of [email, 'Kovács', 'Váci']) expect(text).not.toContain(known);
    expect(shop.log.every(({ path = '' }) => !path.includes(reference))).toBe(true);
  });
});

describe('the invoice of an order', () => {
  const billing = {
    'billing.name': 'Példa Kft.',
    'billing.taxNumber': '12345676241',
    'billing.address.postal': '6724',
    'billing.address.city': 'Szeged',
    'billing.address.street': 'Londoni körút',
    'billing.address.streetNo': '3.',
  };

  it('[PAY-09] is made out to a company with its tax number, which the order and its mail keep', async () => {
    const { reference } = await toCardPage(billing);
    const { document } = await orderOf(reference);
    expect(JSON.parse(document)).toMatchObject({ billing: { name: 'Példa Kft.', taxNumber: '12345676-2-41' } });
    const mail = await lastMail(api, email);
    expect(mail?.text).toContain('Adószám: 12345676-2-41');
    expect(mail?.text).toContain('Számlázási cím: 6724 Szeged, Londoni körút 3.');
  });

  it('[PAY-09] is refused with a sentence at the field, and what was typed stays', async () => {
    const fields = {
      ...hiddenFields((await shop.ask('/checkout/', { uuid })).text),
      ...filledIn,
      'contact.email': email,
    };
    const wrong = await shop.submit({ ...fields, ...billing, 'billing.taxNumber': '12345678-2-41' }, { uuid });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Ez nem magyar adószám.');
    expect(wrong.text).toContain('value="12345678-2-41"');
    expect(wrong.text).toContain('<details class="fold billing" open>');
    const half = await shop.submit({ ...fields, 'billing.name': 'Példa Kft.' }, { uuid });
    expect(half.text).toContain('Add meg a számlázási cím települését.');
  });

  it('[PAY-09] has an address where a card pays for goods that are collected', async () => {
    const collected = { 'delivery.type': 'click_and_collect', 'delivery.store': fixtureShops.szeged };
    const fields = {
      ...hiddenFields((await shop.ask('/checkout/', { uuid })).text),
      ...form,
      ...collected,
      'contact.email': email,
    };
    const refused = await shop.submit(fields, { uuid });
    expect([refused.status, refused.text.includes('Add meg a számlázási cím települését.')]).toEqual([422, true]);
    const { status, headers } = await shop.submit({ ...fields, ...billing }, { uuid });
    expect([status, pathOf(headers.get('location'))]).toEqual([303, expect.stringContaining('/proba-bank/')]);
  });
});
