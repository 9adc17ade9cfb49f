import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { freePort } from '#tests/free-port.ts';
import { OtherPlace } from './other-place.ts';
import { addresses, dataFolder, startPart, stopPart } from './shop.ts';
import { anyWidth, expect, test } from './test.ts';

// The development server has no build.
test.skip(Boolean(process.env.E2E_RUNNING_SHOP), 'needs a build');

const data = join(dataFolder, 'second-brand');

/** A text without the demo's addresses of pictures and of its own label, and without the names of cookies. */
const said = (text: string) =>
  text.replaceAll(/\/media\/[^\s"',]*/g, '').replaceAll(/\/marka\/lendulet\/|lendulet[_.-][a-z-]+/g, '');
/** Goods of the demo have the second name as well. */
const named = { own: /lend(?:ü|u)let/i, second: /szirt\.example|Szirt Túrabolt|Szirt –|data-brand|#1c2541/ };

test.describe('[ADR-0143] one build, started with a second brand beside its own', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let parts: ChildProcess[] = [];
  let second: OtherPlace;
  let own: OtherPlace;
  let [api, checkout] = ['', ''];

  test.beforeAll(async () => {
    rmSync(data, { recursive: true, force: true });
    const ports = { api: await freePort(), checkout: await freePort() };
    [api, checkout] = [`http://localhost:${ports.api}`, `http://localhost:${ports.checkout}`];
    const brand = {
      BRAND_DIR: 'tests/brands/szirt',
      DATA_DIR: data,
      DEMO: 'true',
      API_HOST: api,
      CHECKOUT_HOST: checkout,
      API_PORT: String(ports.api),
      CHECKOUT_PORT: String(ports.checkout),
    };
    parts = [await startPart('api', brand, api), await startPart('checkout', brand, checkout)];
    second = await OtherPlace.start('localhost', brand);
    own = await OtherPlace.start('127.0.0.1', { API_HOST: addresses.api });
  });
  test.afterAll(async () => {
    await Promise.all([second, own].map((place) => place?.stop()));
    await Promise.all(parts.map((part) => stopPart(part, 'SIGTERM')));
  });

  const paths = [
    '/',
    '/en/',
    '/cipok/',
    '/shops/',
    '/kosar/',
    '/login/',
    '/elallas/',
    '/static/impresszum/',
    '/static/rolunk/',
    '/static/szallitas-fizetes/',
    '/blog/',
    '/blog/atom.xml',
    '/nincs-ilyen/',
    '/search/?q=bakancs',
    '/robots.txt',
    '/llms.txt',
    '/sitemap/own.xml',
    '/_i18n/hu/messages.json',
    '/_i18n/en/messages.json',
  ];

  test('names neither in pages and files of the other, when drawn and when kept', async () => {
    const product = /href="(\/p\/[^"?#]+\/)"/.exec(await second.said('/cipok/futocipok/'))?.[1] ?? '';
    expect(product).not.toBe('');
    for (const path of [...paths, product, `${product.slice(0, -1)}.md`]) {
      for (const time of ['drawn', 'kept'])
        expect([path, time, named.own.exec(said(await second.said(path)))?.[0]]).toEqual([path, time, undefined]);
    }
    for (const path of paths)
      expect([path, named.second.exec(said(await own.said(path)))?.[0]]).toEqual([path, undefined]);
  });

  test('follows the brand in colours, pictures, structured data and what delivery costs', async () => {
    const home = await second.said('/');
    expect(home).toContain(':root:root{--ink:#1c2541;');
    expect(home).toMatch(/<img src="\/_next\/static\/brand-\w+\.svg"/);
    expect(home).toMatch(/property="og:image" content="[^"]+\/_next\/static\/brand-\w+\.png"/);
    expect(home).toContain('"legalName":"Szirt Túrabolt Kft."');
    expect(home).toContain('"minValue":35000');
    expect(home).toMatch(/35[\s\u00A0]000[\s\u00A0]Ft/);
    for (const [, path = ''] of home.matchAll(/"(\/_next\/static\/brand-[^"\\]+)"/g))
      expect((await fetch(second.host + path)).status).toBe(200);
    for (const [path, type] of [
      ['/icon.svg', 'image/svg+xml'],
      ['/favicon.ico', 'image/x-icon'],
      ['/apple-touch-icon.png', 'image/png'],
    ] as const)
      expect((await fetch(second.host + path)).headers.get('content-type')).toBe(type);
    const plain = await own.said('/');
    for (const word of ['data-brand', ':root:root{']) expect(plain).not.toContain(word);
  });

  test('names it in mails and at the checkout', async () => {
    const email = 'valaki@szirt-vevo.example';
    const registered = await fetch(`${api}/api/v1/auth/register/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-client': 'web' },
      body: JSON.stringify({
        firstName: 'Réka',
        lastName: 'Kovács',
        email,
        password: 'zöld sátor a tónál',
        acceptTerms: true,
      }),
    });
    expect(registered.status).toBe(200);
    const mails = await (await fetch(`${api}/dev/outbox/?format=json`)).text();
    expect(mails).toContain('Szirt');
    expect(named.own.exec(said(mails))).toBeNull();
    const page = await (await fetch(`${checkout}/checkout/`)).text();
    expect(page).toContain('– Szirt</title>');
    expect(named.own.exec(said(page))).toBeNull();
    expect(await (await fetch(`${checkout}/checkout.css`)).text()).toContain(':root:root{--ink:#1c2541;');
  });

  test('shows its own colours and wordmark, and breaks no rule of its policy', anyWidth, async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
    });
    await page.goto(`${second.host}/`);
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('color', 'rgb(28, 37, 65)');
    const wordmark = header.getByRole('link', { name: /^Szirt/ }).getByRole('presentation');
    expect(await wordmark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(refused).toEqual([]);
  });
});
