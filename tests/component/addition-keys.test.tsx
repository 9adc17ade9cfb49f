import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { OrderReorder } from '#components/account/order-reorder.tsx';
import { money } from '#lib/contract/money.ts';
import { useAddToCart } from '#lib/cart/actions/use-add-to-cart.ts';
import { useAddRoster } from '#lib/teams/actions.ts';
import { cartCall, mockApi, on } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from './render.tsx';

const keys: (string | null)[] = [];
let lost = 0;
const answer = ({ request }: { request: Request }) => {
  keys.push(request.headers.get('Idempotency-Key'));
  return keys.length <= lost ? HttpResponse.error() : cartOf(cartItem());
};
mockApi(
  cartCall.get(() => cartOf()),
  on(endpoints.cart.add, answer),
  on(endpoints.team.addToCart, answer),
);

beforeEach(() => {
  keys.length = 0;
  lost = 0;
  document.cookie = 'lendulet_request=; max-age=0; path=/';
});

/** A hook of the cart whose calls are made twice more when they fail. */
function hooked<Hook>(hook: () => Hook): Hook {
  const client = new QueryClient({ defaultOptions: { mutations: { retry: 2, retryDelay: 0 } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(hook, { wrapper }).result.current;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('[CART-07] [R7] the Idempotency-Key of an addition', () => {
  it('stays the same while one is sent again, and is a new one for the next', async () => {
    lost = 2;
    const { addNext } = hooked(useAddToCart);
    await act(() => addNext({ productOption: 7 }));
    await act(() => addNext({ productOption: 7 }));
    const [first, , , next] = keys;
    expect(keys).toEqual([first, first, first, next]);
    expect([first, next]).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
    expect(next).not.toBe(first);
  });

  it('is that of one press', async () => {
    const { addOnce } = hooked(useAddToCart);
    const press = () =>
      act(
        () =>
          new Promise<void>((done) => {
            addOnce({ productOption: 7 }, { onSettled: () => done() });
          }),
      );
    await press();
    await press();
    expect([keys.length, new Set(keys).size, keys.includes(null)]).toEqual([2, 2, false]);
  });

  it('[TEAM-09] is that of one list, which a double press sends once', async () => {
    lost = 1;
    const { addOnce } = hooked(() => useAddRoster({ slug: 'szegedi-futok', shopIdentifier: 'szeged-2026' }));
    const press = () =>
      act(
        () =>
          new Promise<void>((done) => {
            addOnce({ items: [{ productOption: 7, amount: 1 }], keys: [1] }, { onSettled: () => done() });
            addOnce({ items: [{ productOption: 7, amount: 1 }], keys: [1] });
          }),
      );
    await press();
    await press();
    const [first, , next] = keys;
    expect(keys).toEqual([first, first, next]);
    expect([first, next]).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
    expect(next).not.toBe(first);
  });

  it('is each item’s own when an order is put into the cart again', async () => {
    const item = (line: number) => ({
      line,
      optionId: 6 + line,
      productId: line,
      name: 'Pulzus 4',
      brand: 'Vantor',
      title: 'korall, 38',
      quantity: 1,
      price: money(29_990),
      lineTotal: money(29_990),
      discount: money(0),
      url: '/p/pulzus-1/',
      image: null,
      withdrawn: 0,
      isCustomMade: false,
    });
    const { user } = show(<OrderReorder items={[item(1), item(2)]} />);
    await user.click(screen.getByRole('button', { name: t('orders.reorder') }));
    await screen.findByText(t('orders.reordered', { count: 2 }));
    expect([keys.length, new Set(keys).size, keys.includes(null)]).toEqual([2, 2, false]);
  });
});
