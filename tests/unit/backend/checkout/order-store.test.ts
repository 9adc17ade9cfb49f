import { describe, expect, it } from 'vitest';
import type { WireOrderDetails } from '#lib/contract/order.ts';
import type { WireShop } from '#lib/contract/shop.ts';
import { checkoutOfEachTest } from './each-test.ts';

const token = 'Tk3S8xJq2LwPzR7tYb1Kc4MTk3S8xJq2LwPzR7tYb1K';
const path = `/checkout/rendeles/${token}/`;
const { api, shop } = checkoutOfEachTest();

const order = (changes: Partial<WireOrderDetails> = {}): WireOrderDetails => ({
  uuid: '4e38c52a-46d2-4643-8d48-526fdd6ac877',
  number: 'L26-000016',
  placedAt: '2026-11-25T10:00:00.000Z',
  status: 'placed',
  email: 'anna@example.hu',
  timeline: [{ status: 'placed', at: '2026-11-25T10:00:00.000Z' }],
  items: [],
  total: { items: '24.990', delivery: '0', grand: '24.990' },
  delivery: { type: 'click_and_collect', description: '9027 Győr, Budai út 1.', store: 'store_gyor' },
  contact: { firstName: 'Anna', lastName: 'Kiss', email: 'anna@example.hu', phone: '+36301234567' },
  tracking: null,
  invoice: null,
  withdrawalUntil: null,
  isCancellable: true,
  ...changes,
});
const day = { opens: '09:00', closes: '20:00' };
const store: WireShop = {
  sysname: 'store_gyor',
  name: 'Győr',
  address: { City: 'Győr', ZipCode: '9027', Street: 'Budai út 1.' },
  geo: { lat: 47.7, lng: 17.6 },
  phone: '+3696123456',
  url: '/shop/gyor/',
  services: [],
  openingHours: { weekly: [day, day, day, day, day, { opens: '09:00', closes: '13:00' }, null], exceptions: [] },
  distance: null,
  email: null,
  text: '',
  image: null,
  flipbooks: [],
  nearby: [],
};

function show(changes: Partial<WireOrderDetails> = {}, lang = '') {
  api.current.answers.set(`GET /api/v1/order/${token}/`, order(changes));
  return shop.current.ask(`${path}${lang}`, { uuid: null });
}
const hoursOn = (text: string) =>
  Array.from(text.matchAll(/<dl class="hours">(.*?)<\/dl>/gs)).flatMap(([, list = '']) =>
    Array.from(list.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*>([^<]*)</g), (row) => row.slice(1)),
  );

describe('the store of an order', () => {
  it('[STORE-08] says when it is open, how long it keeps the order, and leads to its page', async () => {
    api.current.answers.set('GET /api/v1/store/store_gyor/', store);
    const { text } = await show();
    expect(hoursOn(text)).toEqual([
      ['H–P', '9:00–20:00'],
      ['Szo', '9:00–13:00'],
      ['V', 'zárva'],
    ]);
    expect(text).toContain('5 napig tartjuk neked');
    expect(text).toContain('href="tel:+3696123456"');
    expect(text).toMatch(/<a href="[^"]*\/shop\/gyor\/">Az áruház oldala/);
    const english = await show({}, '?lang=en');
    expect(hoursOn(english.text)[0]).toEqual(['Mon–Fri', '9:00–20:00']);
    expect(english.text).toMatch(/<a href="[^"]*\/en\/shop\/gyor\/">Store page/);
  });

  it('[STORE-08] names the last day of an order that is ready', async () => {
    api.current.answers.set('GET /api/v1/store/store_gyor/', store);
    const timeline = [
      { status: 'placed' as const, at: '2026-11-25T10:00:00.000Z' },
      // Past midnight in Hungary.
      { status: 'ready_for_pickup' as const, at: '2026-11-27T23:30:00.000Z' },
    ];
    const { text } = await show({ status: 'ready_for_pickup', timeline });
    expect(text).toContain('Eddig tartjuk neked: 2026. december 3.');
    expect(text).not.toContain('5 napig');
  });

  it('[STORE-08] shows the order and the way to the store while the API does not tell of it', async () => {
    api.current.failures.set('GET /api/v1/store/store_gyor/', { status: 503 });
    const { status, text } = await show();
    expect(status).toBe(200);
    expect(hoursOn(text)).toEqual([]);
    expect(text).toMatch(/\/shop\/gyor\/">/);
  });

  it.each(['delivered', 'cancelled'] as const)('[STORE-08] is not told of one that is %s', async (status) => {
    api.current.answers.set('GET /api/v1/store/store_gyor/', store);
    const { text } = await show({ status, isCancellable: false });
    expect(text).not.toContain('/shop/gyor/');
  });

  it('[STORE-08] is not told of other ways', async () => {
    const { text } = await show({ delivery: { type: 'home', description: '6722 Szeged' } });
    expect(text).not.toContain('/shop/');
  });
});
