import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { WireOrderDetails } from '#lib/contract/order.ts';
import { session } from '#stores/session.ts';
import { OrderPage } from '#components/account/order-page.tsx';
import { mockApi, on } from '#tests/mock-api.ts';
import { visit } from './navigation.ts';
import { show, t } from './render.tsx';

const server = mockApi();
const id = '4e38c52a-46d2-4643-8d48-526fdd6ac877';
const order = (type: string, status: string): WireOrderDetails => ({
  uuid: id,
  number: 'L26-000016',
  placedAt: '2026-11-25T10:00:00Z',
  status,
  email: 'anna@example.hu',
  timeline: [{ status, at: '2026-11-25T10:00:00Z' }],
  items: [],
  total: { items: '24.990', delivery: '0', grand: '24.990' },
  delivery: { type, description: '6722 Szeged, Tisza utca 3.' },
  contact: { firstName: 'Anna', lastName: 'Kiss', email: 'anna@example.hu', phone: '+36301234567' },
  tracking: null,
  invoice: null,
  withdrawalUntil: null,
});
const customer = { token: 'a'.repeat(43), uuid: `u${'1'.repeat(32)}`, hash: '2'.repeat(32) };

beforeEach(() => {
  visit(`/my-account/order-details/${id}/`);
  session.open(customer);
});
afterEach(() => session.expire({ token: customer.token, requestUuid: customer.uuid }));

describe('where an order stands', () => {
  it.each([
    ['click_and_collect', 'shipped', 'orders.collectedSayings.click_and_collect.shipped'],
    ['click_and_collect', 'delivered', 'orders.collectedSayings.click_and_collect.delivered'],
    ['click_and_collect', 'ready_for_pickup', 'orders.sayings.ready_for_pickup'],
    ['pick_up_points', 'shipped', 'orders.collectedSayings.pick_up_points.shipped'],
    ['home', 'delivered', 'orders.sayings.delivered'],
  ] as const)('[ADR-0124] is told by how it is received: %s, %s', async (type, status, words) => {
    server.use(on(endpoints.order.order, () => order(type, status)));
    show(<OrderPage />);
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`${t(words)}$`) })).toBeDefined();
  });

  it('[STORE-08] says of a store until when it keeps what is ready, and leads to its hours', async () => {
    const delivery = { type: 'click_and_collect', description: 'Győr', store: 'store_gyor' };
    server.use(on(endpoints.order.order, () => ({ ...order('', 'ready_for_pickup'), delivery })));
    show(<OrderPage />);
    const link = await screen.findByRole('link', { name: t('orders.storePage') });
    expect(link.getAttribute('href')).toBe('/shop/gyor/');
    expect(screen.getByText(t('orders.keptUntil', { day: '2026. november 30.' }))).toBeDefined();
  });
});
