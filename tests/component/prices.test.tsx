import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { PriceBlock } from '#components/product/price-block.tsx';
import { ComparisonTable } from '#components/comparison/comparison-table.tsx';
import { ProductGrid } from '#components/cards/product-grid.tsx';
import { SessionProvider } from '#components/session/session-provider.tsx';
import { money, type Money } from '#lib/contract/money.ts';
import { noGuarantee, type ProductCard } from '#lib/contract/product.ts';
import type { Prices, PriceType } from '#lib/contract/price.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { priceType } from '#stores/price-type.ts';
import { accountOf, customerSession } from '#tests/fixtures/account.ts';
import { mockApi, on, refusal } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';

const publicPrices: Prices = { rrp: null, rrpFull: null, vk: money(29_990), vkFull: money(37_490) };
const card = (id: number): ProductCard => ({
  id,
  name: `Termék ${id}`,
  brand: { name: 'Vantor', slug: 'vantor', url: '/marka/vantor/' },
  url: `/p/termek-${id}/`,
  image: { path: '/media/shoe', alt: 'cipő' },
  secondImage: null,
  prices: publicPrices,
  badges: [],
  colours: [],
  sizes: [],
  genderSysname: 'female',
  contents: null,
});
const cards = (from: number, count: number) => Array.from({ length: count }, (_, at) => card(from + at));
const role = { current: 'staff' as PriceType };
const asked: number[][] = [];
/** A staff price of 20 000 Ft and the product's id, reduced from 25 300 Ft. */
const ownFields = (id: number): Prices => ({
  ...publicPrices,
  staff: money(20_000 + id),
  staffFull: money(25_300),
});
const isCustomer = (request: Request) => request.headers.get('authorization') === `Bearer ${customerSession.token}`;

const server = mockApi(
  on(endpoints.account.account, () => accountOf({ role: role.current })),
  on(endpoints.search.searchLimited, ({ request }) => {
    const ids = (new URL(request.url).searchParams.get('productIds') ?? '').split(',').map(Number);
    asked.push(ids);
    const search = ids.map((id) => ({ ...card(id), prices: isCustomer(request) ? ownFields(id) : publicPrices }));
    return { search, answers: [], direct: null };
  }),
);

const setCookies = (age = '') => {
  document.cookie = `lendulet_token=${customerSession.token}; path=/${age}`;
  document.cookie = `lendulet_request=${customerSession.uuid}; path=/${age}`;
};
const itemOf = (id: number) => document.querySelector<HTMLElement>(`li[data-product="${id}"]`) ?? document.body;
const words = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00A0', ' ');

beforeEach(() => {
  role.current = 'staff';
  asked.length = 0;
});
afterEach(() => act(() => priceType.loggedOut()));

describe('cards', () => {
  it('[PDP-02] [T13] show a customer’s own price with what it is, its own reduction and the public price', async () => {
    setCookies();
    show(
      <>
        <SessionProvider />
        <ProductGrid products={cards(1, 2)} list={{ id: 'results' }} />
      </>,
    );
    expect(await within(itemOf(2)).findByText(t('prices.public', { price: '29 990 Ft' }))).toBeDefined();
    expect(words(itemOf(2))).toContain('Dolgozói árad: 20 002 Ft');
    expect(words(itemOf(2))).toContain(`${t('card.lowest')} 25 300 Ft`);
    expect(words(itemOf(2))).toContain('−20%');
    expect(asked).toEqual([[1, 2]]);
  });

  it('[PDP-02] [ADR-0120] stand side by side with a customer’s own price and the public one', async () => {
    setCookies();
    show(
      <>
        <SessionProvider />
        <ComparisonTable
          products={cards(1, 2).map((one) => ({ ...one, facts: [], attributes: [] }))}
          onlyDifferences={false}
        />
      </>,
    );
    const row = screen.getByRole('row', { name: new RegExp(`^${t('comparison.price')}`) });
    await waitFor(() => expect(words(row)).toContain('20 002 Ft'));
    const [first] = within(row).getAllByRole('cell');
    expect(words(first ?? row)).toContain(
      `${t('prices.own.staff')} ${t('prices.public', { price: '29 990 Ft' })}20 001 Ft`,
    );
    expect(words(first ?? row)).toContain(`${t('card.lowest')} 25 300 Ft`);
    expect(asked).toEqual([[1, 2]]);
  });

  it('tell the unit price of the public and of the own price', async () => {
    const contents = { amount: 250, unit: 'ml' as const };
    server.use(
      on(endpoints.search.searchLimited, () => ({
        search: [{ ...card(1), contents, prices: ownFields(1) }],
        answers: [],
        direct: null,
      })),
    );
    setCookies();
    show(
      <>
        <SessionProvider />
        <ProductGrid products={[{ ...card(1), contents }]} list={{ id: 'results' }} />
      </>,
    );
    expect(words(itemOf(1))).toContain('119 960 Ft/l');
    await waitFor(() => expect(words(itemOf(1))).toContain('80 004 Ft/l'));
  });

  it('[PDP-02] ask for fifty at a time, and of a grown list for what is new alone', async () => {
    setCookies();
    show(
      <>
        <SessionProvider />
        <ProductGrid products={cards(1, 60)} list={{ id: 'results' }} />
      </>,
    );
    await waitFor(() => expect(words(itemOf(60))).toContain('20 060 Ft'));
    expect(asked.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([10, 50]);
    const list = document.querySelector('ul') as HTMLElement;
    const added = itemOf(60).cloneNode(true) as HTMLElement;
    added.dataset.product = '61';
    act(() => list.append(added));
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]).toEqual([61]);
    act(() => added.remove());
  });

  it('[T13] load nothing for a guest, nor for a customer who pays the public price', async () => {
    const { unmount } = show(
      <>
        <SessionProvider />
        <ProductGrid products={cards(1, 2)} list={{ id: 'results' }} />
      </>,
    );
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 50);
        }),
    );
    unmount();
    setCookies();
    role.current = 'vk';
    show(
      <>
        <SessionProvider />
        <ProductGrid products={cards(1, 2)} list={{ id: 'results' }} />
      </>,
    );
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 200);
        }),
    );
    expect(asked).toEqual([]);
    expect(words(itemOf(1))).not.toContain('Dolgozói');
  });

  it('[PDP-02] are everyone’s again after a logout in another tab', async () => {
    setCookies();
    show(
      <>
        <SessionProvider />
        <ProductGrid products={cards(1, 2)} list={{ id: 'results' }} />
      </>,
    );
    await waitFor(() => expect(words(itemOf(1))).toContain('20 001 Ft'));
    setCookies('; max-age=0');
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(words(itemOf(1))).not.toContain('20 001 Ft'));
    expect(words(itemOf(1))).toContain('29 990 Ft');
  });

  it('keep the public price while the own one can not be had', async () => {
    let calls = 0;
    server.use(
      on(endpoints.search.searchLimited, () => {
        calls += 1;
        return refusal(404);
      }),
    );
    setCookies();
    show(
      <>
        <SessionProvider />
        <ProductGrid products={cards(1, 1)} list={{ id: 'results' }} />
      </>,
    );
    await waitFor(() => expect(calls).toBe(1));
    expect(words(itemOf(1))).toContain('29 990 Ft');
    expect(words(itemOf(1))).not.toContain(t('prices.own.staff'));
  });
});

describe('the page of a product', () => {
  const product = {
    id: 1,
    prices: publicPrices,
    contents: { amount: 2, unit: 'pair' as const },
    priceHistory: [
      { date: '2026-08-23', price: money(37_490) },
      { date: '2026-11-03', price: money(29_990) },
    ],
  };
  const page = (
    <>
      <SessionProvider />
      <PriceBlock product={product} today="2026-11-21" />
      <p data-bar-price="1">
        <b>{formatPrice(money(29_990))}</b>
      </p>
      <section data-delivery="1">
        <ul>
          {['free', 'free', 'free'].map((text, at) => (
            <li key={at}>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <article data-set="5">
        <p>
          <b>38 000 Ft</b> <small>külön 39 980 Ft</small>
        </p>
      </article>
    </>
  );
  const answer = (vk: Money, staff: Money) =>
    on(
      endpoints.product.product,
      ({ request }) => ({
        ...card(1),
        contents: product.contents,
        slug: 'termek',
        description: [],
        highlights: [],
        facts: [],
        attributes: [],
        materials: null,
        care: null,
        priceHistory: [],
        prices: { ...publicPrices, vk, ...(isCustomer(request) ? { staff, staffFull: money(25_300) } : {}) },
        colours: [{ slug: 'kek', name: 'kék', swatch: '#00f', images: [{ path: '/media/shoe', alt: 'cipő' }] }],
        sizeSystem: '',
        sizeTable: null,
        options: [{ id: 1, colour: 'kek', size: '38', sku: 'S', ean: '2000000000008', stock: 1 }],
        safety: {
          manufacturer: 'V',
          postalAddress: 'B',
          electronicAddress: 'e',
          responsiblePerson: null,
          identifier: '1',
          warnings: [],
        },
        sets: [{ id: 5, name: 'Szett', members: [], price: money(38_000), separately: money(31_000) }],
        related: [],
        mounting: [],
        isHeavy: false,
        isBike: false,
        isSki: false,
        breadcrumbs: [],
        guarantee: noGuarantee,
        refurbishment: null,
      }),
      { at: { id: 1 } },
    );

  it('[PDP-02] [PDP-04] shows the own price, how it is reduced, and whose the curve is', async () => {
    server.use(answer(money(29_990), money(20_240)));
    setCookies();
    const { container } = show(page);
    expect(await screen.findByText(t('prices.own.staff'))).toBeDefined();
    expect(words(container)).toContain(t('prices.public', { price: '29 990 Ft' }));
    expect(words(container)).toContain(
      t('product.computed', { full: '25 300 Ft', price: '20 240 Ft', saved: '5 060 Ft', percent: 20 }),
    );
    expect(words(container)).toContain(t('prices.publicCurve'));
    expect(words(container)).toContain('14 995 Ft/pár');
    expect(words(container)).toContain('10 120 Ft/pár');
    expect(words(container.querySelector('[data-bar-price]') as HTMLElement)).toContain('20 240 Ft');
  });

  it('tells when the goods of a set cost this customer less one by one', async () => {
    server.use(answer(money(29_990), money(20_240)));
    setCookies();
    show(page);
    expect((await screen.findByText(/31.000/)).textContent).toBe(
      t('prices.separatelyCheaper', { price: formatPrice(money(31_000)) }),
    );
  });

  it('says what delivery costs at the own price', async () => {
    server.use(answer(money(29_990), money(18_030)));
    setCookies();
    const { container } = show(page);
    await screen.findByText(t('prices.own.staff'));
    const rows = [...container.querySelectorAll<HTMLElement>('[data-delivery] li')].map((row) =>
      words(row).replace(/^free/, ''),
    );
    expect(rows).toEqual(['1 490 Ft', t('product.free'), '990 Ft']);
  });

  it('is everyone’s where the own price is the public one', async () => {
    server.use(answer(money(20_240), money(20_240)));
    setCookies();
    const { container } = show(page);
    await screen.findByText(t('prices.separatelyCheaper', { price: '31 000 Ft' }));
    expect(words(container)).not.toContain(t('prices.own.staff'));
  });
});
