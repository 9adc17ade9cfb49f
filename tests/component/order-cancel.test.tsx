import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { WireOrderDetails } from '#lib/contract/order.ts';
import { session } from '#stores/session.ts';
import { OrderPage } from '#components/account/order-page.tsx';
import { mockApi, on, refusal } from '#tests/mock-api.ts';
import { visit } from './navigation.ts';
import { show, t } from './render.tsx';

const server = mockApi();
const id = '4e38c52a-46d2-4643-8d48-526fdd6ac877';
const order = (changes: Partial<WireOrderDetails> = {}): WireOrderDetails => ({
  uuid: id,
  number: 'L26-000016',
  placedAt: '2026-11-25T10:00:00Z',
  status: 'placed',
  email: 'anna@example.hu',
  timeline: [{ status: 'placed', at: '2026-11-25T10:00:00Z' }],
  items: [],
  vouchers: [{ code: 'LEND-1234', name: '1 000 Ft kedvezmény', discount: '1.000' }],
  total: { items: '25.990', discount: '1.000', delivery: '0', grand: '24.990' },
  delivery: { type: 'home', description: '6722 Szeged, Tisza utca 3.' },
  expected: { from: '2026-11-27', until: '2026-11-30' },
  contact: { firstName: 'Anna', lastName: 'Kiss', email: 'anna@example.hu', phone: '+36301234567' },
  tracking: null,
  invoice: null,
  withdrawalUntil: null,
  isCancellable: true,
  ...changes,
});

const customer = { token: 'a'.repeat(43), uuid: `u${'1'.repeat(32)}`, hash: '2'.repeat(32) };

beforeEach(() => {
  visit(`/my-account/order-details/${id}/`);
  session.open(customer);
});
afterEach(() => session.expire({ token: customer.token, requestUuid: customer.uuid }));

const open = t('orders.cancel.open');
const yes = t('orders.cancel.yes');

describe('an order that can be called off', () => {
  it('[ADR-0124] says when it is expected, and what a voucher took off', async () => {
    server.use(on(endpoints.order.order, () => order()));
    show(<OrderPage />);
    expect(await screen.findByText(/2026\. november 27/)).toBeDefined();
    expect(screen.getByText('−1 000 Ft')).toBeDefined();
  });

  it('[GIFT-04] says what gift cards paid, and what is left to pay', async () => {
    const total = { items: '25.990', discount: '1.000', delivery: '0', grand: '24.990', giftCards: '20.000' };
    server.use(on(endpoints.order.order, () => order({ total, giftCards: [{ ending: 'A001', paid: '20.000' }] })));
    show(<OrderPage />);
    expect(await screen.findByText(t('orders.giftCard', { ending: 'A001' }))).toBeDefined();
    expect(screen.getByText('−20 000 Ft')).toBeDefined();
    expect(screen.getByText(t('orders.toPay')).parentElement?.textContent).toContain('4\u00A0990\u00A0Ft');
  });

  it('[ADR-0124] of goods that are no parcel says that somebody calls', async () => {
    server.use(on(endpoints.order.order, () => order({ expected: null, isDayAgreed: true })));
    show(<OrderPage />);
    expect(await screen.findByText(t('orders.dayAgreed'))).toBeDefined();
  });

  it('[ADR-0124] is called off once it was confirmed, and shows so', async () => {
    let count = 0;
    server.use(
      on(endpoints.order.order, () => order()),
      on(endpoints.order.cancelOrder, () => {
        count += 1;
        return order({ status: 'cancelled', isCancellable: false, expected: null });
      }),
    );
    const { user } = show(<OrderPage />);
    await user.click(await screen.findByRole('button', { name: open }));
    expect(count).toBe(0);
    await user.dblClick(screen.getByRole('button', { name: yes }));
    expect(await screen.findByText(t('orders.cancel.done'))).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(t('orders.sayings.cancelled'));
    expect(screen.queryByRole('button', { name: open })).toBeNull();
    expect(count).toBe(1);
  });

  it('[ADR-0124] is kept by a second thought, which gives the focus back', async () => {
    server.use(on(endpoints.order.order, () => order()));
    const { user } = show(<OrderPage />);
    await user.click(await screen.findByRole('button', { name: open }));
    await user.click(screen.getByRole('button', { name: t('orders.cancel.no') }));
    expect(screen.queryByRole('button', { name: yes })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: open }));
  });

  it('[ADR-0124] that was packed meanwhile says so, and is read again', async () => {
    let isPacked = false;
    server.use(
      on(endpoints.order.order, () => (isPacked ? order({ status: 'packed', isCancellable: false }) : order())),
      on(endpoints.order.cancelOrder, () => {
        isPacked = true;
        return refusal(409, { order: ['packed'] });
      }),
    );
    const { user } = show(<OrderPage />);
    await user.click(await screen.findByRole('button', { name: open }));
    await user.click(screen.getByRole('button', { name: yes }));
    expect(await screen.findByText(t('orders.cancel.packed'))).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: open })).toBeNull());
    expect(screen.getByText(t('orders.cancel.packed'))).toBeDefined();
  });

  it('[ADR-0124] has no button once it is packed', async () => {
    server.use(on(endpoints.order.order, () => order({ status: 'packed', isCancellable: false })));
    show(<OrderPage />);
    expect(await screen.findByText(t('orders.sayings.packed'))).toBeDefined();
    expect(screen.queryByRole('button', { name: open })).toBeNull();
  });
});
