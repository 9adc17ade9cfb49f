import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { fillCart } from './place-order.ts';
import { addresses } from './shop.ts';
import { expect, test } from './test.ts';

test('[PAY-02] [PAY-03] [PAY-04] a card is refused, the order is paid with another one, and its notice is lost', async ({
  page,
  request,
}) => {
  const guest = await fillCart(request);
  const uuid = guest['X-Request-ID'] ?? '';
  await page.context().addCookies([{ name: 'lendulet_request', value: uuid, url: addresses.storefront }]);
  await page.goto(`${addresses.checkout}/checkout/`);
  await page.getByLabel('Vezetéknév').fill('Próba');
  await page.getByLabel('Keresztnév').fill('Őrs');
  await page.getByLabel('E-mail-cím').fill(`fizetes-${crypto.randomUUID()}@example.hu`);
  await page.getByLabel('Telefonszám').fill('+36301234567');
  await page.getByRole('textbox', { name: 'Irányítószám' }).fill('1138');
  await page.getByRole('textbox', { name: 'Település' }).fill('Budapest');
  await page.getByRole('textbox', { name: 'Közterület' }).fill('Váci út');
  await page.getByRole('textbox', { name: 'Házszám' }).fill('1.');
  await page.getByRole('radio', { name: /Bankkártyával most/ }).check();
  await page.getByRole('checkbox').check();
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: /Megrendelem/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Próbabank');
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('radio', { name: /elutasítja/ }).check();
  await page.getByRole('button', { name: 'Fizetek' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nem sikerült a fizetés');
  await expect(page.getByText('A bank elutasította a kártyát.')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Fizetés újra' }).click();
  await page.getByRole('radio', { name: /elvész/ }).check();
  await page.getByRole('button', { name: 'Fizetek' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sikeres fizetés, köszönjük!');
  await expectNoSidewaysScrolling(page);
  await expect(page.getByText('Bankkártyával kifizetted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mi következik?' })).toBeVisible();
  await expectNoViolations(page);
});
