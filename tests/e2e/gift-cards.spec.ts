import type { WireGiftCard } from '#lib/contract/cart-gift-card.ts';
import { priceSchema } from '#lib/contract/price.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { call, fillCart } from './place-order.ts';
import { addresses } from './shop.ts';
import { expect, t, test } from './test.ts';

// No other test spends from this card of the demo.
const code = 'AJAN-DEKK-ARTY-A002';
const amount = (price: string) => formatPrice(priceSchema.parse(price));

test('[GIFT-01] [GIFT-04] [GIFT-06] a gift card pays an order, and gets it back when that is called off', async ({
  page,
  request,
}) => {
  const balance = () => call<WireGiftCard>(request, 'POST', '/api/v1/gift-card/balance/', {}, { code });
  const before = (await balance()).balance;
  const guest = await fillCart(request);
  const uuid = guest['X-Request-ID'] ?? '';
  await page.context().addCookies([{ name: 'lendulet_request', value: uuid, url: addresses.storefront }]);

  await page.goto('/kosar/');
  await page.getByText(t('giftCards.open')).click();
  const field = page.getByLabel(t('giftCards.code'));
  await field.fill('AJAN-DEKK-ARTY-Z999');
  await page.getByRole('button', { name: t('giftCards.redeem') }).click();
  await expect(page.getByText(t('giftCards.refusals.unknown'))).toBeVisible();
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  const summary = page.getByRole('region', { name: t('cart.summary') });
  await expect(summary.getByText(t('giftCards.toPay'))).toBeVisible();
  await expect(summary.getByText(amount(before)).first()).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);

  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await page.waitForURL(`${addresses.checkout}/checkout/`);
  await expect(page.getByText('Ebből ajándékkártyával').first()).toBeVisible();
  await page.getByLabel('Vezetéknév').fill('Próba');
  await page.getByLabel('Keresztnév').fill('Őrs');
  await page.getByLabel('E-mail-cím').fill(`kartya-${crypto.randomUUID()}@example.hu`);
  await page.getByLabel('Telefonszám').fill('+36301234567');
  await page.getByRole('textbox', { name: 'Irányítószám' }).fill('1138');
  await page.getByRole('textbox', { name: 'Település' }).fill('Budapest');
  await page.getByRole('textbox', { name: 'Közterület' }).fill('Váci út');
  await page.getByRole('textbox', { name: 'Házszám' }).fill('1.');
  await page.getByRole('checkbox').check();
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: /Megrendelem/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Köszönjük, megvan a rendelésed');
  await expect(page.getByText('Ebből ajándékkártyával')).toBeVisible();
  expect((await balance()).balance).not.toBe(before);

  await page.getByRole('link', { name: 'Rendelés megnyitása' }).click();
  await expect(page.getByText('Ebből ajándékkártyával')).toBeVisible();
  await page.getByText('Rendelés lemondása').click();
  await page.getByRole('button', { name: 'Lemondom a rendelést' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Töröltük a rendelésed');
  expect((await balance()).balance).toBe(before);
});

test('[GIFT-03] the balance of a gift card is told with and without JavaScript', async ({ page, browser }) => {
  await page.goto('/ajandekkartya/');
  await page.getByLabel(t('giftCards.code')).fill('ajan dekk arty a003');
  await page.getByRole('button', { name: t('giftCardBalance.submit') }).click();
  await expect(page.getByRole('heading', { name: t('giftCards.line', { ending: 'A003' }) })).toBeFocused();
  await expect(page.getByText(amount('20.000'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('giftCardBalance.expired'))).toBeVisible();
  await expectNoViolations(page);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${addresses.storefront}/ajandekkartya/`);
  await plain.getByLabel(t('giftCards.code')).fill('AJANDEKKARTYA003');
  await plain.getByRole('button', { name: t('giftCardBalance.submit') }).click();
  await plain.waitForURL(`${addresses.checkout}/checkout/ajandekkartya/`);
  await expect(plain.getByText(amount('20.000'), { exact: true })).toBeVisible();
  await plain.context().close();
});
