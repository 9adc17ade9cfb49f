import { screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { ShopStock } from '#components/product/shop-stock.tsx';
import type { ProductOption, Stock } from '#lib/contract/product.ts';
import { guestKey, myShopVersion, writeMyShop } from '#lib/core/my-shop.ts';
import { myShopKey } from '#lib/core/my-shop-key.ts';
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
  /** Each of the stores has some. */
  const everywhere = (of: Stock) =>
    on(
      endpoints.product.stock,
      () => ({ ...of, rows: of.stores.map(({ sysname }) => ({ optionId: 11, store: sysname, stock: 4 })) }),
      { at: { id: 1 } },
    );
  const grid = (
    <ShopStock productId={1} sizes={['38', '39']} options={[option(11, '38'), option(12, '39')]} lineCount={2} />
  );
  const without = () => Array.from(screen.getByRole('group').querySelectorAll('li'), ({ textContent }) => textContent);
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

  it('[PDP-07] [PDP-14] says what the stores that have it have of each size, folds the others away, and when that was true', async () => {
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
    expect(rows()).toEqual(['Eger', 'Fót']);
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
    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(false);
    expect(screen.getByText(t('shopStock.others', { count: 5 }))).toBeDefined();
    expect(without()).toEqual(['Ajka', 'Baja', 'Cegléd', 'Dabas', 'Győr']);
  });

  it('[PDP-19] names no colour where there is one alone', async () => {
    server.use(on(endpoints.product.stock, () => ({ ...stock, rows: [] }), { at: { id: 1 } }));
    show(<ShopStock productId={1} sizes={['38']} options={[option(11, '38')]} lineCount={2} isOnlyColour />);
    setIntersecting(true);
    expect(await screen.findByText(t('shopStock.nowhere'))).toBeDefined();
  });

  it('[PDP-07] [PDP-14] says in a sentence that no store has it, with no table of none and nothing to look for', async () => {
    server.use(on(endpoints.product.stock, () => ({ ...stock, rows: [] }), { at: { id: 1 } }));
    show(grid);
    setIntersecting(true);
    expect(await screen.findByText(t('shopStock.holding', { count: 0, total: 7 }))).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
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
    expect(rows()).toEqual(['Eger30 km']);
    expect(without()).toEqual([`Baja${t('shopStock.mine')}0 km`, 'Ajka10 km', 'Dabas20 km']);
  });

  it('[PDP-14] shows five stores that have it, all of those on request, and those of a town', async () => {
    server.use(everywhere(stock));
    const { user } = show(grid);
    setIntersecting(true);
    await user.click(await screen.findByRole('button', { name: t('shopStock.all', { count: 7 }) }));
    expect(rows()).toHaveLength(8);
    expect(screen.queryByRole('group')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: t('shopStock.place') }), 'gyor');
    expect(rows()).toEqual(['Győr']);
    expect(screen.getByText(t('shopStock.found', { count: 1 }))).toBeDefined();
  });

  it('[PDP-14] opens the fold for a store that is asked for by name and has none', async () => {
    server.use(answer);
    const { user } = show(grid);
    setIntersecting(true);
    await user.type(await screen.findByRole('textbox', { name: t('shopStock.place') }), 'gyor');
    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true);
    expect(screen.getByText(t('shopStock.none', { count: 1 }))).toBeDefined();
    expect(without()).toEqual(['Győr']);
    expect(screen.queryByRole('table')).toBeNull();
  });

  const inWords = () =>
    within(screen.getByRole('list', { name: t('shopStock.table') }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('[PDP-14] has the sizes of a store in a line of words for a phone, its last pieces behind them', async () => {
    const rows = [
      { optionId: 11, store: 'store_eger', stock: 1 },
      { optionId: 12, store: 'store_eger', stock: 3 },
      { optionId: 11, store: 'store_fót', stock: 2 },
    ];
    server.use(on(endpoints.product.stock, () => ({ ...stock, rows }), { at: { id: 1 } }));
    show(grid);
    setIntersecting(true);
    await screen.findByRole('table');
    const last = t('shopStock.last');
    expect(inWords()).toEqual([`Eger39 · ${last}: 38`, `Fót${last}: 38`]);
  });

  it('[PDP-14] has no table for goods of one size', async () => {
    server.use(answer);
    show(<ShopStock productId={1} sizes={['Egy méret']} options={[option(12, 'Egy méret')]} lineCount={1} />);
    setIntersecting(true);
    await waitFor(() => expect(inWords()).toEqual([`Fót${t('shopStock.held')}`]));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[PDP-07] lists all of them in the order of a register: the own one, the capital, then by town', async () => {
    const inTowns = { ...stock, stores: [...stock.stores, ...['Arena', 'Allee'].map(budapestShop)] };
    server.use(
      everywhere(inTowns),
      on(endpoints.shop.shops, () => refusal(500)),
    );
    localStorage.setItem(
      myShopKey,
      writeMyShop({ version: myShopVersion, user: guestKey, store: 'store_baja', timestamp: 1 }),
    );
    myShop.store.setState(unreadMyShop);
    const { user } = show(grid);
    setIntersecting(true);
    await user.click(await screen.findByRole('button', { name: t('shopStock.all', { count: 9 }) }));
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
      everywhere(stock),
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
