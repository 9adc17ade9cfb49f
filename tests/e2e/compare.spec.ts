import { addresses } from './shop.ts';
import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { layoutShift } from './layout-shift.ts';
import { anyWidth, expect, t, test } from './test.ts';
import type { Page } from '@playwright/test';

const place = '/cipok/futocipok/';
const cards = (page: Page) => page.locator('li[data-product]');

/** Item numbers and names of the first products of a list. */
async function productsOf(path: string, count: number): Promise<{ id: string; url: string; name: string }[]> {
  const html = await (await fetch(`${addresses.storefront}${path}`)).text();
  const found = [...html.matchAll(/<li data-product="(\d+)">.*?<a href="(\/p\/[^"?]+)[^"]*">([^<]+)<\/a>/g)];
  return found.slice(0, count).map(([, id = '', url = '', name = '']) => ({ id, url, name }));
}
const address = (products: { id: string }[]) => `/osszehasonlitas/?ids=${products.map(({ id }) => id).join()}`;
const table = (page: Page) => page.getByRole('table', { name: t('comparison.table') });
const way = (page: Page, count: number) => page.getByRole('link', { name: t('compare.open', { count }) });

/** Uses a product's page until its link is a button; fingers are left alone for some seconds before. */
const useUntilButton = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => void dispatchEvent(new Event('pointerdown')));
    await expect(page.locator('[data-compare] > button')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });

test('[ADR-0120] goes from a product’s page and a list to a comparison that can be sent on', async ({
  page,
  browser,
  isMobile,
}) => {
  const [first, second] = await productsOf(place, 3);
  await page.goto(first?.url ?? '');
  const named = page.getByRole('button', { name: t('compare.toggleNamed', { name: first?.name ?? '' }), exact: true });
  await useUntilButton(page);
  await named.click();
  await expect(named).toHaveAttribute('aria-pressed', 'true');
  await expect(way(page, 1)).toBeVisible();

  await page.goto(place);
  const card = cards(page).filter({ has: page.locator(`a[href^="${second?.url}"]`) });
  const choose = card.getByRole('button', {
    name: t('compare.toggleNamed', { name: second?.name ?? '' }),
    exact: true,
  });
  if (!isMobile) await card.hover();
  await choose.click();
  await expect(choose).toHaveAttribute('aria-pressed', 'true');
  await way(page, 2).click();
  await expect(page).toHaveURL(`/osszehasonlitas/?ids=${first?.id},${second?.id}`);
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  await expect(way(page, 2)).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  // Who is sent the address sees the same, and has no list by that.
  const guest = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await guest.goto(new URL(page.url()).href);
  await expect(table(guest).getByRole('columnheader')).toHaveCount(3);
  expect(await guest.evaluate(() => localStorage.getItem('lendulet_compare'))).toBeNull();
  await guest.close();

  await table(page)
    .getByRole('link', { name: t('comparison.removeNamed', { name: first?.name ?? '' }), exact: true })
    .click();
  await expect(page).toHaveURL(`/osszehasonlitas/?ids=${second?.id}`);
  await expect(page.getByText(t('comparison.one'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(place);
  await expect(way(page, 1)).toBeVisible();
});

test('[ADR-0120] fills the page that names no product with what this browser compares, and moves nothing', async ({
  page,
}) => {
  const products = await productsOf(place, 2);
  await page.goto('/osszehasonlitas/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: t('comparison.empty.title') })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.005);
  await page.evaluate(
    (ids) => localStorage.setItem('lendulet_compare', JSON.stringify(ids)),
    products.map(({ id }) => Number(id)),
  );
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page).toHaveURL(address(products));
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  expect(await layoutShift(page)).toBeLessThan(0.005);
});

test('[ADR-0120] shows fingers the signs of cards only while they compare', async ({ page, isMobile }) => {
  await page.addInitScript(() => localStorage.setItem('lendulet_compare', '[]'));
  await page.goto(place);
  const sign = cards(page)
    .first()
    .getByRole('button', { name: t('compare.toggleNamed', { name: '' }) });
  await expect(cards(page).first().locator('button[data-first]')).toHaveCount(1);
  await expect(sign).toHaveCount(isMobile ? 0 : 1);
});

test('[ADR-0120] refuses a fifth product by its name and loses none', anyWidth, async ({ page }) => {
  const products = await productsOf(place, 5);
  await page.addInitScript(
    (ids) => localStorage.setItem('lendulet_compare', JSON.stringify(ids)),
    products.slice(0, 4).map(({ id }) => Number(id)),
  );
  await page.goto(place);
  await expect(way(page, 4)).toBeVisible();
  const { name = '' } = products[4] ?? {};
  const card = cards(page).nth(4);
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: t('compare.toggleNamed', { name }), exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: name })).toBeVisible();
  await expect(way(page, 4)).toBeVisible();
});

test(
  '[ADR-0120] is worked by keyboard: choosing, the table’s own scroll, the differences',
  anyWidth,
  async ({ page }) => {
    const products = await productsOf(place, 4);
    await page.goto(products[0]?.url ?? '');
    await useUntilButton(page);
    const toggle = page.locator('[data-compare] > button');
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await way(page, 1).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address(products.slice(0, 1)));

    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(address(products));
    const region = page.getByRole('region', { name: t('comparison.table') });
    await region.focus();
    const header = table(page).getByRole('rowheader', { name: t('comparison.colours') });
    const before = await header.boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    // What the rows are called stays where it was.
    expect((await header.boundingBox())?.x).toBe(before?.x);
    const all = await table(page).getByRole('row').count();
    await page.getByRole('link', { name: /^Csak az eltérések/ }).press('Enter');
    await expect(page).toHaveURL(`${address(products)}&eltero=1`);
    await expect.poll(() => table(page).getByRole('row').count()).toBeLessThan(all);
    await expectNoViolations(page);
  },
);

test('[RT-28] [PLP-02] [ADR-0120] speaks English, names what is missing, and fits 320 px', async ({ page }) => {
  const products = await productsOf(place, 3);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/en${address(products)},999999999,zebra`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare');
  await expect(page.getByText('Item number 999999999: we have no such product.')).toBeVisible();
  await expect(page.getByText('That isn’t an item number: “zebra”.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Products side by side' }).getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('rowheader', { name: /^Drop/ })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[ADR-0120] is put together and taken apart by links and a form', anyWidth, async ({ page }) => {
    const [first, second] = await productsOf(place, 2);
    await page.goto(first?.url ?? '');
    await page
      .locator('[data-compare]')
      .getByRole('link', { name: t('comparison.title') })
      .click();
    await expect(page.getByText(t('comparison.one'))).toBeVisible();
    const field = page.getByLabel(t('comparison.add.label'));
    await field.fill('tizenkettő');
    await page.getByRole('button', { name: t('comparison.add.submit') }).click();
    await expect(page.getByText(t('comparison.add.wrong', { text: 'tizenkettő' }))).toBeVisible();
    await field.fill(second?.id ?? '');
    await page.getByRole('button', { name: t('comparison.add.submit') }).click();
    await expect(table(page).getByRole('columnheader')).toHaveCount(3);
    await page.getByRole('link', { name: /^Csak az eltérések/ }).click();
    await expect(page).toHaveURL(`/osszehasonlitas/?ids=${first?.id},${second?.id}&eltero=1`);
    await page
      .getByRole('link', { name: t('comparison.removeNamed', { name: second?.name ?? '' }), exact: true })
      .click();
    await expect(table(page).getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('link', { name: t('comparison.clear') }).click();
    await expect(page.getByRole('heading', { name: t('comparison.empty.title') })).toBeVisible();
  });
});
