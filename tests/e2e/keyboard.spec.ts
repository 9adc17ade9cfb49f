import type { Locator, Page } from '@playwright/test';
import { addresses } from './shop.ts';
import { expect, t, test } from './test.ts';

/** Presses Tab until an element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let press = 0; press < 400; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('No Tab leads there');
}

test('[SRCH-05] [RT-26] [CART-07] searches, filters and buys by the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a keyboard belongs to the wide screen');
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type('női futócipő');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('results.searchTitle', { query: 'női futócipő' }));

  const size = page.locator('#szurok').getByRole('link', { name: '38', exact: true });
  await tabTo(page, size);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: t('results.removeFilter', { name: '38' }) })).toBeVisible();
  // The list is another one, the focus stays where it was.
  await expect(size).toBeFocused();

  await tabTo(page, page.locator('li[data-product]').first().getByRole('heading').getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/p\/.*meret=38/);
  await tabTo(page, page.getByRole('button', { name: t('purchase.add'), exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page.getByRole('dialog', { name: t('purchase.added') }).getByRole('link', { name: t('purchase.openCart') }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/kosar/');
  await tabTo(page, page.getByRole('button', { name: t('cart.checkout') }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${addresses.checkout}/checkout/`);
});
