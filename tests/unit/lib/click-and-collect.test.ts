import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterPrice } from '#lib/contract/money.ts';
import { handover, handoverDay, isOldFigure } from '#lib/click-and-collect/index.ts';
import { shopHolding } from '#lib/click-and-collect/product.ts';
import { clickAndCollectShops, nearestOf, shopsNamed, shopsNear } from '#lib/click-and-collect/shops.ts';
import { mayBePlace } from '#lib/shops/index.ts';
import type { OpeningHours, ShopEntry } from '#lib/contract/shop.ts';
import { choiceCount, withoutChoices } from '#lib/core/filters/choices.ts';
import { emptyListing, listingHref, parseListing, rebase } from '#lib/core/filters/index.ts';
import { canonicalSearch } from '#lib/core/filters/canonical.ts';
import { shopsWithMineFirst } from '#lib/products/shop-stock.ts';
import { searchCall } from '#lib/search/index.ts';

const long = { opens: '09:00', closes: '20:00' };
const hours: OpeningHours = {
  weekly: [long, long, long, long, long, { opens: '10:00', closes: '17:00' }, null],
  exceptions: [
    { date: '2026-12-24', name: 'Szenteste', hours: { opens: '09:00', closes: '12:00' } },
    { date: '2026-12-25', name: 'Karácsony', hours: null },
    { date: '2026-12-26', name: 'Karácsony másnapja', hours: null },
    { date: '2026-11-30', name: 'Leltár', hours: { opens: '19:00', closes: '19:45' } },
  ],
};
const night: OpeningHours = {
  weekly: Array.from({ length: 7 }, () => ({ opens: '18:00', closes: '02:00' })),
  exceptions: [],
};
const always: OpeningHours = {
  weekly: Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '24:00' })),
  exceptions: [],
};
const never: OpeningHours = { weekly: Array.from({ length: 7 }, () => null), exceptions: [] };

const today = (until: string | null, from: string | null = null) => ({ today: true, from, until });
const next = (day: object) => ({ today: false, next: day });
const tomorrow = (at: string) => next({ day: 'tomorrow', at });

describe('the hand-over of an order', () => {
  // 16 November 2026 is a Monday; Budapest is an hour ahead of UTC in winter and two in summer.
  it.each([
    ['in the middle of the day', hours, '2026-11-16T12:00+01:00', today('20:00')],
    ['with the doors just opened', hours, '2026-11-16T09:00+01:00', today('20:00')],
    ['before opening: an hour after it', hours, '2026-11-16T08:59+01:00', today('20:00', '10:00')],
    ['just after midnight', hours, '2026-11-16T00:00+01:00', today('20:00', '10:00')],
    ['in the last minute that leaves time', hours, '2026-11-16T18:59:59+01:00', today('20:00')],
    ['when it would be ready as the doors close', hours, '2026-11-16T19:00+01:00', tomorrow('10:00')],
    ['shortly before closing', hours, '2026-11-16T19:59+01:00', tomorrow('10:00')],
    ['in the evening', hours, '2026-11-16T23:59+01:00', tomorrow('10:00')],
    ['on Friday evening, for Saturday’s hours', hours, '2026-11-20T21:00+01:00', tomorrow('11:00')],
    ['on Saturday', hours, '2026-11-21T15:59+01:00', today('17:00')],
    [
      'on Saturday too late, over Sunday',
      hours,
      '2026-11-21T16:00+01:00',
      next({ day: 'weekday', weekday: 0, at: '10:00' }),
    ],
    ['on a day on which it stays closed', hours, '2026-11-22T12:00+01:00', tomorrow('10:00')],
    ['on a short day before a holiday', hours, '2026-12-24T10:30+01:00', today('12:00')],
    [
      'late on the short day: over two holidays and a Sunday',
      hours,
      '2026-12-24T11:00+01:00',
      next({ day: 'weekday', weekday: 0, at: '10:00' }),
    ],
    ['on a holiday', hours, '2026-12-25T12:00+01:00', next({ day: 'weekday', weekday: 0, at: '10:00' })],
    ['on a day that is too short to prepare anything', hours, '2026-11-30T10:00+01:00', tomorrow('10:00')],
    ['on the Monday after clocks went back', hours, '2026-10-25T23:30+01:00', tomorrow('10:00')],
    [
      'on the day on which clocks go forward',
      { ...hours, weekly: [...hours.weekly.slice(0, 6), long] },
      '2027-03-28T01:30+01:00',
      today('20:00', '10:00'),
    ],
    ['in summer, by its clock', hours, '2027-07-05T18:30+02:00', today('20:00')],
    ['open over midnight', night, '2026-11-16T22:00+01:00', today('2:00')],
    ['open over midnight, ready on the next day', night, '2026-11-16T23:30+01:00', tomorrow('0:30')],
    ['after midnight, for the hours of the day before', night, '2026-11-17T00:30+01:00', today('2:00')],
    ['never closed', always, '2026-11-16T12:00+01:00', today(null)],
    ['never closed, ready after midnight', always, '2026-11-16T23:15+01:00', tomorrow('0:15')],
    ['never open', never, '2026-11-16T12:00+01:00', { today: false, next: null }],
    ['hours unknown', null, '2026-11-16T12:00+01:00', { today: false, next: null }],
  ])('[STORE-05] %s', (_, of, at, expected) => expect(handover(of, Date.parse(at), 60)).toEqual(expected));

  it('[STORE-05] takes as long as the shop is set to, an hour by default', () => {
    const at = Date.parse('2026-11-16T19:00+01:00');
    expect(handover(hours, at)).toEqual(tomorrow('10:00'));
    expect(handover(hours, at, 30)).toEqual(today('20:00'));
    expect(handover(hours, at, 0)).toEqual(today('20:00'));
  });

  it('[STORE-05] is never promised for a later moment once it was refused today', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 0, max: 240 }), (minuteOfDay, preparation) => {
        const at = Date.parse('2026-11-16T00:00+01:00') + minuteOfDay * 60_000;
        const isToday = handover(hours, at, preparation).today;
        expect(isToday || !handover(hours, at + 60_000, preparation).today).toBe(true);
      }),
    );
  });

  it.each([
    ['while it is open', hours, '2026-11-27T12:00+01:00', '2026-11-27'],
    ['before it opens', hours, '2026-11-27T06:00+01:00', '2026-11-27'],
    ['too late to be prepared today', hours, '2026-11-27T19:30+01:00', '2026-11-28'],
    ['after closing', hours, '2026-11-27T22:30+01:00', '2026-11-28'],
    ['before a Sunday, and a day too short to prepare anything', hours, '2026-11-28T18:00+01:00', '2026-12-01'],
    ['before holidays and a Sunday', hours, '2026-12-24T11:30+01:00', '2026-12-28'],
    ['ready after midnight', night, '2026-11-16T23:30+01:00', '2026-11-17'],
    ['never open', never, '2026-11-16T12:00+01:00', null],
    ['hours unknown', null, '2026-11-16T12:00+01:00', null],
  ])('[STORE-05] names the day of the hand-over: %s', (_, of, at, expected) =>
    expect(handoverDay(of, Date.parse(at), 60)).toBe(expected),
  );

  it('[STORE-05] calls a stock figure old after a quarter of an hour', () => {
    const at = '2026-11-16T12:00:00Z';
    expect(isOldFigure(at, Date.parse('2026-11-16T12:15:00Z'))).toBe(false);
    expect(isOldFigure(at, Date.parse('2026-11-16T12:15:01Z'))).toBe(true);
    // A clock that is slow makes no figure old.
    expect(isOldFigure(at, Date.parse('2026-11-16T11:00:00Z'))).toBe(false);
  });
});

const entry = (id: string, City: string, ZipCode: string, lat: number, rest: Partial<ShopEntry> = {}): ShopEntry => ({
  sysname: `store_${id}`,
  name: `Lendület ${City}`,
  address: { City, ZipCode, Street: 'Fő utca 1.' },
  geo: { lat, lng: 19 },
  phone: '',
  url: `/shop/${id}/`,
  services: ['click-and-collect'],
  openingHours: hours,
  distance: null,
  ...rest,
});
const shops = clickAndCollectShops([
  entry('gyor', 'Győr', '9027', 47.7),
  entry('szeged', 'Szeged', '6724', 46.3),
  entry('ujpest', 'Budapest', '1042', 47.5, { name: 'Lendület Budapest Újpest', services: [] }),
]);
const [gyor, szeged, ujpest] = shops;
const names = (found: readonly { sysname: string }[]) => found.map(({ sysname }) => sysname.slice(6));

describe('the stores to choose from', () => {
  it('[STORE-02] are named without the shop, and know whether they hand over orders', () => {
    expect(shops.map(({ title, hasClickAndCollect }) => [title, hasClickAndCollect])).toEqual([
      ['Győr', true],
      ['Szeged', true],
      ['Budapest Újpest', false],
    ]);
  });

  it.each([
    ['gyo', ['gyor']],
    ['GYŐR', ['gyor']],
    ['6724', ['szeged']],
    ['ujpest', ['ujpest']],
    ['buda ujp', ['ujpest']],
    ['peg', []],
    ['', ['gyor', 'szeged', 'ujpest']],
  ])('[STORE-02] are found by name, town and postcode without accents: %s', (typed, expected) =>
    expect(names(shopsNamed(shops, typed))).toEqual(expected),
  );

  it('[STORE-02] come nearest first, those without a distance last', () => {
    expect(
      names(
        shopsNear(
          shops,
          new Map([
            ['store_gyor', 90.1],
            ['store_ujpest', 2.3],
          ]),
        ),
      ),
    ).toEqual(['ujpest', 'gyor', 'szeged']);
  });

  it.each([
    ['6720', true],
    ['672', false],
    ['Mak', true],
    ['Ma', false],
    ['67200', false],
  ])('[STORE-02] %s may be a place: %s', (typed, expected) => expect(mayBePlace(typed)).toBe(expected));
});

describe('what a store holds of a product', () => {
  const options = [
    { id: 1, size: '38' },
    { id: 2, size: '39' },
    { id: 3, size: '40' },
  ];
  const sizes = ['38', '39', '40'];
  const row = (optionId: number, shop: string, stock: number) => ({ optionId, store: shop, stock });
  const stock = {
    rows: [
      row(2, 'store_szeged', 1),
      row(1, 'store_szeged', 4),
      row(3, 'store_szeged', 0),
      row(3, 'store_gyor', 2),
      row(9, 'store_ujpest', 5),
      row(3, 'online', 8),
    ],
  };
  const holding = (size: string | null, own = szeged) =>
    own && shopHolding(stock, options, { sizes, size }, own, shops);

  it('[PDP-07] is the chosen size', () => expect(holding('39')).toEqual({ state: 'held' }));
  it('[PDP-07] are its sizes in their order while none is chosen', () =>
    expect(holding(null)).toEqual({ state: 'sizes', sizes: ['38', '39'] }));
  it('[PDP-07] is nothing of another colour, of no piece, and of the warehouse', () => {
    expect(holding(null, ujpest)).toMatchObject({ state: 'none', nearest: { sysname: 'store_gyor' } });
    expect(holding('40')).toMatchObject({ state: 'none', nearest: { sysname: 'store_gyor' } });
    expect(holding('39', gyor)).toMatchObject({ state: 'none', nearest: { sysname: 'store_szeged' } });
  });
  it('[PDP-07] is nowhere to be had', () => {
    expect(gyor && shopHolding({ rows: [] }, options, { sizes, size: '38' }, gyor, shops)).toEqual({
      state: 'none',
      nearest: null,
    });
    expect(gyor && nearestOf(shops, gyor, new Set(['store_gyor']))).toBeNull();
  });
  it('[PDP-07] has the shopper’s store before the others, whose order stays', () => {
    const lines = ['a', 'b', 'c'].map((sysname) => ({
      sysname,
      name: '',
      city: '',
      pieces: {},
      total: 0,
      distance: null,
    }));
    expect(
      shopsWithMineFirst(lines, 'c')
        .map(({ sysname }) => sysname)
        .join(''),
    ).toBe('cab');
    expect(shopsWithMineFirst(lines, null)).toEqual(lines);
  });
});

describe('a list of what a store has', () => {
  const query = { ...emptyListing, filters: [7], shop: 'store_szeged' };

  it('[STORE-05] stands in the address', () => {
    expect(listingHref('/cipok/', { ...query, page: 2 })).toBe('/cipok/?filters=7&store=store_szeged&page=2');
    expect(parseListing({ filters: '7', store: 'store_szeged' })).toEqual(query);
  });

  it.each(['Szeged', 'store_', 'store szeged', '', `store_${'a'.repeat(59)}`])(
    '[STORE-05] takes no other word for a store: %s',
    (shop) => expect(parseListing({ store: shop }).shop).toBeNull(),
  );

  it('[STORE-05] has one spelling', () => {
    expect(canonicalSearch(new URLSearchParams('store=store_szeged&filters=7'))).toBe('filters=7&store=store_szeged');
    expect(canonicalSearch(new URLSearchParams('filters=7&store=store_szeged'))).toBeNull();
    expect(canonicalSearch(new URLSearchParams('store=x'))).toBe('');
  });

  it('[STORE-05] is asked of the API, and counts as one choice that is cleared with the others', () => {
    expect(searchCall('/cipok/', query)).toEqual({ path: '/cipok/', filters: '7', store: 'store_szeged' });
    expect(searchCall(null, emptyListing)).toEqual({});
    expect(choiceCount(query)).toBe(2);
    expect(withoutChoices({ ...query, q: 'bakancs', priceMin: filterPrice(10), page: 3 })).toEqual({
      ...emptyListing,
      q: 'bakancs',
    });
  });

  it('[STORE-05] keeps its store under a press on an outdated page, and takes one from it', () => {
    const shown = { ...emptyListing, filters: [7] };
    expect(rebase(query, shown, { ...shown, filters: [7, 8] })).toEqual({ ...query, filters: [7, 8] });
    expect(rebase({ ...shown, filters: [7, 8] }, shown, { ...shown, shop: 'store_gyor' })).toEqual({
      ...shown,
      filters: [7, 8],
      shop: 'store_gyor',
    });
  });
});
