import { addresses } from './shop.ts';
import { chooseOrder, expect, t, test } from './test.ts';

test('[RT-06] [RT-26] [RT-07] [CART-07] [CART-08] works as links and forms from the front page to a placed order', async ({
  page,
}) => {
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
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  // The plain form has the chosen size first; the button that needs a script is gone.
  await expect(page.getByRole('button', { name: t('purchase.add'), exact: true })).toHaveCount(1);
  await page.getByLabel(t('plainPurchase.amount')).fill('2');
  await page.getByRole('button', { name: t('plainPurchase.add'), exact: true }).click();

  // The cart of the checkout: once, however often it is loaded.
  await expect(page).toHaveURL(`${addresses.checkout}/checkout/kosar/`);
  await page.reload();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByLabel(/Mennyiség/)).toHaveValue('2');
  await page.getByLabel(/Mennyiség/).fill('1');
  await page.getByRole('button', { name: /Módosítás/ }).click();
  await expect(page.getByLabel(/Mennyiség/)).toHaveValue('1');

  // The storefront's cart leads back to it.
  await page.goto('/kosar/');
  await page.getByRole('link', { name: t('cart.noScript') }).click();
  await expect(page.getByLabel(/Mennyiség/)).toHaveValue('1');

  await page.getByRole('link', { name: 'Tovább a pénztárhoz' }).click();
  await page.getByLabel('Vezetéknév').fill('Kovács');
  await page.getByLabel('Keresztnév').fill('Őrs');
  await page.getByLabel('E-mail-cím').fill('kovacs.ors@example.hu');
  await page.getByLabel('Telefonszám').fill('+36 30 123 4567');
  await page.getByRole('radio', { name: /Áruházi átvétel/ }).check();
  await page.getByRole('combobox', { name: /áruház/i }).selectOption({ index: 1 });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Megrendelem/ }).click();
  await expect(page.getByText(/L\d{2}-\d{6}/).first()).toBeVisible();
  await page.goto(`${addresses.checkout}/checkout/kosar/`);
  await expect(page.getByText('A kosarad üres').first()).toBeVisible();
});

test('[RT-25] searches without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: t('searchBox.label') }).fill('hátizsák');
  await page.getByRole('button', { name: t('searchBox.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('results.searchTitle', { query: 'hátizsák' }));
});
