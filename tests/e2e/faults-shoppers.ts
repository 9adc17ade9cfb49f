import type { BrowserContext, Page } from '@playwright/test';
import type { Cart } from '#lib/contract/cart.ts';
import type { Product } from '#lib/contract/product.ts';
import { addresses } from './shop.ts';
import { expect, t } from './test.ts';

/** A call of the API beside the page, as the page's guest or customer would make it. */
export async function ask<T>(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
  identity: Record<string, string> = {},
): Promise<T> {
  const headers = { origin: addresses.storefront, 'x-request-client': 'web', ...identity };
  const answer = await page.request.fetch(`${addresses.api}${path}`, { method, headers, ...(data ? { data } : {}) });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** What a guest has in hand: a product with the page that chooses its option. */
export interface Guest {
  uuid: string;
  option: number;
  path: string;
}

/** A new guest with one piece of something in the cart, at the browser. */
export async function guestWithCart(page: Page): Promise<Guest> {
  const { products } = await ask<{ products: { id: number }[] }>(page, 'GET', '/api/v1/search/?path=/cipok/futocipok/');
  for (const { id } of products) {
    const product = await ask<Product>(page, 'GET', `/api/v1/product/${id}/`);
    const option = product.options.find(({ stock }) => stock > 9);
    if (!option) continue;
    const { uuid } = await ask<Cart>(page, 'POST', '/api/v1/cart/', { productOption: option.id });
    await page.context().addCookies([{ name: 'lendulet_request', value: uuid ?? '', url: addresses.storefront }]);
    return {
      uuid: uuid ?? '',
      option: option.id,
      path: `${product.url}?szin=${option.colour}&meret=${encodeURIComponent(option.size)}`,
    };
  }
  throw new Error('There is nothing to buy');
}

/** Pieces of a guest's option that the API holds. */
export async function heldPieces(page: Page, { uuid, option }: Guest): Promise<number> {
  const { products } = await ask<Cart>(page, 'GET', '/api/v1/cart/', undefined, { 'x-request-id': uuid });
  return products.filter((line) => line.option.id === option).reduce((sum, line) => sum + line.option.quantity, 0);
}

/** A new customer, logged in at the browser. */
export async function asCustomer(page: Page, context: BrowserContext): Promise<void> {
  const { token, uuid } = await ask<{ token: string; uuid: string }>(page, 'POST', '/api/v1/auth/register/', {
    firstName: 'Vera',
    lastName: 'Próba',
    email: `hibak-${crypto.randomUUID()}@example.hu`,
    password: 'Vihar-a-hegyen-7',
    acceptTerms: true,
  });
  await context.addCookies(
    Object.entries({ lendulet_token: token, lendulet_request: uuid }).map(([name, value]) => ({
      name,
      value,
      url: addresses.storefront,
    })),
  );
}

export const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: t('purchase.add'), exact: true });
export const cartLink = (page: Page, count: number) =>
  page.getByRole('link', { name: t('cart.link', { count }), exact: true });
