import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { CartPage } from '#components/cart/cart-page.tsx';
import type { WireCartItem } from '#lib/contract/cart.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import { cartCall, mockApi, on, refusal } from '#tests/mock-api.ts';
import { visit } from './navigation.ts';
import { cartItem, cartOf, show, t } from './render.tsx';

const server = mockApi();
const service = { id: 'kotes', name: 'Kötésbeállítás', price: '7.990' };
const skis = (changes: Partial<WireCartItem> = {}) =>
  cartItem({ isSki: true, services: [service], option: { quantity: 2 }, ...changes } as object);
const mounted = skis({ mounting: service, lineTotal: '75.960' });

const boxOf = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Kötésbeállítás/ });

beforeEach(() => {
  visit('/kosar/');
  document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
});

describe('services in the cart', () => {
  it('[CART-11] are added to all pieces of a line by keyboard, and taken off again', async () => {
    const bodies: unknown[] = [];
    const answers = [cartOf(mounted), cartOf(skis())];
    server.use(
      cartCall.get(() => cartOf(skis())),
      on(endpoints.cart.exchange, async ({ request, params }) => {
        bodies.push([params['hash'], await request.json()]);
        return answers.shift() ?? HttpResponse.error();
      }),
    );
    const { user } = show(<CartPage />);
    const box = await boxOf();
    expect(box.closest('label')?.textContent).toContain('2 × 7\u00A0990\u00A0Ft');
    expect(screen.queryByText(t('cart.skiMounted'))).toBeNull();
    box.focus();
    await user.keyboard(' ');
    expect(await screen.findByText(t('cart.skiMounted'))).toBeDefined();
    expect([box.checked, document.activeElement]).toEqual([true, box]);
    await user.keyboard(' ');
    await waitFor(() => expect(screen.queryByText(t('cart.skiMounted'))).toBeNull());
    expect(box.checked).toBe(false);
    expect(bodies).toEqual([
      ['a1b2c3d4e5f6', { amount: 2, mounting: 'kotes' }],
      ['a1b2c3d4e5f6', { amount: 2, mounting: null }],
    ]);
  });

  it.each([
    ['no answer', () => HttpResponse.error()],
    ['a refusal', () => refusal(422, { mounting: ['unknown'] })],
  ])('[CART-11] say that they were not saved after %s, and the box goes back', async (_case, answer) => {
    server.use(
      cartCall.get(() => cartOf(skis())),
      on(endpoints.cart.exchange, answer),
    );
    const { user } = show(<CartPage />);
    const box = await boxOf();
    await user.click(box);
    expect((await screen.findByRole('alert')).textContent).toBe(t('cart.serviceFailed'));
    expect(box.checked).toBe(false);
  });

  it('[CART-12] have a row of their own, so that lines and rows add up to the total', async () => {
    const cart = cartOf(mounted);
    server.use(
      cartCall.get(() => ({
        ...cart,
        vouchers: [
          { code: 'A', name: '1 000 Ft kedvezmény', discount: '1.000', minimum: null, state: 'applied' as const },
        ],
        total: { ...cart.total, items: '75.960', delivery: '1.490', discount: '1.000', grand: '76.450' },
      })),
    );
    show(<CartPage />);
    const total = await screen.findByText(t('cart.grand'));
    expect([...(total.closest('dl')?.children ?? [])].map((row) => row.textContent)).toEqual([
      'Termékek59\u00A0980\u00A0Ft',
      'Szolgáltatások Kötésbeállítás15\u00A0980\u00A0Ft',
      'KedvezményKupon: 1 000 Ft kedvezményTörlés−1\u00A0000\u00A0Ft',
      'Szállítás Házhoz szállítás1\u00A0490\u00A0Ft',
      'Összesen76\u00A0450\u00A0Ft',
    ]);
    expect(screen.getAllByText('59 980 Ft')).toHaveLength(2);
  });

  it.each<[string, Partial<WireCartItem>]>([
    ['in a set', { set: { hash: 'szett000001', name: 'Síszett' } }],
    ['that is sold out', { status: 'unavailable' }],
    ['whose goods have none', { services: [] }],
  ])('[CART-11] are not offered for a line %s', async (_case, changes) => {
    server.use(cartCall.get(() => cartOf(skis(changes))));
    show(<CartPage />);
    await screen.findByRole('heading', { name: changes.set ? /Síszett/ : /Pulzus/ });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
