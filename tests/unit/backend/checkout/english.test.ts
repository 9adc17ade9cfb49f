import { describe, expect, it } from 'vitest';
import { checkoutTexts } from '#backend/checkout/texts.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import type { WireOrderDetails } from '#lib/contract/order.ts';
import { filledIn, hiddenFields } from './checkout-under-test.ts';
import { checkoutOfEachTest } from './each-test.ts';
import { hungarianOn, lostOn } from './english-page.ts';
import { cartOf, lineOf } from './mock-api.ts';

const { api, shop } = checkoutOfEachTest();
const storefront = 'http://localhost:3000';
const token = 'Tk3S8xJq2LwPzR7tYb1Kc4MTk3S8xJq2LwPzR7tYb1K';

function post(path: string, fields: Record<string, string>) {
  return shop.current.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { origin: shop.current.host, 'content-type': 'application/x-www-form-urlencoded' },
  });
}

const order = (changes: Partial<WireOrderDetails> = {}): WireOrderDetails => ({
  uuid: '4e38c52a-46d2-4643-8d48-526fdd6ac877',
  number: 'L26-000016',
  placedAt: '2026-11-25T10:00:00.000Z',
  status: 'placed',
  email: 'anna@example.hu',
  timeline: [{ status: 'placed', at: '2026-11-25T10:00:00.000Z' }],
  items: [],
  total: { items: '24.990', delivery: '0', grand: '24.990' },
  delivery: { type: 'home', description: '6722 Szeged, Tisza utca 3., földszint' },
  expected: { from: '2026-11-27', until: '2026-11-30' },
  contact: { firstName: 'Anna', lastName: 'Kiss', email: 'anna@example.hu', phone: '+36301234567' },
  tracking: null,
  invoice: null,
  withdrawalUntil: null,
  isCancellable: true,
  ...changes,
});

/** What no English page may do: say something in Hungarian without marking it, or lead out of the language. */
function expectEnglish(text: string, called: string): void {
  expect(text, called).toContain('<html lang="en">');
  expect(hungarianOn(text), called).toEqual([]);
  expect(lostOn(text, storefront), called).toEqual([]);
}

const leaves = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value as object, `${path}${key}.`),
  );
const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the way of an order in English', () => {
  it('[ADR-0147] has all texts in both languages, with the same values in them', () => {
    const [hungarian, english] = [leaves(checkoutTexts.hu.ordering), new Map(leaves(checkoutTexts.en.ordering))];
    expect([...english.keys()].toSorted()).toEqual(hungarian.map(([key]) => key).toSorted());
    for (const [key, text] of hungarian) expect(placesOf(english.get(key) ?? ''), key).toEqual(placesOf(text));
    for (const [key, text] of english) if (key !== 'common.language') expect(text, key).not.toMatch(/[áéíóöőúüű]/i);
  });

  it('[ADR-0147] shows cart, order form, empty cart and what is refused in English, and leads nowhere else', async () => {
    expectEnglish((await shop.current.ask('/checkout/kosar/?lang=en')).text, 'cart');
    expectEnglish((await shop.current.ask('/checkout/?lang=en')).text, 'form');
    expectEnglish((await shop.current.ask('/checkout/ajandekkartya/?lang=en')).text, 'balance');
    expectEnglish((await shop.current.ask('/checkout/?lang=en', { uuid: null })).text, 'empty cart');
    expectEnglish((await shop.current.ask('/checkout/nincs/?lang=en')).text, 'unknown page');
    expectEnglish((await post('/checkout/ertesites/?lang=en', { act: 'ask', email: 'x' })).text, 'notice');
    expectEnglish((await post('/checkout/kosar/?lang=en', { act: 'voucher', code: '?' })).text, 'voucher');
    api.current.cart = cartOf([lineOf({ status: 'unavailable' })]);
    expectEnglish((await shop.current.ask('/checkout/?lang=en')).text, 'obstructed');
    api.current.failures.set('GET /api/v1/cart/', 'silent');
    expectEnglish((await shop.current.ask('/checkout/?lang=en')).text, 'API away');
    expectEnglish((await post('/checkout/?lang=en', filledIn)).text, 'API away, form');
    expectEnglish((await shop.current.ask('/checkout/kosar/?lang=en')).text, 'API away, cart');
  });

  it('[ADR-0147] says in English what is wrong with each field, and keeps the language with the next try', async () => {
    const { status, text } = await post('/checkout/?lang=en', { 'delivery.type': 'home' });
    expect(status).toBe(422);
    expectEnglish(text, 'errors');
    expect(text).toContain('<title>Error: Checkout');
    expect(text).toContain('Enter your last name.');
    expect(text).toContain('<form class="checkout" id="penztar" method="post" action="/checkout/?lang=en"');
  });

  it('[ADR-0147] thanks in English for an order, and leads to its page', async () => {
    api.current.placed = { accessToken: token };
    const fields = hiddenFields((await shop.current.ask('/checkout/?lang=en')).text);
    const placed = await post('/checkout/?lang=en', { ...filledIn, ...fields });
    expect(placed.status).toBe(303);
    const location = placed.headers.get('location') ?? '';
    expect(location).toMatch(/^\/checkout\/koszonjuk\/[0-9a-f-]{36}\/\?lang=en$/);
    const { text } = await shop.current.ask(location);
    expectEnglish(text, 'thanks');
    expect(text).toContain('<h1>Thank you, we have your order</h1>');
    expect(text).toContain(`href="/checkout/rendeles/${token}/?lang=en"`);
  });

  it('[ADR-0147] [ADR-0124] shows a guest’s order in English, and stays there when it is called off', async () => {
    const path = `/checkout/rendeles/${token}/?lang=en`;
    const answer = (call: string, data: unknown) => api.current.failures.set(call, { status: 200, body: { data } });
    answer(`GET /api/v1/order/${token}/`, order());
    answer(`POST /api/v1/order/${token}/cancel/`, order({ status: 'cancelled' }));
    const { text } = await shop.current.ask(path);
    expectEnglish(text, 'order');
    expect(text).toContain('Expected: <b>Friday 27 – Monday 30 November</b>');
    expect(text).toContain(`href="/checkout/rendeles/${token}/" lang="hu" hreflang="hu"`);
    const cancelled = await post(path, { act: 'cancel' });
    expect([cancelled.status, cancelled.headers.get('location')]).toEqual([303, path]);
    expectEnglish((await post(path, { act: 'other' })).text, 'unknown act');
  });

  it('[ADR-0147] keeps the language on every redirect', async () => {
    const locationOf = async (path: string) => (await shop.current.ask(path)).headers.get('location');
    expect(await locationOf('/?lang=en')).toBe('/checkout/?lang=en');
    expect(await locationOf('/checkout?lang=en')).toBe('/checkout/?lang=en');
    expect(await locationOf('/checkout/kosar?lang=en')).toBe('/checkout/kosar/?lang=en');
    expect(await locationOf('/checkout/ertesites/?lang=en')).toBe('/checkout/?lang=en');
    const added = await post('/checkout/kosar/?lang=en', { productOption: '1', amount: '1' });
    expect([added.status, added.headers.get('location')]).toEqual([303, '/checkout/kosar/?lang=en']);
  });

  it.each(['de', 'EN', 'en/', 'en&lang=en', '', '%00', '"><script>', '__proto__', 'en%0d%0aSet-Cookie:a=1'])(
    '[ADR-0147] is Hungarian for a language that there is not: %j',
    async (lang) => {
      const { status, text } = await shop.current.ask(`/checkout/?lang=${lang}`);
      expect(status).toBe(200);
      expect(text).toContain('<html lang="hu">');
      expect(text).toContain('action="/checkout/"');
      expect(text).toContain('<a href="/checkout/?lang=en" lang="en" hreflang="en">English</a>');
    },
  );

  it('[ADR-0147] names no language in Hungarian addresses', () => {
    expect([checkoutPath('hu', '/checkout/'), checkoutPath('en', '/checkout/')]).toEqual([
      '/checkout/',
      '/checkout/?lang=en',
    ]);
  });
});
