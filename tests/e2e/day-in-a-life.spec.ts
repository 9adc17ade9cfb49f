import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { boughtName, gardenMapping, gardenTable, gardenTexts } from './garden-trade.ts';
import { freePort } from '#tests/free-port.ts';
import { OtherPlace } from './other-place.ts';
import { dataFolder, environment, project, startPart, stopPart } from './shop.ts';
import { expect, t, test } from './test.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

// The development server has no build.
test.skip(Boolean(process.env.E2E_RUNNING_SHOP), 'needs a build');
// What was begun is not begun again: the tests are one day, in their order.
test.describe.configure({ mode: 'serial', retries: 0, timeout: 300_000 });

const folder = join(dataFolder, 'day');
const [importKey, orderKey] = ['a-key-of-the-new-shop', 'a-key-of-its-warehouse'];
const changesKey = 'a-key-of-its-storefront';
/** Products of a chain's spreadsheet. */
const count = 20_000;

/** Runs a program of the project to its end, and answers what it said. */
async function ran(file: string, parameters: string[], changes: Record<string, string> = {}): Promise<string> {
  const options = { cwd: project, env: { ...environment, ...changes } };
  return (await promisify(execFile)(process.execPath, [file, ...parameters], options)).stdout;
}

const receiver = new WebhookReceiver({ type: 'order.placed', times: 2 });
/** Widths that were asked of the second host, by path. */
const askedPictures: string[] = [];
const media = createServer(({ url = '' }, reply) => {
  askedPictures.push(url);
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#3a7d44' } }).png();
  void picture.toBuffer().then((body) => reply.writeHead(200, { 'content-type': 'image/png' }).end(body));
});

let parts: ChildProcess[] = [];
let place: OtherPlace;
let [api, checkout, mediaHost] = ['', '', ''];
let settings: Record<string, string> = {};
let customer = { token: '', uuid: '' };
let order = { uuid: '', number: '' };

interface Goods {
  id: number;
  url: string;
  name: string;
  options: { id: number }[];
}

async function call<T>(method: string, path: string, headers: Record<string, string>, body?: string): Promise<T> {
  const answer = await fetch(`${api}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await answer.text();
  expect(answer.ok, `${method} ${path} answered ${answer.status}: ${text}`).toBe(true);
  return (JSON.parse(text) as { data: T }).data;
}
const asShopper = () => ({
  'content-type': 'application/json',
  'x-request-client': 'web',
  ...(customer.token === '' ? {} : { authorization: `Bearer ${customer.token}`, 'x-request-id': customer.uuid }),
});
const toOrder = (step: string, body: object) =>
  call(
    'POST',
    `/admin/v1/orders/${order.number}/${step}/`,
    { authorization: `Bearer ${orderKey}`, 'content-type': 'application/json' },
    JSON.stringify(body),
  );

async function bought(): Promise<Goods> {
  const { products } = await call<{ products: { id: number; name: string }[] }>(
    'GET',
    `/api/v1/search/?q=${encodeURIComponent(boughtName)}`,
    {},
  );
  const found = products.find(({ name }) => name === boughtName);
  return call<Goods>('GET', `/api/v1/product/${found?.id}/`, {});
}

/** Waits until a page shows something: what the API has told of is drawn anew, however short ago it was drawn (ADR-0149). */
async function shows(page: Page, path: string, what: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(place.host + path);
    await expect(what).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['data', 'import', 'pages']) mkdirSync(join(folder, part), { recursive: true });
  media.listen(0, '127.0.0.1');
  await once(media, 'listening');
  mediaHost = `http://127.0.0.1:${(media.address() as AddressInfo).port}`;
  const ports = { api: await freePort(), checkout: await freePort(), storefront: await freePort() };
  [api, checkout] = [`http://localhost:${ports.api}`, `http://localhost:${ports.checkout}`];
  settings = {
    BRAND_DIR: join(folder, 'brand'),
    DATA_DIR: join(folder, 'data'),
    // Other goods have other prices: role-prices.spec.ts reads every page beside the build.
    PAGES_DIR: join(folder, 'pages'),
    SEED_PROGRAM: 'none',
    IMPORT_DIR: join(folder, 'import'),
    MEDIA_HOST: `${mediaHost}/{path}?w={width}`,
    IMPORT_KEY: importKey,
    CHANGES_KEY: changesKey,
    ADMIN_KEYS: `orders:read,orders:write=${orderKey}`,
    WEBHOOK_URL: await receiver.start(),
    WEBHOOK_SECRET: receiver.secret,
    DEMO: 'true',
    REVIEWS: 'false',
    API_HOST: api,
    CHECKOUT_HOST: checkout,
    STOREFRONT_HOST: `http://localhost:${ports.storefront}`,
    API_PORT: String(ports.api),
    CHECKOUT_PORT: String(ports.checkout),
    STOREFRONT_PORT: String(ports.storefront),
  };
});
test.afterAll(async () => {
  await place?.stop();
  await Promise.all(parts.map((part) => stopPart(part, 'SIGTERM')));
  receiver.stop();
  media.close();
  media.closeAllConnections();
});

test('[ADR-0143] [ADR-0138] [ADR-0140] a brand and a table become a shop, with its store and texts', async ({
  page,
}) => {
  await ran('server/brand/new.ts', [
    ...['--dir', join(folder, 'brand'), '--name', 'Kertem', '--email', 'bolt@kertem.example', '--ink', '#14351f'],
    ...['--company', 'Kertem Kft.', '--free-from', '30000'],
  ]);
  const [table, mapping] = [join(folder, 'kert.csv'), join(folder, 'mapping.json')];
  writeFileSync(table, gardenTable(count, `${mediaHost}/kert`));
  writeFileSync(mapping, JSON.stringify(gardenMapping));
  const said = await ran('backend/catalog-import.ts', [table, '--mapping', mapping], settings);
  expect(Number(/Imported (\d+) records/.exec(said)?.[1])).toBeGreaterThan(count);
  parts = [await startPart('api', settings, api), await startPart('checkout', settings, checkout)];
  writeFileSync(join(folder, 'import/szovegek.ndjson'), gardenTexts.map((record) => JSON.stringify(record)).join('\n'));
  const done = join(folder, 'import/done');
  const isDone = () => existsSync(done) && readdirSync(done).some((name) => name.endsWith('.ndjson'));
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
  place = await OtherPlace.start('localhost', settings, Number(settings.STOREFRONT_PORT));

  await page.goto(`${place.host}/`);
  await expect(page).toHaveTitle(/Kertem/);
  await page.goto(`${place.host}/kert/metszes/metszoollok/`);
  const picture = page.locator('li[data-product] img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(64);
  expect(askedPictures.join(' ')).toMatch(/^\/kert\/\d\.png\?w=\d+/);
  await shows(page, '/static/rolunk/', page.getByText('Harminc éve adunk el kerti szerszámot Kecskeméten.'));
  const store = page.getByRole('link', { name: /Kecskeméti kertbolt/ }).first();
  await shows(page, '/shops/', store);
  await store.click();
  await expect(page.getByText('8:00–17:30').first()).toBeVisible();
});

test('[ADR-0134] [ADR-0149] a price by call is on the page, in its list, in Markdown and for search engines', async ({
  page,
}) => {
  const { id, url } = await bought();
  const list = '/kert/metszes/metszoollok/';
  const kept = [url, `${url.slice(0, -1)}.md`, list, `${list}?sortField=price&sortType=asc`];
  const texts = () => Promise.all(kept.map(async (path) => (await fetch(place.host + path)).text()));
  const isNew = (text: string) => /5[\s\u00a0.]?290/.test(text);
  expect((await texts()).map(isNew)).toEqual(kept.map(() => false));
  await page.goto(place.host + url);
  await call(
    'POST',
    '/admin/v1/import/',
    { authorization: `Bearer ${importKey}`, 'content-type': 'application/x-ndjson' },
    JSON.stringify({ kind: 'price', productId: id, price: 5290 }),
  );
  await shows(
    page,
    url,
    page
      .locator('[data-own-price] b.number')
      .filter({ hasText: /^5[\s ]290/ })
      .first(),
  );
  await expect.poll(async () => (await texts()).map(isNew), { timeout: 20_000 }).toEqual(kept.map(() => true));
  expect((await texts())[0]).toContain('"price":5290');
});

test('[PAY-02] [EVT-02] [EVT-03] an order by card is told, after two refused tries, under a right signature', async ({
  page,
}) => {
  const email = 'kertesz@example.hu';
  const registration = {
    firstName: 'Réka',
    lastName: 'Kovács',
    email,
    password: 'zöld sátor a tónál',
    acceptTerms: true,
  };
  customer = await call('POST', '/api/v1/auth/register/', asShopper(), JSON.stringify(registration));
  const { options } = await bought();
  await call('POST', '/api/v1/cart/', asShopper(), JSON.stringify({ productOption: options[0]?.id, amount: 2 }));
  await page.context().addCookies([
    { name: 'lendulet_token', value: customer.token, url: place.host },
    { name: 'lendulet_request', value: customer.uuid, url: place.host },
  ]);
  await page.goto(`${checkout}/checkout/`);
  await page.getByLabel('Vezetéknév').fill('Kovács');
  await page.getByLabel('Keresztnév').fill('Réka');
  await page.getByLabel('Telefonszám').fill('+36301234567');
  await page.getByRole('textbox', { name: 'Irányítószám' }).fill('6000');
  await page.getByRole('textbox', { name: 'Település' }).fill('Kecskemét');
  await page.getByRole('textbox', { name: 'Közterület' }).fill('Kert utca');
  await page.getByRole('textbox', { name: 'Házszám' }).fill('2.');
  await page.getByRole('radio', { name: /Bankkártyával most/ }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Megrendelem/ }).click();
  await page.getByRole('button', { name: 'Fizetek' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sikeres fizetés, köszönjük!');

  const told = () => receiver.received.filter(({ event }) => event.type === 'order.placed');
  await expect.poll(() => told().length, { timeout: 30_000 }).toBe(2);
  // The third try would come in five minutes.
  const database = new DatabaseSync(join(folder, 'data/lendulet.db'));
  database.exec(
    `pragma busy_timeout = 5000; update event_delivery set due_at = '2026-01-01T00:00:00.000Z' where attempts = 2`,
  );
  database.close();
  await expect.poll(() => told().map(({ isTaken }) => isTaken), { timeout: 30_000 }).toEqual([false, false, true]);
  expect(new Set(told().map(({ id }) => id)).size).toBe(1);
  await expect.poll(() => receiver.received.some(({ event }) => event.type === 'order.paid')).toBe(true);
  expect(receiver.received.every(({ isSigned }) => isSigned)).toBe(true);
  const number = told()[0]?.event.data.order?.number ?? '';
  const read = { authorization: `Bearer ${orderKey}` };
  order = await call('GET', `/admin/v1/orders/${number}/`, read);
});

test('[ADR-0137] [ACC-09] its state and where its parcel is show in the account', async ({ page }) => {
  for (const status of ['confirmed', 'packed']) await toOrder('status', { status });
  await toOrder('shipment', { carrier: 'Kerti Futár', number: 'KF-2026-77' });
  await toOrder('status', { status: 'shipped' });
  await page.context().addCookies([
    { name: 'lendulet_token', value: customer.token, url: place.host },
    { name: 'lendulet_request', value: customer.uuid, url: place.host },
  ]);
  await page.goto(`${place.host}/my-account/order-details/${order.uuid}/`);
  await expect(page.getByText(t('orders.sayings.shipped')).first()).toBeVisible();
  await expect(page.getByText('KF-2026-77')).toBeVisible();
});
