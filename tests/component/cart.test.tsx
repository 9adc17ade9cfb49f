import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { CartPage } from '#components/cart/cart-page.tsx';
import { noRemoval, removals } from '#stores/cart-removal.ts';
import { session } from '#stores/session.ts';
import { visit } from './navigation.ts';
import { cartCall, mockApi, on, refusal } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from './render.tsx';

beforeEach(() => visit('/kosar/'));

const server = mockApi();
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
      server.use(
        cartCall.get(() =>
          cartOf(cartItem(), cartItem({ hash: 'ffffffffff', status: 'unavailable', option: { stock: 0 } })),
        ),
      );
      show(<CartPage />);
      const region = await screen.findByText(t('cart.unavailable'));
      expect(within(region.parentElement as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
      expect(screen.getByText(t('cart.soldOut'))).toBeDefined();
    });

    it('tells the unit price of what is sold by measure', async () => {
      server.use(
        cartCall.get(() =>
          cartOf(
            cartItem({
              price: '4.990',
              lineTotal: '9.980',
              option: { quantity: 2 },
              contents: { amount: 2, unit: 'pair' },
            }),
          ),
        ),
      );
      show(<CartPage />);
      expect(await screen.findByText('2 495 Ft/pár')).toBeDefined();
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
      server.use(on(endpoints.cart.get, () => (isUp ? cartOf(cartItem()) : HttpResponse.error())));
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
        on(endpoints.cart.setQuantity, async ({ request }) => {
          const { amount } = (await request.json()) as { amount: number };
          sent.push(amount);
          await new Promise<void>((resolve) => {
            release.push(resolve);
          });
          held = amount;
          return cartOf(cartItem({ option: { quantity: held } }));
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
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: t('cart.quantity') })).toHaveProperty('value', '4'),
      );
    });

    it('goes back to what the server holds when a quantity is refused', async () => {
      server.use(
        cartCall.get(() => cartOf(cartItem({ option: { quantity: 2 } }))),
        on(endpoints.cart.setQuantity, () => refusal(422, { amount: ['stock:2'] })),
      );
      const { user } = show(<CartPage />);
      await user.click(await screen.findByRole('button', { name: t('cart.more') }));
      expect((await screen.findByRole('alert')).textContent).toContain('5 db');
      expect(screen.getByRole('textbox', { name: t('cart.quantity') })).toHaveProperty('value', '2');
    });

    it('[CART-08] stays on the page with a message when the checkout can not be reached', async () => {
      server.use(
        cartCall.get(() => cartOf(cartItem())),
        http.get('http://localhost:4100/health/', () => HttpResponse.error()),
      );
      const { user } = show(<CartPage />);
      await user.click(await screen.findByRole('button', { name: t('cart.checkout') }));
      expect((await screen.findByRole('alert')).textContent).toBe(t('cart.checkoutUnreachable'));
    });

    describe('at the checkout', () => {
      const assign = vi.fn();
      beforeEach(() => {
        assign.mockClear();
        removals.store.setState(noRemoval);
        vi.stubGlobal('location', {
          ...location,
          protocol: 'http:',
          hostname: 'localhost',
          pathname: '/kosar/',
          search: '',
          assign,
        });
        server.use(http.get('http://localhost:4100/health/', () => new HttpResponse(null, { status: 200 })));
      });
      const goOn = async () => fireEvent.click(await screen.findByRole('button', { name: t('cart.checkout') }));
      const removing = (answer: Parameters<typeof cartCall.remove>[0]) => server.use(cartCall.remove(answer));

      it('[CART-08] finishes a removal first, so that nothing is ordered that is on its way out', async () => {
        const steps: string[] = [];
        server.use(cartCall.get(() => cartOf(cartItem(), cartItem({ hash: 'ffffffffff' }))));
        removing(() => {
          steps.push('removed');
          return cartOf(cartItem());
        });
        assign.mockImplementation(() => steps.push('left'));
        show(<CartPage />);
        fireEvent.click((await screen.findAllByRole('button', { name: /Törlés a kosárból/ }))[1] as HTMLElement);
        await goOn();
        await waitFor(() => expect(steps).toEqual(['removed', 'left']));
        expect(assign).toHaveBeenCalledWith('http://localhost:4100/checkout/');
      });

      it('[CART-08] stays where that removal fails', async () => {
        server.use(cartCall.get(() => cartOf(cartItem(), cartItem({ hash: 'ffffffffff' }))));
        removing(() => refusal(500));
        show(<CartPage />);
        fireEvent.click((await screen.findAllByRole('button', { name: /Törlés a kosárból/ }))[1] as HTMLElement);
        await goOn();
        expect((await screen.findByRole('alert')).textContent).toBe(t('cart.removal.failed'));
        expect(assign).not.toHaveBeenCalled();
      });

      it('[CART-08] says that it needs cookies where they are refused', async () => {
        vi.spyOn(session, 'isVolatile').mockReturnValue(true);
        server.use(cartCall.get(() => cartOf(cartItem())));
        show(<CartPage />);
        expect(await screen.findByText(t('cart.cookiesNeeded'))).toBeDefined();
        await goOn();
        expect(assign).not.toHaveBeenCalled();
      });

      it('resets its button when the shopper comes back', async () => {
        server.use(cartCall.get(() => cartOf(cartItem())));
        show(<CartPage />);
        await goOn();
        await waitFor(() => expect(assign).toHaveBeenCalled());
        expect(screen.getByRole('button', { name: t('cart.opening') })).toBeDefined();
        act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
        expect(screen.getByRole('button', { name: t('cart.checkout') })).toBeDefined();
      });
    });

    describe('without a network', () => {
      const network = (isOn: boolean) => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
        act(() => void dispatchEvent(new Event(isOn ? 'online' : 'offline')));
      };

      it('says so, keeps what it shows, changes nothing, and reads the cart again afterwards', async () => {
        let quantity = 2;
        server.use(cartCall.get(() => cartOf(cartItem({ option: { quantity } }))));
        const { user } = show(<CartPage />);
        const input = await screen.findByRole('textbox', { name: t('cart.quantity') });
        network(false);
        expect(screen.getByText(t('cart.offline'))).toBeDefined();
        for (const name of [
          t('cart.more'),
          t('cart.less'),
          t('cart.checkout'),
          t('cart.removeLine', { name: cartItem().product.name }),
        ]) {
          const button = screen.getByRole('button', { name });
          expect(button.getAttribute('aria-disabled'), name).toBe('true');
          await user.click(button);
        }
        expect(removals.state().phase).toBe('idle');
        expect(input).toHaveProperty('value', '2');
        quantity = 3;
        network(true);
        await waitFor(() => expect(input).toHaveProperty('value', '3'));
        expect(screen.queryByText(t('cart.offline'))).toBeNull();
      });

      it('tells at once that an unknown cart can not be reached, and shows it when the network is back', async () => {
        let isUp = false;
        server.use(on(endpoints.cart.get, () => (isUp ? cartOf(cartItem()) : HttpResponse.error())));
        network(false);
        show(<CartPage />);
        expect((await screen.findByRole('alert')).textContent).toContain(t('cart.unreachable'));
        isUp = true;
        network(true);
        expect(await screen.findByText(/Pulzus 4/)).toBeDefined();
      });
    });

    it('keeps a quantity that is being typed when another tab has changed the cart', async () => {
      let lines = [cartItem()];
      server.use(cartCall.get(() => cartOf(...lines)));
      const { user, client } = show(<CartPage />);
      const input = await screen.findByRole('textbox', { name: t('cart.quantity') });
      await user.clear(input);
      await user.type(input, '4');
      lines = [cartItem({ option: { quantity: 2 } }), cartItem({ hash: 'ffffffffff' })];
      await act(() => client.invalidateQueries({ queryKey: ['cart'] }));
      await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(2));
      expect(input).toHaveProperty('value', '4');
      expect(document.activeElement).toBe(input);
    });

    it('says how a line has changed since it was added, and what comes along with it', async () => {
      const at = '2026-11-20T10:00:00.000Z';
      server.use(
        cartCall.get(() =>
          cartOf(
            cartItem({ hash: 'cheaper0001', added: { at, price: '32.990', stock: 'available' }, option: { stock: 2 } }),
            cartItem({
              hash: 'dearer00001',
              added: { at, price: '28.490', stock: 'few' },
              option: { quantity: 2 },
              isBike: true,
              isHeavy: true,
              mounting: { id: 'm', name: 'Összeszerelés', price: '9.990' },
              relatedProducts: [{ optionId: 9, name: 'Lakat', price: '4.990' }],
            }),
            cartItem({
              hash: 'team0000001',
              isSki: true,
              genderSysname: 'kinder',
              team: 'szegedi-futok',
              print: { name: 'ÉVA', number: 0, price: '2.990' },
            }),
          ),
        ),
      );
      show(<CartPage />);
      const [cheaper, dearer, team] = (await screen.findAllByRole('heading', { level: 2, name: /Pulzus/ })).map(
        (heading) => heading.closest('[data-hash]')?.textContent,
      );
      expect(cheaper).toContain(t('cart.cheaper', { change: '−3\u00A0000\u00A0Ft' }));
      expect(cheaper).toContain(t('cart.runningLow', { stock: 2 }));
      expect(dearer).toContain(t('cart.dearer', { change: '+1\u00A0500\u00A0Ft' }));
      for (const part of [
        t('cart.heavy'),
        t('cart.bikeMounted'),
        '+ Összeszerelés 2 × 9\u00A0990\u00A0Ft',
        '+ Lakat 2 × 4\u00A0990\u00A0Ft',
      ])
        expect(dearer).toContain(part);
      for (const part of [t('cart.team'), 'Felirat: ÉVA', 'Szám: 0', t('cart.genders.kinder')])
        expect(team).toContain(part);
    });

    it('[CART-04] says of a set that there is less of it where only its second item is short', async () => {
      const set = { hash: 'szett000001', name: 'Futószett' };
      server.use(
        cartCall.get(() =>
          cartOf(
            cartItem({ set, option: { quantity: 3 } }),
            cartItem({ hash: 'ffffffffff', set, status: 'reduced', option: { id: 8, quantity: 3, stock: 2 } }),
          ),
        ),
      );
      show(<CartPage />);
      expect(await screen.findByText(t('cart.reduced', { stock: 2 }))).toBeDefined();
    });

    it('[CART-02] leads from a line that cannot be had to what there is instead', async () => {
      server.use(cartCall.get(() => cartOf(cartItem({ status: 'unavailable', option: { stock: 0 } }))));
      show(<CartPage />);
      const link = await screen.findByRole('link', { name: new RegExp(t('cart.alternatives')) });
      expect(link.getAttribute('href')).toBe(cartItem().product.url);
      expect(screen.queryByRole('textbox')).toBeNull();
    });
  });
});
