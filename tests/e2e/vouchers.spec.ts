import type { WireCart } from '#lib/contract/cart.ts';
import type { WireLoyalty } from '#lib/contract/loyalty.ts';
import type { WirePlacedOrder } from '#lib/contract/order.ts';
import { priceSchema } from '#lib/contract/price.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { call, fillCart, placeOrder } from './place-order.ts';
import { addresses } from './shop.ts';
import { expect, t, test, untilHydrated } from './test.ts';

const password = 'Bakancs-es-kulacs';

test('[ADR-0123] [ADR-0124] a voucher goes into the order, and comes back when it is called off', async ({
  page,
  request,
}) => {
  // Nobody else reads the orders of this customer of the demo.
  const email = 'staff@example.hu';
  const { token, uuid } = await call<{ token: string; uuid: string }>(
    request,
    'POST',
    '/api/v1/auth/login/',
    {},
    {
      email,
      password,
    },
  );
  await page.context().addCookies([
    { name: 'lendulet_token', value: token, url: addresses.storefront },
    { name: 'lendulet_request', value: uuid, url: addresses.storefront },
  ]);
  const customer = { Authorization: `Bearer ${token}`, 'X-Request-ID': uuid };
  await fillCart(request, customer);
  const loyalty = () => call<WireLoyalty>(request, 'GET', '/api/v1/loyalty/', customer);
  const voucher = (await loyalty()).vouchers.find(({ usedAt, minimum }) => usedAt === null && minimum !== null);
  if (!voucher) throw new Error('The demo has no voucher that can be redeemed');
  const off = `−${formatPrice(priceSchema.parse(voucher.value))}`;

  await page.goto('/kosar/');
  await page.getByText(t('vouchers.open')).click();
  const field = page.getByLabel(t('vouchers.code'));
  await field.fill('NINCS-ILYEN');
  await page.getByRole('button', { name: t('vouchers.redeem') }).click();
  await expect(page.getByText(t('vouchers.refusals.unknown'))).toBeVisible();
  await field.fill(voucher.code.toLowerCase());
  await field.press('Enter');
  const summary = page.getByRole('region', { name: t('cart.summary') });
  await expect(summary.getByText(off)).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);

  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await page.waitForURL(`${addresses.checkout}/checkout/`);
  await expect(page.getByText(off)).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Megrendelem/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Köszönjük, megvan a rendelésed');
  await expect(page.getByText(off)).toBeVisible();
  await expect(page.getByText('elküldtük ide')).toBeVisible();
  expect((await loyalty()).vouchers.find(({ code }) => code === voucher.code)?.usedAt).not.toBeNull();
  expect((await call<WireCart>(request, 'GET', '/api/v1/cart/', customer)).vouchers).toEqual([]);

  const [newest] = await call<{ uuid: string }[]>(request, 'GET', '/api/v1/user/orders/', customer);
  await page.goto(`/my-account/order-details/${newest?.uuid}/`);
  await expect(page.getByText(off)).toBeVisible();
  await page.getByRole('button', { name: t('orders.cancel.open') }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: t('orders.cancel.yes') }).click();
  await expect(page.getByText(t('orders.cancel.done'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('orders.sayings.cancelled'));
  expect((await loyalty()).vouchers.find(({ code }) => code === voucher.code)?.usedAt).toBeNull();
});

test('[ADR-0124] a guest opens the order by its link, and makes an account of it with one field', async ({
  page,
  request,
}) => {
  const email = `vendeg-${crypto.randomUUID()}@example.hu`;
  const order: WirePlacedOrder = await placeOrder(request, email);
  await page.goto(`${addresses.checkout}/checkout/rendeles/${order.accessToken}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Megkaptuk a rendelésed');
  await expect(page.getByText('Várható érkezés')).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);
  await page.getByText('Rendelés lemondása').click();
  await page.getByRole('button', { name: 'Lemondom a rendelést' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Töröltük a rendelésed');

  await page.getByRole('textbox', { name: 'Jelszó' }).fill('Zold-ut-a-hegyre-7');
  await page.getByRole('button', { name: 'Fiók létrehozása' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kész a fiókod');
  await page.getByRole('link', { name: 'Bejelentkezés' }).click();
  await untilHydrated(page);
  await page.getByLabel(t('auth.email')).fill(email);
  await page.getByLabel(t('auth.password')).fill('Zold-ut-a-hegyre-7');
  await page.getByRole('button', { name: t('auth.login.submit') }).click();
  await expect(page.getByText(order.number)).toBeVisible();
  // The link has ended.
  await page.goto(`${addresses.checkout}/checkout/rendeles/${order.accessToken}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ez a hivatkozás nem nyit meg rendelést');
});
