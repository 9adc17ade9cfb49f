import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CheckoutUnderTest, filledIn, hiddenFields } from './checkout-under-test.ts';
import { cartOf, lineOf, shopper, MockApi } from './mock-api.ts';

const api = { current: new MockApi() };
const shop = { current: new CheckoutUnderTest() };
beforeEach(async () => {
  api.current = new MockApi();
  shop.current = new CheckoutUnderTest();
  await shop.current.start(await api.current.start(), { API_TIMEOUT_BROWSER: '2000' });
});
afterEach(async () => {
  await shop.current.stop();
  await api.current.stop();
});

const submit: CheckoutUnderTest['submit'] = (...given) => shop.current.submit(...given);
const formToSend = async () => ({ ...(await shop.current.openForm()), ...filledIn });
const refuseOrders = (status: number, errors: Record<string, string[]>) => {
  api.current.failures.set('POST /api/v1/orders/', { status, body: { message: 'no', errors } });
};
const thanks = /^\/checkout\/koszonjuk\/[0-9a-f-]{36}\/$/;

describe('placing an order', () => {
  it('[CART-08] sends the contract’s order as the shopper, and leads to its number, goods and total', async () => {
    const { status, headers } = await submit(await formToSend());
    expect(status).toBe(303);
    const location = headers.get('location') ?? '';
    expect(location).toMatch(thanks);
    expect(api.current.orders).toEqual([
      {
        caller: shopper,
        origin: shop.current.host,
        key: expect.stringMatching(/^[\w-]{22}$/),
        body: expect.objectContaining({
          expectedTotal: '26.480',
          acceptTerms: true,
          delivery: expect.objectContaining({ type: 'home' }),
        }),
      },
    ]);
    const page = await shop.current.ask(location);
    expect(page.text).toContain('L26-000001');
    expect(page.text).toContain('Pulzus 4 női futócipő');
    expect(page.text).toContain('26\u00A0480\u00A0Ft');
    expect(page.text).toContain('1138 Budapest');
  });

  it('[T8] shows the order to its shopper alone, for an hour', async () => {
    const { headers } = await submit(await formToSend());
    const location = headers.get('location') ?? '';
    for (const uuid of [null, 'xVn3S8xJq2LwPzR7tYb1Kc4M']) {
      const other = await shop.current.ask(location, { uuid });
      expect(other.status).toBe(200);
      expect(other.text).toContain('Köszönjük a rendelésed');
      expect(other.text).not.toMatch(/L26-|Pulzus|kovacs/);
    }
    shop.current.clock.now = 3_600_002;
    expect((await shop.current.ask(location)).text).not.toContain('L26-');
  });

  it('places one order for a form that is sent twice at once', async () => {
    const form = await formToSend();
    api.current.beforeOrder = () =>
      new Promise((resolve) => {
        setTimeout(resolve, 30);
      });
    const answers = await Promise.all([submit(form), submit(form), submit(form)]);
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('location')}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(303);
    expect(api.current.orders).toHaveLength(1);
  });

  it('answers the same order when the form is sent again later, and after a restart of the checkout', async () => {
    const form = await formToSend();
    const first = await submit(form);
    const second = await submit(form);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(api.current.orders).toHaveLength(1);
    shop.current.clock.now = 3_600_002;
    const third = await submit(form);
    expect(third.headers.get('location')).toBe(first.headers.get('location'));
    expect(api.current.orders.map(({ key }) => key)).toEqual([form.key, form.key]);
  });

  it('has an empty cart for a form whose goods are gone and were never ordered', async () => {
    const form = await formToSend();
    api.current.cart = cartOf([]);
    const { status, text } = await submit(form);
    expect([status, text.includes('A kosarad üres')]).toEqual([409, true]);
  });
});

describe('an order that cannot be placed', () => {
  it.each([
    ['a price', () => cartOf([lineOf({ price: '25.990', lineTotal: '25.990' })])],
    ['the goods at the same total', () => cartOf([lineOf({ option: { ...lineOf().option, id: 2, colour: 'Kék' } })])],
  ])('comes back without being placed when %s changed', async (_, changed) => {
    const form = await formToSend();
    api.current.cart = changed();
    const { status, text } = await submit(form);
    expect(status).toBe(409);
    expect(text).toContain('Közben megváltozott a kosarad vagy egy ár');
    expect(text).toContain('value="Kovács"');
    expect(api.current.orders).toEqual([]);
    expect((await submit({ ...hiddenFields(text), ...filledIn })).status).toBe(303);
  });

  it('comes back when the delivery price changed', async () => {
    const form = await formToSend();
    api.current.delivery.methods[0] = { type: 'home', price: '1.990', available: true };
    expect((await submit(form)).status).toBe(409);
    expect(api.current.orders).toEqual([]);
  });

  it('does not believe a total that the form makes up', async () => {
    const { status } = await submit({ ...(await formToSend()), 'seen.home': '1' });
    expect(status).toBe(409);
    expect(api.current.orders).toEqual([]);
  });

  it('[SEC-01] says that the address has had its orders of the day', async () => {
    refuseOrders(429, { 'contact.email': ['too_many'], request: ['wait:3600'] });
    const form = await formToSend();
    const { status, text } = await submit(form);
    expect(status).toBe(429);
    expect(text).toContain('Erre az e-mail-címre ma már nem tudunk több rendelést felvenni');
    expect(text).toContain('addig a kosarad megmarad');
  });

  it('[SEC-01] says at a field that no web address stands in it', async () => {
    const street = { 'delivery.address.street': 'Nyertél: http://evil.example' };
    const { status, text } = await submit({ ...(await formToSend()), ...street });
    expect(status).toBe(422);
    expect(text).toContain('A közterület neve ne tartalmazzon webcímet, se @ jelet.');
    refuseOrders(422, { 'contact.lastName': ['digits'] });
    expect((await submit(await formToSend())).text).toContain('A vezetékneved ne tartalmazzon hosszú számot.');
  });

  it('goes by a new key after the API refused it', async () => {
    const form = await formToSend();
    refuseOrders(409, { cart: ['changed'] });
    const same = await submit(form);
    expect(same.text).toContain('Ezt a rendelést nem tudtuk felvenni');
    expect(hiddenFields(same.text).key).not.toBe(form.key);
  });

  it('names the store when the API cannot gather the goods there', async () => {
    refuseOrders(409, { stock: ['aaaa1111bbbb'] });
    const collect = { 'delivery.type': 'click_and_collect', 'delivery.store': 'store_budapest' };
    const { status, text } = await submit({ ...(await formToSend()), ...collect });
    expect(status).toBe(409);
    expect(text).toMatch(/id="delivery.store-error">Ebben az áruházban most nem tudunk mindent átadni/);
    expect(text).toMatch(/<option value="store_budapest" selected>/);
  });

  it('shows what ran short when the API had less stock', async () => {
    const form = await formToSend();
    refuseOrders(409, { stock: ['aaaa1111bbbb'] });
    const available = api.current.cart;
    let reads = 0;
    const sold = cartOf([lineOf({ status: 'unavailable' })]);
    Object.defineProperty(api.current, 'cart', { get: () => (reads++ === 0 ? available : sold) });
    const { status, text } = await submit(form);
    expect([status, text.includes('Elfogyott')]).toEqual([409, true]);
  });

  it('shows the API’s field errors at the fields', async () => {
    refuseOrders(422, { 'contact.phone': ['invalid'] });
    const { status, text } = await submit(await formToSend());
    expect(status).toBe(422);
    expect(text).toContain('id="contact.phone-error"');
  });

  it.each<[{ status: number } | 'silent']>([['silent'], [{ status: 500 }], [{ status: 503 }]])(
    'may be sent again with the same key when the API answers %j',
    async (failure) => {
      api.current.failures.set('POST /api/v1/orders/', failure);
      const form = await formToSend();
      const { status, text } = await submit(form);
      expect(status).toBe(503);
      expect(text).toContain('Nem kaptunk választ a rendelésedre');
      expect(hiddenFields(text).key).toBe(form.key);
      api.current.failures.clear();
      expect((await submit({ ...filledIn, ...hiddenFields(text) })).status).toBe(303);
    },
  );

  it('is the order that was placed when its answer was lost and the form is sent again', async () => {
    const form = await formToSend();
    api.current.losesAnswers = true;
    const lost = await submit(form);
    expect(lost.status).toBe(503);
    api.current.losesAnswers = false;
    const { status, headers } = await submit({ ...filledIn, ...hiddenFields(lost.text) });
    expect(status).toBe(303);
    expect((await shop.current.ask(headers.get('location') ?? '')).text).toContain('L26-000001');
  });

  it('keeps what was filled in while the API is away', async () => {
    const form = await formToSend();
    api.current.failures.set('GET /api/v1/cart/', 'silent');
    const { status, text } = await submit(form);
    expect(status).toBe(503);
    api.current.failures.clear();
    expect(hiddenFields(text)).toMatchObject(form);
    expect((await submit(hiddenFields(text))).status).toBe(303);
  });
});

describe('a form from elsewhere', () => {
  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['an origin that begins like ours', { origin: 'http://127.0.0.1:1' }],
    ['no origin at all', { origin: 'null' }],
  ])('[T6] with %s is refused', async (_, headers) => {
    const { status, text } = await submit(await formToSend(), { headers });
    expect([status, text.includes('Ezt a kérést nem fogadtuk el')]).toEqual([403, true]);
    expect(api.current.orders).toEqual([]);
  });

  it('[T6] without Origin is judged by Referer, and refused without both', async () => {
    const body = new URLSearchParams(await formToSend()).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (headers: Record<string, string>) =>
      shop.current.ask('/checkout/', { method: 'POST', body, headers: { ...type, ...headers } });
    expect((await send({})).status).toBe(403);
    expect((await send({ referer: 'https://evil.test/checkout/' })).status).toBe(403);
    expect((await send({ referer: `${shop.current.host}.evil.test/` })).status).toBe(403);
    expect(api.current.orders).toEqual([]);
    expect((await send({ referer: `${shop.current.host}/checkout/` })).status).toBe(303);
  });

  const otherTypes = ['text/plain', 'application/json', 'multipart/form-data; boundary=x'];
  it.each(otherTypes)('[T6] as %s is not read', async (type) => {
    expect((await submit(await formToSend(), { headers: { 'content-type': type } })).status).toBe(415);
    expect(api.current.orders).toEqual([]);
  });

  it('of more than 16 kB is refused, of up to that it is read', async () => {
    const form = { ...filledIn, comment: '' };
    const room = 16 * 1024 - new URLSearchParams(form).toString().length;
    expect((await submit({ ...form, comment: 'x'.repeat(room) })).status).toBe(422);
    expect((await submit({ ...form, comment: 'x'.repeat(room + 1) })).status).toBe(413);
  });

  it('of unknown length is read up to 16 kB', async () => {
    const chunks = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 20; count++) controller.enqueue(new TextEncoder().encode('a='.padEnd(1024, 'x')));
        controller.close();
      },
    });
    const answer = await fetch(`${shop.current.host}/checkout/`, {
      method: 'POST',
      body: chunks,
      duplex: 'half',
      headers: { origin: shop.current.host, 'content-type': 'application/x-www-form-urlencoded' },
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  it('[T8] without a cart of its own places nothing', async () => {
    const form = await formToSend();
    for (const uuid of [null, 'short', 'xVn3S8xJq2LwPzR7tYb1Kc4M']) {
      const { status, text } = await submit(form, { uuid });
      expect([status, text.includes('A kosarad üres')]).toEqual([409, true]);
    }
  });
});
