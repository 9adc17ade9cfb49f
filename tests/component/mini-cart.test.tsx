import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { CartLink } from '#components/header/cart-link.tsx';
import { noRemoval, removals } from '#stores/cart-removal.ts';
import { closedPopups, popups } from '#stores/popups.ts';
import { visit } from './navigation.ts';
import { cartCall, mockApi, on } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from './render.tsx';
import { recordEvents } from './tracked-events.ts';

// A busy machine loads the modules of an island slowly.
configure({ asyncUtilTimeout: 5000 });

const server = mockApi();
const tracked = recordEvents();
const screenOf = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: width >= Number(/\d+/.exec(query)?.[0]) }));
const cartLink = (count: number) => screen.findByRole('link', { name: t('cart.link', { count }) });
const popup = () => screen.findByRole('region', { name: t('cart.title') });
const closed = () => waitFor(() => expect(screen.queryByRole('region', { name: t('cart.title') })).toBeNull());

beforeAll(() => import('#components/header/mini-cart.tsx'));
beforeEach(() => {
  popups.store.setState(closedPopups);
  visit('/cipok/');
  document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
  screenOf(1440);
});

describe('popup of the cart', () => {
  it('[HDR-08] opens under the pointer with lines and total, and closes after it has left', async () => {
    const lines = ['1', '2', '3', '4', '5'].map((hash) => cartItem({ hash, option: { quantity: 2 } }));
    server.use(cartCall.get(() => cartOf(...lines)));
    const { user } = show(<CartLink />);
    await user.hover(await cartLink(10));
    const region = within(await popup());
    expect(region.getAllByRole('listitem')).toHaveLength(3);
    expect(region.getByText(t('cart.moreLines', { count: 2 }))).toBeDefined();
    expect(region.getAllByText(new RegExp(t('cart.amount', { count: 2 })))).toHaveLength(3);
    expect(region.getByText(/összesen/).textContent).toBe(
      t('purchase.inCart', { count: 10, total: '29\u00A0990\u00A0Ft' }),
    );
    expect(region.getByRole('link', { name: t('purchase.openCart') }).getAttribute('href')).toBe('/kosar/');
    await waitFor(() => expect(tracked()).toMatchObject([{ event: 'view_cart', ecommerce: { value: 299_900 } }]));
    await user.unhover(await cartLink(10));
    expect(popups.state()).toMatchObject({ open: 'cart', isLeaving: true });
    await closed();
  });

  it('opens by focus; Escape closes it and the focus stays at the link, which leads to the cart', async () => {
    server.use(cartCall.get(() => cartOf(cartItem())));
    const { user } = show(<CartLink />);
    const link = await cartLink(1);
    await user.tab();
    await popup();
    await user.tab();
    expect(document.activeElement).toBe(await screen.findByRole('link', { name: cartItem().product.name }));
    await user.keyboard('{Escape}');
    await closed();
    expect(document.activeElement).toBe(link);
    expect(link.getAttribute('href')).toBe('/kosar/');
  });

  it.each([
    ['on a narrow screen', 992, '/cipok/'],
    ['on the page of the cart', 1440, '/kosar/'],
    ['on its English page', 1440, '/en/kosar/'],
  ])('stays closed %s', async (_, width, name) => {
    screenOf(width);
    visit(name);
    server.use(cartCall.get(() => cartOf(cartItem())));
    const { user } = show(<CartLink />);
    await user.hover(await cartLink(1));
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(popups.state().open).toBeNull();
  });

  it('[CART-03] strikes lines through while they are on their way out, all of a set at once', async () => {
    const set = { hash: 'set00000001', name: 'Síszett' };
    server.use(
      cartCall.get(() => cartOf(cartItem({ hash: '1', set }), cartItem({ hash: '2' }), cartItem({ hash: '3', set }))),
    );
    removals.store.setState({
      ...noRemoval,
      phase: 'pending',
      removal: { hash: 'set00000001', isSet: true, name: 'Síszett' },
      since: null,
    });
    const { user } = show(<CartLink />);
    await user.hover(await cartLink(3));
    const lines = within(await popup()).getAllByRole('listitem');
    expect(lines.map((line) => line.dataset.removing)).toEqual(['true', undefined, 'true']);
    expect(lines.map((line) => line.textContent.includes(t('cart.leaving')))).toEqual([true, false, true]);
    act(() => removals.store.setState(noRemoval));
    expect(lines.every((line) => line.dataset.removing === undefined)).toBe(true);
  });

  it('says that the cart is empty, or can not be reached', async () => {
    let isUp = false;
    server.use(on(endpoints.cart.get, () => (isUp ? cartOf() : HttpResponse.error())));
    const { user } = show(<CartLink />);
    await user.hover(await cartLink(0));
    const retry = await screen.findByRole('button', { name: t('cart.retry') });
    isUp = true;
    await user.click(retry);
    expect(await screen.findByText(t('cart.empty'))).toBeDefined();
  });
});
