import type { WireCart } from '#lib/contract/cart.ts';
import type { WireProduct, WireProductCard } from '#lib/contract/product.ts';
import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { call } from './place-order.ts';
import { addresses } from './shop.ts';
import { expect, t, test } from './test.ts';

test('[CART-09] [CART-10] the panel after an addition adds a service by keyboard, and takes it back where that fails', async ({
  page,
  request,
}) => {
  const ask = <T>(path: string) => call<T>(request, 'GET', path, {});
  const { products } = await ask<{ products: WireProductCard[] }>('/api/v1/search/?q=s%C3%ADl%C3%A9c');
  const pages = await Promise.all(products.map(({ id }) => ask<WireProduct>(`/api/v1/product/${id}/`)));
  const product = pages.find(({ mounting, options }) => mounting.length > 0 && options.some(({ stock }) => stock > 1));
  const option = product?.options.find(({ stock }) => stock > 1);
  if (!product || !option) throw new Error('The demo has no goods with a service');

  await page.goto(`${product.url}?szin=${option.colour}&meret=${encodeURIComponent(option.size)}`);
  await page
    .getByRole('button', { name: t('purchase.add'), exact: true })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: t('purchase.added') });
  const box = panel.getByRole('checkbox').first();
  await box.focus();
  const answered = page.waitForResponse(/\/exchange\//);
  await page.keyboard.press('Space');
  expect((await answered).ok()).toBe(true);
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  await expectNoViolations(page);
  await expectNoSidewaysScrolling(page);
  const uuid = (await page.context().cookies()).find(({ name }) => name === 'lendulet_request')?.value ?? '';
  const cart = () => call<WireCart>(request, 'GET', '/api/v1/cart/', { 'X-Request-ID': uuid });
  expect((await cart()).products.map(({ mounting }) => mounting?.id)).toEqual([product.mounting[0]?.id]);

  await page.route(`${addresses.api}/**/exchange/`, (route) => route.abort());
  await page.keyboard.press('Space');
  await expect(panel.getByRole('alert')).toHaveText(t('addedExtras.failed'));
  await expect(box).toBeChecked();
});
