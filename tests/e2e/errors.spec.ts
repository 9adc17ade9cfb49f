import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import { en } from '#tests/messages.ts';
import { dataFolder } from './shop.ts';
import { expect, t, test } from './test.ts';

const english = createTranslator({ locale: 'en', messages: en });
/** For a page that is to fail: its console says so. */
const failing = test.extend({ cleanConsole: async ({ baseURL }, use) => use(void baseURL) });
/** A shop in development has neither the entry's error pages nor its log. */
const isDevelopment = process.env.E2E_RUNNING_SHOP !== undefined;

for (const { locale, prefix, words } of [
  { locale: 'hu', prefix: '', words: t },
  { locale: 'en', prefix: '/en', words: english },
]) {
  test(`[RT-29] an unknown path is a branded 404 with a search and ways on, kept by no cache (${locale})`, async ({
    page,
  }) => {
    const answer = await page.goto(`${prefix}/nincs-ilyen-<b>oldal</b>/`);
    expect(answer?.status()).toBe(404);
    if (!isDevelopment) expect(answer?.headers()['cache-control']).toBe('no-store');
    if (!isDevelopment) await expect(page).toHaveTitle('Page Not Found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('errors.404.title'));
    await expect(page.locator('main').getByRole('link', { name: words('errors.home') })).toHaveAttribute(
      'href',
      `${prefix}/`,
    );
    await page.locator('main').getByRole('searchbox').fill('labda');
    await page
      .locator('main')
      .getByRole('button', { name: words('errors.search') })
      .click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/search/\\?q=labda`));
  });
}

test('[RT-30] [RT-31] a bot gets the status and one bare line, and the log the reason', async ({ request }) => {
  test.skip(isDevelopment, 'The entry runs in production alone');
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  const paths = [
    '/nincs-ilyen/',
    '/en/nincs-ilyen/',
    '/p/nincs-ilyen-999999/',
    '/blog/article/nincs-ilyen/',
    '/shop/nincs-ilyen/',
  ];
  for (const path of paths) {
    const answer = await request.get(path, { headers });
    expect([path, answer.status(), await answer.text()]).toEqual([path, 404, '404 Not Found']);
    expect(answer.headers()['content-type'], path).toBe('text/plain; charset=utf-8');
    expect((await request.fetch(path, { headers, method: 'HEAD' })).status(), path).toBe(404);
  }
  const log = readFileSync(join(dataFolder, 'storefront.log'), 'utf8');
  for (const path of ['/nincs-ilyen/', '/en/nincs-ilyen/', '/p/nincs-ilyen-999999/'])
    expect(log).toContain(`"Page Not Found: ${path}"`);
});

failing('an island that fails leaves the page alive, and can be tried again', async ({ page }) => {
  // The browser lacks what the purchase and the stock of stores stand on, for a while.
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function broken() {
      throw new Error('no observer');
    };
    Object.assign(window, { mend: () => Object.assign(IntersectionObserver.prototype, { observe }) });
  });
  await page.goto('/felszereles/');
  await page
    .getByRole('region', { name: t('list.label') })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL(/\/p\//);
  const errorNotice = page
    .locator('article')
    .getByRole('alert')
    .filter({ hasText: t('errors.island') });
  await expect(errorNotice.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header').getByRole('combobox')).toBeVisible();

  await errorNotice
    .first()
    .getByRole('button', { name: t('errors.retry') })
    .click();
  await expect(errorNotice.first()).toBeVisible();
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  while (await errorNotice.count())
    await errorNotice
      .first()
      .getByRole('button', { name: t('errors.retry') })
      .click();
  const sizes = page.getByRole('region', { name: t('purchase.size'), exact: true });
  if (await sizes.count()) await sizes.locator('a:not([data-sold-out])').first().click();
  await expect(page.getByRole('button', { name: t('purchase.add'), exact: true }).first()).toBeVisible();
});

test('an error in the browser is reported and logged once', async ({ page }) => {
  await page.addInitScript(() => {
    const reports: Promise<string>[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (path, body) => {
      if (body instanceof Blob) reports.push(body.text());
      return send(path, body);
    };
    Object.assign(window, { reports });
  });
  await page.goto('/kosar/');
  const reports = () => page.evaluate(() => Promise.all((window as unknown as { reports: Promise<string>[] }).reports));
  const failures = async () => (await reports()).filter((report) => report.includes('"error"'));
  const name = `Trial${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`;
  await page.evaluate((word) => {
    const error = Object.assign(new Error('token=f3a9c1d2e4b5a69788776655 anna@example.hu'), { name: word });
    for (let time = 0; time < 3; time += 1) dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  }, name);
  await expect.poll(async () => (await failures()).length).toBe(1);
  expect(JSON.parse((await failures())[0] ?? '')).toMatchObject({ kind: 'error', path: '/kosar/', name });
  if (isDevelopment) return;
  const lines = () =>
    readFileSync(join(dataFolder, 'storefront.log'), 'utf8')
      .split('\n')
      .filter((line) => line.includes(name));
  await expect.poll(() => lines().length).toBe(1);
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ level: 'warn', message: 'browser error', path: '/kosar/' });
  expect(lines()[0]).not.toMatch(/anna|f3a9/);
});
