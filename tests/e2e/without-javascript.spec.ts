import { chooseOrder, expect, t, test } from './test.ts';

test('[RT-06] [RT-26] [RT-07] works as links and forms as far as the product page', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: t('menu.categories'), exact: true })
    .getByRole('link', { name: 'Cipők', exact: true })
    .click();
  await expect(page).toHaveURL('/cipok/');
  await page
    .getByRole('navigation', { name: t('results.categories') })
    .getByRole('link', { name: /Futócipők/ })
    .click();
  await expect(page).toHaveURL('/cipok/futocipok/');
  await page.locator('#szurok').getByRole('link', { name: '42', exact: true }).click();
  await expect(page).toHaveURL(/filters=\d+/);
  await chooseOrder(page, 'price-desc');
  await expect(page).toHaveURL(/sortField=price&sortType=desc/);
  await page.locator('#szurok').getByLabel(t('results.priceMax')).fill('60 000');
  await page
    .locator('#szurok')
    .getByRole('button', { name: t('results.apply') })
    .click();
  await expect(page).toHaveURL(/priceMax=60/);
  await expect(page.locator('#szurok').getByLabel(t('results.priceMax'))).toHaveValue(/^60\s000$/);
  await page
    .getByRole('region', { name: t('list.label') })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('button', { name: t('purchase.add') })).toBeVisible();
  await page
    .getByRole('region', { name: t('purchase.size'), exact: true })
    .locator('a:not([data-sold-out])')
    .first()
    .click();
  await expect(page).toHaveURL(/meret=/);
  await expect(
    page.getByRole('region', { name: t('purchase.size'), exact: true }).locator('[aria-current]'),
  ).toBeVisible();
});

test('[RT-25] searches without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: t('searchBox.label') }).fill('hátizsák');
  await page.getByRole('button', { name: t('searchBox.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('results.searchTitle', { query: 'hátizsák' }));
});
