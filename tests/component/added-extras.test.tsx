import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartQuery } from '#lib/cart/queries.ts';
import { keepLastAddition } from '#lib/cart/actions/last-addition.ts';
import { cartSchema, type WireCart, type WireCartItem } from '#lib/contract/cart.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { WireProduct } from '#lib/contract/product.ts';
import { AddedExtras } from '#components/added/added-extras.tsx';
import { brokenAnswer, cartCall, mockApi, on, refusal } from '#tests/mock-api.ts';
import { visit } from './navigation.ts';
import { cartItem, cartOf, show, t } from './render.tsx';
import { card, skis } from './wire-products.ts';

const server = mockApi();
const image = { path: '/media/ski', alt: 'síléc' };
const service = { id: 'kotes', name: 'Kötésbeállítás', price: '7.990' };

const line = (changes: Partial<WireCartItem> = {}) => cartItem({ hash: 'aaaa0000aaaa', ...changes } as object);
const mounted = line({ hash: 'bbbb0000bbbb', mounting: service, lineTotal: '37.980' });

/** The panel's part after skis were added to a cart. */
function added(product: WireProduct, cart: WireCart = cartOf(line())) {
  server.use(on(endpoints.product.product, () => product));
  const shown = show(<AddedExtras productId={1} isAdded />);
  act(() => {
    keepLastAddition(shown.client, { productOption: 7, amount: 1 });
    shown.client.setQueryData(cartQuery.queryKey, cartSchema.parse(cart));
  });
  return shown;
}

beforeEach(() => {
  visit('/p/lec-1/');
  document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
});

describe('the panel after an addition', () => {
  it('[CART-10] says what is missing for free delivery, also where it says nothing else', async () => {
    const cart = cartOf(line());
    added(skis(), { ...cart, total: { ...cart.total, delivery: '1.490', missingForFreeDelivery: '4.010' } });
    expect(await screen.findByText(t('addedExtras.missingForFree', { price: '4 010 Ft' }))).toBeDefined();
    expect(screen.queryByText(t('addedExtras.services'))).toBeNull();
    expect(screen.queryByText(t('addedExtras.related'))).toBeNull();
  });

  it('[CART-12] says what the cart comes to in the rows of the cart', async () => {
    const cart = cartOf(mounted);
    added(skis(), {
      ...cart,
      total: { ...cart.total, items: '37.980', delivery: '1.490', discount: '1.000', grand: '38.470' },
    });
    const total = await screen.findByText(t('addedExtras.grand'));
    expect([...(total.closest('dl')?.children ?? [])].map((row) => row.textContent)).toEqual([
      'Termékek29\u00A0990\u00A0Ft',
      'Szolgáltatások Kötésbeállítás7\u00A0990\u00A0Ft',
      'Kedvezmény−1\u00A0000\u00A0Ft',
      'Szállítás1\u00A0490\u00A0Ft',
      'Összesen38\u00A0470\u00A0Ft',
    ]);
  });

  it('[CART-10] names three goods that go with it at most', async () => {
    added(skis({ related: [1, 2, 3, 4].map(card) }));
    const list = await screen.findByRole('region', { name: t('addedExtras.related') });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/p/kesztyu-1/', '/p/kesztyu-2/', '/p/kesztyu-3/']);
  });

  it('[CART-09] [CART-10] adds a service to the piece that was added, by keyboard, and takes it off again', async () => {
    const bodies: unknown[] = [];
    let held = cartOf(mounted);
    server.use(
      on(endpoints.cart.exchange, async ({ request, params }) => {
        bodies.push([params['hash'], await request.json()]);
        const answer = held;
        held = cartOf(line());
        return answer;
      }),
    );
    const { user } = added(skis({ mounting: [service] }));
    const box = await screen.findByRole('checkbox', { name: /Kötésbeállítás/ });
    box.focus();
    await user.keyboard(' ');
    await screen.findByText(t('addedExtras.saved', { total: '29 990 Ft' }));
    expect((box as HTMLInputElement).checked).toBe(true);
    expect(document.activeElement).toBe(box);
    await user.keyboard(' ');
    await waitFor(() => expect(bodies).toHaveLength(2));
    await waitFor(() => expect((box as HTMLInputElement).checked).toBe(false));
    expect(bodies).toEqual([
      ['aaaa0000aaaa', { amount: 1, mounting: 'kotes' }],
      ['bbbb0000bbbb', { amount: 1, mounting: null }],
    ]);
  });

  it.each([
    ['failed', () => HttpResponse.error()],
    ['soldOut', () => refusal(422, { amount: ['stock:0'] })],
    ['failed', () => brokenAnswer({ data: 7 })],
  ] as const)('[CART-10] says that a service %s, and the box goes back', async (words, answer) => {
    server.use(
      cartCall.get(() => cartOf(line())),
      on(endpoints.cart.exchange, answer),
    );
    const { user } = added(skis({ mounting: [service] }));
    const box = await screen.findByRole('checkbox', { name: /Kötésbeállítás/ });
    await user.click(box);
    expect((await screen.findByRole('alert')).textContent).toBe(t(`addedExtras.${words}`));
    expect((box as HTMLInputElement).checked).toBe(false);
  });

  it('[R7] [CART-10] sees in the cart that it was saved where the answer was lost', async () => {
    let count = 0;
    server.use(
      cartCall.get(() => cartOf(mounted)),
      on(endpoints.cart.exchange, () => {
        count += 1;
        return HttpResponse.error();
      }),
    );
    const { user } = added(skis({ mounting: [service] }));
    const box = await screen.findByRole('checkbox', { name: /Kötésbeállítás/ });
    await user.click(box);
    await screen.findByText(t('addedExtras.saved', { total: '29 990 Ft' }));
    expect([(box as HTMLInputElement).checked, count, screen.queryByRole('alert')]).toEqual([true, 1, null]);
  });

  it('[CART-09] [CART-10] makes it one of a set, at the price of the set', async () => {
    const members = [7, 8].map((optionId) => ({
      name: `Darab ${optionId}`,
      url: `/p/darab-${optionId}/`,
      image,
      optionId,
    }));
    const set = { id: 3, name: 'Síszett', members, price: '49.990', separately: '59.980' };
    let body: unknown;
    server.use(
      on(endpoints.cart.exchange, async ({ request }) => {
        body = await request.json();
        return cartOf(line({ set: { hash: 'cccc0000cccc', name: 'Síszett' } }));
      }),
    );
    const { user } = added(skis({ sets: [set] }));
    const offer = await screen.findByRole('region', { name: t('addedExtras.set') });
    expect(within(offer).getByText('49 990 Ft')).toBeDefined();
    expect(within(offer).getByText(t('addedExtras.instead', { price: '59 980 Ft' }))).toBeDefined();
    expect(within(offer).queryByText('Darab 7')).toBeNull();
    await user.click(within(offer).getByRole('button', { name: t('addedExtras.takeSet') }));
    expect(await screen.findByText(t('addedExtras.setTaken'))).toBeDefined();
    expect(body).toEqual({ amount: 1, mounting: null, setId: 3 });
  });

  it('[CART-10] does without all that where the product cannot be read', async () => {
    server.use(on(endpoints.product.product, () => refusal(503)));
    const shown = show(<AddedExtras productId={2} isAdded />);
    shown.client.setQueryData(cartQuery.queryKey, cartSchema.parse(cartOf(line())));
    expect(await screen.findByText(t('addedExtras.isFree'))).toBeDefined();
    await waitFor(() => expect(shown.container.querySelector('[aria-busy=true]')).toBeNull());
  });
});
