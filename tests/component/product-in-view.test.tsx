import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { RecentlyViewed } from '#components/product/recently-viewed.tsx';
import { ShopStock } from '#components/product/shop-stock.tsx';
import type { WireProductCard, ProductOption, Stock } from '#lib/contract/product.ts';
import { choose } from '#lib/analytics/choosing.ts';
import { allAllowed, keepConsent, nothingAllowed } from '#lib/consent/index.ts';
import { guestKey, myShopVersion, writeMyShop } from '#lib/core/my-shop.ts';
import { myShopKey } from '#lib/core/my-shop-key.ts';
import { recentlyViewed } from '#lib/recently-viewed/index.ts';
import { myShop, unreadMyShop } from '#stores/my-shop.ts';
import { visit } from './navigation.ts';
import { mockApi, on, refusal } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';
import { mockIntersection } from './mock-intersection.ts';

const server = mockApi();
const setIntersecting = mockIntersection();
const option = (id: number, size: string): ProductOption => ({
  id,
  colour: 'korall',
  size,
  sku: `S${id}`,
  ean: '2000000000008',
  stock: 5,
});

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollTo ??= () => undefined;
  visit('/p/pulzus-1/');
  localStorage.clear();
  myShop.store.setState(unreadMyShop);
  recentlyViewed.clear();
});

describe('stock of the stores', () => {
  const towns = ['Ajka', 'Baja', 'Cegléd', 'Dabas', 'Eger', 'Fót', 'Győr'];
  const stock: Stock = {
    updatedAt: '2026-11-21T13:32:00Z',
    stores: towns.map((city) => ({ sysname: `store_${city.toLowerCase()}`, name: `Lendület ${city}`, city })),
    rows: [
      { optionId: 11, store: 'store_eger', stock: 1 },
      { optionId: 12, store: 'store_fót', stock: 6 },
    ],
  };
  const budapestShop = (name: string) => ({
    sysname: `store_${name.toLowerCase()}`,
    name: `Lendület Budapest ${name}`,
    city: 'Budapest',
  });
  const answer = on(endpoints.product.stock, () => stock, { at: { id: 1 } });
  const grid = <ShopStock productId={1} sizes={['38', '39']} options={[option(11, '38'), option(12, '39')]} />;
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getByRole('rowheader').textContent);

  it('[PDP-07] is loaded once it comes near, and not before', async () => {
    let calls = 0;
    server.use(
      on(
        endpoints.product.stock,
        async () => {
          calls += 1;
          await delay(20);
          return stock;
        },
        { at: { id: 1 } },
      ),
    );
    show(grid);
    expect(calls).toBe(0);
    setIntersecting(true);
    expect(await screen.findByText(t('shopStock.loading'))).toBeDefined();
    expect(await screen.findByRole('table', { name: t('shopStock.table') })).toBeDefined();
    expect(calls).toBe(1);
  });

  it('[PDP-07] says in words what each store has of each size, those that have it first, and when that was true', async () => {
    server.use(answer);
    visit('/p/pulzus-1/?meret=38');
    show(grid);
    setIntersecting(true);
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      t('shopStock.shop'),
      '38',
      '39',
    ]);
    expect(rows()).toEqual(['Eger', 'Fót', 'Ajka', 'Baja', 'Cegléd']);
    const cells = screen
      .getAllByRole('row')
      .slice(1, 3)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(cells).toEqual([
      ['kevés', 'nincs'],
      ['nincs', 'van'],
    ]);
    expect(screen.getByText(t('shopStock.time', { time: '14:32' }))).toBeDefined();
    expect(screen.getByText(t('shopStock.holding', { count: 2, total: 7 }))).toBeDefined();
    expect(screen.getByText(t('shopStock.byTown'))).toBeDefined();
  });

  it('[PDP-07] promises no store that has it in front where none has', async () => {
    server.use(on(endpoints.product.stock, () => ({ ...stock, rows: [] }), { at: { id: 1 } }));
    show(grid);
    setIntersecting(true);
    expect(await screen.findByText(t('shopStock.holding', { count: 0, total: 7 }))).toBeDefined();
    expect(screen.getByText(t('shopStock.register'))).toBeDefined();
    expect(screen.queryByText(t('shopStock.byTown'))).toBeNull();
  });

  it('[PDP-07] has the nearest to the shopper’s own store first, and says from where', async () => {
    localStorage.setItem(
      myShopKey,
      writeMyShop({ version: myShopVersion, user: guestKey, store: 'store_baja', timestamp: 1 }),
    );
    myShop.store.setState(unreadMyShop);
    const asked: (string | null)[] = [];
    server.use(
      answer,
      on(endpoints.shop.shops, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('q'));
        const entry = {
          geo: { lat: 47, lng: 20 },
          phone: '',
          url: '/',
          services: [],
          openingHours: null,
          address: { City: 'x', ZipCode: '6500', Street: 'x' },
        };
        return ['baja', 'ajka', 'dabas', 'eger'].map((id, index) => ({
          ...entry,
          sysname: `store_${id}`,
          name: 'x',
          distance: index * 10,
        }));
      }),
    );
    show(grid);
    setIntersecting(true);
    expect(await screen.findByText(t('shopStock.fromTown', { town: 'Baja' }))).toBeDefined();
    expect(asked).toEqual(['Baja']);
    expect(rows().map((row) => row?.split(t('shopStock.mine'))[0]?.replace(/\d+ km$/, ''))).toEqual([
      'Baja',
      'Ajka',
      'Dabas',
      'Eger',
    ]);
  });

  it('shows five stores, all of them on request, and those of a town', async () => {
    server.use(answer);
    const { user } = show(grid);
    setIntersecting(true);
    await user.click(await screen.findByRole('button', { name: t('shopStock.all', { count: 7 }) }));
    expect(rows()).toHaveLength(8);
    await user.type(screen.getByRole('textbox', { name: t('shopStock.place') }), 'gyor');
    expect(rows()).toEqual(['Győr']);
    expect(screen.getByText(t('shopStock.found', { count: 1 }))).toBeDefined();
  });

  it('[PDP-07] lists all of them in the order of a register: the own one, the capital, then by town', async () => {
    const inTowns = { ...stock, stores: [...stock.stores, ...['Arena', 'Allee'].map(budapestShop)] };
    server.use(
      on(endpoints.product.stock, () => inTowns, { at: { id: 1 } }),
      on(endpoints.shop.shops, () => refusal(500)),
    );
    localStorage.setItem(
      myShopKey,
      writeMyShop({ version: myShopVersion, user: guestKey, store: 'store_baja', timestamp: 1 }),
    );
    myShop.store.setState(unreadMyShop);
    const { user } = show(grid);
    setIntersecting(true);
    expect(await screen.findByText(t('shopStock.byTown'))).toBeDefined();
    await user.click(screen.getByRole('button', { name: t('shopStock.all', { count: 9 }) }));
    expect(rows().slice(0, 7)).toEqual([
      `Baja${t('shopStock.mine')}`,
      'Budapest',
      'Budapest Allee',
      'Budapest Arena',
      t('shopStock.places.elsewhere'),
      'Ajka',
      'Cegléd',
    ]);
    expect(screen.getByText(t('shopStock.register'))).toBeDefined();
    expect(screen.getAllByRole('rowheader', { name: 'Budapest' })[0]?.getAttribute('scope')).toBe('rowgroup');
  });

  it('finds the nearest stores for a postcode, and says where it knows none', async () => {
    server.use(
      answer,
      on(endpoints.shop.shops, ({ request }) => {
        const q = new URL(request.url).searchParams.get('q');
        if (q !== '3300') return refusal(422, { q: ['unknown'] });
        const entry = {
          geo: { lat: 47, lng: 20 },
          phone: '',
          url: '/',
          services: [],
          openingHours: null,
          address: { City: 'x', ZipCode: '3300', Street: 'x' },
        };
        const distances = { store_baja: 90.4, store_eger: 2 };
        return Object.entries(distances).map(([sysname, distance]) => ({ ...entry, sysname, name: 'x', distance }));
      }),
    );
    const { user } = show(grid);
    setIntersecting(true);
    const field = await screen.findByRole('textbox', { name: t('shopStock.place') });
    await user.type(field, '3300');
    await waitFor(() => expect(rows()).toEqual(['Eger2 km', 'Baja90,4 km']));
    await user.clear(field);
    await user.type(field, 'Sehonnai');
    expect(await screen.findByText(t('shopStock.unknown', { place: 'Sehonnai' }), {}, { timeout: 2000 })).toBeDefined();
  });

  it('says that it can not be had, and tries again on request', async () => {
    server.use(on(endpoints.product.stock, () => refusal(500), { at: { id: 1 } }));
    const { user } = show(grid);
    setIntersecting(true);
    expect((await screen.findByRole('alert')).textContent).toContain(t('shopStock.failed'));
    server.use(answer);
    await user.click(screen.getByRole('button', { name: t('shopStock.retry') }));
    expect(await screen.findByRole('table')).toBeDefined();
  });
});

describe('recently viewed', () => {
  const card = (id: number): WireProductCard => ({
    id,
    name: `Termék ${id}`,
    brand: { name: 'Vantor', slug: 'vantor', url: '/marka/vantor/' },
    url: `/p/termek-${id}/`,
    image: { path: '/media/shoe', alt: 'cipő' },
    secondImage: null,
    prices: { rrp: null, rrpFull: null, vk: '9.990', vkFull: '12.990' },
    badges: ['new'],
    colours: [],
    sizes: [],
    genderSysname: 'female',
    contents: null,
  });
  const texts = { title: t('recentlyViewed.title'), clear: t('recentlyViewed.clear') };
  const asked: string[] = [];
  const answer = on(endpoints.search.searchLimited, ({ request }) => {
    const ids = new URL(request.url).searchParams.get('productIds') ?? '';
    asked.push(ids);
    return {
      search: ids
        .split(',')
        .map(Number)
        .filter((id) => id !== 8)
        .map(card)
        .toReversed(),
    };
  });

  it('shows the others, latest first, without those that are no more, and notes this one', async () => {
    server.use(answer);
    for (const id of [7, 8, 9, 1]) recentlyViewed.add(id);
    show(<RecentlyViewed current={1} texts={texts} />);
    expect(asked).toEqual([]);
    setIntersecting(true);
    const list = within(await screen.findByRole('group', { name: texts.title }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Termék 9', 'Termék 7']);
    expect(asked).toEqual(['9,8,7']);
    expect(recentlyViewed.read()).toEqual([1, 9, 8, 7]);
  });

  it('stays in the memory of the page until it may be stored, and goes when that is taken back', () => {
    keepConsent(nothingAllowed);
    localStorage.setItem('lendulet.recently-viewed', '{"version":1,"ids":[4]}');
    show(<RecentlyViewed current={7} texts={texts} />);
    expect([recentlyViewed.read(), localStorage.length]).toEqual([[7], 0]);
    choose(allAllowed);
    expect(localStorage.getItem('lendulet.recently-viewed')).toBe('{"version":1,"ids":[7]}');
    recentlyViewed.add(9);
    expect(localStorage.getItem('lendulet.recently-viewed')).toBe('{"version":1,"ids":[9,7]}');
    choose(nothingAllowed);
    expect([recentlyViewed.read(), localStorage.length]).toEqual([[], 0]);
  });

  it('is cleared on request', async () => {
    server.use(answer);
    recentlyViewed.add(7);
    const { user } = show(<RecentlyViewed current={1} texts={texts} />);
    setIntersecting(true);
    await user.click(await screen.findByRole('button', { name: texts.clear }));
    expect(screen.queryByText(texts.title)).toBeNull();
    expect(recentlyViewed.read()).toEqual([]);
  });

  it('is not there for a first visit, nor where the cards can not be had', async () => {
    const { container } = show(<RecentlyViewed current={1} texts={texts} />);
    setIntersecting(true);
    expect(container.textContent).toBe('');
    recentlyViewed.add(7);
    server.use(on(endpoints.search.searchLimited, () => HttpResponse.error()));
    const other = show(<RecentlyViewed current={2} texts={texts} />);
    setIntersecting(true);
    await waitFor(() => expect(other.container.textContent).toBe(''));
  });
});
