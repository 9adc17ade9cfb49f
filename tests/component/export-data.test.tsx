import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { money } from '#lib/contract/money.ts';
import { orderDetailsSchema, type OrderDetails, type OrderSummary } from '#lib/contract/order.ts';
import type { StockNotice } from '#lib/contract/stock-notice.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import { ExportData } from '#components/account/export-data.tsx';
import { session } from '#stores/session.ts';
import { accountOf, customerSession, loyaltyOf } from '#tests/fixtures/account.ts';
import { visit } from './navigation.ts';
import { mockApi, on } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from './render.tsx';

const server = mockApi();
const isBlocked = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';
const button = (name: string) => screen.getByRole('button', { name });

let account = accountOf();

beforeEach(() => {
  account = accountOf();
  document.cookie = `lendulet_token=${customerSession.token}; path=/`;
  document.cookie = `lendulet_request=${customerSession.uuid}; path=/`;
  session.sync();
  visit('/my-account/account-details/');
  server.use(on(endpoints.account.account, () => account));
});

describe('the export of one’s data', () => {
  const order = { uuid: '5f0c1f0e-6d0b-4c9e-9d0f-0f5a4f0a1b09', number: 'L26-000001' };
  const details: OrderDetails = {
    ...order,
    placedAt: '2026-11-01T10:00:00.000Z',
    total: {
      items: money(29_990),
      services: money(0),
      discount: money(0),
      delivery: money(0),
      grand: money(29_990),
      giftCards: money(0),
    },
    delivery: { type: 'home', description: '6724 Szeged, Londoni körút 3.' },
    email: 'anna@example.hu',
    status: 'placed',
    timeline: [{ status: 'placed', at: '2026-11-01T10:00:00.000Z' }],
    items: [],
    tracking: null,
    invoice: null,
    refunds: [],
    withdrawalUntil: null,
    vouchers: [],
    giftCards: [],
    expected: null,
    isDayAgreed: false,
    isCancellable: false,
    payment: null,
    billing: null,
    contact: { firstName: 'Anna', lastName: 'Kovács', email: 'anna@example.hu', phone: '+36301234567' },
  };
  const summary: OrderSummary = {
    ...order,
    placedAt: details.placedAt,
    status: 'placed',
    grand: money(29_990),
    pieces: 1,
    images: [],
  };

  const waiting: StockNotice = {
    uuid: '5f0c1f0e-6d0b-4c9e-9d0f-0f5a4f0a1b0a',
    state: 'confirmed',
    askedAt: '2026-11-20T10:00:00.000Z',
    sentAt: null,
    goods: null,
    store: null,
  };

  const written = {
    id: '4e38c52a-46d2-4643-8d48-526fdd6ac877',
    productId: 1,
    stars: 4,
    size: null,
    width: null,
    text: 'Jó.',
    lang: 'hu',
    name: null,
    writtenOn: '2026-11-20',
    state: 'shown',
    reason: null,
  };

  function serveEverything() {
    server.use(
      on(endpoints.order.orders, () => [summary]),
      on(endpoints.order.order, () => details),
      on(endpoints.loyalty.loyalty, () => loyaltyOf()),
      on(endpoints.wishlist.get, () => ({ products: [], uuid: customerSession.uuid })),
      on(endpoints.cart.get, () => cartOf(cartItem())),
      on(endpoints.stockNotice.list, () => ({ notices: [waiting] })),
      on(endpoints.review.own, () => ({ reviews: [written] })),
    );
  }

  it('is one readable JSON file of everything, named by its day', async () => {
    serveEverything();
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          files.push(file);
          return 'blob:file';
        },
        revokeObjectURL: () => {},
      }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    let release = () => {};
    server.use(
      on(
        endpoints.order.orders,
        async () => {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          return [summary];
        },
        { once: true },
      ),
    );
    const { user } = show(<ExportData />);
    await user.dblClick(button(t('details.export')));
    expect(isBlocked(button(t('details.exporting')))).toBe(true);
    release();
    expect(await screen.findByText(t('details.exported'))).toBeDefined();
    expect(names).toEqual([expect.stringMatching(/^lendulet-adataim-\d{4}-\d\d-\d\d\.json$/)]);
    const [text = ''] = await Promise.all(files.map((file) => file.text()));
    expect(text).toContain('\n  "account": {\n');
    expect(JSON.parse(text)).toEqual({
      exportedAt: expect.any(String),
      account,
      orders: [z.encode(orderDetailsSchema, details)],
      loyalty: loyaltyOf(),
      wishlist: [],
      cart: [cartItem()],
      stockNotices: [waiting],
      reviews: [written],
    });
  });

  it('says so when a part of it can not be had, and can be tried again', async () => {
    serveEverything();
    server.use(on(endpoints.order.order, () => HttpResponse.error()));
    const { user } = show(<ExportData />);
    await user.click(button(t('details.export')));
    expect((await screen.findByText(t('details.exportFailed'))).getAttribute('role')).toBe('alert');
    expect(isBlocked(button(t('details.export')))).toBe(false);
  });
});
