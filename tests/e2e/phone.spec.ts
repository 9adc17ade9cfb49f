import { expect, t, test } from './test.ts';

test('[HDR-02] [HDR-03] [HDR-04] [HDR-05] keeps the page in its place behind the mobile menu', async ({ page }) => {
  await page.goto('/cipok/');
  await page.evaluate(() => scrollTo(0, 700));
  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-haspopup=dialog]:not([data-my-shop])')?.click());
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('heading')).toBeFocused();
  await menu.getByRole('button', { name: t('menu.next', { name: 'Ruházat' }) }).click();
  await expect(menu.getByRole('heading')).toHaveText('Ruházat');
  await menu.getByRole('button', { name: t('menu.back') }).click();
  await expect(menu.getByRole('heading')).toHaveText(t('menu.title'));
  await expect(menu.getByRole('button', { name: t('menu.back') })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  await menu.getByRole('button', { name: t('menu.close') }).click();
  await expect(menu).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(700);

  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-haspopup=dialog]:not([data-my-shop])')?.click());
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(menu).toHaveCount(0);
});
