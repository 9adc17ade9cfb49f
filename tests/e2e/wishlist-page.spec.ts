import type { BrowserContext, Page } from '@playwright/test';
import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { addresses } from './shop.ts';
import { anyWidth, expect, t, test } from './test.ts';

const api = `${addresses.api}/api/v1`;
interface Card {
  id: number;
  name: string;
  url: string;
  sizes: string[];
  prices: { vk: string; vkFull: string | null };
}

async function answer<T>(response: Promise<{ json: () => Promise<unknown> }>): Promise<T> {
  return ((await (await response).json()) as { data: T }).data;
}

/** Products of a category that come in sizes and can be bought. */
async function someProducts(page: Page, path: string): Promise<Card[]> {
  const { products } = await answer<{ products: Card[] }>(page.request.get(`${api}/search/?path=${path}`));
  return products.filter(({ sizes }) => sizes.length > 1);
}

/** Makes a guest of the browser who has saved these products, the last one latest. */
async function saveAsGuest(context: BrowserContext, ids: number[]): Promise<void> {
  let uuid: string | null = null;
  for (const productId of ids) {
    const headers: Record<string, string> = uuid ? { 'X-Request-ID': uuid } : {};
    const saved = await answer<{ uuid: string | null }>(
      context.request.post(`${api}/wishlist/`, { data: { productId }, headers }),
    );
    uuid ??= saved.uuid;
  }
  if (uuid) await context.addCookies([{ name: 'lendulet_request', value: uuid, url: addresses.storefront }]);
}

const lines = (page: Page) => page.locator('[data-wishlist-item]');
const order = (page: Page) =>
  lines(page).evaluateAll((items) => items.map((item) => Number((item as HTMLElement).dataset.wishlistItem)));
const named = (text: string, name: string) => ({ name: `${text}: ${name}`, exact: true });

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);
}

test('[RT-13] [HDR-07] leads from the popup to all favourites, sorts and narrows them in the address', async ({
  page,
  context,
}) => {
  const products = (await someProducts(page, '/cipok/')).slice(0, 3);
  await saveAsGuest(
    context,
    products.map(({ id }) => id),
  );
  await page.goto('/cipok/');
  await page.getByRole('button', { name: t('wishlist.open', { count: 3 }) }).click();
  await page.getByRole('link', { name: t('wishlist.all', { count: 3 }) }).click();
  await expect(page).toHaveURL('/wishlist/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wishlistPage.title'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText(t('wishlistPage.count', { count: 3 }), { exact: true })).toBeVisible();
  expect(await order(page)).toEqual(products.map(({ id }) => id).toReversed());
  await expectAccessible(page);

  const forints = ({ prices }: Card) => Number(prices.vk.replaceAll('.', ''));
  await page.getByRole('combobox', { name: t('wishlistPage.sort') }).selectOption('ar');
  await expect(page).toHaveURL('/wishlist/?rendezes=ar');
  const byPrice = (await order(page))
    .map((id) => products.find((product) => product.id === id))
    .map((product) => (product ? forints(product) : 0));
  expect(byPrice).toEqual(byPrice.toSorted((a, b) => a - b));
  await page.getByRole('button', { name: t('wishlistPage.filters.akcios') }).click();
  await expect(page).toHaveURL('/wishlist/?rendezes=ar&csak=akcios');
  await expect(lines(page)).toHaveCount(products.filter(({ prices }) => prices.vkFull !== null).length);
  await page.reload();
  await expect(page.getByRole('button', { name: t('wishlistPage.filters.akcios') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL('/wishlist/?rendezes=ar');
  await expect(lines(page)).toHaveCount(3);
});

test('[RT-13] puts a favourite into the cart by keyboard alone, once', anyWidth, async ({ page, context }) => {
  const [product] = await someProducts(page, '/cipok/');
  if (!product) throw new Error('no shoe');
  await saveAsGuest(context, [product.id]);
  await page.goto('/wishlist/');
  const choose = page.getByRole('button', named(t('wishlistPage.chooseSize'), product.name));
  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(choose).toHaveAttribute('aria-expanded', 'true');
  const add = page.getByRole('button', named(t('purchase.add'), product.name));
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('purchase.chooseSize'))).toBeVisible();
  const sizes = page.getByRole('group', { name: t('purchase.size') });
  await expect(sizes.getByRole('radio').first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  // The first size may be one that is sold out in this colour.
  for (
    let step = 0;
    step < 20 && (await page.getByRole('button', named(t('purchase.soldOut'), product.name)).count()) > 0;
    step++
  ) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  // The second press comes before the answer to the first one.
  let answerNow: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route('**/api/v1/cart/', async (route) => {
    if (route.request().method() === 'POST') await pressed;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  answerNow();
  await expect(lines(page).getByText(t('purchase.added'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('cart.link', { count: 1 }) })).toBeVisible();
  await expectAccessible(page);
  await lines(page)
    .getByRole('link', { name: t('purchase.openCart') })
    .click();
  await expect(page).toHaveURL('/kosar/');
});

test('[WISH-02] [WISH-05] removes a favourite, keeps the focus near, and puts it back', async ({ page, context }) => {
  const [first, second] = await someProducts(page, '/cipok/');
  if (!first || !second) throw new Error('too few shoes');
  await saveAsGuest(context, [first.id, second.id]);
  await page.goto('/wishlist/');
  await page.getByRole('button', { name: t('wishlist.removeNamed', { name: second.name }) }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page).getByRole('heading')).toBeFocused();
  await expect(page.getByRole('button', { name: t('wishlist.open', { count: 1 }) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', named(t('wishlistPage.putBack'), second.name)).click();
  await expect(lines(page)).toHaveCount(2);

  await page.route('**/api/v1/wishlist/*/', (route) => route.abort());
  await page.getByRole('button', { name: t('wishlist.removeNamed', { name: first.name }) }).click();
  await expect(page.getByText(t('wishlist.failures.unreachable', { name: first.name }))).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
});

test('[RT-13] sends a list that others look at and save from', anyWidth, async ({ page, context, browser }) => {
  const products = (await someProducts(page, '/cipok/')).slice(0, 2);
  const [first] = products;
  if (!first) throw new Error('no shoe');
  await saveAsGuest(
    context,
    products.map(({ id }) => id),
  );
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await page.goto('/wishlist/');
  await page.getByRole('button', { name: t('wishlistPage.share') }).click();
  const link = await page.getByRole('textbox', { name: t('wishlistPage.copyByHand') }).inputValue();
  expect(new URL(link).search).toBe(
    `?lista=${products
      .map(({ id }) => id)
      .toReversed()
      .join()}`,
  );

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(`${link},semmi`);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(t('wishlistPage.shared.title'));
  await expect(lines(friend)).toHaveCount(2);
  await expect(friend.getByText(t('wishlistPage.shared.dropped', { count: 1 }))).toBeVisible();
  await expect(friend.getByRole('button', { name: t('wishlist.removeNamed', { name: first.name }) })).toHaveCount(0);
  await expectAccessible(friend);
  await friend.getByRole('button', named(t('wishlistPage.shared.save'), first.name)).click();
  await expect(friend.getByRole('button', named(t('wishlistPage.shared.saved'), first.name))).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(friend.getByRole('button', { name: t('wishlist.open', { count: 1 }) })).toBeVisible();
  await friend.getByRole('link', { name: t('wishlistPage.shared.own') }).click();
  await expect(friend).toHaveURL('/wishlist/');
  await expect(lines(friend)).toHaveCount(1);
  await friend.context().close();
});

test(
  '[WISH-03] follows another tab, and leaves nothing when the session is no more',
  anyWidth,
  async ({ page, context }) => {
    const [first, second] = await someProducts(page, '/cipok/');
    if (!first || !second) throw new Error('too few shoes');
    await saveAsGuest(context, [first.id, second.id]);
    await page.goto('/wishlist/');
    await expect(lines(page)).toHaveCount(2);
    const other = await context.newPage();
    await other.goto('/wishlist/');
    await other.getByRole('button', { name: t('wishlist.removeNamed', { name: first.name }) }).click();
    await expect(lines(page)).toHaveCount(1);
    await other.close();
    await context.clearCookies();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByRole('heading', { name: t('wishlistPage.empty.title') })).toBeVisible();
    await expect(page.getByText(second.name)).toHaveCount(0);
    await expectAccessible(page);
  },
);

test(
  'says when the list can not be reached, and prints a clean one when it can',
  anyWidth,
  async ({ page, context }) => {
    const [product] = await someProducts(page, '/cipok/');
    if (!product) throw new Error('no shoe');
    await saveAsGuest(context, [product.id]);
    // What the page tries by itself fails as well, until somebody presses.
    await page.addInitScript(() =>
      document.addEventListener('click', () => document.documentElement.classList.add('is-pressed'), true),
    );
    await page.route('**/api/v1/wishlist/', async (route) => {
      const isPressed = await page.evaluate(() => document.documentElement.classList.contains('is-pressed'));
      await (isPressed ? route.continue() : route.abort());
    });
    await page.goto('/wishlist/');
    const alert = page.getByRole('alert').filter({ hasText: t('wishlist.unreachable') });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    await alert.getByRole('button', { name: t('wishlist.retry') }).click();
    await expect(lines(page)).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(t('wishlistPage.number', { id: String(product.id) }))).toBeVisible();
    await expect(lines(page).locator('img')).toBeVisible();
    for (const name of [t('wishlistPage.share'), t('wishlistPage.print')])
      await expect(page.getByRole('button', { name })).toBeHidden();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says what the favourites need', anyWidth, async ({ page }) => {
    await page.goto('/wishlist/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wishlistPage.title'));
    // Text within noscript is found by its element alone.
    await expect(page.locator('main noscript p').filter({ hasText: t('wishlistPage.noScript') })).toBeVisible();
  });
});
