import type { Page } from '@playwright/test';
import { layoutShift } from './layout-shift.ts';
import { fillCart } from './place-order.ts';
import { addresses } from './shop.ts';
import { anyWidth, expect, t, test } from './test.ts';

const phone = { width: 412, height: 823 };
const wide = { width: 1440, height: 900 };

/** Makes the page one of a guest with three pieces in the cart. */
async function asGuestWithGoods(page: Page): Promise<void> {
  const identity = await fillCart(page.request);
  const value = identity['X-Request-ID'] ?? '';
  await page.context().addCookies([{ name: 'lendulet_request', value, url: addresses.storefront }]);
}

const row = (page: Page) => page.getByRole('region', { name: t('cart.goesWith') });

for (const [name, size] of Object.entries({ phone, wide })) {
  test(
    `[CART-13] what goes with a cart comes below its lines and moves nothing: ${name}`,
    anyWidth,
    async ({ page }) => {
      await page.setViewportSize(size);
      await asGuestWithGoods(page);
      await page.goto('/kosar/');
      await expect(page.getByText(t('cart.grand'), { exact: true })).toBeVisible();
      await page.getByRole('button', { name: t('cart.checkout') }).scrollIntoViewIfNeeded();
      await row(page).scrollIntoViewIfNeeded();
      await expect(row(page).getByRole('listitem').first()).toBeVisible();
      expect(await layoutShift(page)).toBeLessThan(0.01);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    },
  );
}

test(
  '[CART-16] a phone has the total and the one way to the checkout at its edge until their place is seen',
  anyWidth,
  async ({ page }) => {
    await page.setViewportSize(phone);
    await asGuestWithGoods(page);
    await page.goto('/kosar/');
    const button = page.getByRole('button', { name: t('cart.checkout') });
    await expect(button).toHaveCount(1);
    await expect(button).toBeInViewport({ ratio: 1 });
    const total = page.locator('main [aria-hidden]').filter({ hasText: /^[\d\s]+Ft$/ });
    await expect(total).toBeInViewport({ ratio: 1 });
    const shown = page.locator('main dl > div').last().locator('dd');
    expect(await total.textContent()).toBe(await shown.textContent());
    // What the keyboard comes to is not covered.
    const last = page.getByRole('button', { name: new RegExp(`^${t('cart.remove')}`) }).last();
    await last.focus();
    const edge = async (of: typeof last) => (await of.boundingBox()) ?? { y: NaN, height: NaN };
    const { y, height } = await edge(last);
    expect(y + height).toBeLessThanOrEqual((await edge(button)).y);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(button).not.toBeInViewport();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  },
);

test(
  '[CART-13] a cart whose goods can not be asked has no row, and no hole below its lines',
  anyWidth,
  async ({ page }) => {
    await page.setViewportSize(wide);
    await asGuestWithGoods(page);
    await page.route('**/api/v1/product/*/', (route) => route.abort());
    await page.goto('/kosar/');
    await expect(page.getByText(t('cart.grand'), { exact: true })).toBeVisible();
    const lines = page.getByRole('main').getByRole('list').first();
    const after = lines.locator('xpath=../../*').last();
    await expect(after).toHaveAccessibleName(t('cart.summary'));
    await expect(row(page)).toHaveCount(0);
  },
);

test(
  '[CART-15] the checkout’s summary is a line on a phone, and stands open on a wide window',
  anyWidth,
  async ({ page }) => {
    await page.setViewportSize(phone);
    await asGuestWithGoods(page);
    await page.goto(`${addresses.checkout}/checkout/`);
    const fold = page.locator('.summary summary');
    await expect(fold).toContainText(/Rendelésed: 3 termék.*\d\sFt/s);
    const first = page.getByLabel('Vezetéknév');
    expect((await first.boundingBox())?.y ?? Infinity).toBeLessThan(phone.height);
    await expect(page.locator('.summary .totals')).toBeHidden();
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.summary .totals')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.setViewportSize(wide);
    await expect(fold).toBeHidden();
    await expect(page.locator('.summary .totals')).toBeVisible();
  },
);
