import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartPage } from '#components/cart/cart-page.tsx';
import { cartCall, mockApi } from '#tests/mock-api.ts';
import { visit } from './navigation.ts';
import { cartItem, cartOf, show, t } from './render.tsx';

const server = mockApi();

describe('what the summary promises', () => {
  beforeEach(() => {
    visit('/kosar/');
    document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
    // A Friday: two working days on is Tuesday.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00Z') });
  });
  afterEach(() => void vi.useRealTimers());

  it('[CART-14] names the days that the products name, and the cards that are taken', async () => {
    server.use(cartCall.get(() => cartOf(cartItem())));
    show(<CartPage cards={['Mastercard', 'Visa']} />);
    expect((await screen.findByText(/^Várható érkezés/)).textContent).toBe('Várható érkezés: december 1–2.');
    expect(screen.getByText(/^Áruházban átvehető/).textContent).toBe('Áruházban átvehető: december 1–3.');
    expect(within(screen.getByRole('list', { name: t('cart.cards') })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('[CART-14] names no day where the carrier agrees on one, and no cards where none are told', async () => {
    server.use(cartCall.get(() => cartOf(cartItem({ isHeavy: true }))));
    show(<CartPage />);
    expect(await screen.findByText(t('cart.agreedDay'))).toBeDefined();
    expect(screen.queryByText(t('cart.cards'))).toBeNull();
  });
});
