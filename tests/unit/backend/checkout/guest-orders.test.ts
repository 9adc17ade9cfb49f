import { describe, expect, it } from 'vitest';
import type { WireOrderDetails } from '#lib/contract/order.ts';
import { filledIn } from './checkout-under-test.ts';
import { checkoutOfEachTest } from './each-test.ts';

const token = 'Tk3S8xJq2LwPzR7tYb1Kc4MTk3S8xJq2LwPzR7tYb1K';
const path = `/checkout/rendeles/${token}/`;
const reading = `GET /api/v1/order/${token}/`;
const cancelling = `POST /api/v1/order/${token}/cancel/`;
const registering = `POST /api/v1/order/${token}/account/`;
const { api, shop } = checkoutOfEachTest({ LINK_ORIGINS: 'https://szelfutar.example' });

const order = (changes: Partial<WireOrderDetails> = {}): WireOrderDetails => ({
  uuid: '4e38c52a-46d2-4643-8d48-526fdd6ac877',
  number: 'L26-000016',
  placedAt: '2026-11-25T10:00:00.000Z',
  status: 'placed',
  email: 'anna@example.hu',
  timeline: [{ status: 'placed', at: '2026-11-25T10:00:00.000Z' }],
  items: [],
  total: { items: '24.990', delivery: '0', grand: '24.990' },
  delivery: { type: 'home', description: '6722 Szeged, Tisza utca 3.' },
  expected: { from: '2026-11-27', until: '2026-11-30' },
  contact: { firstName: 'Anna', lastName: 'Kiss', email: 'anna@example.hu', phone: '+36301234567' },
  tracking: null,
  invoice: null,
  withdrawalUntil: null,
  isCancellable: true,
  ...changes,
});
const answer = (call: string, data: unknown) => api.current.failures.set(call, { status: 200, body: { data } });
const refuse = (call: string, status: number, errors: Record<string, string[]>) =>
  api.current.failures.set(call, { status, body: { message: 'no', errors } });

function send(fields: Record<string, string>, origin = shop.current.host) {
  return shop.current.ask(path, {
    method: 'POST',
    uuid: null,
    body: new URLSearchParams(fields).toString(),
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
  });
}

describe('a guest’s order by its link', () => {
  it('[ADR-0124] says where it stands and when it is expected, without a cookie', async () => {
    answer(reading, order());
    const { status, text, headers } = await shop.current.ask(path, { uuid: null });
    expect(status).toBe(200);
    expect(text).toContain('<h1>Megkaptuk a rendelésed</h1>');
    expect(text).toContain('Várható érkezés: <b>november 27–30., péntek–hétfő</b>');
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'same-origin']);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(JSON.stringify(shop.current.log)).not.toContain(token);
  });

  it('[ADR-0124] says how far it is, with the moment of each step behind it', async () => {
    const packed = { status: 'packed', at: '2026-11-25T12:30:00.000Z' };
    answer(
      reading,
      order({ status: 'packed', timeline: [{ status: 'placed', at: '2026-11-25T10:00:00.000Z' }, packed] }),
    );
    const { text } = await shop.current.ask(path, { uuid: null });
    const steps = Array.from(
      text.matchAll(/<li([^>]*)>([^<]*)(?: <span class="quiet">([^<]*)<\/span>)?<\/li>/g),
      (step) => step.slice(1).map((part) => (part ?? '').trim()),
    );
    expect(steps.slice(0, 5)).toEqual([
      ['data-done', 'Megkaptuk a rendelésed', '2026. november 25. 11:00'],
      ['data-done', 'Összekészítjük a rendelésed', ''],
      ['data-done aria-current="step"', 'Becsomagoltuk, indulásra kész', '2026. november 25. 13:30'],
      ['', 'Úton van hozzád', ''],
      ['', 'Nálad van', ''],
    ]);
  });

  it.each([
    ['click_and_collect', ['Összekészítjük a rendelésed', 'Úton az áruházba', 'Vár rád, átveheted', 'Átvetted']],
    [
      'pick_up_points',
      [
        'Összekészítjük a rendelésed',
        'Becsomagoltuk, indulásra kész',
        'Úton a csomagpontra',
        'Vár rád, átveheted',
        'Átvetted',
      ],
    ],
  ])(
    '[ADR-0124] of one that is collected (%s) it says where it is sent, and that it was collected',
    async (type, rest) => {
      const timeline = (['placed', 'shipped'] as const).map((status) => ({ status, at: '2026-11-25T10:00:00.000Z' }));
      answer(reading, order({ status: 'shipped', timeline, delivery: { type, description: '6722 Szeged' } }));
      const { text } = await shop.current.ask(path, { uuid: null });
      const steps = Array.from(text.matchAll(/<li(?: data-done)?(?: aria-current="step")?>([^<]*)/g), ([, step]) =>
        step?.trim(),
      );
      expect(steps.slice(0, rest.length + 1)).toEqual(['Megkaptuk a rendelésed', ...rest]);
      expect(text).toContain(`<h1>${type === 'click_and_collect' ? 'Úton az áruházba' : 'Úton a csomagpontra'}</h1>`);
    },
  );

  it('[ADR-0124] says nothing of how far one is that is off', async () => {
    for (const status of ['cancelled', 'awaiting_payment', 'vanished']) {
      answer(reading, order({ status, isCancellable: false }));
      expect((await shop.current.ask(path, { uuid: null })).text, status).not.toContain('class="progress"');
    }
  });

  it('[CART-07] names what its goods and the services with them come to, which add up to its total', async () => {
    const rowsOf = async (services?: string) => {
      answer(reading, order({ total: { items: '24.990', services, delivery: '0', grand: '24.990' } }));
      const { text } = await shop.current.ask(path, { uuid: null });
      return Array.from(text.matchAll(/<div><dt>(Termékek|Szolgáltatások)<\/dt><dd[^>]*>([^<]*)</g), (row) =>
        row.slice(1),
      );
    };
    expect(await rowsOf('6.990')).toEqual([
      ['Termékek', '18\u00A0000\u00A0Ft'],
      ['Szolgáltatások', '6\u00A0990\u00A0Ft'],
    ]);
    expect(await rowsOf()).toEqual([['Termékek', '24\u00A0990\u00A0Ft']]);
  });

  it('[ADR-0124] is called off by a form, and says so', async () => {
    answer(reading, order());
    answer(cancelling, order({ status: 'cancelled' }));
    const { status, headers } = await send({ act: 'cancel' });
    expect([status, headers.get('location')]).toEqual([303, path]);
    answer(reading, order({ status: 'cancelled', isCancellable: false, expected: null }));
    const { text } = await shop.current.ask(path, { uuid: null });
    expect(text).toContain('<h1>Töröltük a rendelésed</h1>');
    expect(text).not.toContain('Lemondom a rendelést');
  });

  it('[EVT-05] [SEC-01] leads to the parcel and the invoice where LINK_ORIGINS allows it, and names what was paid back', async () => {
    const papers = {
      tracking: { carrier: 'Szélfutár', number: 'SZF26HU', url: 'https://szelfutar.example/csomag/SZF26HU' },
      invoice: { number: '2026/17', url: 'https://evil.example/17' },
      refunds: [{ amount: '13.990', at: '2026-11-26T23:30:00.000Z' }],
    };
    answer(reading, order({ ...papers, status: 'shipped', isCancellable: false }));
    const { text } = await shop.current.ask(path, { uuid: null });
    expect(text).toContain('Szélfutár, csomagszám: <b>SZF26HU</b>');
    expect(text).toContain(
      '<a href="https://szelfutar.example/csomag/SZF26HU" rel="noopener noreferrer">Hol a csomagom?</a>',
    );
    expect(text).toContain('<b>2026/17</b>');
    expect(text).not.toContain('evil.example');
    expect(text).toContain('<dt>Visszatérítve: 2026. november 27.</dt><dd class="number">13\u00A0990\u00A0Ft</dd>');
  });

  it('[ADR-0124] that was packed meanwhile says so, and is not called off', async () => {
    answer(reading, order({ status: 'packed', isCancellable: false }));
    refuse(cancelling, 409, { order: ['packed'] });
    const { status, text } = await send({ act: 'cancel' });
    expect(status).toBe(409);
    expect(text).toContain('Közben becsomagoltuk, így már nem mondható le.');
    expect(text).not.toContain('Lemondom a rendelést');
  });

  it.each([
    [{ email: ['taken'] }, 'Ehhez az e-mail-címhez már van fiók.'],
    [{ password: ['common'] }, 'Ez a jelszó túl gyakori'],
    [{ password: ['short:8'] }, 'A jelszó legalább 8 karakter legyen.'],
  ])('[ADR-0124] becomes no account for %j, and the field says why', async (errors, words) => {
    answer(reading, order());
    refuse(registering, 422, errors);
    const { status, text } = await send({ act: 'account', password: 'titok-titok' });
    expect(status).toBe(422);
    expect(text).toContain(words);
    expect(text).not.toContain('titok-titok');
  });

  it.each([true, false])('[ADR-0124] becomes an account by one field; its address proven: %s', async (verified) => {
    answer(registering, { done: true, email: 'anna@example.hu', verified });
    const { status, text } = await send({ act: 'account', password: 'titok-titok' });
    expect(status).toBe(200);
    expect(text).toContain('Kész a fiókod');
    expect(text.includes('erősítsd meg')).toBe(!verified);
  });

  it('[T6] takes no form of another site', async () => {
    answer(cancelling, order());
    expect((await send({ act: 'cancel' }, 'https://evil.test')).status).toBe(403);
    expect((await send({ act: 'cancel' }, 'http://localhost:3000')).status).toBe(403);
  });

  it('[T8] that is not there answers like one that has lapsed; a token of another form is no address', async () => {
    refuse(reading, 404, { token: ['not_found'] });
    const { status, text } = await shop.current.ask(path, { uuid: null });
    expect(status).toBe(404);
    expect(text).toContain('Ez a hivatkozás nem nyit meg rendelést');
    expect((await shop.current.ask('/checkout/rendeles/rovid/')).status).toBe(404);
  });

  it('[R4] asks for another try while the API is away', async () => {
    api.current.failures.set(reading, 'silent');
    const { status, text, headers } = await shop.current.ask(path, { uuid: null });
    expect([status, headers.get('retry-after')]).toEqual([503, '10']);
    expect(text).toContain(`href="${path}"`);
  });
});

describe('the page that thanks', () => {
  it('[ADR-0124] says that a mail was sent and to whom, and leads a guest to the order', async () => {
    api.current.placed = { accessToken: token, expected: { from: '2026-11-27', until: '2026-11-27' } };
    const { headers } = await shop.current.submit({ ...(await shop.current.openForm()), ...filledIn });
    const { text } = await shop.current.ask(headers.get('location') ?? '');
    expect(text).toMatch(/elküldtük ide: <b>[^<]+@[^<]+<\/b>/);
    expect(text).toContain(`href="${path}"`);
    expect(text).toContain('Várható érkezés: <b>november 27., péntek</b>');
  });

  it('[ADR-0124] says of goods that are no parcel that somebody calls', async () => {
    api.current.placed = { isDayAgreed: true };
    const { headers } = await shop.current.submit({ ...(await shop.current.openForm()), ...filledIn });
    const { text } = await shop.current.ask(headers.get('location') ?? '');
    expect(text).toContain('Felhívunk a szállítás napjáról.');
    expect(text).not.toContain('/checkout/rendeles/');
  });
});
