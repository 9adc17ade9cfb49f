import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { anyWidth, expect, t, test } from './test.ts';

const list = (page: Page) => page.getByRole('list', { name: t('locator.list') });
const field = (page: Page) => page.getByRole('combobox', { name: t('locator.place') });

test('[RT-10] finds the nearest stores of a town, keeps them in the address, and Back returns', async ({ page }) => {
  await page.goto('/shops/');
  await field(page).fill('gyor');
  await expect(page.getByRole('option', { name: 'Győr' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shops/?hely=Gy%C5%91r');
  await expect(list(page).getByRole('heading').first()).toHaveText('Győr');
  await expect(list(page).getByRole('listitem').first()).toContainText(t('locator.asTheCrowFlies'));
  await page.getByRole('checkbox', { name: t('locator.services.rental') }).check();
  await expect(page).toHaveURL('/shops/?hely=Gy%C5%91r&szolgaltatas=rental');
  await list(page).getByRole('link', { name: 'Győr' }).click();
  await expect(page).toHaveURL('/shop/gyor/');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: t('locator.services.rental') })).toBeChecked();
  await expect(list(page).getByRole('heading').first()).toHaveText('Győr');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: t('locator.services.rental') })).not.toBeChecked();
});

test('[RT-10] shows a store on the map and in the list alike, and parts Budapest’s stores when enlarged', async ({
  page,
}) => {
  await page.goto('/shops/');
  const pins = page.getByRole('group', { name: t('locator.map') });
  const cluster = pins.getByRole('button', { name: /^Budapest/ });
  await cluster.click();
  // On a phone two of them are still too near to each other, and part when they are pressed.
  const [ujpest, pair] = [
    pins.getByRole('button', { name: 'Lendület Budapest Újpest' }),
    pins.getByRole('button', { name: /^Budapest, 2 / }).last(),
  ];
  await expect(ujpest.or(pair).first()).toBeVisible();
  if (await pair.isVisible()) await pair.click();
  await ujpest.click();
  await expect(page.getByRole('button', { name: `Budapest Újpest: ${t('locator.shownOnMap')}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: t('locator.closeCard') }).click();
  await page.getByRole('button', { name: t('locator.whole') }).click();
  await expect(cluster.first()).toBeVisible();
});

test('[RT-10] goes on by words where the position is refused', anyWidth, async ({ page }) => {
  await page.goto('/shops/');
  await page.getByRole('button', { name: t('locator.locate') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('locator.denied') })).toBeVisible();
});

test.describe('with a position', () => {
  test.use({ geolocation: { latitude: 46.25, longitude: 20.15 }, permissions: ['geolocation'] });

  test('[RT-10] lists the nearest first, and tells nobody where the shopper is', anyWidth, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/shops/');
    await page.getByRole('button', { name: t('locator.locate') }).click();
    await expect(list(page).getByRole('heading').first()).toHaveText('Szeged');
    expect(calls.filter((call) => /46[.,]25|20[.,]15|[?&](?:lat|lng)=/.test(call))).toEqual([]);
  });
});

test('[RT-11] [STORE-01] [STORE-02] shows a store, and makes it the shopper’s own', anyWidth, async ({ page }) => {
  await page.goto('/shop/szeged/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lendület Szeged');
  await expect(page.locator('address')).toContainText('6724 Szeged, Rókusi körút 44.');
  await expect(page.getByRole('link', { name: '+36 62 701 220' })).toHaveAttribute('href', 'tel:+3662701220');
  await expect(page.getByRole('table', { name: t('shops.week') }).getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('table').locator('tr[aria-current="date"]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: t('shops.route') })).toHaveAttribute('rel', 'noopener');
  await page.getByRole('button', { name: t('myShop.chooseNamed', { name: 'Lendület Szeged' }) }).click();
  await page.reload();
  await expect(
    page.getByRole('button', { name: t('myShop.chosenNamed', { name: 'Lendület Szeged' }) }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test(
  '[RT-11] answers an unknown store with 404, and a place in the path with the locator',
  anyWidth,
  async ({ request }) => {
    expect((await request.get('/shop/nincs-ilyen/')).status()).toBe(404);
    expect((await request.get('/en/shop/szeged/')).status()).toBe(200);
    const spelled = await request.get('/shop/Szeged', { maxRedirects: 0 });
    expect([spelled.status(), spelled.headers().location]).toEqual([308, expect.stringMatching(/\/shop\/szeged\/$/)]);
    const moved = await request.get('/shops/szeged/', { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([308, expect.stringMatching(/\/shops\/\?hely=szeged$/)]);
  },
);

test('meets WCAG 2.2 AA in the locator and on a store’s page', async ({ page }) => {
  await page.goto('/shops/', { waitUntil: 'networkidle' });
  await expectNoViolations(page);
  await field(page).fill('sz');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Győr: ${t('locator.showOnMap')}` }).click();
  await expectNoViolations(page);
  await page.goto('/shop/szeged/', { waitUntil: 'networkidle' });
  await expectNoViolations(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[RT-10] [RT-11] the list is complete, and leads to whole pages', anyWidth, async ({ page }) => {
    await page.goto('/shops/');
    await expect(list(page).getByRole('heading')).toHaveCount(30);
    await expect(list(page).getByRole('listitem').filter({ hasText: '6724 Szeged' })).toContainText('H–Szo 9:00–20:00');
    await expect(field(page)).toBeHidden();
    await list(page).getByRole('link', { name: 'Szeged' }).click();
    await expect(page.getByRole('table', { name: t('shops.week') })).toContainText('10:00–17:00');
    await expect(page.getByRole('link', { name: '+36 62 701 220' })).toBeVisible();
  });
});
