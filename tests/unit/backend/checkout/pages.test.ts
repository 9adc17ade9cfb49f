import { describe, expect, it } from 'vitest';
import { formatPrice } from '#lib/core/prices/index.ts';
import { money } from '#lib/contract/money.ts';
import { filledIn, hiddenFields, type CheckoutUnderTest } from './checkout-under-test.ts';
import { checkoutOfEachTest } from './each-test.ts';
import { cartOf, lineOf, shopper } from './mock-api.ts';

const { api, shop } = checkoutOfEachTest();
const ask: CheckoutUnderTest['ask'] = (...given) => shop.current.ask(...given);
const probe = '"><img src=x onerror=alert(1)>\'</title></textarea><script>alert(1)</script>';

const orderPath = '/checkout/koszonjuk/00000000-0000-4000-8000-000000000000/';

describe('the form', () => {
  it('[CART-08] shows goods, the total of each way of receiving, and the button that the law words', async () => {
    const { status, text } = await ask('/checkout/');
    expect(status).toBe(200);
    expect(text).toContain('Pulzus 4 női futócipő');
    for (const total of [26_480, 24_990, 25_980]) expect(text).toContain(formatPrice(money(total)));
    expect(text).toMatch(/<button class="button">Megrendelem fizetési kötelezettséggel<\/button>/);
    expect(text).not.toMatch(/<script|<style| style=| on\w+=|javascript:/i);
  });

  it('tells before ordering of terms, withdrawal and guarantees, and the unit price of what is sold by measure', async () => {
    api.current.cart = cartOf([lineOf({ price: '4.990', lineTotal: '4.990', contents: { amount: 3, unit: 'pair' } })]);
    const { text } = await ask('/checkout/');
    const before = text.slice(0, text.indexOf('Megrendelem fizetési'));
    for (const path of ['aszf', 'adatkezeles', 'elallas', 'szavatossag'])
      expect(before).toContain(`/static/${path}/" target="_blank"`);
    expect(before).toContain('14 napon belül indoklás nélkül elállhatsz');
    expect(before).toContain('<small class="number">1\u00A0663\u00A0Ft/pár</small>');
  });

  it('[CART-08] says on which days a parcel comes, to a home and to a pick-up point', async () => {
    const { text } = await ask('/checkout/');
    expect(text.match(/<span>november 30., hétfő – december 1., kedd<\/span>/g)).toHaveLength(2);
    const english = await ask('/checkout/?lang=en');
    expect(english.text).toContain('<span>Monday 30 November – Tuesday 1 December</span>');
  });

  it('lists the stores that hold everything first', async () => {
    const { text } = await ask('/checkout/');
    const shops = Array.from(text.matchAll(/<option value="store_\w+">([^<]*)/g), ([, name]) => name);
    expect(shops).toEqual(['Győr: Árkád, Budai út 1.', 'Budapest: Aréna, Budai út 1.']);
    expect(Array.from(text.matchAll(/<optgroup label="([^"]*)"/g), ([, label]) => label)).toEqual([
      'Itt minden megvan: november 26–27., csütörtök–péntek',
      '2–4 munkanap múlva: november 30., hétfő – december 2., szerda',
    ]);
    expect(text).toMatch(/<select id="delivery.store"[^>]* aria-describedby="delivery.store-hint"/);
    expect(text).toContain(
      '<p class="hint" id="delivery.store-hint"><span>Ahol minden megvan, ott ekkor veheted át: november 26–27., csütörtök–péntek.</span><span>Ahová máshonnan visszük, ott ekkor veheted át: november 30., hétfő – december 2., szerda.</span></p>',
    );
  });

  it('[STORE-05] tells of each store that holds everything from which day it hands over', async () => {
    const [budapest, gyor] = api.current.delivery.stores;
    if (!budapest || !gyor) throw new Error('The options have no two stores');
    api.current.delivery.stores = [
      { ...budapest, complete: true, handedOver: '2026-11-28' },
      { ...gyor, handedOver: '2026-11-26' },
    ];
    const { text } = await ask('/checkout/');
    expect(
      Array.from(text.matchAll(/<optgroup label="([^"]*)"><option value="(\w+)"/g), ([, ...found]) => found),
    ).toEqual([
      ['Itt minden megvan: november 26–27., csütörtök–péntek', 'store_gyor'],
      ['Itt minden megvan: november 28–30., szombat–hétfő', 'store_budapest'],
    ]);
    expect(text).toContain('ekkor veheted át: november 26–30., csütörtök–hétfő.</span></p>');
  });

  it.each([
    ['Lendület Budapest Hengermalom', 'Budapest', 'Hengermalom út 47.', 'Budapest: Hengermalom út 47.'],
    ['Lendület Budapest Újpest', 'Budapest', 'Árpád út 112.', 'Budapest: Újpest, Árpád út 112.'],
    ['Lendület Győr', 'Győr', 'Budai út 3.', 'Győr: Budai út 3.'],
  ])('names the store %s by its place, and by its name where that says more', async (name, City, Street, shown) => {
    const [store] = api.current.delivery.stores;
    if (!store) throw new Error('The options have no store');
    api.current.delivery.stores = [{ ...store, name, address: { ...store.address, City, Street } }];
    expect((await ask('/checkout/')).text).toContain(`>${shown}</option>`);
  });

  it('says why a pick-up point cannot be chosen', async () => {
    api.current.cart = cartOf([lineOf({ isHeavy: true })]);
    api.current.delivery.methods[2] = { type: 'pick_up_points', price: '5.980', available: false };
    const { text } = await ask('/checkout/');
    expect(text).toMatch(/value="pick_up_points" disabled aria-describedby="delivery.type.pick_up_points-reason"/);
    expect(text).toContain('Nagy méretű vagy nehéz termék van a kosaradban');
    expect(text).toContain('Egyeztetett napon');
  });

  it('[T2] escapes whatever stands in the catalog', async () => {
    api.current.cart = cartOf([
      lineOf({
        product: { ...lineOf().product, name: probe, brand: probe },
        option: { ...lineOf().option, colour: probe, size: probe },
        set: { hash: 'abcdefgh', name: probe },
        mounting: { id: 'm', name: probe, price: '1' },
        relatedProducts: [{ optionId: 1, name: probe, price: '1' }],
      }),
    ]);
    const address = { City: probe, ZipCode: '1111', Street: probe };
    Object.assign(api.current.delivery.stores[0] ?? {}, { name: probe, address });
    api.current.delivery.pickUpPoints = [{ id: probe, name: probe, address: probe, city: probe }];
    const { text } = await ask('/checkout/');
    expect(text.match(/onerror/g)?.length).toBeGreaterThanOrEqual(10);
    expect(text).not.toMatch(/<script|<img src=x/);
  });

  it('[T2] escapes whatever was typed into any field, and keeps it', async () => {
    const further = ['delivery.store', 'delivery.point', 'comment', 'key', 'seen.cart', 'seen.home'];
    for (const name of [...Object.keys(filledIn), ...further]) {
      const { text } = await shop.current.submit({ ...filledIn, acceptTerms: '', [name]: probe });
      expect(text, name).toContain('Pénztár');
      expect(text, name).not.toMatch(/<script|<img src=x/);
      if (/contact|address|comment/.test(name)) expect(text, name).toContain('&quot;&gt;&lt;img src=x');
    }
  });

  it('[T2] escapes the fields that wait for another try while the API is away', async () => {
    api.current.failures.set('GET /api/v1/cart/', 'silent');
    const { status, text } = await shop.current.submit({ ...filledIn, comment: probe, 'seen.home': probe });
    expect(status).toBe(503);
    expect(text).not.toMatch(/<script|<img src=x/);
  });

  it('comes back with sentences at the fields, a summary that leads to them, and everything kept', async () => {
    const wrong = { 'contact.email': 'rossz', 'contact.firstName': '', acceptTerms: '' };
    const { status, text } = await shop.current.submit({ ...filledIn, ...wrong });
    expect(status).toBe(422);
    expect(text).toMatch(/<section class="alert" tabindex="-1" autofocus/);
    for (const name of ['contact.firstName', 'contact.email', 'acceptTerms']) {
      expect(text).toContain(`<a href="#${name}">`);
      expect(text).toContain(`<p class="field-error" id="${name}-error">`);
      expect(text).toMatch(new RegExp(`id="${name}"[^>]* aria-describedby="${name}-error" aria-invalid="true"`));
    }
    expect(text).toMatch(/name="contact.email" type="email" value="rossz"/);
    expect(text).toContain('value="Kovács"');
    expect(text.match(/aria-invalid/g)).toHaveLength(3);
    expect(api.current.orders).toEqual([]);
  });

  it('[ADR-0147] that came back is shown in the other language with all that is filled in, and orders nothing', async () => {
    const back = await shop.current.submit({ ...filledIn, acceptTerms: '' });
    const way =
      '<button class="plain" form="penztar" name="act" value="language" formaction="/checkout/?lang=en" lang="en">English</button>';
    expect(back.text).toContain(way);
    const sent = { ...filledIn, ...hiddenFields(back.text), act: 'language', 'voucher.code': 'NYAR' };
    const { status, text } = await ask('/checkout/?lang=en', {
      method: 'POST',
      body: new URLSearchParams(sent).toString(),
      headers: { origin: shop.current.host, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(200);
    expect(text).toContain('<h1>Checkout</h1>');
    expect(text).toContain('value="Kovács"');
    expect(text).toContain('value="NYAR"');
    expect(text).toContain('formaction="/checkout/" lang="hu">Magyar</button>');
    expect(api.current.orders).toEqual([]);
  });
});

describe('a shopper without an order to place', () => {
  const strangers = [null, 'short', 'x'.repeat(129), '<script>alert(1)</script>aaaa', 'gVn3S8xJq2LwPzR7tYb1Kc4N'];
  it.each(strangers.map((uuid) => [uuid]))('[T8] with the cookie %s has an empty cart', async (uuid) => {
    const { status, text } = await ask('/checkout/', { uuid });
    expect(status).toBe(200);
    expect(text).toContain('<h1>A kosarad üres</h1>');
    expect(text).toContain('href="http://localhost:3000/"');
  });

  it.each([[401], [403], [422]])('[T8] whom the API refuses with %s has an empty cart', async (status) => {
    api.current.failures.set('GET /api/v1/cart/', { status });
    expect(await ask('/checkout/')).toMatchObject({ status: 200, text: expect.stringContaining('A kosarad üres') });
  });

  it('sees which lines ran short, and the way to the cart', async () => {
    const { product, option } = lineOf();
    api.current.cart = cartOf([
      lineOf(),
      lineOf({ hash: 'bbbb1111bbbb', status: 'unavailable', product: { ...product, name: 'Sisak' } }),
      lineOf({
        hash: 'cccc1111cccc',
        status: 'reduced',
        option: { ...option, stock: 3 },
        product: { ...product, name: 'Kabát' },
      }),
    ]);
    const { status, text } = await ask('/checkout/');
    expect(status).toBe(200);
    expect(text).toMatch(/Sisak[^]*Elfogyott[^]*Kabát[^]*Már csak 3 db van belőle/);
    expect(text).not.toContain('Pulzus');
    expect(text).not.toContain('<form');
    expect(text).toContain('href="http://localhost:3000/kosar/"');
    expect((await shop.current.submit(filledIn)).status).toBe(409);
  });

  it.each<[string, { status: number } | 'silent']>([
    ['GET /api/v1/cart/', 'silent'],
    ['GET /api/v1/cart/', { status: 500 }],
    ['GET /api/v1/delivery/', { status: 503 }],
    ['GET /api/v1/cart/', { status: 200 }],
    ['GET /api/v1/cart/', { status: 429 }],
  ])('is told that the system is away when %s answers %j', async (call, failure) => {
    api.current.failures.set(call, failure);
    const { status, text, headers } = await ask('/checkout/');
    expect(status).toBe(503);
    expect(text).toContain('Most nem sikerült betölteni');
    expect(text).toContain('href="/checkout/"');
    expect(headers.get('retry-after')).toBe('10');
  });
});

describe('the addresses', () => {
  it.each([
    ['/', 303, '/checkout/'],
    ['/checkout', 308, '/checkout/'],
    [orderPath.slice(0, -1), 308, orderPath],
  ])('%s moves on with %i', async (path, status, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  const strayPaths = ['/nincs/', '/checkout/koszonjuk/1/', '/checkout/koszonjuk/', '//evil.test/', '/fonts/x.woff2'];
  it.each([...strayPaths, `/${probe}`])('%s is no page', async (path) => {
    const { status, text } = await ask(encodeURI(path));
    expect(status).toBe(404);
    expect(text).toContain('Nincs ilyen oldal');
  });

  it.each([
    ['PUT', '/checkout/', 'GET, HEAD, POST'],
    ['DELETE', '/checkout/', 'GET, HEAD, POST'],
    ['POST', '/', 'GET, HEAD'],
    ['POST', orderPath, 'GET, HEAD'],
    ['OPTIONS', '/checkout.css', 'GET, HEAD'],
  ])('%s %s is not allowed', async (method, path, allow) => {
    const answer = await ask(path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  });

  it('answers HEAD with the headers of GET alone', async () => {
    const head = await ask('/checkout/', { method: 'HEAD' });
    expect([head.status, head.text, Number(head.headers.get('content-length')) > 1000]).toEqual([200, '', true]);
  });

  it.each(['/checkout/', '/nincs/', orderPath])(
    'send the page %s with its policy, kept by nobody and listed nowhere',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')?.replace(/http:\S+(?=;)/, 'API')).toBe(
        "default-src 'none'; style-src 'self'; img-src 'self' API; font-src 'self'; form-action 'self'; " +
          "frame-ancestors 'none'; base-uri 'none'",
      );
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('set-cookie')).toBeNull();
    },
  );

  it.each(['/checkout/', '/nincs/', orderPath])('show the way to what the law wants at hand: %s', async (path) => {
    const { text } = await ask(path);
    for (const page of ['impresszum', 'aszf', 'adatkezeles', 'panaszkezeles', 'akadalymentesseg'])
      expect(text).toMatch(new RegExp(`<footer[^]*href="http[^"]*/static/${page}/"`));
    expect(text).toMatch(/<footer[^]*href="http[^"]*\/elallas\/"/);
  });

  it('have an icon of their own', async () => {
    const icon = /<link rel="icon" href="([^"]+)"/.exec((await ask('/checkout/')).text)?.[1] ?? '';
    expect((await ask(icon)).headers.get('content-type')).toBe('image/svg+xml');
  });

  it('begin the style sheet with the tokens of the shop, and serve its fonts', async () => {
    const styles = await ask('/checkout.css');
    expect(styles.text).toMatch(/--volt: #d8ff3c[^]*\.checkout/);
    const etag = styles.headers.get('etag') ?? '';
    expect((await ask('/checkout.css', { headers: { 'if-none-match': etag } })).status).toBe(304);
    for (const [, path = ''] of styles.text.matchAll(/url\('([^']+)'\)/g)) {
      expect((await ask(path)).headers.get('content-type'), path).toBe('font/woff2');
    }
  });

  it('[CART-08] let the storefront ask from its own origin whether the checkout is there', async () => {
    const { status, text, headers } = await ask('/health/', { uuid: null });
    expect([status, JSON.parse(text)]).toEqual([200, { status: 'ready' }]);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    await shop.current.checkout.close();
    expect(await ask('/health/')).toMatchObject({ status: 503, text: '{"status":"stopping"}' });
  });
});

describe('the log', () => {
  it('names method, path, status and time, and nobody', async () => {
    const hidden = hiddenFields((await ask('/checkout/?email=kovacs')).text);
    const { headers } = await shop.current.submit({ ...hidden, ...filledIn });
    await ask(headers.get('location') ?? '');
    const { log } = shop.current;
    expect(log.at(-1)).toEqual({
      level: 'info',
      message: 'answered',
      request: expect.stringMatching(/^[0-9a-f]{16}$/),
      trace: expect.stringMatching(/^[0-9a-f]{32}$/),
      method: 'GET',
      path: '/checkout/koszonjuk/:uuid/',
      status: 200,
      ms: 0,
    });
    const personal = ['ovács', 'kovacs', '123 4567', 'Váci', shopper];
    expect(JSON.stringify(log)).not.toMatch(new RegExp(personal.join('|'), 'i'));
  });
});
