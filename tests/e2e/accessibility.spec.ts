import type { Locator, Page } from '@playwright/test';
import { expectNamesToExist, expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { anyWidth, expect, t, test } from './test.ts';

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

test('tells in forced colours what is chosen and what is sold out', anyWidth, async ({ page }) => {
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
  await expect.poll(() => outlineOf(page.locator('a[href^="#kep-"][aria-current]').first())).toBe('solid');
});

/** The outline of what is drawn: none where it has no style. */
const outline = (element: Locator) =>
  element.evaluate((drawn) => {
    const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(drawn);
    return outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineColor} ${outlineOffset}`;
  });
const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

test('tells in forced colours which size is sold out', anyWidth, async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const list = await (await request.get('/cipok/futocipok/')).text();
  const paths = [...new Set(list.match(/\/p\/[^"?#\\]+-\d+\/(?=[?"])/g))];
  let path: string | undefined;
  for (const candidate of paths)
    if (/data-sold-out/.test(await (await request.get(candidate)).text())) {
      path = candidate;
      break;
    }
  expect(path, 'a running shoe of which a size is sold out').toBeDefined();
  await page.goto(path ?? '');
  const gone = page.getByRole('region', { name: t('purchase.size'), exact: true }).locator('a[data-sold-out]');
  await expect(gone).not.toHaveCount(0);
  for (const size of await gone.all())
    expect(await size.evaluate((drawn) => getComputedStyle(drawn).borderTopStyle)).toBe('dashed');
});

test('tells in forced colours which gender, chapter and page of a flipbook are chosen', async ({ page, isMobile }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  if (!isMobile) {
    await page.goto('/ferfi/');
    const genders = page.getByRole('banner').getByRole('link', { name: 'Férfi', exact: true });
    await expect(genders).toHaveAttribute('aria-current');
    await expect.poll(() => outline(genders)).toMatch(/^solid/);
    const other = page.getByRole('banner').getByRole('link', { name: 'Női', exact: true });
    expect(await outline(other)).toBe('none');
  }
  await page.goto('/aktualis-ajanlatok/tel-a-hegyen/');
  const panel = page.getByRole('complementary', { name: t('flipbook.panel') });
  const chapters = panel.getByRole('button', { name: t('flipbook.contents'), exact: true });
  await chapters.click();
  await blur(page);
  await expect.poll(() => outline(chapters)).toMatch(/^solid/);
  await expect(panel.locator('[aria-current]')).toHaveCount(1);
  await expect.poll(() => outline(panel.locator('[aria-current]'))).toMatch(/^solid/);
  await panel.getByRole('button', { name: t('flipbook.pages'), exact: true }).click();
  await blur(page);
  await expect.poll(() => outline(chapters)).toBe('none');
  await expect.poll(() => outline(panel.locator('[aria-current]'))).toMatch(/^solid/);
});

test('tells in forced colours what has the focus from what is chosen, and keeps the colours of swatches', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'The tiles stand in the sheet of a phone.');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/cipok/futocipok/');
  await page.getByRole('button', { name: t('results.filters'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('filterDrawer.title') });
  const tile = (name: string) => sheet.locator('label').filter({ hasText: new RegExp(`^${name}$`) });
  await tile('42').getByRole('checkbox').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const looks = [await outline(tile('43')), await outline(tile('42'))];
  await page.keyboard.press('Space');
  await expect(tile('42').getByRole('checkbox')).toBeChecked();
  looks.push(await outline(tile('42')));
  await blur(page);
  looks.push(await outline(tile('42')));
  expect(new Set(looks).size, `neither, focus, both, chosen: ${looks.join(' · ')}`).toBe(4);
  for (const swatch of await sheet.locator('label > i').all())
    expect(await swatch.evaluate((drawn) => getComputedStyle(drawn).backgroundColor)).toBe(
      await swatch.evaluate((drawn) => drawn.style.backgroundColor),
    );
  await expect(sheet.locator('label > i')).not.toHaveCount(0);
});

test('names by id only what is there while menus, suggestions and popups are open and when they are closed again', async ({
  page,
  isMobile,
}) => {
  await page.goto('/cipok/');
  if (isMobile) {
    await page.getByRole('button', { name: t('menu.open') }).click();
    await page.getByRole('button', { name: t('menu.next', { name: 'Cipők' }) }).click();
  } else {
    await page.getByRole('button', { name: t('menu.openCategory', { name: 'Cipők' }) }).click();
    await expect(page.locator('[id^=panel-]').getByRole('link').first()).toBeVisible();
  }
  await expectNamesToExist(page, 'the open menu');
  await page.keyboard.press('Escape');
  await expectNamesToExist(page, 'the closed menu');
  await page.getByRole('combobox', { name: t('searchBox.label') }).fill('futó');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNamesToExist(page, 'suggestions');
  await page.keyboard.press('Escape');
  await expectNamesToExist(page, 'no suggestions');
  await page.getByRole('button', { name: t('wishlist.open', { count: 0 }) }).click();
  await expect(page.getByRole('region', { name: t('wishlist.title') })).toBeVisible();
  await expectNamesToExist(page, 'the favourites');
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
    const sheet = page.getByRole('dialog', { name: t('filterDrawer.title') });
    await expect(sheet.getByRole('checkbox').first()).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  } else {
    const card = page.locator('li[data-product]').first();
    await card.hover();
    await expect(card.getByRole('list', { name: t('purchase.add') })).toBeVisible();
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
