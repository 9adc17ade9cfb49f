import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { fillCart } from './place-order.ts';
import { addresses } from './shop.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page, request }) => {
  const guest = await fillCart(request);
  const uuid = guest['X-Request-ID'] ?? '';
  await page.context().addCookies([{ name: 'lendulet_request', value: uuid, url: addresses.storefront }]);
  await page.goto(`${addresses.checkout}/checkout/`);
});

test('[CART-08] a field that is put right is no longer called wrong, and an address that is none is called so', async ({
  page,
}) => {
  await page.getByRole('button', { name: /Megrendelem/ }).click();
  const [form, summary] = [page.locator('form.checkout'), page.locator('.alert')];
  const missing = form.getByText('Add meg a vezetékneved.');
  await expect(missing).toBeVisible();
  const email = page.getByLabel('E-mail-cím');
  const before = await email.boundingBox();

  await page.getByLabel('Vezetéknév').fill('Próba');
  await page.getByLabel('Keresztnév').focus();
  await expect(missing).toBeHidden();
  await expect(summary.getByText('Add meg a vezetékneved.')).toBeVisible();
  // Nothing moves where the next field is about to be pressed.
  expect(await email.boundingBox()).toEqual(before);
  await page.getByLabel('Vezetéknév').fill('');
  await expect(missing).toBeVisible();

  await email.fill('kovacs.reka@');
  await page.getByLabel('Telefonszám').focus();
  await expect(form.getByText('Add meg az e-mail-címed.')).toBeHidden();
  await expect(form.getByText(/Ez az e-mail-cím nem teljes/)).toBeVisible();
  await expectNoViolations(page);
  await email.fill('kovacs.reka@example.hu');
  await expect(form.getByText(/Ez az e-mail-cím nem teljes/)).toBeHidden();
});

test('[PAY-02] the billing address stands under a heading where a card pays for what is collected', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { name: 'Számlázási cím a bankkártyás fizetéshez (kötelező)' });
  const fold = page.getByText('Számlát más névre vagy címre kérek');
  await page.getByRole('radio', { name: /Bankkártyával most/ }).check();
  await expect(fold).toBeVisible();
  await expect(heading).toBeHidden();
  await page.getByRole('radio', { name: /Áruházi átvétel/ }).check();
  await expect(heading).toBeVisible();
  await expect(fold).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Irányítószám (kötelező)' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Név vagy cégnév (nem kötelező)' })).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);
});
