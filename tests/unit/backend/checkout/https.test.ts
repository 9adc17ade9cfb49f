import { afterAll, beforeAll, expect, it } from 'vitest';
import { CheckoutUnderTest } from './checkout-under-test.ts';

const shops = { https: new CheckoutUnderTest(), http: new CheckoutUnderTest() };
beforeAll(async () => {
  await shops.https.start('http://localhost:1', { CHECKOUT_HOST: 'https://penztar.example' });
  await shops.http.start('http://localhost:1');
});
afterAll(() => Promise.all([shops.https.stop(), shops.http.stop()]));

it.each([
  ['a page', '/checkout/', {}, 503],
  ['a move', '/', {}, 303],
  ['a style sheet', '/checkout.css', {}, 200],
  ['its health', '/health/', {}, 200],
  ['an unknown address', '/nincs/', {}, 404],
  ['a wrong method', '/checkout/', { method: 'DELETE' }, 405],
  ['a form of another site', '/checkout/', { method: 'POST', body: 'a=b' }, 403],
] as const)(
  '[T22] the checkout at an https address has HSTS with %s, and none elsewhere',
  async (_, path, request, status) => {
    const { https, http } = shops;
    const [secure, plain] = [await https.ask(path, request), await http.ask(path, request)];
    expect([secure.status, plain.status]).toEqual([status, status]);
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  },
);
