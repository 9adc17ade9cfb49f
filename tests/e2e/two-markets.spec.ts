import { execFile, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { alpineMapping, alpineTable, boughtFlask } from './alpine-trade.ts';
import { freePort } from '#tests/free-port.ts';
import { OtherPlace } from './other-place.ts';
import { addresses, dataFolder, environment, project, startPart, stopPart } from './shop.ts';
import { expect, test } from './test.ts';

// The development server has no build.
test.skip(Boolean(process.env.E2E_RUNNING_SHOP), 'needs a build');

const folder = join(dataFolder, 'second-market');
const flask = '€\u00A029,99';
/** What only Austria has. */
const austrian = /€|EUR|data-market|\+43|Europe\/Vienna|Warenkorb|lang="de/;
/** What only Hungary has. */
const hungarian = /\d\u00A0Ft\b|HUF|Kosárba|lang="hu/;

test.describe('[ADR-0148] one build, started for a second market beside its own', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let parts: ChildProcess[] = [];
  let austria: OtherPlace;
  let hungary: OtherPlace;
  let [api, checkout] = ['', ''];
  let product = { id: 0, url: '', options: [{ id: 0 }] };

  /** Runs a program of the project to its end. */
  const ran = (file: string, parameters: string[], changes: Record<string, string>) =>
    promisify(execFile)(process.execPath, [file, ...parameters], { cwd: project, env: { ...environment, ...changes } });

  async function call(method: string, path: string, body?: object, uuid?: string) {
    const answer = await fetch(`${api}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-request-client': 'web',
        ...(uuid === undefined ? {} : { 'x-request-id': uuid }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, said: JSON.parse(await answer.text()) };
  }

  test.beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    for (const part of ['data', 'pages']) mkdirSync(join(folder, part), { recursive: true });
    const ports = { api: await freePort(), checkout: await freePort(), storefront: await freePort() };
    [api, checkout] = [`http://localhost:${ports.api}`, `http://localhost:${ports.checkout}`];
    const settings = {
      MARKET: 'austria',
      BRAND_DIR: join(folder, 'brand'),
      DATA_DIR: join(folder, 'data'),
      PAGES_DIR: join(folder, 'pages'),
      SEED_PROGRAM: 'none',
      PRICE_RANGE_VK: '4,1200',
      DEMO: 'true',
      REVIEWS: 'false',
      API_HOST: api,
      CHECKOUT_HOST: checkout,
      STOREFRONT_HOST: `http://localhost:${ports.storefront}`,
      API_PORT: String(ports.api),
      CHECKOUT_PORT: String(ports.checkout),
      STOREFRONT_PORT: String(ports.storefront),
    };
    const brand = {
      ...{ dir: join(folder, 'brand'), name: 'Gipfel', email: 'shop@gipfel.example', company: 'Gipfel GmbH' },
      ...{ zip: '1010', city: 'Wien', street: 'Graben 1', register: 'FN 123456a', 'tax-number': 'ATU12345678' },
      ...{ phone: '+43 1 234 5678', home: '4.9', point: '3.9', heavy: '19.9', 'free-from': '99.9' },
    };
    await ran(
      'server/brand/new.ts',
      Object.entries(brand).flatMap(([flag, text]) => [`--${flag}`, text]),
      settings,
    );
    const [table, mapping] = [join(folder, 'alpin.csv'), join(folder, 'mapping.json')];
    writeFileSync(table, alpineTable);
    writeFileSync(mapping, JSON.stringify(alpineMapping));
    await ran('backend/catalog-import.ts', [table, '--mapping', mapping], settings);
    parts = [await startPart('api', settings, api), await startPart('checkout', settings, checkout)];
    austria = await OtherPlace.start('localhost', settings, ports.storefront);
    hungary = await OtherPlace.start('127.0.0.1', { API_HOST: addresses.api });
    const { said } = await call('GET', `/api/v1/search/?q=${encodeURIComponent(boughtFlask.name)}`);
    product = (await call('GET', `/api/v1/product/${said.data.products[0].id}/`)).said.data;
  });
  test.afterAll(async () => {
    await Promise.all([austria, hungary].map((place) => place?.stop()));
    await Promise.all(parts.map((part) => stopPart(part, 'SIGTERM')));
  });

  test('speaks of euros and cents in pages, for search engines and for programs', async () => {
    const page = await austria.said(product.url);
    expect(page).toContain(flask);
    expect(page).toContain('"priceCurrency":"EUR"');
    expect(page).toMatch(/"price":29\.99\b/);
    expect(page).toContain('"addressCountry":"AT"');
    expect(page).toContain('data-market="');
    expect(page).toContain('<html lang="de-AT"');
    expect(page).toContain('In den Warenkorb');
    expect(await austria.said('/en/')).toMatch(/^404 /);
    expect(await austria.said('/llms.txt')).toContain('20 % USt.');
    expect(await austria.said(`${product.url.slice(0, -1)}.md`)).toContain(flask);
    const tents = await austria.said('/ausrustung/zelte/');
    expect(tents).toContain('€\u00A01.299,90');
    for (const path of ['/', '/ausrustung/', product.url, '/kosar/', '/llms.txt'])
      expect([path, hungarian.exec(await austria.said(path))?.[0]]).toEqual([path, undefined]);
  });

  test('leaves the shop beside it as it is', async () => {
    const list = await hungary.said('/cipok/futocipok/');
    const own = /href="(\/p\/[^"?#]+\/)"/.exec(list)?.[1] ?? '';
    expect(list).toMatch(hungarian);
    for (const path of ['/', '/en/', '/cipok/', own, `${own.slice(0, -1)}.md`, '/kosar/', '/shops/', '/llms.txt'])
      expect([path, austrian.exec(await hungary.said(path))?.[0]]).toEqual([path, undefined]);
  });

  test('filters by euros, and shows them in islands', async ({ page }) => {
    await page.goto(`${austria.host}/ausrustung/?priceMin=30&priceMax=60`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Stirnlampe' }).first()).toBeVisible();
    await expect(page.getByText('Trinkflasche')).toHaveCount(0);
    await page.goto(austria.host + product.url);
    await expect(page.locator('b.number').filter({ hasText: flask }).first()).toBeVisible();
  });

  test('takes an order by the rules of the market alone', async ({ page }) => {
    const { said } = await call('POST', '/api/v1/cart/', { productOption: product.options[0]?.id, amount: 2 });
    const uuid: string = said.data.uuid;
    const cart = await call('GET', '/api/v1/cart/', undefined, uuid);
    expect(cart.said.data.total).toMatchObject({ items: '59,98', delivery: '4,90', grand: '64,88' });
    const order = {
      contact: { lastName: 'Huber', firstName: 'Anna', email: 'anna@kundin.example', phone: '0664 1234567' },
      delivery: { type: 'home', address: { postal: '6020', city: 'Innsbruck', street: 'Bergstraße', streetNo: '4' } },
      expectedTotal: '64,88',
      acceptTerms: true,
    };
    // Another country's number may be called, another country's postcode is none.
    const german = { ...order.delivery, address: { ...order.delivery.address, postal: '80331' } };
    const abroad = { ...order, contact: { ...order.contact, phone: '+36 30 123 4567' }, delivery: german };
    const refused = await call('POST', '/api/v1/orders/', abroad, uuid);
    expect([refused.status, Object.keys(refused.said.errors)]).toEqual([422, ['delivery.address.postal']]);

    await page.context().addCookies([{ name: 'lendulet_request', value: uuid, url: checkout }]);
    await page.goto(`${checkout}/checkout/`);
    await expect(page.locator('body')).toContainText('€\u00A064,88');
    await expect(page.getByRole('button', { name: /Zahlungspflichtig bestellen/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
    expect(hungarian.exec(await page.content())).toBeNull();
    const placed = await call('POST', '/api/v1/orders/', order, uuid);
    expect(placed.said.data).toMatchObject({ total: { items: '59,98', grand: '64,88' } });
    const mails = await (await fetch(`${api}/dev/outbox/?format=json`)).text();
    expect(mails).toContain('€\u00A064,88');
  });
});
