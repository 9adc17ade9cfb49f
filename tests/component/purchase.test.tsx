import { screen, waitFor } from '@testing-library/react';
import { money } from '#lib/contract/money.ts';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { Colour } from '#components/product/colours.tsx';
import { Purchase } from '#components/product/purchase.tsx';
import { visit } from './navigation.ts';
import { cartCall, mockApi, on, refusal } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from './render.tsx';
import { mockIntersection } from './mock-intersection.ts';

beforeEach(() => visit('/p/pulzus-1/'));

// The heart beside the button asks for the wishlist as soon as there is a request uuid; a size that can be had for
// leave to write.
const server = mockApi(
  cartCall.get(() => cartOf()),
  on(endpoints.wishlist.get, () => ({ products: [] })),
  // What goes with it is another test's matter.
  on(endpoints.product.product, () => refusal(503)),
);
const option = (id: number, size: string, stock: number) => ({
  id,
  colour: 'korall',
  size,
  sku: `S${id}`,
  ean: '2000000000008',
  stock,
});
const product = {
  id: 1,
  name: 'Pulzus 4 női futócipő',
  brand: 'Vantor',
  url: '/p/pulzus-1/',
  sizes: ['38', '39', '40'],
  sizeSystem: 'EU',
  isSized: true,
};
const colours = [
  { slug: 'korall', name: 'korall', image: undefined },
  { slug: 'kek', name: 'kék', image: undefined },
] as const satisfies Colour[];
const purchase = (changes: object = {}) => (
  <Purchase
    product={product}
    colours={colours}
    colour={colours[0]}
    initialSize={null}
    price={money(29990)}
    mounting={[]}
    sizeTable={null}
    options={[option(11, '38', 9), option(12, '39', 2), option(13, '40', 0)]}
    {...changes}
  />
);
mockIntersection();
const addButton = () => screen.getByRole('button', { name: t('purchase.add') });

describe('purchase', () => {
  it('asks for a size before anything is added, and moves the focus there', async () => {
    const { user } = show(purchase());
    await user.click(addButton());
    expect(screen.getByRole('alert').textContent).toBe(t('purchase.chooseSize'));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: t('purchase.size') }));
  });

  it('says on the bar for the thumb what is missing, until a size is chosen', async () => {
    const { user, container } = show(purchase());
    const bar = () => container.querySelector('[data-bar-price] + button')?.textContent;
    expect(bar()).toBe(t('purchase.pickSize'));
    await user.click(screen.getByRole('link', { name: '39' }));
    expect(bar()).toBe(t('purchase.add'));
    await user.click(screen.getByRole('link', { name: t('purchase.sizeSoldOut', { size: '40' }) }));
    expect(bar()).toBe(t('purchase.soldOut'));
  });

  it('names sold-out sizes, and can not add them', async () => {
    const asked = vi.fn<() => Response>(() => HttpResponse.error());
    server.use(on(endpoints.cart.add, asked));
    const { user } = show(purchase());
    await user.click(screen.getByRole('link', { name: t('purchase.sizeSoldOut', { size: '40' }) }));
    expect(screen.getByText(t('purchase.stock.none', { count: 0 }))).toBeDefined();
    const button = screen.getByRole('button', { name: t('purchase.soldOut') });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(t('purchase.added'))).toBeNull();
  });

  it('[PDP-19] names the colour of what is gone only where there is another', () => {
    const gone = { product: { ...product, sizes: ['egy méret'], isSized: false }, initialSize: 'egy méret' };
    const options = [option(11, 'egy méret', 0)];
    const stock = () => screen.getAllByRole('status')[0]?.textContent;
    const { unmount } = show(purchase({ ...gone, options }));
    expect(stock()).toBe(t('purchase.stock.noneInColour', { count: 0 }));
    unmount();
    show(purchase({ ...gone, options, colours: [colours[0]] }));
    expect(stock()).toBe(t('purchase.soldOut'));
  });

  it('[PDP-18] leads on to goods of its kind from a size that is gone', async () => {
    const { user } = show(purchase({ similar: <a href="/noi/cipok/futocipok/">Hasonló termékek</a> }));
    expect(screen.queryByRole('link', { name: 'Hasonló termékek' })).toBeNull();
    await user.click(screen.getByRole('link', { name: t('purchase.sizeSoldOut', { size: '40' }) }));
    expect(screen.getByRole('link', { name: 'Hasonló termékek' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: '39' }));
    expect(screen.queryByRole('link', { name: 'Hasonló termékek' })).toBeNull();
  });

  it('[PDP-17] promises no way of delivery for a size that is gone', async () => {
    const { user, container } = show(
      <>
        {purchase()}
        <ul data-delivery="1">
          <li data-way="">Házhoz szállítás</li>
        </ul>
      </>,
    );
    const way = () => container.querySelector<HTMLElement>('[data-way]')?.style.display;
    expect(way()).toBe('');
    await user.click(screen.getByRole('link', { name: t('purchase.sizeSoldOut', { size: '40' }) }));
    expect(way()).toBe('none');
    await user.click(screen.getByRole('link', { name: '39' }));
    expect(way()).toBe('');
  });

  it('[CART-07] adds one piece of the chosen option, once for a double press, and keeps the uuid that comes back', async () => {
    const bodies: unknown[] = [];
    const answerable = Promise.withResolvers<void>();
    server.use(
      on(endpoints.cart.add, async ({ request }) => {
        bodies.push(await request.json());
        await answerable.promise;
        return cartOf(cartItem());
      }),
    );
    const { user } = show(purchase());
    await user.click(screen.getByRole('link', { name: '39' }));
    expect(location.search).toBe('?szin=korall&meret=39');
    expect(screen.getByText(t('purchase.stock.few', { count: 2 }))).toBeDefined();
    await user.dblClick(addButton());
    // Drawn already, but nothing says that it was added before the cart says so.
    await waitFor(() => expect(screen.getByText(t('purchase.added'))).toBeDefined());
    expect(screen.queryByRole('dialog')).toBeNull();
    answerable.resolve();
    expect(await screen.findByRole('dialog', { name: t('purchase.added') })).toBeDefined();
    expect(bodies).toEqual([{ productOption: 12, amount: 1 }]);
    expect(document.cookie).toContain(`lendulet_request=${'g'.repeat(32)}`);
  });

  it('[CART-07] sends the mounting that was asked for', async () => {
    let body: unknown;
    server.use(
      on(endpoints.cart.add, async ({ request }) => {
        body = await request.json();
        return cartOf(cartItem());
      }),
    );
    const { user } = show(
      purchase({ initialSize: '38', mounting: [{ id: 'kotes', name: 'Kötésfelszerelés', price: '7.990' }] }),
    );
    await user.click(screen.getByRole('checkbox', { name: /Kötésfelszerelés/ }));
    await user.click(addButton());
    await waitFor(() => expect(body).toEqual({ productOption: 11, amount: 1, mounting: 'kotes' }));
    expect(await screen.findByRole('dialog', { name: t('purchase.added') })).toBeDefined();
  });

  it.each([
    ['sold out meanwhile', () => refusal(422, { productOption: ['sold_out'] }), 'purchase.failures.soldOut'],
    ['more than there is', () => refusal(422, { amount: ['stock:2'] }), 'purchase.failures.stock'],
    ['no answer', () => HttpResponse.error(), 'purchase.failures.unreachable'],
    ['an error of the server', () => refusal(500), 'purchase.failures.unknown'],
  ] as const)('says what went wrong: %s', async (_, answer, text) => {
    server.use(on(endpoints.cart.add, answer));
    const { user } = show(purchase({ initialSize: '38' }));
    await user.click(addButton());
    expect((await screen.findByRole('alert')).textContent).toBe(t(text));
    expect(screen.queryByText(t('purchase.added'))).toBeNull();
  });
});
