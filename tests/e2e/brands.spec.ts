import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { expect, t, test } from './test.ts';

test('[RT-14] lists the brands from A to Z by the letters of the Hungarian alphabet', async ({ page }) => {
  await page.goto('/marka/');
  await expect(page.getByRole('heading', { level: 1, name: t('brands.title') })).toBeVisible();
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/marka\/$/);
  const names = await page
    .locator('[data-brand]')
    .evaluateAll((brands) => brands.map((brand) => brand.getAttribute('data-brand') ?? ''));
  expect(names.length).toBeGreaterThan(30);
  expect(names).toEqual(names.toSorted(new Intl.Collator('hu').compare));
  const letters = page.getByRole('navigation', { name: t('brands.letters') }).getByRole('link');
  await expect(letters.filter({ hasText: /^Cs$/ })).toHaveCount(1);
  await letters.filter({ hasText: /^Sz$/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sz', exact: true })).toBeInViewport();
});

test('[RT-14] finds a brand without its accents, and opens the only one left', async ({ page }) => {
  await page.goto('/marka/');
  const field = page.getByRole('searchbox', { name: t('brands.filter') });
  await field.fill('arny');
  await expect(page.locator('[data-brand]:visible')).toHaveCount(1);
  await field.press('Enter');
  await expect(page).toHaveURL('/marka/arnyek/');
  await expect(page.getByRole('heading', { level: 1, name: 'Árnyék' })).toBeVisible();
});

test('[RT-14] has children for women and men that lead to their results', async ({ page, request }) => {
  await page.goto('/marka/');
  await page
    .getByRole('navigation', { name: t('brands.genders') })
    .getByRole('link', { name: t('brands.noi') })
    .click();
  await expect(page).toHaveURL('/marka/noi/');
  await expect(page.getByRole('heading', { level: 1, name: t('brands.titleOf.noi') })).toBeVisible();
  await page.locator('[data-brand="Vantor"] a').click();
  await expect(page).toHaveURL('/marka/vantor/noi/');
  await expect(page.getByRole('region', { name: t('list.label') })).toBeVisible();
  for (const [path, status] of [
    ['/marka/ferfi/', 200],
    ['/marka/vantor/ferfi/', 200],
    ['/marka/nincs-ilyen/', 404],
    ['/marka/gyerek/', 404],
    ['/marka/noi/nincs-ilyen/', 404],
  ] as const) {
    expect([path, (await request.get(path)).status()]).toEqual([path, status]);
  }
  for (const gender of ['noi', 'ferfi']) {
    const answer = await request.get(`/marka/${gender}/vantor/`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, `/marka/vantor/${gender}/`]);
  }
});

test('[RT-14] tells of a brand on its own page, under its own title and address', async ({ page }) => {
  await page.goto('/marka/havran/');
  await expect(page).toHaveTitle(/^Havran/);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/marka\/havran\/$/);
  await expect(page.getByText(/^A Havran a Tátra lábánál/)).toBeVisible();
  await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', /Havran/);
});

test('[RT-14] meets WCAG 2.2 AA, filtered too, and never scrolls sideways', async ({ page }) => {
  await page.goto('/marka/', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox', { name: t('brands.filter') }).fill('a');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[RT-14] leads to a brand, and so does its field by the shop’s search', async ({ page }) => {
    await page.goto('/marka/');
    await page.getByRole('searchbox', { name: t('brands.filter') }).fill('Vantor');
    await page.getByRole('searchbox', { name: t('brands.filter') }).press('Enter');
    await expect(page).toHaveURL('/marka/vantor/');
    await page.goto('/marka/');
    await page.locator('[data-brand="Vantor"] a').click();
    await expect(page).toHaveURL('/marka/vantor/');
  });
});
