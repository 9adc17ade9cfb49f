import type { Locator } from '@playwright/test';
import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { expect, t, test } from './test.ts';

for (const path of [
  '/',
  '/cipok/',
  '/cipok/futocipok/?page=2',
  '/search/?q=zzzzqqq',
  '/kosar/',
  '/nincs-ilyen/',
  '/en/',
  '/blog/',
  '/marka/',
  '/static/szallitas-fizetes/',
  '/register/',
  '/elallas/',
]) {
  test(`meets WCAG 2.2 AA on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoSidewaysScrolling(page);
    await expectNoViolations(page);
  });
}

test('meets WCAG 2.2 AA on a product page, its dialog and the filled cart', async ({ page }) => {
  await page.goto('/cipok/futocipok/');
  await page
    .getByRole('region', { name: t('list.label') })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
    .click();
  await page
    .getByRole('region', { name: t('purchase.size'), exact: true })
    .locator('a:not([data-sold-out])')
    .first()
    .click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: t('purchase.add'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: t('purchase.openCart') }).click();
  await expect(page.getByRole('button', { name: t('cart.checkout') })).toBeVisible();
  await expectNoViolations(page);
});

test('tells in forced colours what is chosen and what is sold out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/cipok/futocipok/');
  await page.locator('li[data-product]').first().getByRole('link').first().click();
  const sizes = page.getByRole('region', { name: t('purchase.size'), exact: true });
  await sizes.locator('a:not([data-sold-out])').first().click();
  const outlineOf = (element: Locator) => element.evaluate((drawn) => getComputedStyle(drawn).outlineStyle);
  // The press has left its focus there, which has an outline of its own.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const colours = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${t('purchase.colour')}`) }) });
  for (const region of [sizes, colours]) {
    await expect.poll(() => outlineOf(region.locator('a[aria-current]'))).toBe('solid');
    const others = await region.locator('a:not([aria-current])').all();
    for (const other of others) expect(await outlineOf(other)).toBe('none');
  }
  for (const gone of await sizes.locator('a[data-sold-out]').all())
    expect(await gone.evaluate((drawn) => getComputedStyle(drawn).borderTopStyle)).toBe('dashed');
});

test('meets WCAG 2.2 AA with its menus open', async ({ page, isMobile }) => {
  await page.goto('/cipok/');
  if (isMobile) {
    await page.getByRole('button', { name: t('menu.open') }).click();
    await page.getByRole('button', { name: t('menu.next', { name: 'Cipők' }) }).click();
  } else {
    await page.getByRole('button', { name: t('menu.openCategory', { name: 'Cipők' }) }).click();
    await expect(page.locator('[id^=panel-]').getByRole('link').first()).toBeVisible();
  }
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: t('searchBox.label') }).fill('futó');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoViolations(page);
});

test('meets WCAG 2.2 AA with the sheet of filters, the order’s menu, a card looked at and the favourites open', async ({
  page,
  isMobile,
}) => {
  await page.goto('/cipok/');
  if (isMobile) {
    await page.getByRole('button', { name: t('results.filters'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t('sheet.title') });
    await expect(sheet.getByRole('checkbox').first()).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  } else {
    const card = page.locator('li[data-product]').first();
    await card.hover();
    await expect(card.getByRole('list', { name: t('card.sizes') })).toBeVisible();
    await expectNoViolations(page);
  }
  await page
    .locator('details', { has: page.getByText(`${t('list.sort')}:`, { exact: true }) })
    .locator('summary')
    .click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('wishlist.open', { count: 0 }) }).click();
  await expect(page.getByRole('region', { name: t('wishlist.title') })).toContainText(t('wishlist.empty'));
  await expectNoViolations(page);
});
