import type { BrowserContext, Page } from '@playwright/test';
import type { Cart } from '#lib/contract/cart.ts';
import { expectNoViolations } from './accessible.ts';
import { addresses } from './shop.ts';
import { anyWidth, expect, t, test } from './test.ts';

const api = `${addresses.api}/api/v1`;

interface Found {
  products: { id: number }[];
}
interface Details {
  options: { id: number; stock: number }[];
  sets: { id: number; members: { optionId: number }[] }[];
}

/** Products of a category with all that is known of them, as many as are looked for. */
async function productsOf(
  page: Page,
  path: string,
  wanted: (product: Details) => boolean,
  count: number,
): Promise<Details[]> {
  const { data } = (await (await page.request.get(`${api}/search/?path=${path}`)).json()) as { data: Found };
  const products: Details[] = [];
  for (const { id } of data.products) {
    const product = ((await (await page.request.get(`${api}/product/${id}/`)).json()) as { data: Details }).data;
    if (wanted(product)) products.push(product);
    if (products.length === count) break;
  }
  return products;
}

/** Puts goods into a new guest's cart, and makes the page that guest's. */
async function fill(page: Page, additions: object[]): Promise<Cart> {
  let cart: Cart | undefined;
  for (const data of additions) {
    const headers: Record<string, string> = { origin: addresses.storefront };
    if (cart?.uuid) headers['x-request-id'] = cart.uuid;
    const answer = await page.request.post(`${api}/cart/`, { data, headers });
    expect(answer.status()).toBe(200);
    cart = ((await answer.json()) as { data: Cart }).data;
  }
  if (!cart?.uuid) throw new Error('Nothing was added');
  await page.context().addCookies([{ name: 'lendulet_request', value: cart.uuid, url: addresses.storefront }]);
  return cart;
}

/** The cart of a new guest with so many lines, open. */
async function openCart(page: Page, lines: number): Promise<string[]> {
  const products = await productsOf(page, '/cipok/', ({ options }) => options.some(({ stock }) => stock > 3), lines);
  const additions = products.map(({ options }) => ({
    productOption: options.find(({ stock }) => stock > 3)?.id,
    amount: 1,
  }));
  const cart = await fill(page, additions);
  await page.goto('/kosar/');
  await expect(lineOf(page, cart.products[0]?.hash ?? '')).toBeVisible();
  return cart.products.map(({ hash }) => hash);
}

const lineOf = (page: Page, hash: string) => page.locator(`[data-hash="${hash}"]`);
const removeIn = (page: Page, hash: string) =>
  lineOf(page, hash).getByRole('button', { name: /Törlés a kosárból|Szett törlése/ });
/** Presses by pointer, and takes the pointer away: the line waits for as long as it rests there. */
async function remove(page: Page, hash: string): Promise<void> {
  await removeIn(page, hash).click();
  await page.mouse.move(0, 0);
}
const undo = (page: Page) => page.getByRole('button', { name: new RegExp(`^${t('cart.removal.undo')}`) });
const pieces = (page: Page, count: number) => page.getByRole('status').filter({ hasText: t('cart.pieces', { count }) });

test('[CART-03] [CART-05] removes a line, and takes one back before', async ({ page, isMobile }) => {
  const [first = '', second = ''] = await openCart(page, 2);
  await removeIn(page, first).click();
  // What is left of a line on a phone is not under the finger any more.
  if (!isMobile) await expect(lineOf(page, first)).toContainText(t('cart.removal.held'));
  await expect(lineOf(page, first).locator('xpath=..')).toBeFocused();
  await expect(removeIn(page, second)).toHaveAttribute('aria-disabled', 'false');
  await undo(page).click();
  await expect(removeIn(page, first)).toBeFocused();
  await expect(lineOf(page, first).getByRole('textbox')).toHaveValue('1');

  await remove(page, first);
  await expect(lineOf(page, first)).toHaveCount(0);
  await expect(lineOf(page, second).locator('xpath=..')).toBeFocused();
  await page.reload();
  await expect(pieces(page, 1)).toBeVisible();
  await remove(page, second);
  await expect(page.getByText(t('cart.empty'))).toBeFocused();
});

test(
  '[CART-03] by keyboard alone: it waits on the way back, and goes once the focus has left',
  anyWidth,
  async ({ page }) => {
    const [first = '', second = ''] = await openCart(page, 2);
    await removeIn(page, first).focus();
    await page.keyboard.press('Enter');
    await expect(undo(page)).toBeFocused();
    await expect(lineOf(page, first)).toContainText(t('cart.removal.held'));
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(removeIn(page, first)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(undo(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(lineOf(page, first)).toHaveCount(0);
    // The focus stays where the shopper has taken it.
    await expect(lineOf(page, second).locator(':focus')).toHaveCount(1);
  },
);

test('[CART-04] removes a set with all its lines', anyWidth, async ({ page }) => {
  const [product] = await productsOf(page, '/felszereles/', ({ sets }) => sets.length > 0, 1);
  const [set] = product?.sets ?? [];
  const { products } = await fill(page, [{ productOption: set?.members[0]?.optionId, setId: set?.id }]);
  await page.goto('/kosar/');
  const line = lineOf(page, products[0]?.set?.hash ?? '');
  await expect(line.getByRole('heading', { level: 3 })).toHaveCount(products.length);
  const removal = page.waitForRequest((request) => request.method() === 'DELETE');
  await remove(page, products[0]?.set?.hash ?? '');
  expect((await removal).url()).toContain(`/cart/set/${products[0]?.set?.hash}/`);
  await expect(page.getByText(t('cart.empty'))).toBeVisible();
});

test('[CART-03] two tabs agree, and what is typed in one is not lost', anyWidth, async ({ page, context }) => {
  const [first = '', second = ''] = await openCart(page, 2);
  const other = await context.newPage();
  await other.goto('/kosar/');
  const typed = lineOf(other, second).getByRole('textbox');
  await expect(typed).toHaveValue('1');
  await typed.fill('2');
  await lineOf(page, second)
    .getByRole('button', { name: t('cart.more') })
    .click();
  await expect(pieces(other, 3)).toBeVisible();
  await lineOf(page, second)
    .getByRole('button', { name: t('cart.more') })
    .click();
  await expect(pieces(other, 4)).toBeVisible();
  await expect(typed).toHaveValue('2');
  await typed.press('Enter');
  await expect(lineOf(page, second).getByRole('textbox')).toHaveValue('2');

  await remove(page, first);
  await expect(lineOf(other, first)).toHaveCount(0);
  await expect(pieces(other, 2)).toBeVisible();
});

test('[CART-03] a removal survives leaving the page while it can be taken back', anyWidth, async ({ page }) => {
  const [first = '', second = ''] = await openCart(page, 3);
  await removeIn(page, first).click();
  await expect(undo(page)).toBeVisible();
  // By a link of the shop: the time runs on.
  const removal = page.waitForRequest((request) => request.method() === 'DELETE');
  await lineOf(page, second).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/p\//);
  expect((await removal).url()).toContain(first);
  await expect(page.getByRole('link', { name: t('cart.link', { count: 2 }) })).toBeVisible();

  // Away altogether: it is sent at once.
  await page.goto('/kosar/');
  await removeIn(page, second).click();
  await expect(undo(page)).toBeVisible();
  await page.goto('/nincs-ilyen/');
  await expect(async () => {
    await page.goto('/kosar/');
    await expect(pieces(page, 1)).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test('[CART-06] an answer without data reloads the page, once', anyWidth, async ({ page }) => {
  const [first = ''] = await openCart(page, 2);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(`${api}/cart/hash/**`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          json: {},
          headers: { 'access-control-allow-origin': addresses.storefront, 'access-control-allow-credentials': 'true' },
        })
      : route.fallback(),
  );
  await remove(page, first);
  await expect.poll(() => loads).toBe(1);
  await expect(removeIn(page, first)).toBeVisible();
  // However slow this machine is, the reload was a moment ago.
  await page.evaluate(() => sessionStorage.setItem('lendulet_reload', String(Date.now())));
  await remove(page, first);
  await expect(page.getByRole('alert').filter({ hasText: t('cart.removal.failed') })).toBeVisible();
  expect(loads).toBe(1);
});

test('[CART-08] the checkout does not get what is on its way out', anyWidth, async ({ page }) => {
  const [first = ''] = await openCart(page, 2);
  await removeIn(page, first).click();
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await page.waitForURL(`${addresses.checkout}/checkout/`);
  await page.goto('/kosar/');
  await expect(pieces(page, 1)).toBeVisible();
});

test('says that the cart can not be changed without a network', anyWidth, async ({ page, context }) => {
  const [first = ''] = await openCart(page, 1);
  await context.setOffline(true);
  await expect(page.getByText(t('cart.offline'))).toBeVisible();
  await removeIn(page, first).click({ force: true });
  await expect(undo(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(t('cart.offline'))).toHaveCount(0);
  await expect(removeIn(page, first)).toHaveAttribute('aria-disabled', 'false');
});

test.describe('before the page’s scripts have come', () => {
  /** The cart in a tab of its own, for nothing there ever comes alive. */
  async function openAsleep(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto('/kosar/');
    return page;
  }

  test('a new visitor reads that nothing is in the cart', anyWidth, async ({ context }) => {
    const page = await openAsleep(context);
    await expect(page.getByText(t('cart.empty'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t('cart.toShop') })).toHaveAttribute('href', '/');
    await expect(page.locator('[aria-busy]')).toBeHidden();
  });

  test('nobody with a session reads so', anyWidth, async ({ context }) => {
    await context.addCookies([{ name: 'lendulet_request', value: 'g'.repeat(24), url: addresses.storefront }]);
    const page = await openAsleep(context);
    await expect(page.locator('[aria-busy]')).toBeVisible();
    await expect(page.getByText(t('cart.empty'))).toBeHidden();
  });
});
