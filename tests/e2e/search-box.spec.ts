import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { anyWidth, expect, t, test } from './test.ts';

const boxOf = (page: Page) => page.getByRole('combobox', { name: t('searchBox.label') });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).getByRole('option');

test('[SRCH-03] [SRCH-05] searches by the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a keyboard belongs to the wide screen');
  await page.goto('/kosar/');
  const box = boxOf(page);
  await page.locator('main').focus();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await expect(group(page, t('searchBox.popular')).first()).toBeVisible();

  await page.keyboard.type('futo');
  await expect(group(page, t('searchBox.phrases')).first()).toContainText('futó');
  await expect(group(page, t('searchBox.products')).first()).toBeVisible();
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(10);
  await page.keyboard.press('ArrowUp');
  const all = page.getByRole('option', { name: t('searchBox.all', { query: 'futo' }) });
  await expect(all).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await all.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  const first = group(page, t('searchBox.phrases')).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveValue('futo');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=fut/);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  const searched = await box.inputValue();
  expect(searched).toContain('futó');

  await page.goBack();
  await expect(page).toHaveURL('/kosar/');
  await expect(box).toHaveValue('');
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expect(group(page, t('searchBox.recent')).first()).toContainText(searched);
  await expect(group(page, t('searchBox.recent')).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Delete');
  await expect(group(page, t('searchBox.recent'))).toHaveCount(0);
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box).toHaveValue('x');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
});

test('is a sheet over the page on a phone, and gives the page back as it was', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a sheet belongs to the phone');
  await page.goto('/kosar/');
  const box = boxOf(page);
  const place = await page.locator('search').boundingBox();
  await box.tap();
  await expect(group(page, t('searchBox.popular')).first()).toBeVisible();
  await expect(box).toBeFocused();
  expect(await box.evaluate((input) => parseFloat(getComputedStyle(input).fontSize))).toBeGreaterThanOrEqual(16);
  expect(await page.locator('form[popover]').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  expect(await page.locator('search').boundingBox()).toEqual(place);

  await box.pressSequentially('futo');
  await expect(group(page, t('searchBox.products')).first()).toBeVisible();
  expect(await page.getByRole('option').count()).toBeLessThanOrEqual(8);
  await expectNoViolations(page);
  await page.getByRole('button', { name: t('searchBox.close') }).tap();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('futo');
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false);

  await box.tap();
  await group(page, t('searchBox.phrases')).first().tap();
  await expect(page).toHaveURL(/\/search\/\?q=fut/);
  await expect(page.locator('form[popover]')).toHaveCount(0);
});

test('moves nothing while it is used', async ({ page }) => {
  await page.goto('/kosar/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') !== true) seen.shift += Number(Reflect.get(entry, 'value') ?? 0);
    }).observe({ type: 'layout-shift' });
  });
  await page.route('**/search-limited/**', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    await route.continue();
  });
  const box = boxOf(page);
  await box.click();
  for (const word of ['futo', 'vantor', 'zzzz']) {
    await box.press('ControlOrMeta+a');
    await box.pressSequentially(word, { delay: 30 });
    await expect(page.getByText(t('searchBox.searching'))).toBeVisible();
    await expect(page.getByText(t('searchBox.searching'))).toHaveCount(0);
  }
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'seen'), 'shift'))).toBe(0);
});

test('has the query of the address as text, and says when products can not be had', anyWidth, async ({ page }) => {
  const probe = '"><img src=x onerror=alert(1)>';
  await page.goto(`/search/?q=${encodeURIComponent(probe)}`);
  const box = boxOf(page);
  await expect(box).toHaveValue(probe);
  await page.route('**/search-limited/**', (route) => route.fulfill({ status: 500, body: '' }));
  await box.click();
  await box.press('ControlOrMeta+a');
  await box.pressSequentially('<b>futó</b>');
  await expect(page.getByText(t('searchBox.failed')).first()).toBeVisible();
  await expect(page.getByRole('option', { name: t('searchBox.all', { query: '<b>futó</b>' }) })).toBeVisible();
  await expect(page.locator('search').locator('img')).toHaveCount(0);
  await expectNoViolations(page);
});

test(
  '[SRCH-05] leads to shops with their hours, to pages, and by an item number to its product',
  anyWidth,
  async ({ page }) => {
    await page.goto('/kosar/');
    const box = boxOf(page);
    await box.click();
    await box.fill('nyitvatartás szeged');
    const shop = group(page, t('searchBox.answers')).first();
    await expect(shop).toContainText('Szeged');
    await expectNoViolations(page);
    await shop.click();
    await expect(page).toHaveURL('/shop/szeged/');

    await page.goto('/search/?q=visszak%C3%BCld%C3%A9s');
    const answers = page.getByRole('navigation', { name: t('answers.title') });
    await expect(answers.getByRole('link').first()).toHaveAttribute('href', '/static/visszakuldes/');
    await expectNoViolations(page);

    const product = page.locator('li[data-product]').first();
    await page.goto('/cipok/');
    const id = await product.getAttribute('data-product');
    await page.goto(`/search/?q=${id}`);
    await expect(page).toHaveURL(new RegExp(`/p/[^/]+-${id}/`));
    await expect(
      page
        .getByRole('definition')
        .filter({ hasText: String(id) })
        .first(),
    ).toBeVisible();
  },
);
