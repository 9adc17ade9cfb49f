import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { Locator } from '#components/shops/locator.tsx';
import { MyShopButton } from '#components/shops/my-shop-button.tsx';
import { OpeningState } from '#components/shops/opening-state.tsx';
import { SmallMap } from '#components/shops/small-map.tsx';
import { WeekTable } from '#components/shops/week-table.tsx';
import { settings } from '#lib/config/index.ts';
import type { OpeningHours } from '#lib/contract/shop.ts';
import type { LocatorShop } from '#lib/shops/index.ts';
import { myShopKey } from '#lib/core/my-shop-key.ts';
import { myShop, unreadMyShop } from '#stores/my-shop.ts';
import { mockApi, on, refusal } from '#tests/mock-api.ts';
import { show, t } from './render.tsx';
import { recordEvents } from './tracked-events.ts';

const weekday = { opens: '09:00', closes: '20:00' };
const hours: OpeningHours = {
  weekly: [weekday, weekday, weekday, weekday, weekday, { opens: '09:00', closes: '13:00' }, null],
  exceptions: [{ date: '2026-12-24', name: 'Szenteste', hours: { opens: '09:00', closes: '12:00' } }],
};
const shop = (
  id: string,
  title: string,
  lat: number,
  lng: number,
  services: LocatorShop['services'] = [],
): LocatorShop => ({
  sysname: `store_${id}`,
  name: `Lendület ${title}`,
  title,
  address: { City: title, ZipCode: '6720', Street: 'Fő utca 1.' },
  geo: { lat, lng },
  phone: '+36 62 701 220',
  url: `/shop/${id}/`,
  services,
  openingHours: hours,
});
const shops = [
  shop('eger', 'Eger', 47.9142, 20.3772, ['parking']),
  shop('gyor', 'Győr', 47.6841, 17.6603, ['parking', 'rental']),
  shop('szeged', 'Szeged', 46.2688, 20.1313),
];

const tracked = recordEvents();
const asked: string[] = [];
const server = mockApi(
  on(endpoints.shop.shops, ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    asked.push(q);
    if (q === 'Sehol') return refusal(422, { q: ['unknown'] });
    const distances: Record<string, number> = { store_eger: 90.4, store_gyor: 2.3, store_szeged: 210 };
    return shops.map((entry) => ({ ...entry, distance: distances[entry.sysname] ?? null }));
  }),
);

beforeEach(() => {
  asked.length = 0;
  history.replaceState(null, '', '/shops/');
  localStorage.clear();
  myShop.store.setState(unreadMyShop);
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rows = () =>
  within(screen.getByRole('list', { name: t('locator.list') }))
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent);
const field = () => screen.getByRole('combobox', { name: t('locator.place') });

describe('the store locator', () => {
  it('[RT-10] lists all stores by name, each with its address, hours and services', () => {
    show(<Locator shops={shops} land={null} />);
    expect(rows()).toEqual(['Eger', 'Győr', 'Szeged']);
    const [, row] = within(screen.getByRole('list', { name: t('locator.list') })).getAllByRole('listitem');
    expect(row?.textContent).toContain('6720 Győr, Fő utca 1.');
    expect(row?.textContent).toContain('H–P 9:00–20:00');
    expect(row?.textContent).toContain(`${t('locator.services.parking')}\u00A0· ${t('locator.services.rental')}`);
    expect(asked).toEqual([]);
  });

  it('[RT-10] suggests towns without accents, and sorts by the distance from the chosen one', async () => {
    const { user } = show(<Locator shops={shops} land={null} />);
    await user.type(field(), 'gyo');
    expect(screen.getByRole('option', { name: /Győr/ })).toBeDefined();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(rows()).toEqual(['Győr', 'Eger', 'Szeged']));
    expect(screen.getByText('2,3 km')).toBeDefined();
    expect(screen.getAllByText(t('locator.asTheCrowFlies'))).toHaveLength(3);
    expect(location.search).toBe('?hely=Gy%C5%91r');
    await user.click(screen.getByRole('radio', { name: t('locator.byName') }));
    expect(rows()).toEqual(['Eger', 'Győr', 'Szeged']);
    act(() => history.back());
    await waitFor(() => expect(rows()).toEqual(['Győr', 'Eger', 'Szeged']));
  });

  it('[RT-10] asks for nothing while a postcode is not whole, and says so', async () => {
    const { user } = show(<Locator shops={shops} land={null} />);
    await user.type(field(), '672{Enter}');
    expect(screen.getByRole('alert').textContent).toBe(t('locator.short'));
    expect(asked).toEqual([]);
  });

  it('[RT-10] says which place it does not know, and what failed, with the whole list below', async () => {
    history.replaceState(null, '', '/shops/?hely=Sehol');
    const { user } = show(<Locator shops={shops} land={null} />);
    expect((await screen.findByRole('alert')).textContent).toBe(t('locator.unknown', { place: 'Sehol' }));
    expect(rows()).toHaveLength(3);
    server.use(on(endpoints.shop.shops, () => refusal(500)));
    await user.clear(field());
    await user.type(field(), 'Pécs{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(t('locator.failed')));
    expect(rows()).toHaveLength(3);
  });

  it('[RT-10] filters by several services, and leads out of none', async () => {
    const { user } = show(<Locator shops={shops} land={null} />);
    await user.click(screen.getByRole('checkbox', { name: t('locator.services.parking') }));
    expect(rows()).toEqual(['Eger', 'Győr']);
    await user.click(screen.getByRole('checkbox', { name: t('locator.services.rental') }));
    expect(rows()).toEqual(['Győr']);
    expect(location.search).toBe('?szolgaltatas=rental,parking');
    await user.click(screen.getByRole('checkbox', { name: t('locator.services.wheelchair') }));
    expect(rows()).toEqual([]);
    await user.click(screen.getByRole('button', { name: t('locator.clearServices') }));
    expect(rows()).toHaveLength(3);
  });

  it('[RT-10] uses the position on a press alone, and keeps it in the browser', async () => {
    const getCurrentPosition = vi.fn((done: PositionCallback) =>
      done({ coords: { latitude: 46.25, longitude: 20.15 } } as GeolocationPosition),
    );
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
    const { user } = show(<Locator shops={shops} land={null} />);
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: t('locator.locate') }));
    expect(rows()).toEqual(['Szeged', 'Eger', 'Győr']);
    expect([asked, location.search]).toEqual([[], '']);
  });

  it.each([
    [1, 'denied'],
    [3, 'noPosition'],
  ] as const)('[RT-10] says what to do instead where the position can not be had (%i)', async (code, words) => {
    const getCurrentPosition = (_: PositionCallback, fail: PositionErrorCallback) =>
      fail({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
    const { user } = show(<Locator shops={shops} land={null} />);
    await user.click(screen.getByRole('button', { name: t('locator.locate') }));
    expect(screen.getByRole('alert').textContent).toBe(t(`locator.${words}`));
  });

  it('[RT-10] keeps list and map in step, both ways', async () => {
    const { user } = show(<Locator shops={shops} land={null} />);
    const pins = within(screen.getByRole('group', { name: t('locator.map') }));
    await user.click(screen.getByRole('button', { name: `Győr: ${t('locator.showOnMap')}` }));
    expect(pins.getByRole('button', { name: 'Lendület Győr' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(pins.getByRole('button', { name: 'Lendület Eger' }));
    expect(screen.getByRole('button', { name: `Eger: ${t('locator.shownOnMap')}` }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(pins.getByRole('button', { name: 'Lendület Győr' }).getAttribute('aria-pressed')).toBe('false');
    await user.hover(screen.getByRole('heading', { name: 'Szeged' }));
    expect(pins.getByRole('button', { name: 'Lendület Szeged' }).hasAttribute('data-active')).toBe(true);
  });

  it('[RT-10] goes from pin to pin by the arrow keys, and has one tab stop for all', async () => {
    const { user } = show(<Locator shops={shops} land={null} />);
    const pins = within(screen.getByRole('group', { name: t('locator.map') }));
    expect(pins.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => pins.getByRole('button', { name: 'Lendület Eger' }).focus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Lendület Szeged');
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Lendület Győr');
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('+');
    expect(screen.getByRole('button', { name: t('locator.zoomOut') }).getAttribute('aria-disabled')).toBe('false');
    await user.keyboard('0');
    expect(screen.getByRole('button', { name: t('locator.zoomOut') }).getAttribute('aria-disabled')).toBe('true');
  });

  it('[STORE-03] tracks a search once typing has paused', () => {
    vi.useFakeTimers();
    show(<Locator shops={shops} land={null} />);
    const press = (name: 'parking' | 'rental') =>
      act(() => screen.getByRole('checkbox', { name: t(`locator.services.${name}`) }).click());
    press('parking');
    vi.advanceTimersByTime(settings.STORE_SEARCH_DEBOUNCE - 1);
    press('rental');
    vi.advanceTimersByTime(settings.STORE_SEARCH_DEBOUNCE - 1);
    expect(tracked()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(tracked()).toEqual([
      { event: 'store_search', place: '', services: ['rental', 'parking'], is_own_position: false },
    ]);
  });
});

describe('the map of a store', () => {
  const texts = (container: HTMLElement) => [...container.querySelectorAll('i')].map(({ textContent }) => textContent);

  it('[RT-11] names the store and the towns around it, and leaves out the rest of the country', () => {
    const [own, near] = [shop('eger', 'Eger', 47.9, 20.37), shop('miskolc', 'Miskolc', 48.1, 20.78)];
    const around = [near, shop('gyongyos', 'Gyöngyös', 47.78, 19.93), shop('fuzes', 'Füzesabony', 47.75, 20.41)];
    const { container } = show(
      <SmallMap shop={own} shops={[own, ...around, shop('sopron', 'Sopron', 47.68, 16.59)]} label="Eger" />,
    );
    expect(texts(container).toSorted()).toEqual(['Eger', 'Füzesabony', 'Gyöngyös', 'Miskolc']);
    expect(container.querySelector('[data-own]')?.textContent).toBe('Eger');
    const [, , width] = container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
    expect(width).toBeLessThan(500);
  });

  it('[RT-11] names the store alone where there is no other', () => {
    const own = shop('eger', 'Eger', 47.9, 20.37);
    const { container } = show(<SmallMap shop={own} shops={[own]} label="Eger" />);
    expect(texts(container)).toEqual(['Eger']);
  });
});

describe('opening hours on a page', () => {
  it.each([
    ['2026-11-20T10:00:00Z', 'Nyitva, 20:00-ig'],
    ['2026-11-20T18:35:00Z', 'Zárás 25 perc múlva'],
    ['2026-11-19T22:00:00Z', 'Holnap 9:00-kor nyit'],
    ['2026-11-20T06:00:00Z', 'Ma 9:00-kor nyit'],
    ['2026-11-21T13:00:00Z', 'Hétfőn 9:00-kor nyit'],
  ])('[STORE-01] say at %s: %s', (now, words) => {
    vi.useFakeTimers({ now: Date.parse(now) });
    const { container } = show(<OpeningState hours={hours} />);
    expect(container.textContent).toBe(words);
  });

  it('[STORE-01] change with the minute', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T18:58:30Z') });
    const { container } = show(<OpeningState hours={hours} />);
    expect(container.textContent).toBe(t('locator.opening.closing', { minutes: 2 }));
    act(() => void vi.advanceTimersByTime(30_000));
    expect(container.textContent).toBe(t('locator.opening.closing', { minutes: 1 }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(container.textContent).toBe(t('locator.opening.tomorrow', { at: '9:00' }));
  });

  it('[STORE-01] mark today in the week, with the hours of this very day', () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-24T08:00:00Z') });
    show(<WeekTable hours={hours} caption="Hét" day="Nap" opening="Nyitva" />);
    const today = screen.getAllByRole('row').find((row) => row.getAttribute('aria-current') === 'date');
    expect(today?.textContent).toContain('csütörtök ma9:00–12:00 Szenteste');
    expect(screen.getAllByRole('row').filter((row) => row.hasAttribute('aria-current'))).toHaveLength(1);
  });
});

describe('the shopper’s own store', () => {
  const button = <MyShopButton shop="store_szeged" name="Szeged" />;
  const choose = () => screen.getByRole('button', { name: t('myShop.chooseNamed', { name: 'Szeged' }) });

  it('[STORE-02] is chosen, kept and taken back', async () => {
    const { user } = show(button);
    await user.click(choose());
    expect(JSON.parse(localStorage.getItem(myShopKey) ?? '')).toMatchObject({
      version: 1,
      user: 'guest',
      store: 'store_szeged',
    });
    const chosen = screen.getByRole('button', { name: t('myShop.chosenNamed', { name: 'Szeged' }) });
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    await user.click(chosen);
    expect(tracked()).toEqual([{ event: 'store_select', location_id: 'store_szeged' }]);
    expect(choose().getAttribute('aria-pressed')).toBe('false');
    expect(localStorage.getItem(myShopKey)).toBeNull();
  });

  it('[STORE-02] follows another tab', () => {
    show(button);
    localStorage.setItem(myShopKey, JSON.stringify({ version: 1, user: 'guest', store: 'store_szeged', timestamp: 1 }));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: myShopKey })));
    expect(screen.getByRole('button', { name: t('myShop.chosenNamed', { name: 'Szeged' }) })).toBeDefined();
  });
});
