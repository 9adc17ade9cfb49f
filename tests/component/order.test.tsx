import { screen, waitFor, within } from '@testing-library/react';
import { marketToday, dayAfter } from '#lib/core/calendar/days.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { money } from '#lib/contract/money.ts';
import type { WireOrderDetails } from '#lib/contract/order.ts';
import { session } from '#stores/session.ts';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { notices } from '#stores/notices.ts';
import { OrderPage } from '#components/account/order-page.tsx';
import { router } from './navigation.ts';
import { mockApi, on, refusal } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from './render.tsx';

const server = mockApi();
const id = '4e38c52a-46d2-4643-8d48-526fdd6ac877';
const image = { path: '/media/tshirt', alt: 'póló' };

const details = (changes: Partial<WireOrderDetails> = {}): WireOrderDetails => ({
  uuid: id,
  number: 'L26-000016',
  placedAt: '2026-11-18T19:17:00Z',
  status: 'shipped',
  email: 'anna@example.hu',
  timeline: [
    { status: 'placed', at: '2026-11-18T19:17:00Z' },
    { status: 'confirmed', at: '2026-11-18T23:30:00Z' },
    { status: 'shipped', at: '2026-11-19T21:17:00Z' },
  ],
  items: [
    {
      name: 'Körfutás póló',
      brand: 'Vantor',
      title: 'kék, M',
      quantity: 2,
      price: '13.990',
      lineTotal: '27.980',
      line: 0,
      optionId: 11,
      productId: 1,
      url: '/p/korfutas-1/?szin=kek&meret=M',
      image,
      withdrawn: 1,
      isCustomMade: false,
    },
    {
      name: 'Régi sapka',
      brand: 'Lendület',
      title: 'fekete',
      quantity: 1,
      price: '4.990',
      lineTotal: '4.990',
      line: 1,
      optionId: 12,
      productId: 2,
      url: null,
      image: null,
      withdrawn: 0,
      isCustomMade: false,
    },
    {
      name: 'Január bakancs',
      brand: 'Lendület',
      title: 'szürke, 38',
      quantity: 1,
      price: '23.990',
      lineTotal: '23.990',
      line: 2,
      optionId: 13,
      productId: 3,
      url: '/p/januar-3/',
      image,
      withdrawn: 0,
      isCustomMade: false,
    },
  ],
  total: { items: '56.960', delivery: '0', grand: '56.960' },
  delivery: { type: 'home', description: '6724 Szeged, Londoni körút 3.' },
  contact: { firstName: 'Anna', lastName: 'Kovács', email: 'anna@example.hu', phone: '+36301234567' },
  tracking: { carrier: 'Szélfutár', number: 'SZF26HU', url: 'https://szelfutar.example/csomag/SZF26HU' },
  invoice: { number: 'SZ-26000016', url: null },
  withdrawalUntil: null,
  ...changes,
});

const answerOrder = (order: WireOrderDetails) => server.use(on(endpoints.order.order, () => order, { at: { id } }));
const showOrder = () => {
  history.replaceState(null, '', `/my-account/order-details/${id}/`);
  return show(<OrderPage />);
};

beforeEach(() => {
  notices.close();
  history.replaceState(null, '', '/my-account/orders/');
  session.open({ token: 'a'.repeat(43), uuid: `u${'1'.repeat(32)}`, hash: '2'.repeat(32) });
});
afterEach(() => session.expire({ token: 'a'.repeat(43), requestUuid: `u${'1'.repeat(32)}` }));

describe('an order', () => {
  it('[RT-17] [ACC-09] shows its way with times of Budapest, done and coming steps', async () => {
    answerOrder(details());
    showOrder();
    const way = await screen.findByRole('region', { name: t('orders.timeline') });
    const steps = within(way).getAllByRole('listitem');
    expect(steps.map((step) => step.dataset.state)).toEqual(['done', 'done', 'current', 'next']);
    expect(steps[0]?.textContent).toContain('20:17');
    expect(steps[1]?.textContent).toContain('november 19.');
    expect(steps[1]?.textContent).toContain('0:30');
    expect(steps[2]?.getAttribute('aria-current')).toBe('step');
    expect(steps[3]?.textContent).toContain(t('orders.timelineStates.next'));
    expect(within(steps[3] as HTMLElement).queryByRole('time')).toBeNull();
  });

  it('[EVT-05] shows what was paid back, and when', async () => {
    answerOrder(details({ refunds: [{ amount: '13.990', at: '2026-11-20T09:00:00Z' }] }));
    showOrder();
    const paper = (await screen.findByRole('heading', { name: t('orders.refund') })).closest('section');
    expect(paper?.textContent).toContain(formatPrice(money(13_990)));
    expect(paper?.textContent).toContain('2026. november 20.');
  });

  it('[RT-17] [ACC-09] shows items, withdrawn pieces, totals, delivery, contact, tracking and invoice', async () => {
    answerOrder(details());
    showOrder();
    const items = within(await screen.findByRole('region', { name: t('orders.items') })).getAllByRole('listitem');
    expect(
      within(items[0] as HTMLElement)
        .getByRole('link', { name: 'Körfutás póló' })
        .getAttribute('href'),
    ).toBe('/p/korfutas-1/?szin=kek&meret=M');
    expect(items[0]?.textContent).toContain(t('orders.withdrawn', { count: 1 }));
    expect(items[0]?.textContent).toContain(formatPrice(money(27_980)));
    expect(within(items[1] as HTMLElement).queryByRole('link')).toBeNull();
    expect(items[1]?.textContent).toContain(t('orders.productGone'));
    for (const text of ['6724 Szeged, Londoni körút 3.', 'Kovács Anna', 'SZF26HU', 'SZ-26000016'])
      expect(screen.getByText(text)).toBeDefined();
    const totals = within(screen.getByRole('region', { name: t('orders.items') }))
      .getAllByRole('definition')
      .map((sum) => sum.textContent);
    expect(totals).toEqual([formatPrice(money(56_960)), t('orders.free'), formatPrice(money(56_960))]);
    const track = screen.getByRole('link', { name: /Hol a csomagom/ });
    expect(track.getAttribute('href')).toBe('https://szelfutar.example/csomag/SZF26HU');
    expect(track.getAttribute('rel')).toContain('noopener');
    expect(screen.queryByRole('link', { name: /Számla/ })).toBeNull();
  });

  it('[CART-07] shows what goods and the services with them come to, which add up to its total', async () => {
    answerOrder(details({ total: { ...details().total, services: '6.990' } }));
    showOrder();
    const items = await screen.findByRole('region', { name: t('orders.items') });
    const sums = within(items).getAllByRole('definition');
    expect(sums.map((sum) => sum.textContent)).toEqual([
      formatPrice(money(49_970)),
      formatPrice(money(6990)),
      t('orders.free'),
      formatPrice(money(56_960)),
    ]);
  });

  it.each(['javascript:alert(1)', 'http://szelfutar.example/', 'https://a@szelfutar.example/'])(
    '[SEC-01] [SEC-02] shows the number alone where the carrier’s address is %s',
    async (url) => {
      answerOrder(details({ tracking: { carrier: 'Szélfutár', number: 'SZF26HU', url } }));
      showOrder();
      expect(await screen.findByText('SZF26HU')).toBeDefined();
      expect(screen.queryByRole('link', { name: /Hol a csomagom/ })).toBeNull();
    },
  );

  it.each([0, 4])('[ACC-09] says how long it can be withdrawn from: %i days', async (days) => {
    answerOrder(details({ status: 'delivered', withdrawalUntil: dayAfter(marketToday(), days) }));
    showOrder();
    expect(await screen.findByText(t('orders.withdrawalDays', { days }))).toBeDefined();
    expect(screen.getByRole('link', { name: t('orders.withdraw') }).getAttribute('href')).toBe(
      '/elallas/?rendeles=L26-000016',
    );
  });

  it.each<[string, Partial<WireOrderDetails>]>([
    ['withdrawalOver', { status: 'delivered', withdrawalUntil: null }],
    [
      'withdrawalCustom',
      {
        status: 'delivered',
        withdrawalUntil: dayAfter(marketToday(), 4),
        items: details().items.map((item) => ({ ...item, isCustomMade: true })),
      },
    ],
  ])('leads to no withdrawal where there is none: %s', async (word, changes) => {
    answerOrder(details(changes));
    showOrder();
    expect(await screen.findByText(t(`orders.${word as 'withdrawalOver'}`))).toBeDefined();
    expect(screen.queryByRole('link', { name: t('orders.withdraw') })).toBeNull();
  });

  it('[PAY-01] [PAY-09] leads to the card page while its payment is awaited, and shows whose the invoice is', async () => {
    const reference = 'a'.repeat(32);
    const payment = { way: 'card', amount: '56.960', refunded: '0', reference } as const;
    const awaiting = {
      status: 'awaiting_payment',
      timeline: [{ status: 'awaiting_payment', at: '2026-11-18T19:17:00Z' }],
    };
    const address = { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '9.' };
    answerOrder(
      details({
        ...awaiting,
        payment: { ...payment, state: 'pending', payUntil: '2026-11-18T19:47:00Z' },
        billing: { name: 'Példa Kft.', taxNumber: '12345676-2-41', address },
      } as Partial<WireOrderDetails>),
    );
    showOrder();
    const pay = await screen.findByRole('link', { name: t('orders.payNow') });
    expect(pay.getAttribute('href')).toMatch(new RegExp(`/checkout/fizetes/${reference}/$`));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(t('orders.sayings.awaiting_payment'));
    const paper = screen.getByRole('heading', { name: t('orders.paymentTitle') }).parentElement;
    expect(pay.parentElement?.textContent).toContain('20:47');
    for (const text of ['Példa Kft.', '6724 Szeged, Londoni körút 9.', '12345676-2-41'])
      expect(paper?.textContent).toContain(text);
  });

  it.each([
    ['paid', 'placed', 'paid'],
    ['paid', 'cancelled', 'returning'],
    ['refunded', 'cancelled', 'refunded'],
    ['authorised', 'awaiting_payment', 'authorised'],
  ] as const)('[PAY-07] says how a payment stands that is %s for an order that is %s', async (state, status, words) => {
    const payment = { way: 'card', amount: '56.960', refunded: '0', state, payUntil: null, reference: null } as const;
    answerOrder(details({ status, payment }));
    showOrder();
    expect(await screen.findByText(t(`orders.payments.${words}`))).toBeDefined();
    expect(screen.queryByRole('link', { name: t('orders.payNow') })).toBeNull();
  });

  it('[RT-17] says that an order is unknown, with the way to the list, and stays there', async () => {
    server.use(on(endpoints.order.order, () => refusal(404, { id: ['unknown'] }), { at: { id } }));
    showOrder();
    expect(await screen.findByRole('heading', { name: t('orders.unknown') })).toBeDefined();
    expect(screen.getByRole('link', { name: t('orders.back') }).getAttribute('href')).toBe('/my-account/orders/');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('[RT-33] goes home with a word when it can not be loaded', async () => {
    server.use(on(endpoints.order.order, () => HttpResponse.error(), { at: { id } }));
    showOrder();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
    expect(notices.state().notice).toBe('accountFailed');
  });
});

describe('ordering again', () => {
  it('[ACC-09] adds one item after the other once, however often it is pressed, and says what came and what did not', async () => {
    answerOrder(details());
    const sent: unknown[] = [];
    const release: (() => void)[] = [];
    server.use(
      on(endpoints.cart.add, async ({ request }) => {
        const line = (await request.json()) as { productOption: number };
        sent.push(line);
        await new Promise<void>((resolve) => {
          release.push(resolve);
        });
        if (line.productOption === 13) return refusal(422, { productOption: ['sold_out'] });
        return { ...cartOf(cartItem()), uuid: `u${'1'.repeat(32)}` };
      }),
      on(endpoints.cart.get, () => cartOf(cartItem())),
    );
    const { user } = showOrder();
    const button = await screen.findByRole('button', { name: t('orders.reorder') });
    await user.dblClick(button);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    release.shift()?.();
    await waitFor(() => expect(release).toHaveLength(1));
    release.shift()?.();
    expect(await screen.findByRole('heading', { name: t('orders.reordered', { count: 2 }) })).toBeDefined();
    expect(sent).toEqual([
      { productOption: 11, amount: 2 },
      { productOption: 13, amount: 1 },
    ]);
    expect(screen.getByText(new RegExp(t('orders.reasons.soldOut'))).textContent).toContain('Január bakancs');
    expect(screen.getByText(new RegExp(t('orders.reasons.gone'))).textContent).toContain('Régi sapka');
    expect(screen.getByRole('link', { name: t('orders.openCart') }).getAttribute('href')).toBe('/kosar/');
    expect(button.getAttribute('aria-disabled')).toBe('false');
  });
});
