import { screen, waitFor } from '@testing-library/react';
import { money } from '#lib/contract/money.ts';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { settings } from '#lib/config/index.ts';
import type { Account } from '#lib/contract/account.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import type { WireOrderSummary } from '#lib/contract/order.ts';
import { session } from '#stores/session.ts';
import { notices } from '#stores/notices.ts';
import { Overview } from '#components/account/overview.tsx';
import { router, visit } from './navigation.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';

const server = mockApi();
const address: Account['addresses']['shipping'][number] = {
  uuid: crypto.randomUUID(),
  firstname: 'Anna',
  lastname: 'Kovács',
  city: 'Szeged',
  countryId: 'HU',
  postal: '6724',
  street: 'Londoni körút',
  streetNo: '3.',
  deliveryType: 'home',
  isDefault: false,
};
const account = (changes: Partial<Account> = {}): Account => ({
  personal: {
    firstName: 'Anna',
    lastName: 'Kovács',
    email: 'anna@example.hu',
    phone: '+36301234567',
    birthday: null,
    gender: '',
    avatar: null,
    separateEmail: null,
  },
  role: 'vk',
  store: null,
  addresses: {
    shipping: [
      { ...address, uuid: crypto.randomUUID(), city: 'Győr' },
      { ...address, isDefault: true },
    ],
  },
  p4m: { cardNumber: '2905912714695', points: 5868, tier: { id: 'ritmus', name: 'Ritmus', from: 1500 } },
  verified: true,
  ...changes,
});
const order = (number: string, placedAt: string): WireOrderSummary => ({
  uuid: crypto.randomUUID(),
  number,
  placedAt,
  status: 'shipped',
  grand: '52.470',
  pieces: 3,
  images: [],
});

function answer(given: Account, orders: WireOrderSummary[] = []) {
  server.use(
    on(endpoints.account.account, () => given),
    on(endpoints.order.orders, () => orders),
  );
}

beforeEach(() => {
  visit('/my-account/');
  notices.close();
  session.open({ token: 'a'.repeat(43), uuid: `u${'1'.repeat(32)}`, hash: '2'.repeat(32) });
});
afterEach(() => {
  settings.LOYALTY = true;
  session.expire({ token: 'a'.repeat(43), requestUuid: `u${'1'.repeat(32)}` });
});

describe('the overview of the account', () => {
  it('[RT-15] greets by the given name and leads to the newest order with its status', async () => {
    const newest = order('L26-000016', '2026-11-18T19:17:00Z');
    answer(account(), [order('L25-000001', '2025-11-18T19:17:00Z'), newest]);
    show(<Overview />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      t('overview.greeting', { name: 'Anna' }),
    );
    const lead = await screen.findByRole('heading', { name: new RegExp(t('orders.sayings.shipped')) });
    expect(lead.closest('section')?.textContent).toContain('L26-000016');
    expect(lead.closest('section')?.textContent).toContain(formatPrice(money(52_470)));
    expect(screen.getByRole('link', { name: t('overview.openOrder') }).getAttribute('href')).toBe(
      `/my-account/order-details/${newest.uuid}/`,
    );
    expect(screen.getByRole('link', { name: t('overview.allOrders', { count: 2 }) }).getAttribute('href')).toBe(
      '/my-account/orders/',
    );
  });

  it('[RT-15] [RT-28] greets in the language of the page, and has the address alone in that of the catalog', async () => {
    answer(account());
    show(<Overview />);
    const greeting = await screen.findByRole('heading', { level: 1 });
    expect(greeting.closest<HTMLElement>('[lang]')).toBeNull();
    expect(screen.getByText(/6724 Szeged/).closest<HTMLElement>('[lang]')?.lang).toBe('hu');
  });

  it('[RT-15] shows points, tier and the default address', async () => {
    answer(account());
    show(<Overview />);
    const loyalty = await screen.findByRole('region', { name: t('overview.loyalty') });
    expect(loyalty.textContent).toContain('5\u00A0868');
    expect(loyalty.textContent).toContain(t('overview.tier', { name: 'Ritmus' }));
    expect(screen.getByRole('link', { name: t('overview.toLoyalty') }).getAttribute('href')).toBe(
      '/my-account/loyalty/',
    );
    expect(screen.getByRole('region', { name: t('overview.address') }).textContent).toContain('6724 Szeged');
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toBe(
      t('overview.greeting', { name: 'Anna' }),
    );
  });

  it('[RT-15] knows no loyalty programme where the shop has none', async () => {
    settings.LOYALTY = false;
    answer(account());
    const { container } = show(<Overview />);
    expect(await screen.findByRole('region', { name: t('overview.address') })).toBeDefined();
    expect(container.querySelector('[href*="loyalty"]')).toBeNull();
    expect(screen.queryByText(t('overview.loyalty'))).toBeNull();
  });

  it.each(['premium', 'staff', 'pro'] as const)(
    '[RT-15] says in words which prices a customer of the role %s sees',
    async (role) => {
      answer(account({ role }));
      show(<Overview />);
      expect(await screen.findByText(t(`overview.rolePrices.${role}`))).toBeDefined();
    },
  );

  it('[RT-15] says what is missing: confirmation, address, phone, a first order', async () => {
    const bare = account({ verified: false, p4m: null, addresses: { shipping: [] } });
    answer({ ...bare, personal: { ...bare.personal, phone: null } });
    show(<Overview />);
    expect(await screen.findByText(t('overview.confirmText', { email: 'anna@example.hu' }))).toBeDefined();
    expect(screen.getByRole('link', { name: t('overview.addAddress') }).getAttribute('href')).toBe(
      '/my-account/delivery-address/',
    );
    expect(screen.getByText(t('overview.phoneText'))).toBeDefined();
    expect(screen.getByText(t('overview.noCard'))).toBeDefined();
    expect(await screen.findByRole('heading', { name: t('overview.noOrders') })).toBeDefined();
    expect(screen.getByRole('link', { name: t('overview.toShop') }).getAttribute('href')).toBe('/');
  });

  it('[RT-33] goes home with a word when the orders can not be loaded', async () => {
    answer(account());
    server.use(on(endpoints.order.orders, () => HttpResponse.error()));
    show(<Overview />);
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
    expect(notices.state().notice).toBe('accountFailed');
  });
});
