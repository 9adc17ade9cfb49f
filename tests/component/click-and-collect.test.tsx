import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { ClickAndCollectChip } from '#components/click-and-collect/click-and-collect-chip.tsx';
import { ClickAndCollectLine } from '#components/click-and-collect/click-and-collect-line.tsx';
import { ClickAndCollectSwitch } from '#components/click-and-collect/click-and-collect-switch.tsx';
import { MyShopLine } from '#components/click-and-collect/my-shop-line.tsx';
import type { ServerShop } from '#components/click-and-collect/use-listed-shop.ts';
import type { Stock } from '#lib/contract/product.ts';
import { emptyListing, type ListingQuery } from '#lib/core/filters/index.ts';
import { myShopKey } from '#lib/core/my-shop-key.ts';
import { filters } from '#stores/filters.ts';
import { myShop } from '#stores/my-shop.ts';
import { visit } from './navigation.ts';
import { mockApi, on, refusal } from '#tests/mock-api.ts';
import { show, t, touchPage } from './render.tsx';
import { mockIntersection } from './mock-intersection.ts';
import { recordEvents } from './tracked-events.ts';
import { choice, dialog, entries, listed, noon, setClock } from './choosing-stores.ts';

const stock: Stock = {
  updatedAt: '2026-11-16T11:58:00Z',
  stores: entries.map(({ sysname, name, address: { City: city } }) => ({ sysname, name, city })),
  rows: [
    { optionId: 11, store: 'store_szeged', stock: 2 },
    { optionId: 12, store: 'store_gyor', stock: 1 },
    { optionId: 12, store: 'online', stock: 9 },
  ],
};

let calls: URL[] = [];
const answers = {
  stores: on(endpoints.shop.shops, ({ request }) => {
    const url = new URL(request.url);
    calls.push(url);
    const q = url.searchParams.get('q');
    if (q !== null && q !== '6800') return refusal(422, { q: ['unknown'] });
    return entries.map((shop) => ({ ...shop, distance: q === null ? null : 48.2 - shop.geo.lat }));
  }),
  stock: on(
    endpoints.product.stock,
    ({ request }) => {
      calls.push(new URL(request.url));
      return stock;
    },
    { at: { id: 1 } },
  ),
};
const server = mockApi();
const setIntersecting = mockIntersection();
const tracked = recordEvents('2026-11-16');

beforeEach(() => {
  calls = [];
  localStorage.clear();
  myShop.forget();
  server.use(answers.stores, answers.stock);
  setClock(noon);
});
afterEach(() => {
  vi.useRealTimers();
  filters.close();
});

const kept = () => JSON.parse(localStorage.getItem(myShopKey) ?? 'null') as object | null;

describe('the store in the header', () => {
  it('[STORE-02] is a way to the locator, and asks for no stores while none is chosen', async () => {
    show(<MyShopLine />);
    expect(screen.getByRole('link', { name: t('myShopHeader.choose') }).getAttribute('href')).toBe('/shops/');
    touchPage();
    await screen.findByRole('button', { name: t('myShopHeader.choose') });
    expect(calls).toEqual([]);
  });

  it('[STORE-02] is chosen by one press, kept by version, user and time, and told with its hours', async () => {
    const { user } = show(<MyShopLine />);
    touchPage();
    const line = await screen.findByRole('button', { name: t('myShopHeader.choose') });
    await user.click(line);
    await user.type(await screen.findByLabelText(t('myShopHeader.field')), 'szég');
    expect(within(await dialog()).getAllByRole('listitem')).toHaveLength(1);
    await user.click(await choice('Szeged'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kept()).toEqual({ version: 1, user: 'guest', store: 'store_szeged', timestamp: Date.parse(noon) });
    expect(tracked()).toEqual([{ event: 'store_select', location_id: 'store_szeged' }]);
    const state = t('myShopHeader.state', { state: 'open', at: '20:00' });
    expect(await screen.findByRole('button', { name: `Szeged · ${state}, ${t('myShopHeader.change')}` })).toBe(line);
  });

  it('[STORE-02] is changed in one step by keyboard, by a postcode without a store of its own', async () => {
    myShop.choose('store_szeged');
    const { user } = show(<MyShopLine />);
    const line = await screen.findByRole('button', { name: /^Szeged/ });
    line.focus();
    await user.keyboard(' ');
    await user.type(await screen.findByLabelText(t('myShopHeader.field')), '6800');
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getAllByRole('button', { pressed: false })[0]?.textContent).toContain(
        'Eger',
      ),
    );
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('1,9 km');
    expect(screen.getByRole('link', { name: `Szeged: ${t('myShopHeader.page')}` }).getAttribute('href')).toBe(
      '/shop/szeged/',
    );
    (await choice('Eger')).focus();
    await user.keyboard('{Enter}');
    expect(kept()).toMatchObject({ store: 'store_eger' });
    expect(await screen.findByRole('button', { name: /^Eger/ })).toBe(line);
  });

  it('[STORE-02] says that a place is unknown, and what can not be reached, and tries again', async () => {
    server.use(on(endpoints.shop.shops, () => new HttpResponse(null, { status: 503 })));
    const { user } = show(<MyShopLine />);
    touchPage();
    await user.click(await screen.findByRole('button', { name: t('myShopHeader.choose') }));
    expect(await screen.findByRole('alert')).toBeDefined();
    server.use(answers.stores);
    await user.click(screen.getByRole('button', { name: t('myShopHeader.retry') }));
    await user.type(await screen.findByLabelText(t('myShopHeader.field')), 'Atlantisz');
    expect(await screen.findByText(t('myShopHeader.unknown', { place: 'Atlantisz' }))).toBeDefined();
  });
});

describe('the promise on a product’s page', () => {
  const line = (
    <ClickAndCollectLine
      productId={1}
      sizes={['38', '39', '40']}
      options={[
        { id: 11, size: '38', stock: 9 },
        { id: 12, size: '39', stock: 5 },
        { id: 13, size: '40', stock: 0 },
      ]}
      arrives="december 1–3."
    />
  );
  const open = () => {
    const page = show(line);
    setIntersecting(true);
    return page;
  };
  const held = (ready: string) => t('clickAndCollect.product.held', { name: 'Szeged', ready });

  it('[PDP-07] asks nothing before it comes near, and nothing without a store, which can be chosen here', async () => {
    const { user } = show(line);
    expect(screen.queryByText(t('clickAndCollect.title'))).toBeNull();
    setIntersecting(true);
    const button = await screen.findByRole('button', { name: t('clickAndCollect.product.chooseButton') });
    expect(calls).toEqual([]);
    await user.click(button);
    // Of the stores those that have the goods say so.
    await waitFor(async () => expect((await choice('Szeged')).textContent).toContain(t('myShopHeader.held')));
    expect((await choice('Eger')).textContent).not.toContain(t('myShopHeader.held'));
    visit('/?meret=38');
    await user.click(await choice('Szeged'));
    expect(await screen.findByText(held(t('clickAndCollect.ready.todayUntil', { until: '20:00' })))).toBeDefined();
  });

  it.each([
    ['2026-11-16T08:00+01:00', t('clickAndCollect.ready.todayFrom', { from: '10:00', until: '20:00' })],
    ['2026-11-16T19:00+01:00', t('clickAndCollect.ready.tomorrow', { at: '10:00' })],
    ['2026-11-21T21:00+01:00', t('clickAndCollect.ready.weekday', { weekday: '0', at: '10:00' })],
  ])('[PDP-07] [STORE-05] says from when on: %s', async (at, ready) => {
    setClock(at);
    visit('/?meret=38');
    myShop.choose('store_szeged');
    open();
    expect(await screen.findByText(held(ready))).toBeDefined();
  });

  it('[PDP-07] names the sizes that are there while none is chosen', async () => {
    myShop.choose('store_szeged');
    open();
    expect(await screen.findByText(t('clickAndCollect.product.sizes', { name: 'Szeged', sizes: '38' }))).toBeDefined();
  });

  it.each([
    ['39', t('clickAndCollect.product.nearest', { name: 'Győr', distance: 155.7 })],
    ['40', t('clickAndCollect.product.nowhere')],
  ])('[PDP-07] says that size %s is not there, and where it is', async (size, words) => {
    visit(`/?meret=${size}`);
    myShop.choose('store_szeged');
    open();
    expect(await screen.findByText(t('clickAndCollect.product.none', { name: 'Szeged' }))).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
  });

  it.each([
    ['39', true],
    ['40', false],
  ])('[PDP-07] [STORE-05] says of size %s whether it comes to the store when it is ordered', async (size, canCome) => {
    visit(`/?meret=${size}`);
    myShop.choose('store_szeged');
    open();
    expect(await screen.findByText(t('clickAndCollect.product.none', { name: 'Szeged' }))).toBeDefined();
    const words = t('clickAndCollect.product.ordered', { days: 'december 1–3.' });
    expect(screen.queryByText(words) !== null).toBe(canCome);
  });

  it('[PDP-07] tells how old its figure is, and asks anew for one that is old', async () => {
    visit('/?meret=38');
    myShop.choose('store_szeged');
    setClock('2026-11-16T13:20+01:00');
    const { user } = open();
    expect(await screen.findByText(t('clickAndCollect.product.old', { time: '12:58' }))).toBeDefined();
    server.use(
      on(endpoints.product.stock, () => ({ ...stock, updatedAt: '2026-11-16T12:20:00Z', rows: [] }), { at: { id: 1 } }),
    );
    await user.click(screen.getByRole('button', { name: t('clickAndCollect.product.refresh') }));
    expect(await screen.findByText(t('clickAndCollect.product.time', { time: '13:20' }))).toBeDefined();
    expect(screen.getByText(t('clickAndCollect.product.none', { name: 'Szeged' }))).toBeDefined();
    expect(screen.queryByRole('button', { name: t('clickAndCollect.product.refresh') })).toBeNull();
  });

  it('[PDP-07] says that the stock can not be reached, and tries again', async () => {
    server.use(on(endpoints.product.stock, () => new HttpResponse(null, { status: 503 }), { at: { id: 1 } }));
    myShop.choose('store_szeged');
    const { user } = open();
    expect((await screen.findByRole('alert')).textContent).toContain(t('clickAndCollect.product.failed'));
    server.use(answers.stock);
    await user.click(screen.getByRole('button', { name: t('clickAndCollect.product.retry') }));
    expect(await screen.findByText(t('clickAndCollect.product.sizes', { name: 'Szeged', sizes: '38' }))).toBeDefined();
  });
});

describe('the switch of a list', () => {
  const query: ListingQuery = { ...emptyListing, filters: [7], page: 3 };
  const pressed = vi.fn();
  /** The list follows its links, as its island does. */
  const list = (asked: ListingQuery, of: ServerShop | null = null) =>
    show(
      <div
        onClick={(event) => {
          const link = (event.target as Element).closest('a');
          if (!link || event.defaultPrevented) return;
          event.preventDefault();
          pressed(link.getAttribute('href'));
        }}
      >
        <ClickAndCollectSwitch pagePath="/cipok/" query={asked} listed={of} />
      </div>,
    );
  const control = (name: string) => screen.findByRole('switch', { name });
  beforeEach(() => pressed.mockClear());

  it('[STORE-05] narrows the list to what the shopper’s store hands over today, from its first page', async () => {
    myShop.choose('store_szeged');
    const { user } = list(query);
    const off = await control(
      `${t('clickAndCollect.list.today')} ${t('clickAndCollect.list.until', { name: 'Szeged', until: '20:00' })}`,
    );
    expect(off.getAttribute('aria-checked')).toBe('false');
    off.focus();
    await user.keyboard(' ');
    expect(pressed.mock.calls).toEqual([['/cipok/?filters=7&store=store_szeged']]);
  });

  it('[STORE-05] asks for a store first where none is chosen, and then switches on', async () => {
    const { user } = list(query);
    await user.click(await control(`${t('clickAndCollect.list.today')} ${t('clickAndCollect.list.noShop')}`));
    expect(pressed).not.toHaveBeenCalled();
    await user.click(await choice('Győr'));
    await waitFor(() => expect(pressed.mock.calls).toEqual([['/cipok/?filters=7&store=store_gyor']]));
  });

  it('[STORE-05] promises no today that is over, says from when on, and still narrows to what is there', async () => {
    setClock('2026-11-16T19:30+01:00');
    myShop.choose('store_szeged');
    const { user } = list(query);
    const ready = t('clickAndCollect.ready.tomorrow', { at: '10:00' });
    await user.click(
      await control(`${t('clickAndCollect.list.held')} ${t('clickAndCollect.list.next', { name: 'Szeged', ready })}`),
    );
    expect(pressed.mock.calls).toEqual([['/cipok/?filters=7&store=store_szeged']]);
  });

  it('[STORE-05] goes off again, for the store of the address and not the shopper’s own', async () => {
    myShop.choose('store_gyor');
    const { user } = list({ ...query, shop: 'store_szeged' }, listed(noon));
    const on = await control(
      `${t('clickAndCollect.list.today')} ${t('clickAndCollect.list.until', { name: 'Szeged', until: '20:00' })}`,
    );
    expect(on.getAttribute('aria-checked')).toBe('true');
    await user.click(on);
    expect(pressed.mock.calls).toEqual([['/cipok/?filters=7']]);
    expect(calls).toEqual([]);
  });

  it.each([
    [noon, 'chipToday'],
    ['2026-11-16T19:30+01:00', 'chip'],
  ] as const)('[STORE-05] names what is chosen as it stands at %s', (at, key) => {
    setClock(at);
    const of = listed(noon);
    show(
      of && (
        <a href="/cipok/">
          <ClickAndCollectChip listed={of} />
        </a>
      ),
    );
    expect(
      screen.getByRole('link', {
        name: `${t('clickAndCollect.list.remove')} ${t(`clickAndCollect.list.${key}`, { name: 'Szeged' })}`,
      }),
    ).toBeDefined();
  });
});
