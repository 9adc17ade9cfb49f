import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { CartPage } from '#components/cart/cart-page.tsx';
import { AddSet } from '#components/product/add-set.tsx';
import { Purchase } from '#components/product/purchase.tsx';
import { HeartButton } from '#components/hearts/heart-button.tsx';
import { money } from '#lib/contract/money.ts';
import type { WireCartItem } from '#lib/contract/cart.ts';
import { noRemoval, removals } from '#stores/cart-removal.ts';
import type { WishlistProduct } from '#lib/contract/wishlist.ts';
import { wishlistItem, wishlistOf } from '#tests/fixtures/wishlist.ts';
import { session } from '#stores/session.ts';
import { freeLock, wishlistLock } from '#stores/wishlist-lock.ts';
import { visit } from './navigation.ts';
import { cartCall, mockApi, on, refusal } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from './render.tsx';
import { mockIntersection } from './mock-intersection.ts';
import { recordEvents } from './tracked-events.ts';

beforeEach(() => visit('/kosar/'));

let wishlistItems: WishlistProduct[] = [];

const server = mockApi(
  on(endpoints.wishlist.get, () => ({ products: wishlistItems })),
  // Asked for by the panel that an addition opens.
  on(endpoints.product.product, () => refusal(503)),
);
const tracked = recordEvents();
mockIntersection();
const asGuestWithCart = () => {
  document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
  session.sync();
};
const reduced = (changes: Parameters<typeof cartItem>[0] = {}) =>
  cartItem({ price: '24.990', priceFull: '29.990', ...changes });
const item = {
  item_id: '1',
  item_name: 'Pulzus 4 női futócipő',
  item_brand: 'Vantor',
  item_variant: 'korall, 38',
  affiliation: 'Lendület',
};
const at24990 = { price: 24_990, discount: 5000, discount_bucket: '11-20%' };

beforeEach(() => removals.store.setState(noRemoval));

describe('what is put into the cart', () => {
  const purchase = (
    <Purchase
      product={{
        id: 1,
        name: 'Pulzus 4',
        brand: 'Vantor',
        url: '/p/pulzus-1/',
        sizes: ['38'],
        sizeSystem: 'EU',
        isSized: true,
      }}
      mounting={[]}
      sizeTable={null}
      colours={[{ slug: 'korall', name: 'korall', image: undefined }]}
      colour={{ slug: 'korall', name: 'korall', image: undefined }}
      initialSize="38"
      price={money(29990)}
      options={[{ id: 7, colour: 'korall', size: '38', sku: 'S7', ean: '2000000000008', stock: 5 }]}
    />
  );
  const adding = (answer: Parameters<typeof cartCall.add>[0]) => server.use(cartCall.add(answer));
  const press = async (user: ReturnType<typeof show>['user']) =>
    user.dblClick(screen.getByRole('button', { name: t('purchase.add') }));

  it('[PDP-09] is tracked once for a double press, at the price and discount of its buyer', async () => {
    adding(() => cartOf(cartItem({ hash: 'other', option: { id: 9 } }), reduced({ option: { quantity: 3 } })));
    const { user } = show(purchase);
    await press(user);
    await waitFor(() =>
      expect(tracked()).toEqual([
        {
          event: 'add_to_cart',
          ecommerce: { currency: 'HUF', value: 24_990, items: [{ ...item, ...at24990, quantity: 1 }] },
        },
      ]),
    );
    expect(window.dataLayer?.at(-2)).toEqual({ ecommerce: null });
  });

  it('[CART-07] [PDP-09] is tracked once where the answer comes between the two halves of a double press', async () => {
    let sent = 0;
    adding(() => {
      sent++;
      return cartOf(reduced());
    });
    show(purchase);
    const button = screen.getByRole('button', { name: t('purchase.add') });
    fireEvent.click(button, { detail: 1 });
    await waitFor(() => expect(tracked()).toHaveLength(1));
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
    fireEvent.click(button, { detail: 2 });
    expect(button.textContent).toBe(t('purchase.add'));
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    });
    expect(sent).toBe(1);
    fireEvent.click(button, { detail: 1 });
    await waitFor(() => expect(sent).toBe(2));
  });

  it('is tracked with all goods of a set', async () => {
    const set = { hash: 'set00001', name: 'Futószett' };
    adding(() =>
      cartOf(cartItem(), cartItem({ hash: 'b', set }), cartItem({ hash: 'c', set, option: { id: 8 }, price: '4.990' })),
    );
    const { user } = show(<AddSet setId={5} optionId={7} name="Futószett" image={{ path: '/media/x', alt: '' }} />);
    await user.click(screen.getByRole('button', { name: t('purchase.addSet') }));
    await waitFor(() =>
      expect(tracked()).toMatchObject([
        { event: 'add_to_cart', ecommerce: { value: 34_980, items: [{ price: 29_990 }, { price: 4990 }] } },
      ]),
    );
  });

  it('tracks nothing that the API has refused', async () => {
    adding(() => refusal(422, { productOption: ['sold_out'] }));
    const { user } = show(purchase);
    await press(user);
    expect((await screen.findByRole('alert')).textContent).toBe(t('purchase.failures.soldOut'));
    expect(tracked()).toEqual([]);
  });
});

describe('a cart that is looked at', () => {
  let held: WireCartItem[];
  const shoe = (quantity = 2) => reduced({ option: { quantity } });
  const ball = cartItem({
    hash: 'ball00001',
    product: { ...cartItem().product, id: 2, name: 'Gömb labda' },
    price: '4.990',
  });
  const gone = cartItem({ hash: 'gone00001', status: 'unavailable', option: { stock: 0 } });
  const answer = () => cartOf(...held);

  beforeEach(() => {
    asGuestWithCart();
    held = [shoe(), ball, gone];
    server.use(
      cartCall.get(() => cartOf(...held)),
      on(endpoints.cart.setQuantity, async ({ request }) => {
        held = [shoe(((await request.json()) as { amount: number }).amount), ball];
        return answer();
      }),
      on(endpoints.cart.remove, ({ params }) => {
        held = held.filter(({ hash }) => hash !== params.hash);
        return answer();
      }),
      http.get('http://localhost:4100/health/', () => new HttpResponse(null, { status: 200 })),
    );
  });

  it('is tracked once, with what can be ordered, whatever is changed in it', async () => {
    const { user } = show(<CartPage />);
    await waitFor(() =>
      expect(tracked()).toMatchObject([
        {
          event: 'view_cart',
          ecommerce: { currency: 'HUF', value: 54_970, items: [{ quantity: 2 }, { item_id: '2' }] },
        },
      ]),
    );
    await user.click(screen.getAllByRole('button', { name: t('cart.more') })[0] as HTMLElement);
    await waitFor(() =>
      expect(tracked('add_to_cart')).toMatchObject([
        { ecommerce: { value: 24_990, items: [{ ...item, quantity: 1 }] } },
      ]),
    );
    const field = screen.getAllByRole('textbox', { name: t('cart.quantity') })[0] as HTMLElement;
    await user.clear(field);
    await user.type(field, '1{Enter}');
    await waitFor(() =>
      expect(tracked('remove_from_cart')).toMatchObject([
        { ecommerce: { value: 49_980, items: [{ ...item, quantity: 2 }] } },
      ]),
    );
    expect(tracked('view_cart')).toHaveLength(1);
  });

  it('tracks a removal when it is done, and none that was taken back', async () => {
    const { user } = show(<CartPage />);
    const remove = async () =>
      fireEvent.click(await screen.findByRole('button', { name: t('cart.removeLine', { name: 'Gömb labda' }) }));
    await remove();
    await user.click(await screen.findByRole('button', { name: t('cart.removal.undoNamed', { name: 'Gömb labda' }) }));
    await remove();
    expect(tracked('remove_from_cart')).toEqual([]);
    await act(() => removals.finish());
    await waitFor(() =>
      expect(tracked('remove_from_cart')).toMatchObject([
        { ecommerce: { value: 4990, items: [{ item_id: '2', quantity: 1 }] } },
      ]),
    );
  });

  it('tracks no removal that has failed', async () => {
    server.use(on(endpoints.cart.remove, () => refusal(500)));
    show(<CartPage />);
    fireEvent.click(await screen.findByRole('button', { name: t('cart.removeLine', { name: 'Gömb labda' }) }));
    await act(() => removals.finish());
    expect((await screen.findByRole('alert')).textContent).toBe(t('cart.removal.failed'));
    expect(tracked('remove_from_cart')).toEqual([]);
  });

  it('is tracked on its way to the checkout before the page is left', async () => {
    held = [shoe(), ball];
    const layerWhenLeft: unknown[] = [];
    const assign = () => layerWhenLeft.push(...tracked('begin_checkout'));
    vi.stubGlobal('location', {
      ...location,
      protocol: 'http:',
      hostname: 'localhost',
      pathname: '/kosar/',
      search: '',
      assign,
    });
    show(<CartPage />);
    fireEvent.click(await screen.findByRole('button', { name: t('cart.checkout') }));
    await waitFor(() =>
      expect(layerWhenLeft).toMatchObject([{ event: 'begin_checkout', ecommerce: { value: 54_970, items: [{}, {}] } }]),
    );
    expect(tracked('begin_checkout')).toHaveLength(1);
  });
});

describe('a favourite', () => {
  it('is tracked when it is saved, and not when it goes, or fails to go', async () => {
    wishlistLock.store.setState(freeLock);
    server.use(
      on(endpoints.wishlist.add, () => {
        wishlistItems = [
          wishlistItem(3),
          wishlistItem(2, { prices: { rrp: null, rrpFull: null, vk: money(19_990), vkFull: money(24_990) } }),
        ];
        return wishlistOf(...wishlistItems);
      }),
      on(endpoints.wishlist.remove, () => refusal(500), { at: { id: 2 }, once: true }),
      on(endpoints.wishlist.remove, () => wishlistOf(wishlistItem(3)), { at: { id: 2 } }),
    );
    const { user } = show(<HeartButton productId={2} name="Pulzus 2" />);
    await user.click(screen.getByRole('button', { name: t('wishlist.addNamed', { name: 'Pulzus 2' }) }));
    await waitFor(() =>
      expect(tracked()).toMatchObject([
        {
          event: 'add_to_wishlist',
          ecommerce: {
            currency: 'HUF',
            value: 19_990,
            items: [{ item_id: '2', discount: 5000, discount_bucket: '21-30%' }],
          },
        },
      ]),
    );
    const remove = async () =>
      user.click(await screen.findByRole('button', { name: t('wishlist.removeNamed', { name: 'Pulzus 2' }) }));
    await remove();
    await waitFor(() => expect(wishlistLock.state().failed).not.toBeNull());
    await remove();
    await screen.findByRole('button', { name: t('wishlist.addNamed', { name: 'Pulzus 2' }) });
    expect(tracked()).toHaveLength(1);
  });
});
