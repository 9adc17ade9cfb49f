import { en } from '#tests/messages.ts';
import { chooseOrder, expect, t, test } from './test.ts';
import { turnApi } from './api-switch.ts';

test.describe.configure({ mode: 'serial' });
test.afterAll(() => turnApi('start'));

test('keeps the cart over a power cut of the API', async ({ page }) => {
  await page.goto('/felszereles/');
  await page
    .getByRole('region', { name: t('list.label') })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const sizes = page.getByRole('region', { name: t('purchase.size'), exact: true });
  if (await sizes.count()) await sizes.locator('a:not([data-sold-out])').first().click();
  await page.getByRole('button', { name: t('purchase.add'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('purchase.added') })).toBeVisible();
  await turnApi('kill');
  await turnApi('start');
  await page.goto('/kosar/');
  await expect(page.getByText(t('cart.pieces', { count: 1 }))).toBeVisible();
});

test('answers from the cache while the API is away, and with a branded 503 where it can not', async ({
  page,
  request,
}) => {
  const products = [...(await (await request.get('/cipok/futocipok/')).text()).matchAll(/href="(\/p\/[^"?]+\/)/g)].map(
    ([, path = '']) => path,
  );
  const [product = ''] = products;
  // Nobody, the crawler of other tests included, has asked for this one in English.
  const neverDrawn = `/en${products.at(-1)}`;
  await request.get(product);
  await turnApi('stop');

  for (const cached of ['/', '/cipok/futocipok/', product, '/kosar/'])
    expect((await request.get(cached)).status(), cached).toBe(200);
  for (const uncached of ['/search/?q=labda', '/osszehasonlitas/?ids=100013', '/cipok/?page=2', neverDrawn]) {
    const answer = await request.get(uncached);
    const text = await answer.text();
    expect(answer.status(), uncached).toBe(503);
    expect(answer.headers()['retry-after'], uncached).toBeTruthy();
    expect(answer.headers()['cache-control'], uncached).toContain('no-store');
    expect(text, uncached).toContain(uncached === neverDrawn ? en.errors['503'].title : t('errors.503.title'));
  }
  expect((await request.get('/nincs-ilyen/')).status()).toBe(404);

  await page.goto('/search/?q=labda');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.503.title'));
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await page.goto('/cipok/futocipok/');
  // A list that can not be changed now stays, with an error and a retry.
  await chooseOrder(page, 'price-asc');
  await expect(page.getByRole('alert').getByRole('button', { name: t('list.retry') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Futócipők');
  await expect(
    page
      .getByRole('region', { name: t('list.label') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();

  await page.goto(product);
  const sizes = page.getByRole('region', { name: t('purchase.size'), exact: true });
  await sizes.locator('a:not([data-sold-out])').first().click();
  await page.getByRole('button', { name: t('purchase.add'), exact: true }).click();
  await expect(page.getByText(t('purchase.failures.unreachable'))).toBeVisible();

  await turnApi('start');
  await page.getByRole('button', { name: t('purchase.add'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('purchase.added') })).toBeVisible();
  expect((await request.get('/search/?q=labda')).status()).toBe(200);
});
