import type { Page } from '@playwright/test';
import type { Fault } from '#tests/faults/faults.ts';
import { apiCounts, playFaults, turnApi } from './api-switch.ts';
import { addButton, ask, asCustomer, cartLink, guestWithCart, heldPieces } from './faults-shoppers.ts';
import { addresses } from './shop.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, t, test } from './test.ts';

test.describe.configure({ mode: 'serial' });
test.beforeAll(() => turnApi('hide'));
test.afterEach(() => playFaults());
test.afterAll(() => turnApi('show'));

/** Drawn by the first test, so that their time is up by the last one. */
let product = '';
let onceIncomplete = '';

/** One of three thousand products. */
async function somebodysProduct(page: Page): Promise<{ path: string; call: string }> {
  const { products } = await ask<{ products: { id: number; url: string }[] }>(
    page,
    'GET',
    `/api/v1/search/?page=${2 + Math.floor(Math.random() * 40)}`,
  );
  const chosen = products[Math.floor(Math.random() * products.length)];
  if (!chosen) throw new Error('There is no such page of products');
  return { path: `/en${new URL(chosen.url, addresses.storefront).pathname}`, call: `/api/v1/product/${chosen.id}/` };
}

/** A product that no page has asked for, as another test may have opened one's: without its call there is no page. */
async function nobodysProduct(page: Page): Promise<{ path: string; call: string }> {
  for (let tries = 0; tries < 5; tries += 1) {
    const product = await somebodysProduct(page);
    await playFaults({ path: product.call, fault: { kind: 'status', status: 500 } });
    await page.request.get(product.path);
    if ((await apiCounts()).came[`GET ${product.call}`]) return product;
  }
  throw new Error('Every product has been asked for');
}

/** Faults of the call that a page needs, and how often it is then made. */
const pageFaults: [name: string, fault: Fault, calls: number][] = [
  ['500', { kind: 'status', status: 500 }, 2],
  ['503', { kind: 'status', status: 503 }, 2],
  ['501', { kind: 'status', status: 501 }, 1],
  ['a reset before the call', { kind: 'reset', at: 'request' }, 2],
  ['a reset before the headers', { kind: 'reset', at: 'answer' }, 2],
  ['a reset after the headers', { kind: 'reset', at: 'headers' }, 2],
  ['a reset in the body', { kind: 'reset', at: 'body' }, 2],
  ['a body cut short', { kind: 'truncate' }, 2],
  ['corrupt gzip', { kind: 'shape', shape: 'corrupt gzip' }, 2],
  ...(
    ['null', 'array', 'number strings', 'missing fields', 'half', 'HTML', 'empty', 'no content', '50 MB'] as const
  ).map((shape): [string, Fault, number] => [shape, { kind: 'shape', shape }, 1]),
  ['no answer', { kind: 'hang' }, 1],
  ['an answer that drips', { kind: 'drip', bytes: 10, every: 30 }, 1],
];

test('[API-05] [RT-31] [R3] [R4] [R5] [R6] [R7] a page that was never drawn is 503 over every fault, is kept by nobody, and is there afterwards', async ({
  page,
  request,
}) => {
  product = /href="(\/p\/[^"?]+\/)/.exec(await (await request.get('/cipok/futocipok/')).text())?.[1] ?? '';
  expect((await request.get(product)).status()).toBe(200);
  const { path, call } = await nobodysProduct(page);
  for (const [name, fault, calls] of pageFaults) {
    await playFaults({ path: call, fault });
    const answer = await request.get(path);
    expect(answer.status(), name).toBe(503);
    expect(answer.headers(), name).toMatchObject({
      'retry-after': '30',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(await answer.text(), name).toContain('</html>');
    expect((await apiCounts()).came[`GET ${call}`], name).toBe(calls);
  }
  const bot = await request.get(path, { headers: { 'user-agent': 'Googlebot/2.1' } });
  expect([bot.status(), await bot.text()]).toEqual([503, '503 Service Unavailable']);
  await playFaults({ path: '/api/v1/search/', fault: { kind: 'status', status: 500 } });
  await page.goto('/search/?q=labda');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.503.title'));
  await expect(page.getByRole('navigation').first()).toBeVisible();

  // A part that the page can do without is missing from it, and is not missed for long.
  await playFaults(
    { path: `${call}stock/`, fault: { kind: 'status', status: 500 } },
    { path: call, fault: { kind: 'delay', ms: 400 } },
  );
  const incomplete = await request.get(path);
  expect([incomplete.status(), incomplete.headers()['cache-control']]).toEqual([
    200,
    expect.stringContaining('s-maxage=5,'),
  ]);
  onceIncomplete = path;
  await playFaults({ path: '/api/v1/search/', times: 1, fault: { kind: 'status', status: 502 } });
  expect((await request.get('/search/?q=labda')).status()).toBe(200);
});

test('[R2] [R4] [R6] the islands of a page from the cache do without the API, and come back', async ({ page }) => {
  await guestWithCart(page);
  await page.goto('/cipok/futocipok/');
  const faults: Fault[] = [
    { kind: 'shape', shape: 'HTML' },
    { kind: 'reset', at: 'body' },
  ];
  for (const fault of faults) {
    await playFaults({ fault });
    await page.goto('/cipok/futocipok/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Futócipők');
    expect(await layoutShift(page), fault.kind).toBeLessThan(0.005);
    await expect(cartLink(page, 0)).toBeVisible();
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('labda');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('wishlist.open', { count: 0 }) }).click();
    const wishlist = page.getByRole('region', { name: t('wishlist.title') });
    await expect(wishlist).toContainText(t('wishlist.unreachable'));
    await expect(wishlist.getByRole('button', { name: t('wishlist.retry') })).toBeVisible();
  }
  await playFaults();
  await page
    .getByRole('region', { name: t('wishlist.title') })
    .getByRole('button', { name: t('wishlist.retry') })
    .click();
  await expect(page.getByRole('region', { name: t('wishlist.title') })).toContainText(t('wishlist.empty'));

  // An API that never answers keeps nobody waiting for more than ten seconds.
  await playFaults({ path: '/api/v1/cart/', fault: { kind: 'hang' } });
  await page.goto('/kosar/');
  await expect(page.getByRole('alert').filter({ hasText: t('cart.unreachable') })).toBeVisible();
  await playFaults({ path: '/api/v1/cart/', times: 1, fault: { kind: 'reset', at: 'headers' } });
  await page.getByRole('button', { name: t('cart.retry') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('cart.pieces', { count: 1 }) })).toBeVisible();
  expect((await apiCounts()).came['GET /api/v1/cart/']).toBe(2);
});

test('[CART-07] [API-05] [R6] [R7] what the cart has taken is not sent twice, though its answer is lost', async ({
  page,
}) => {
  const guest = await guestWithCart(page);
  await page.goto(guest.path);
  await expect(cartLink(page, 1)).toBeVisible();
  let held = 1;
  const counts = async () => {
    const { came, reached } = await apiCounts();
    return [came['POST /api/v1/cart/'] ?? 0, reached['POST /api/v1/cart/'] ?? 0];
  };
  const added = page.getByRole('dialog', { name: t('purchase.added') });
  // Before an answer has begun Chromium repeats a request by itself, so these begin.
  const lost: Fault[] = [
    { kind: 'reset', at: 'headers' },
    { kind: 'reset', at: 'body' },
    { kind: 'truncate' },
    { kind: 'shape', shape: 'HTML' },
    { kind: 'shape', shape: 'no content' },
  ];
  for (const fault of lost) {
    await playFaults({ method: 'POST', path: '/api/v1/cart/', fault });
    await addButton(page).click();
    held += 1;
    await expect(added).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cartLink(page, held)).toBeVisible();
    expect(await counts()).toEqual([1, 1]);
  }
  expect(await heldPieces(page, guest)).toBe(held);

  await playFaults({ method: 'POST', path: '/api/v1/cart/', fault: { kind: 'reset', at: 'request' } });
  await addButton(page).click();
  await expect(page.getByText(t('purchase.failures.unreachable'))).toBeVisible();
  await playFaults();
  await addButton(page).click();
  held += 1;
  await expect(added).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartLink(page, held)).toBeVisible();
  expect(await counts()).toEqual([1, 1]);

  // Where the cart can not be read either nobody knows, and the shopper is told so.
  await playFaults({ path: '/api/v1/cart/', fault: { kind: 'reset', at: 'headers' } });
  await addButton(page).click();
  await expect(page.getByText(t('purchase.failures.timeout'))).toBeVisible();
  expect(await counts()).toEqual([1, 1]);
  await playFaults();
  expect(await heldPieces(page, guest)).toBe(held + 1);
  await page.reload();
  await expect(cartLink(page, held + 1)).toBeVisible();
});

test('[CART-03] [R7] a quantity and a removal whose answers are lost show what the server holds', async ({ page }) => {
  const guest = await guestWithCart(page);
  await page.goto('/kosar/');
  const quantity = page.getByRole('main').getByRole('textbox', { name: t('cart.quantity'), exact: true });
  await expect(quantity).toHaveValue('1');
  await playFaults(
    { method: 'PUT', path: '/api/v1/cart/', fault: { kind: 'reset', at: 'answer' } },
    { method: 'DELETE', path: '/api/v1/cart/', fault: { kind: 'reset', at: 'answer' } },
  );
  await page.getByRole('button', { name: t('cart.more'), exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('cart.failed') })).toBeVisible();
  await expect(quantity).toHaveValue('2');
  expect(await heldPieces(page, guest)).toBe(2);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Törlés a kosárból/ })
    .click();
  // The line waits for as long as the pointer rests on it.
  await page.mouse.move(0, 0);
  await expect(page.getByText(t('cart.empty'))).toBeVisible();
  expect(await heldPieces(page, guest)).toBe(0);
  await expect(page.getByText(t('cart.removal.failed'))).toHaveCount(0);
});

test('[AUTH-09] [RT-33] [R6] an account that can not be parsed leads home, says so, and is there again', async ({
  page,
  context,
}) => {
  await asCustomer(page, context);
  // Its console has something to say, which the watched page must not have.
  const other = await context.newPage();
  const said: string[] = [];
  const uncaught: string[] = [];
  other.on('console', (message) => said.push(message.text()));
  other.on('pageerror', (error) => uncaught.push(error.message));
  for (const shape of ['null', 'half', 'no content'] as const) {
    said.length = 0;
    await playFaults({ path: '/api/v1/user/', fault: { kind: 'shape', shape } });
    await other.goto('/my-account/');
    await expect(other, shape).toHaveURL('/');
    await expect(other.getByText(t('session.notices.accountFailed'))).toBeVisible();
    expect(said.join('\n'), shape).toContain('Error during server response parsing!');
  }
  expect(uncaught).toEqual([]);
  await playFaults();
  await page.goto('/my-account/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vera');
});

test('[R8] session and cart live on over a restart of the API, and the next action works', async ({
  page,
  context,
  request,
}) => {
  const { path } = await guestWithCart(page);
  await asCustomer(page, context);
  await page.goto(path);
  for (const count of [1, 2]) {
    await addButton(page).click();
    await expect(page.getByRole('dialog', { name: t('purchase.added') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cartLink(page, count)).toBeVisible();
    if (count === 2) break;
    await turnApi('kill');
    await turnApi('start');
  }
  expect((await request.get('/search/?q=s%C3%A1tor')).status()).toBe(200);
  await page.goto('/my-account/orders/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders.title'));
});

test('[RT-32] [AUTH-07] [R25] a storm of invalid answers is one logout and one way home', async ({ page, context }) => {
  await asCustomer(page, context);
  await page.goto('/my-account/orders/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const invalid = JSON.stringify({ message: 'no', errors: { token: ['invalid token'] } });
  await playFaults({ path: '/api/v1/', fault: { kind: 'status', status: 403, body: invalid } });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL('/');
  await expect(page.getByText(t('session.notices.expired'))).toBeVisible();
  expect(
    (await context.cookies(addresses.storefront))
      .filter(({ name }) => name.startsWith('lendulet_'))
      .map(({ name }) => name),
  ).toEqual(['lendulet_consent']);
  await playFaults();
  await page.waitForLoadState('networkidle');
  expect(visited.filter((path, index) => path !== visited[index - 1]).at(-1)).toBe('/');
  expect(visited.filter((path) => path !== '/' && path !== '/my-account/orders/')).toEqual([]);
  expect((await apiCounts()).came['GET /api/v1/auth/logout/'] ?? 0).toBe(0);
});

test('[R2] a page from the cache outlives its time while the API fails', async ({ request }) => {
  test.setTimeout(120_000);
  await expect
    .poll(async () => (await request.get(onceIncomplete)).headers()['cache-control'])
    .toContain('s-maxage=30,');
  await playFaults({ path: '/api/', fault: { kind: 'status', status: 500 } });
  const state = async () => {
    const answer = await request.get(product);
    expect(answer.status()).toBe(200);
    return answer.headers()['x-nextjs-cache'];
  };
  await expect.poll(state, { timeout: 60_000, intervals: [1000] }).toBe('STALE');
  await expect
    .poll(async () => (await apiCounts()).came[`GET /api/v1/product/${/-(\d+)\/$/.exec(product)?.[1]}/`] ?? 0)
    .toBeGreaterThan(0);
  const kept = await request.get(product);
  expect(kept.status()).toBe(200);
  expect((await kept.text()).includes(`${product}"`)).toBe(true);
});
