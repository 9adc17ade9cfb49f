import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#lib/contract/cart.ts';
import type { OrderSummary } from '#lib/contract/order.ts';
import { fixtureOptions, fixtureShops } from '#tests/fixtures/catalog.ts';
import { CheckoutUnderTest, filledIn, hiddenFields } from '#tests/unit/backend/checkout/checkout-under-test.ts';
import { lastMail, newCustomer } from './customers.ts';
import { startTestApi, type TestApi } from './harness.ts';

const shop = new CheckoutUnderTest();
let api: TestApi;
let uuid: string | null;

beforeAll(async () => {
  api = await startTestApi();
  await shop.start(await api.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await shop.stop();
  await api.close();
});

async function newCart(productOption: number, amount = 1): Promise<string | null> {
  return (await api.call<Cart>('POST', '/api/v1/cart/', { body: { productOption, amount } })).data.uuid;
}

beforeEach(async () => {
  await api.setStock(fixtureOptions.shirt, 40);
  uuid = await newCart(fixtureOptions.shirt, 2);
});

const openForm = async () => hiddenFields((await shop.ask('/checkout/', { uuid })).text);

describe('the checkout against the reference API', () => {
  it('[CART-08] places an order that takes stock and empties the cart', async () => {
    const form = { ...(await openForm()), ...filledIn };
    const { status, headers } = await shop.submit(form, { uuid });
    expect(status).toBe(303);
    const page = await shop.ask(headers.get('location') ?? '', { uuid });
    expect(page.text).toMatch(/L\d{2}-\d{6}/);
    expect(page.text).toContain('1138 Budapest, Váci út 1. 2. em. 5.');
    expect(await api.stock(fixtureOptions.shirt)).toBe(38);
    expect((await shop.ask('/checkout/', { uuid })).text).toContain('A kosarad üres');
  });

  it('[ADR-0151] confirms an order that was placed in English by an English mail', async () => {
    const form = { ...hiddenFields((await shop.ask('/checkout/?lang=en', { uuid })).text), ...filledIn };
    const { status } = await shop.ask('/checkout/?lang=en', {
      method: 'POST',
      uuid,
      body: new URLSearchParams(form).toString(),
      headers: { origin: shop.host, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(303);
    const mail = await lastMail(api, filledIn['contact.email'] ?? '');
    expect(mail?.subject).toMatch(/^We have your order: L/);
    expect(mail?.text).toMatch(/\/checkout\/rendeles\/[\w-]{43}\/\?lang=en/);
  });

  it('places one order for a form that is sent twice, and again after a restart of the checkout', async () => {
    const form = { ...(await openForm()), ...filledIn };
    const answers = await Promise.all([shop.submit(form, { uuid }), shop.submit(form, { uuid })]);
    shop.clock.now += 3_600_000;
    answers.push(await shop.submit(form, { uuid }));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await api.stock(fixtureOptions.shirt)).toBe(38);
  });

  it('lets a signed-in customer order, to whom the order then belongs', async () => {
    const customer = await newCustomer(api);
    const { headers } = customer;
    await api.call('POST', '/api/v1/cart/', { headers, body: { productOption: fixtureOptions.shirt } });
    const own = { uuid: customer.uuid, token: customer.token };
    const form = hiddenFields((await shop.ask('/checkout/', own)).text);
    expect((await shop.submit({ ...form, ...filledIn }, own)).status).toBe(303);
    const { data } = await api.call<OrderSummary[]>('GET', '/api/v1/user/orders/', { headers });
    expect(data.map(({ pieces }) => pieces)).toEqual([1]);
  });

  it('takes click and collect without a delivery price', async () => {
    const collect = { 'delivery.type': 'click_and_collect', 'delivery.store': fixtureShops.szeged };
    const { headers } = await shop.submit({ ...(await openForm()), ...filledIn, ...collect }, { uuid });
    const page = await shop.ask(headers.get('location') ?? '', { uuid });
    expect(page.text).toContain('15\u00A0980\u00A0Ft');
    expect(page.text).toContain('ingyenes');
    expect(page.text).toContain('Szeged');
  });

  it('places nothing once the cart changed in another window', async () => {
    const form = { ...(await openForm()), ...filledIn };
    await api.call('POST', '/api/v1/cart/', { uuid, body: { productOption: fixtureOptions.bottle } });
    const { status, text } = await shop.submit(form, { uuid });
    expect([status, text.includes('Közben megváltozott')]).toEqual([409, true]);
    expect(await api.stock(fixtureOptions.shirt)).toBe(40);
  });

  it('sends back to the cart once there is less stock', async () => {
    const form = { ...(await openForm()), ...filledIn };
    await api.setStock(fixtureOptions.shirt, 1);
    const { status, text } = await shop.submit(form, { uuid });
    expect([status, text.includes('Már csak 1 db van belőle')]).toEqual([409, true]);
    expect(await api.stock(fixtureOptions.shirt)).toBe(1);
  });

  it('[CART-08] [STORE-05] offers each store for goods which only another has, and takes none that it did not', async () => {
    uuid = await newCart(fixtureOptions.football);
    const form = (await shop.ask('/checkout/', { uuid })).text;
    expect([fixtureShops.szeged, fixtureShops.budapest].map((sysname) => form.includes(`value="${sysname}"`))).toEqual([
      true,
      true,
    ]);
    const collect = { 'delivery.type': 'click_and_collect', 'delivery.store': 'store_nincs' };
    const { status, text } = await shop.submit({ ...(await openForm()), ...filledIn, ...collect }, { uuid });
    expect(status).toBe(422);
    expect(text).toContain('id="delivery.store-error"');
  });

  it('offers no pick-up point for heavy goods', async () => {
    uuid = await newCart(fixtureOptions.treadmill);
    expect((await shop.ask('/checkout/', { uuid })).text).toMatch(/value="pick_up_points" disabled/);
    const point = { 'delivery.type': 'pick_up_points', 'delivery.point': 'x' };
    expect((await shop.submit({ ...(await openForm()), ...filledIn, ...point }, { uuid })).status).toBe(422);
  });

  it('[T8] [AUTH-04] takes the made-up uuid of a customer for a session that is over', async () => {
    const { status, text } = await shop.ask('/checkout/', { uuid: 'uVn3S8xJq2LwPzR7tYb1Kc4M' });
    expect([status, text.includes('Lejárt a bejelentkezésed'), text.includes('<form')]).toEqual([403, true, false]);
  });

  it.each(['gVn3S8xJq2LwPzR7tYb1Kc4M', 'x'.repeat(100)])('[T8] has no cart for the made-up uuid %s', async (forged) => {
    const { status, text } = await shop.ask('/checkout/', { uuid: forged });
    expect([status, text.includes('A kosarad üres')]).toEqual([200, true]);
  });
});
