import { describe, expect, it } from 'vitest';
import { requestUuidCookie } from '#backend/checkout/session-cookie.ts';
import { money } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import type { CheckoutRequest } from './checkout-under-test.ts';
import { checkoutOfEachTest } from './each-test.ts';
import { cartOf, lineOf, shopper } from './mock-api.ts';

const path = '/checkout/kosar/';
const additions = 'POST /api/v1/cart/';
const { api, shop } = checkoutOfEachTest();

/** Sends a form to the cart as a page of the storefront does. */
function send(fields: Record<string, string>, request: CheckoutRequest = {}) {
  return shop.current.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    ...request,
    headers: {
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      ...request.headers,
    },
  });
}
const shoe = { productOption: '7', amount: '2' };

describe('the cookie of a new guest', () => {
  const thirtyDays = 'Path=/; Max-Age=2592000; SameSite=Lax';
  it.each([
    ['https://pay.lendulet.hu', `${thirtyDays}; Domain=lendulet.hu; Secure`],
    ['https://a.b.lendulet.hu', `${thirtyDays}; Domain=lendulet.hu; Secure`],
    ['http://localhost:4100', thirtyDays],
    ['http://127.0.0.1:4100', thirtyDays],
    ['https://[::1]', `${thirtyDays}; Secure`],
  ])('[AUTH-08] at %s is %s', (host, attributes) => {
    expect(requestUuidCookie(shopper, host)).toBe(`lendulet_request=${shopper}; ${attributes}`);
  });
});

describe('adding by a form', () => {
  it('[CART-07] [AUTH-08] puts the option into a cart, keeps a new guest, and leads to the cart', async () => {
    const { status, headers } = await send(shoe, { uuid: null });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(path);
    expect(headers.get('set-cookie')).toBe(requestUuidCookie(shopper, shop.current.host));
    expect(api.current.changes).toMatchObject([{ call: additions, body: { productOption: 7, amount: 2 } }]);
    expect(api.current.changes[0]?.caller).toBeUndefined();
  });

  it('sets no cookie for who has one', async () => {
    const { status, headers } = await send(shoe);
    expect(status).toBe(303);
    expect(headers.get('set-cookie')).toBeNull();
    expect(api.current.changes[0]?.caller).toBe(shopper);
  });

  it.each([
    ['https://evil.test', undefined],
    ['null', undefined],
    [undefined, 'https://evil.test/p/x'],
    [undefined, undefined],
  ])('[T8] refuses a form of Origin %s and Referer %s', async (origin, referer) => {
    const { status, headers } = await shop.current.ask(path, {
      method: 'POST',
      uuid: null,
      body: new URLSearchParams(shoe).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(origin ? { origin } : {}),
        ...(referer ? { referer } : {}),
      },
    });
    expect(status).toBe(403);
    expect(headers.get('set-cookie')).toBeNull();
    expect(api.current.changes).toEqual([]);
  });

  it('takes a form of its own page, and leaves the order to its own page alone', async () => {
    expect((await send(shoe, { headers: { origin: shop.current.host } })).status).toBe(303);
    const order = await shop.current.submit({}, { headers: { origin: 'http://localhost:3000' } });
    expect(order.status).toBe(403);
  });

  it('[CART-07] sends the same key for a second press, and a new one for a later addition', async () => {
    await Promise.all([send(shoe), send(shoe)]);
    await send(shoe);
    await send({ ...shoe, amount: '1' });
    shop.current.clock.now += 2000;
    await send(shoe);
    const [first, second, third, other, later] = api.current.changes.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, other, later]).size).toBe(3);
  });

  it('[CART-07] keeps the key of an addition whose answer is missing, and shows what was asked', async () => {
    api.current.failures.set(additions, 'silent');
    const { status, text } = await send(shoe);
    expect(status).toBe(503);
    expect(text).toContain('A kosarad megvan');
    expect(text).toContain('<input type="hidden" name="productOption" value="7">');
    expect(text).toContain('<input type="hidden" name="amount" value="2">');
    shop.current.clock.now += 60_000;
    api.current.failures.clear();
    expect((await send(shoe)).status).toBe(303);
    const [lost, again] = api.current.changes.map(({ key }) => key);
    expect(again).toBe(lost);
  });

  it.each([
    [{ productOption: ['sold_out'] }, 'Közben elfogyott. Válassz másik színt vagy méretet.'],
    [{ productOption: ['cart_full'] }, 'Tele van a kosarad'],
    [{ productOption: ['unknown'] }, 'Ez a termék már nem kapható'],
    [{ amount: ['stock:3'] }, 'legfeljebb 3 db'],
  ])('[CART-02] says in words that %j, above the cart as it is', async (errors, words) => {
    api.current.failures.set(additions, { status: 422, body: { message: 'no', errors } });
    const { status, text } = await send(shoe);
    expect(status).toBe(409);
    expect(text).toContain(words);
    expect(text).toContain('A kosarad nem változott');
    expect(text).toContain('Pulzus 4 női futócipő');
  });

  it.each([
    [{ amount: '2' }, 'Válaszd ki a termék oldalán'],
    [{ productOption: 'x', amount: '2' }, 'Válaszd ki a termék oldalán'],
    [{ productOption: '7', amount: '0' }, 'A mennyiség 1 és 99 közötti egész szám lehet.'],
    [{ productOption: '7', amount: '100' }, 'A mennyiség 1 és 99 közötti egész szám lehet.'],
    [{ act: 'quantity', hash: 'aaaa1111bbbb', amount: 'sok' }, 'A mennyiség 1 és 99 közötti egész szám lehet.'],
    [{ act: 'remove', hash: '../x' }, 'melyik tételéről'],
    [{ act: 'steal', hash: 'aaaa1111bbbb' }, 'Ezt a módosítást nem ismerjük'],
  ])('says what is wrong with %j', async (fields, words) => {
    const { status, text } = await send(fields);
    expect(status).toBe(422);
    expect(text).toContain(words);
    expect(api.current.changes).toEqual([]);
  });

  it('[AUTH-07] begins a new cart for a made-up guest, and asks a customer to log in', async () => {
    const failure = { status: 422, body: { message: 'no', errors: { uuid: ['invalid uuid'] } } };
    api.current.failures.set(additions, failure);
    const customer = await send(shoe, { token: 'T'.repeat(43) });
    expect(customer.text).toContain('Lejárt a bejelentkezésed');
    const before = api.current.changes.length;
    await send(shoe);
    expect(api.current.changes.slice(before).map(({ caller }) => caller)).toEqual([shopper, undefined]);
  });
});

describe('the cart page', () => {
  it('[CART-02] shows goods with forms for quantity and removal, totals, and both ways on', async () => {
    const { status, text } = await shop.current.ask(path);
    expect(status).toBe(200);
    expect(text).toContain('Pulzus 4 női futócipő');
    for (const total of [24_990, 1490, 26_480]) expect(text).toContain(formatPrice(money(total)));
    expect(text).toMatch(/<input id="mennyiseg-0" name="amount" type="number"[^>]* max="5" value="1"/);
    expect(text).toContain('href="/checkout/">Tovább a pénztárhoz');
    expect(text).toContain('href="http://localhost:3000/">Nézelődöm');
    expect(text).not.toMatch(/<script|<style| style=| on\w+=|javascript:/i);
    expect(api.current.changes).toEqual([]);
  });

  it('says how much is missing for free delivery', async () => {
    api.current.cart.total.missingForFreeDelivery = '5.010';
    expect((await shop.current.ask(path)).text).toContain(`Még ${formatPrice(money(5010))}, és a házhoz szállítás`);
  });

  it('[CART-02] holds the order back while something is sold out, and offers its removal alone', async () => {
    api.current.cart = cartOf([lineOf({ status: 'unavailable', option: { ...lineOf().option, stock: 0 } })]);
    const { text } = await shop.current.ask(path);
    expect(text).toContain('Elfogyott');
    expect(text).toContain('value="remove"');
    expect(text).not.toMatch(/Tovább a pénztárhoz|name="amount"/);
  });

  it('is empty for who has none, and says so', async () => {
    expect((await shop.current.ask(path, { uuid: null })).text).toContain('A kosarad üres');
  });

  it('loses nothing while the API is away', async () => {
    api.current.failures.set('GET /api/v1/cart/', 'silent');
    const { status, text, headers } = await shop.current.ask(path);
    expect(status).toBe(503);
    expect(text).toContain('A kosarad megvan');
    expect(headers.get('retry-after')).toBe('10');
  });

  it('[CART-04] changes quantities and removes lines and sets by their hash', async () => {
    const hash = 'aaaa1111bbbb';
    expect((await send({ act: 'quantity', hash, amount: '3' })).status).toBe(303);
    expect((await send({ act: 'remove', hash })).status).toBe(303);
    expect((await send({ act: 'remove-set', hash: 'cccc2222dddd' })).status).toBe(303);
    expect(api.current.changes.map(({ call, body }) => [call, body])).toEqual([
      [`PUT /api/v1/cart/hash/${hash}/`, { amount: 3 }],
      [`DELETE /api/v1/cart/hash/${hash}/`, null],
      ['DELETE /api/v1/cart/set/cccc2222dddd/', null],
    ]);
  });

  it('takes a line that is gone already for removed', async () => {
    api.current.failures.set('DELETE /api/v1/cart/hash/aaaa1111bbbb/', { status: 404 });
    expect((await send({ act: 'remove', hash: 'aaaa1111bbbb' })).status).toBe(303);
  });

  it('[T2] escapes whatever stands in the catalog', async () => {
    const probe = '"><img src=x onerror=alert(1)><script>';
    api.current.cart = cartOf([
      lineOf({ product: { ...lineOf().product, name: probe }, set: { hash: 'abcdefgh', name: probe } }),
    ]);
    expect((await shop.current.ask(path)).text).not.toMatch(/<script|<img src=x/);
  });
});

describe('services without a script', () => {
  const service = { id: 'kotes', name: 'Kötésbeállítás', price: '7.990' };
  const skis = lineOf({ services: [service] });
  const act = { act: 'service', hash: skis.hash, amount: '1' };

  it('[CART-11] [ADR-0109] are asked for by a form of the line, and taken off by one', async () => {
    api.current.cart = cartOf([skis]);
    expect((await shop.current.ask(path)).text).toMatch(/Kérem hozzá: <span>Kötésbeállítás<\/span>/);
    expect((await send({ ...act, mounting: service.id })).headers.get('location')).toBe(path);
    api.current.cart = cartOf([{ ...skis, mounting: service }]);
    const { text } = await shop.current.ask(path);
    expect(text).toMatch(/Mégsem kérem: <span>Kötésbeállítás<\/span>/);
    await send(act);
    const call = `PUT /api/v1/cart/hash/${skis.hash}/exchange/`;
    expect(api.current.changes).toMatchObject([
      { call, body: { amount: 1, mounting: service.id } },
      { call, body: { amount: 1, mounting: null } },
    ]);
  });

  it('[CART-12] stand in rows of their own, so that what is seen adds up to the total', async () => {
    const option = { ...skis.option, quantity: 2 };
    api.current.cart = cartOf([{ ...skis, option, mounting: service, lineTotal: '65.960' }, lineOf()]);
    const text = (await shop.current.ask(path)).text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    const [, line, goods, services, delivery, total] =
      /2 × Kötésbeállítás 7 990 Ft (.*?) Ft .*Összesítés Termékek (.*?) Ft Szolgáltatások Kötésbeállítás (.*?) Ft Szállítás Házhoz szállítás (.*?) Ft Összesen (.*?) Ft/.exec(
        text,
      ) ?? [];
    expect([line, goods, services, delivery, total]).toEqual(['49 980', '74 970', '15 980', '1 490', '92 440']);
  });

  it('[CART-11] [T2] of a form that nobody offered are refused', async () => {
    api.current.cart = cartOf([skis]);
    expect((await send({ ...act, amount: 'sok' })).status).toBe(422);
    expect(api.current.changes).toEqual([]);
  });
});
