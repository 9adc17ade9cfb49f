import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { hu } from '#tests/messages.ts';
import { CartPage } from '#components/cart/cart-page.tsx';
import { OrderTimeline } from '#components/account/order-timeline.tsx';
import { OrderPapers } from '#components/account/order-papers.tsx';
import { OrderState } from '#components/account/order-status.tsx';
import { PriceBlock } from '#components/product/price-block.tsx';
import { SizeTable } from '#components/product/size-table.tsx';
import { Chips } from '#components/results/chips.tsx';
import { FilterDrawer } from '#components/results/filter-drawer.tsx';
import { Filters } from '#components/results/filters.tsx';
import { ProductCards } from '#components/cards/product-cards.tsx';
import { SortMenu } from '#components/results/sort-menu.tsx';
import { cartEndpoints } from '#lib/contract/cart-calls.ts';
import { money } from '#lib/contract/money.ts';
import { orderEndpoints, type OrderDetails } from '#lib/contract/order.ts';
import { productEndpoints } from '#lib/contract/product.ts';
import { searchEndpoints, type FilterGroup, type SearchAnswer } from '#lib/contract/search.ts';
import { defaultSorting, emptyListing, sortOptions } from '#lib/core/filters/index.ts';
import { withAdditions } from '#tests/fixtures/additions.ts';
import { onWire, wishlistProduct } from '#tests/fixtures/wishlist.ts';
import { en } from '#tests/messages.ts';
import { brokenAnswer, cartCall, mockApi, on } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from './render.tsx';

const server = mockApi();
const image = { path: '/media/shoe', alt: 'cipő' };

function groupOf(name: FilterGroup['f_name'], id: number, label: string, names: Record<string, string>): FilterGroup {
  const group = { f_id: id, f_name: name, f_type: 'checkbox', presentation: 'list' };
  const values = Object.entries(names).map(([key, value], at) => ({
    ...group,
    fv_id: id * 100 + at,
    fv_name: value,
    fv_name_mobile: value,
    key,
    hidden: false,
    count: 3,
    selected: at === 0,
    swatch: null,
    pivot: [{ id: id * 100 + 50 + at, name: 'Al', count: 1, selected: false }],
  }));
  return { ...group, label, values };
}

const answer: SearchAnswer = {
  title: 'Cipők',
  path: '/cipok/',
  products: [
    {
      id: 1,
      name: 'Pulzus 4 női futócipő',
      brand: { name: 'Vantor', slug: 'vantor', url: '/marka/vantor/' },
      url: '/p/pulzus-1/',
      image,
      secondImage: null,
      prices: { rrp: null, rrpFull: null, vk: money(29_990), vkFull: null },
      contents: { amount: 2, unit: 'pair' },
      badges: ['new', 'online-only'],
      colours: [{ slug: 'korall', name: 'korall', swatch: '#e9703b' }],
      sizes: ['38'],
      genderSysname: 'female',
    },
  ],
  total: 1,
  page: 1,
  pageSize: 48,
  pageCount: 1,
  filters: [
    groupOf('GENERAL_Gender', 82, 'Nem', { female: 'Női', male: 'Férfi' }),
    groupOf('sports', 97, 'Sport', { running: 'Futás' }),
    groupOf('GENERAL_Size', 89, 'Méret', { 38: '38' }),
    groupOf('GENERAL_Color', 91, 'Szín', { korall: 'Korall' }),
    groupOf('GENERAL_Brand', 83, 'Márka', { vantor: 'Vantor' }),
  ],
  categoryTree: { tree: [], lastLevel: true, genders: [], isGenderInRequest: true, outlet: false },
  selected: {
    byId: [8200],
    last: null,
    price: { min: null, max: null },
    top: [],
    all: [{ id: 8200, name: 'Női', key: 'female', f_name: 'GENERAL_Gender' }],
    page: [],
  },
  sorting: { active: defaultSorting, options: [...sortOptions] },
  priceBounds: { min: money(5990), max: money(89_990) },
  breadcrumbs: [],
  text: null,
  corrected: null,
  understood: null,
  notSold: null,
  leftOut: [],
  relaxations: [],
  direct: null,
  answers: [],
};
const results = (changed: SearchAnswer) => ({
  path: '/cipok/',
  searchPath: '/search/',
  query: { ...emptyListing, filters: [8200] },
  answer: changed,
});

function Listing({ answer: changed }: { answer: SearchAnswer }) {
  return (
    <>
      <Chips {...results(changed)} />
      <SortMenu {...results(changed)} />
      <Filters {...results(changed)} />
      <ul>
        <ProductCards products={changed.products} />
      </ul>
    </>
  );
}

const unheardOf: FilterGroup = {
  ...groupOf('mood', 900, 'Hangulat', { calm: 'Nyugodt' }),
  f_type: 'pentagon',
  presentation: 'globe',
};
const later = { ...answer, filters: [...answer.filters, unheardOf] };

/** Draws something as it stands in an English page. */
function showEnglish(page: ReactNode) {
  return render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
    </NextIntlClientProvider>,
  );
}

/** Draws later answers again and again: none of them may break what is drawn. */
function drawLater(draw: (number: (max: number) => number) => ReactNode) {
  fc.assert(
    fc
      .property(fc.gen(), (generate) => {
        const { container } = show(draw((max) => generate(fc.integer, { min: 0, max })));
        expect(container.textContent).not.toBe('');
      })
      .afterEach(cleanup),
    { numRuns: 15 },
  );
}

describe('a list with what it has never heard of', () => {
  it('[PLP-01] shows a group by the label of the API, as a list whose values can be chosen', () => {
    show(<Filters {...results(later)} />);
    const group = screen.getByText('Hangulat').closest('details') as HTMLElement;
    expect(screen.getByText('Hangulat').lang).toBe('hu');
    expect(
      within(group)
        .getByRole('link', { name: /Nyugodt/, hidden: true })
        .getAttribute('href'),
    ).toContain('filters=');
  });

  it('[PLP-01] shows it in the sheet as well', async () => {
    server.use(on(searchEndpoints.search, () => brokenAnswer({ data: z.encode(searchEndpoints.search.data, later) })));
    show(
      <FilterDrawer
        filterNames={hu.filters}
        listPath={null}
        query={emptyListing}
        onClose={vi.fn()}
        onSubmit={vi.fn()}
        onDraftSettled={vi.fn()}
      />,
    );
    expect(await screen.findByText('Hangulat')).toBeDefined();
    expect(await screen.findByText('Nyugodt')).toBeDefined();
  });

  it('[PLP-01] shows what it knows in the language of the page', () => {
    showEnglish(<Listing answer={later} />);
    for (const name of ['Gender', 'Size', 'Colour', 'Brand']) expect(screen.getByText(name).lang).toBe('');
    expect(screen.queryByText('Nem')).toBeNull();
    expect(screen.getAllByText('Women', { exact: false }).length).toBeGreaterThan(1);
    expect(screen.getByText('Hangulat').lang).toBe('hu');
  });

  it('[PLP-01] shows a badge as the API calls it, and none that has no name', () => {
    const [card] = answer.products as [SearchAnswer['products'][number]];
    const badges = (changes: Partial<typeof card>) => {
      const prices = { ...card.prices, vkFull: null };
      const { container } = show(<ProductCards products={[{ ...card, prices, ...changes }]} />);
      return container.querySelector('li > b')?.textContent;
    };
    expect(badges({ badges: ['organic'], badgeLabels: { organic: 'Bio' } })).toBe('Bio');
    expect(badges({ badges: ['organic', 'new'] })).toBe(t('card.badges.new'));
    expect(badges({ badges: ['organic', 'constructor'] })).toBeUndefined();
  });

  it('[PLP-18] says that goods are refurbished beside any reduction', () => {
    const [card] = answer.products as [SearchAnswer['products'][number]];
    const badges = (changes: Partial<typeof card>) => {
      const prices = { ...card.prices, vk: money(7990), vkFull: money(9990) };
      const { container } = show(<ProductCards products={[{ ...card, prices, ...changes }]} />);
      return [...container.querySelectorAll('li > b')].map(({ textContent }) => textContent);
    };
    expect(badges({ badges: ['sale', 'refurbished'] })).toEqual(['−20%', t('card.badges.refurbished')]);
    expect(badges({ badges: ['new', 'refurbished'] })).toEqual(['−20%', t('card.badges.refurbished')]);
    expect(badges({ badges: ['sale', 'new'] })).toEqual(['−20%']);
  });

  it('[PDP-04] strikes the lowest price of the 30 days before, and no other', () => {
    const [card] = answer.products as [SearchAnswer['products'][number]];
    const prices = { ...card.prices, rrp: money(12_990), vk: money(7990), vkFull: money(9990) };
    const { container } = show(<ProductCards products={[{ ...card, prices }]} />);
    expect([...container.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(['9\u00A0990\u00A0Ft']);
    expect(container.querySelector('s')?.parentElement?.textContent).toContain(t('card.lowest'));
  });

  it('[API-07] is drawn whatever a later API adds', () => {
    drawLater((number) => (
      <Listing
        answer={searchEndpoints.search.data.parse(
          withAdditions(z.encode(searchEndpoints.search.data, answer), searchEndpoints.search, number),
        )}
      />
    ));
  });
});

describe('a page with what it has never heard of', () => {
  const order: OrderDetails = {
    uuid: '4e38c52a-46d2-4643-8d48-526fdd6ac877',
    number: 'L26-000016',
    placedAt: '2026-11-18T19:17:00Z',
    status: 'shipped',
    email: 'anna@example.hu',
    timeline: [
      { status: 'placed', at: '2026-11-18T19:17:00Z' },
      { status: 'shipped', at: '2026-11-19T21:17:00Z' },
    ],
    items: [],
    total: {
      items: money(32_970),
      services: money(0),
      discount: money(0),
      delivery: money(0),
      grand: money(32_970),
      giftCards: money(0),
    },
    delivery: { type: 'home', description: '6722 Szeged, Tisza utca 3.' },
    contact: { firstName: 'Anna', lastName: 'Kiss', email: 'anna@example.hu', phone: '+36301234567' },
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
  };

  it('[ACC-09] names the status of an order as the API does, or in neutral words', () => {
    show(<OrderState order={{ status: 'repaired', statusLabel: 'Megjavítva' }} />);
    expect(screen.getByText('Megjavítva')).toBeDefined();
    show(<OrderState order={{ status: 'repaired' }} />);
    expect(screen.getByText(t('orders.otherState'))).toBeDefined();
  });

  it('[API-07] is drawn whatever a later API adds: an order', () => {
    drawLater((number) => {
      const read = orderEndpoints.order.data.parse(
        withAdditions(z.encode(orderEndpoints.order.data, order), orderEndpoints.order, number),
      );
      return (
        <>
          <OrderState order={read} />
          <OrderTimeline order={read} />
          <OrderPapers order={read} />
        </>
      );
    });
  });

  it('[API-07] is drawn whatever a later API adds: a product', () => {
    const product = wishlistProduct([['M', 3]], { contents: { amount: 2, unit: 'pair' } });
    drawLater((number) => {
      const read = productEndpoints.product.data.parse(
        withAdditions(onWire.product(product), productEndpoints.product, number),
      );
      return (
        <>
          <PriceBlock product={read} today="2026-11-21" />
          <SizeTable
            table={{ columns: [], rows: [] }}
            brand="Vantor"
            gender={read.genderSysname}
            fit={null}
            sizes={[]}
            advice={null}
          />
        </>
      );
    });
  });

  it('[API-07] is drawn whatever a later API adds: the cart', async () => {
    document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
    let draws = 0;
    const cart = cartOf(cartItem({ contents: { amount: 2, unit: 'pair' } }));
    const added = withAdditions(cart, cartEndpoints.get, (max) => (draws += 7) % (max + 1));
    expect(JSON.stringify(added)).toContain('unheard-of');
    server.use(cartCall.get(() => brokenAnswer({ data: added })));
    show(<CartPage />);
    expect((await screen.findAllByText(/Pulzus 4/)).length).toBeGreaterThan(0);
  });
});
