import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { CartPage } from '#components/cart/cart-page.tsx';
import type { WireCartItem } from '#lib/contract/cart.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { WireProduct } from '#lib/contract/product.ts';
import { cartCall, mockApi, on } from '#tests/mock-api.ts';
import { mockIntersection } from './mock-intersection.ts';
import { visit } from './navigation.ts';
import { cartItem, cartOf, show, t } from './render.tsx';
import { card, skis } from './wire-products.ts';

const server = mockApi();
const seen = mockIntersection();

/** A line of product `id`. */
const line = (id: number, changes: Partial<WireCartItem> = {}) =>
  cartItem({ hash: `aaaa0000000${id}`, product: { ...cartItem().product, id }, ...changes } as object);

/** A cart of products 1 to `count`, each of which goes with what `related` says by its id; answers whose were asked. */
function cartOfProducts(count: number, related: (id: number) => WireProduct['related'] | null): number[] {
  const asked: number[] = [];
  server.use(
    cartCall.get(() => cartOf(...Array.from({ length: count }, (_, at) => line(at + 1)))),
    on(endpoints.product.product, ({ params }) => {
      const id = Number(params['id']);
      asked.push(id);
      const goods = related(id);
      return goods === null ? HttpResponse.error() : skis({ id, related: goods });
    }),
  );
  return asked;
}

const heading = () => screen.findByRole('heading', { name: t('cart.goesWith') });
const names = () =>
  within(screen.getByRole('region', { name: t('cart.goesWith') }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  visit('/kosar/');
  document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
});

describe('what goes with the goods of a cart', () => {
  it('[CART-13] is asked for once its place is near, of three products, and shows by turns what the cart has not', async () => {
    const asked = cartOfProducts(4, (id) => [card(id * 10), card(1), card(20), card(id * 10 + 1)]);
    show(<CartPage />);
    await screen.findByText(t('cart.grand'));
    expect(asked).toEqual([]);
    seen(true);
    await heading();
    expect(asked.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
    expect(names()).toEqual(['Kesztyű 10', 'Kesztyű 20', 'Kesztyű 30', 'Kesztyű 11']);
  });

  it('[CART-13] comes from the products that answer', async () => {
    cartOfProducts(2, (id) => (id === 1 ? null : [card(20)]));
    show(<CartPage />);
    await screen.findByText(t('cart.grand'));
    seen(true);
    await heading();
    expect(names()).toEqual(['Kesztyű 20']);
  });

  it.each<[string, (id: number) => WireProduct['related'] | null]>([
    ['nothing goes with any', () => []],
    ['the cart has it all', () => [card(1), card(2)]],
    ['no product answers', () => null],
  ])('[CART-13] leaves neither row nor place where %s', async (_case, related) => {
    const asked = cartOfProducts(2, related);
    const { container } = show(<CartPage />);
    await screen.findByText(t('cart.grand'));
    const before = container.querySelectorAll('section, [class*=place]').length;
    seen(true);
    await waitFor(() => expect(asked).toHaveLength(2));
    seen(false);
    await waitFor(() => expect(container.querySelectorAll('section, [class*=place]')).toHaveLength(before - 1));
    expect(screen.queryByText(t('cart.goesWith'))).toBeNull();
  });
});
