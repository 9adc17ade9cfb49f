import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartPage } from '#components/cart/cart-page.tsx';
import { apiHost, cartCall, cartItem, cartOf, show, standInApi, t } from './shop-window.tsx';

vi.mock('next/navigation', () => ({ usePathname: () => '/kosar/', useRouter: () => ({}) }));

const server = standInApi();
const asGuestWithCart = () => {
  document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
};

describe('cart page', () => {
  it('asks nothing for a guest who never wrote, and says that the cart is empty', async () => {
    show(<CartPage />);
    expect(await screen.findByText(t('cart.empty'))).toBeDefined();
  });

  describe('of a guest with a cart', () => {
    beforeEach(asGuestWithCart);

    it('[CART-02] shows available lines and, apart from them, those that can not be had', async () => {
      server.use(cartCall.get(() => cartOf(cartItem(), cartItem({ hash: 'ffffffffff', status: 'unavailable', option: { stock: 0 } }))));
      show(<CartPage />);
      const region = await screen.findByText(t('cart.unavailable'));
      expect(within(region.parentElement as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
      expect(screen.getByText(t('cart.soldOut'))).toBeDefined();
    });

    it('[CART-08] keeps the shopper from the checkout while nothing can be ordered, and says why', async () => {
      server.use(cartCall.get(() => cartOf(cartItem({ status: 'unavailable', option: { stock: 0 } }))));
      show(<CartPage />);
      const checkout = await screen.findByRole('button', { name: t('cart.checkout') });
      expect(checkout.getAttribute('aria-disabled')).toBe('true');
      expect(screen.getByText(t('cart.obstacles.empty'))).toBeDefined();
    });

    it('keeps the cart and says so when it can not be reached, and tries again on request', async () => {
      let isUp = false;
      server.use(http.get(`${apiHost}/api/v1/cart/`, () => (isUp ? HttpResponse.json({ data: cartOf(cartItem()) }) : HttpResponse.error())));
      const { user } = show(<CartPage />);
      const notice = await screen.findByRole('alert');
      expect(notice.textContent).toContain(t('cart.unreachable'));
      isUp = true;
      await user.click(screen.getByRole('button', { name: t('cart.retry') }));
      expect(await screen.findByText(/Pulzus 4/)).toBeDefined();
    });

    it('has one quantity call in flight a line, and sends the last wanted number after it', async () => {
      let held = 1;
      const sent: number[] = [];
      const release: (() => void)[] = [];
      server.use(
        cartCall.get(() => cartOf(cartItem({ option: { quantity: held } }))),
        http.put(`${apiHost}/api/v1/cart/hash/:hash/`, async ({ request }) => {
          const { amount } = (await request.json()) as { amount: number };
          sent.push(amount);
          await new Promise<void>((resolve) => { release.push(resolve); });
          held = amount;
          return HttpResponse.json({ data: cartOf(cartItem({ option: { quantity: held } })) });
        }),
      );
      const { user } = show(<CartPage />);
      const more = await screen.findByRole('button', { name: t('cart.more') });
      await user.click(more);
      await waitFor(() => expect(sent).toEqual([2]));
      await user.click(more);
      await user.click(more);
      expect(screen.getByRole('textbox', { name: t('cart.quantity') })).toHaveProperty('value', '4');
      expect(sent).toEqual([2]);
      release.shift()?.();
      await waitFor(() => expect(sent).toEqual([2, 4]));
      release.shift()?.();
      await waitFor(() => expect(screen.getByRole('textbox', { name: t('cart.quantity') })).toHaveProperty('value', '4'));
    });

    it('goes back to what the server holds when a quantity is refused', async () => {
      server.use(
        cartCall.get(() => cartOf(cartItem({ option: { quantity: 2 } }))),
        http.put(`${apiHost}/api/v1/cart/hash/:hash/`, () => HttpResponse.json({ message: 'no', errors: { amount: ['stock:2'] } }, { status: 422 })),
      );
      const { user } = show(<CartPage />);
      await user.click(await screen.findByRole('button', { name: t('cart.more') }));
      expect((await screen.findByRole('alert')).textContent).toContain('5 db');
      expect(screen.getByRole('textbox', { name: t('cart.quantity') })).toHaveProperty('value', '2');
    });

    it('[CART-04] removes a line by its hash, a set by the hash of the set', async () => {
      const removed: string[] = [];
      server.use(
        cartCall.get(() => cartOf(cartItem(), cartItem({ hash: 'member00001', set: { hash: 'set00000001', name: 'Síszett' } }))),
        http.delete(`${apiHost}/api/v1/cart/:kind/:hash/`, ({ params }) => {
          removed.push(`${String(params.kind)} ${String(params.hash)}`);
          return HttpResponse.json({ data: cartOf(cartItem()) });
        }),
      );
      const { user } = show(<CartPage />);
      const buttons = await screen.findAllByRole('button', { name: /Törlés a kosárból/ });
      await user.click(buttons[1] as HTMLElement);
      await waitFor(() => expect(removed).toEqual(['set set00000001']));
      await user.click(await screen.findByRole('button', { name: /Törlés a kosárból/ }));
      await waitFor(() => expect(removed).toEqual(['set set00000001', 'hash a1b2c3d4e5f6']));
    });

    it('[CART-08] stays on the page with a message when the checkout can not be reached', async () => {
      server.use(cartCall.get(() => cartOf(cartItem())), http.get('http://localhost:4100/health/', () => HttpResponse.error()));
      const { user } = show(<CartPage />);
      await user.click(await screen.findByRole('button', { name: t('cart.checkout') }));
      expect((await screen.findByRole('alert')).textContent).toBe(t('cart.checkoutUnreachable'));
    });
  });
});
