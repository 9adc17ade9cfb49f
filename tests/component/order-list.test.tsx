import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OrderList } from '#components/account/order-list.tsx';
import { money } from '#lib/contract/money.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { WireOrderSummary } from '#lib/contract/order.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { notices } from '#stores/notices.ts';
import { session } from '#stores/session.ts';
import { mockApi, on, refusal } from '#tests/mock-api.ts';
import { router } from './navigation.ts';
import { show, t } from './render.tsx';

const server = mockApi();
const image = { path: '/media/tshirt', alt: 'póló' };

const summary = (number: string, placedAt: string, changes: Partial<WireOrderSummary> = {}): WireOrderSummary => ({
  uuid: crypto.randomUUID(),
  number,
  placedAt,
  status: 'delivered',
  grand: '37.980',
  pieces: 2,
  images: [image, image],
  ...changes,
});
const three = [
  summary('L25-000001', '2025-05-10T10:00:00Z', { status: 'cancelled' }),
  summary('L26-000003', '2026-11-18T19:17:00Z', { status: 'shipped' }),
  summary('L26-000002', '2026-03-06T19:17:00Z'),
];

const answerOrders = (orders: WireOrderSummary[]) => server.use(on(endpoints.order.orders, () => orders));
const numbers = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent?.slice(-10));

beforeEach(() => {
  notices.close();
  history.replaceState(null, '', '/my-account/orders/');
  session.open({ token: 'a'.repeat(43), uuid: `u${'1'.repeat(32)}`, hash: '2'.repeat(32) });
});
afterEach(() => session.expire({ token: 'a'.repeat(43), requestUuid: `u${'1'.repeat(32)}` }));

describe('the list of orders', () => {
  it('[RT-16] [ACC-09] lists them newest first, each with date, status in words, pieces, total, pictures and its page', async () => {
    answerOrders(three);
    const { container } = show(<OrderList />);
    expect(await screen.findByRole('heading', { name: '2026' })).toBeDefined();
    expect(numbers()).toEqual(['L26-000003', 'L26-000002', 'L25-000001']);
    const link = screen.getByRole('link', { name: t('orders.number', { number: 'L26-000003' }) });
    expect(link.getAttribute('href')).toBe(`/my-account/order-details/${three[1]?.uuid}/`);
    const row = link.closest('li') as HTMLElement;
    expect(row.textContent).toContain('november 18.');
    expect(row.textContent).toContain(t('orders.states.shipped'));
    expect(row.textContent).toContain(t('orders.pieces', { count: 2 }));
    expect(row.textContent).toContain(formatPrice(money(37_980)));
    expect(row.querySelectorAll('img')).toHaveLength(2);
    expect(container.querySelector('[aria-busy]')).toBeNull();
  });

  it('[RT-16] filters by year and status, keeps it in the address, goes back with Back, and offers the same choices', async () => {
    answerOrders(three);
    const { user } = show(<OrderList />);
    await user.click(await screen.findByRole('link', { name: '2026' }));
    expect(location.search).toBe('?ev=2026');
    expect(numbers()).toEqual(['L26-000003', 'L26-000002']);
    await user.click(screen.getByRole('link', { name: t('orders.states.shipped') }));
    expect(location.search).toBe('?ev=2026&allapot=shipped');
    expect(screen.getByRole('status').textContent).toBe(t('orders.count', { count: 1 }));
    const filters = screen.getByRole('navigation', { name: t('orders.filters') });
    expect(
      within(filters)
        .getAllByRole('link')
        .map((choice) => choice.textContent),
    ).toEqual([
      t('orders.all'),
      '2026',
      '2025',
      t('orders.all'),
      t('orders.states.shipped'),
      t('orders.states.delivered'),
      t('orders.states.cancelled'),
    ]);
    expect(within(filters).getByRole('link', { name: '2026' }).getAttribute('aria-current')).toBe('true');
    history.back();
    await waitFor(() => expect(numbers()).toEqual(['L26-000003', 'L26-000002']));
    expect(location.search).toBe('?ev=2026');
  });

  it('[RT-16] opens with the filter of its address, and clears one that leaves nothing', async () => {
    history.replaceState(null, '', '/my-account/orders/?ev=2025&allapot=shipped');
    answerOrders(three);
    const { user } = show(<OrderList />);
    expect((await screen.findByText(t('orders.noneMatching'))).getAttribute('role')).toBe('status');
    expect(screen.queryAllByRole('heading', { level: 3 })).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: t('orders.clear') }));
    expect(numbers()).toHaveLength(3);
    expect(location.search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('[RT-16] leads into the shop while there is no order', async () => {
    answerOrders([]);
    show(<OrderList />);
    expect(await screen.findByRole('heading', { name: t('orders.none') })).toBeDefined();
    expect(screen.getByRole('link', { name: t('orders.toShop') }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('[RT-33] goes home with a word when the orders can not be loaded', async () => {
    server.use(on(endpoints.order.orders, () => refusal(500)));
    show(<OrderList />);
    expect(screen.getByText(t('orders.loading'))).toBeDefined();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
    expect(notices.state().notice).toBe('accountFailed');
  });
});
