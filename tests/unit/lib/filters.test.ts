import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { settings } from '#lib/config/index.ts';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { filterPrice } from '#lib/contract/money.ts';
import type { PriceType } from '#lib/contract/price.ts';
import type { FilterGroup, FilterValue } from '#lib/contract/search.ts';
import { chooseSport, chooseSubSport, chooseValue, dropValue, withSports } from '#lib/core/filters/choosing.ts';
import { filterGroupOf, isDeadValue, isRadioGroup, visibleValues } from '#lib/core/filters/groups.ts';
import { chosenIds, toggleSorting, withChosen } from '#lib/core/filters/choices.ts';
import { understoodFilters, withSorting } from '#lib/core/filters/understood.ts';
import {
  emptyListing,
  listingHref,
  normaliseQuery,
  parseListing,
  rebase,
  sortOptions,
  type ListingQuery,
} from '#lib/core/filters/index.ts';
import { orderedRange, sentRange, withPrice } from '#lib/core/filters/price-range.ts';
import { searchCall } from '#lib/search/index.ts';

const value = (id: number, pivot: number[] = []): FilterValue => ({
  fv_id: id,
  fv_name: `érték ${id}`,
  fv_name_mobile: `érték ${id}`,
  hidden: false,
  f_name: 'GENERAL_Brand',
  f_type: 'checkbox',
  f_id: 83,
  count: 1,
  selected: false,
  swatch: null,
  pivot: pivot.map((sub) => ({ id: sub, name: `al ${sub}`, count: 1, selected: false })),
});
const group = (type: FilterGroup['f_type'], values: FilterValue[]): FilterGroup => ({
  f_id: 83,
  f_name: 'GENERAL_Brand',
  f_type: type,
  label: 'Márka',
  values,
});
const brands = group('checkbox', [value(1), value(2), value(3)]);
const genders: FilterGroup = { ...group('radio', [value(11), value(12)]), f_id: 82, f_name: 'GENERAL_Gender' };

const listing: fc.Arbitrary<ListingQuery> = fc
  .record({
    q: fc.option(fc.string({ minLength: 1, maxLength: 60 }).map((text) => normaliseQuery(text))),
    filters: fc
      .uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 8 })
      .map((ids) => ids.sort((a, b) => a - b)),
    // The bounds of the roles say nothing and are left out.
    priceMin: fc.option(fc.integer({ min: 10, max: 800 }).map(filterPrice)),
    priceMax: fc.option(fc.integer({ min: 10, max: 800 }).map(filterPrice)),
    sorting: fc.option(fc.constantFrom(...sortOptions.slice(1))),
    page: fc.integer({ min: 1, max: 99_999 }),
    shop: fc.option(fc.constantFrom('store_szeged', 'store_budapest-ujpest')),
    exact: fc.boolean(),
  })
  .map(({ exact, ...rest }) => {
    // Without a query there is nothing to take as typed.
    const query = { ...rest, exact: exact && rest.q !== null };
    const { priceMin, priceMax } = query;
    return priceMin !== null && priceMax !== null && priceMin > priceMax
      ? { ...query, priceMin: priceMax, priceMax: priceMin }
      : query;
  });

const paramsOf = (href: string) => Object.fromEntries(new URL(href, 'http://shop').searchParams);

describe('the address of a result list', () => {
  it('[PLP-14] says what is asked, and reads back the same', () => {
    fc.assert(
      fc.property(listing, (query) => {
        expect(parseListing(paramsOf(listingHref('/cipok/', query)))).toEqual(query);
      }),
    );
  });

  it('[PLP-14] joins filter ids with commas, ascending, so that one state has one address', () => {
    const asked = parseListing({
      filters: '30,4,4,100',
      priceMin: '10',
      priceMax: '250',
      sortField: 'price',
      sortType: 'asc',
    });
    expect(listingHref('/cipok/', asked)).toBe(
      '/cipok/?filters=4,30,100&priceMin=10&priceMax=250&sortField=price&sortType=asc',
    );
  });

  it('leaves out defaults', () => {
    expect(
      listingHref('/cipok/', parseListing({ page: '1', sortField: 'sales_rank', sortType: 'desc', filters: '' })),
    ).toBe('/cipok/');
  });

  it.each([
    [{ filters: 'x,-1,0,1.5,7' }, { ...emptyListing, filters: [7] }],
    [{ priceMin: 'cheap', priceMax: '1e9' }, emptyListing],
    [{ page: '0' }, emptyListing],
    [{ page: '1e99' }, emptyListing],
    [{ sortField: 'id; drop', sortType: 'asc' }, emptyListing],
    [{ filters: ['5', '6'] }, { ...emptyListing, filters: [5] }],
  ])('ignores what means nothing: %j', (params, expected) => expect(parseListing(params)).toEqual(expected));

  it('reads the order as a form without JavaScript sends it', () => {
    expect(parseListing({ sorting: 'price-asc' }).sorting).toEqual({ field: 'price', type: 'asc' });
  });
});

describe('normaliseQuery', () => {
  it('[SRCH-01] trims, collapses white space and cuts at 50 characters', () => {
    expect(normaliseQuery('  női \t\n futócipő  ')).toBe('női futócipő');
    expect(normaliseQuery('a'.repeat(80))).toHaveLength(50);
    expect(normaliseQuery('   ')).toBeNull();
  });

  it('[SRCH-01] holds for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const query = normaliseQuery(text);
        return query === null || (query.length <= 50 && query === query.trim() && !/\s{2,}/.test(query));
      }),
    );
  });
});

describe('the price range', () => {
  it('reads forints as a person types them, and carries thousands', () => {
    expect(parseListing({ forintMin: '9 990', forintMax: '24.990 Ft' })).toMatchObject({
      priceMin: 9.99,
      priceMax: 24.99,
    });
    expect(listingHref('/x/', parseListing({ forintMax: '60000' }))).toBe('/x/?priceMax=60');
  });

  it('turns an upside-down range round, and takes nothing above the highest price', () => {
    expect(parseListing({ priceMin: '50', priceMax: '10' })).toMatchObject({ priceMin: 10, priceMax: 50 });
    expect(parseListing({ priceMin: '9999999' }).priceMin).toBe(1200);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(parseListing({ forintMin: 'olcsó', forintMax: '-5' })).toMatchObject({ priceMin: null, priceMax: null });
    expect(logged.mock.calls).toEqual([['Not a price: "olcsó"']]);
    expect(parseListing({ forintMin: '', forintMax: ' ' })).toMatchObject({ priceMin: null, priceMax: null });
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

describe('rebase', () => {
  const shown = { ...emptyListing, filters: [1, 5] };

  it('comes to both of two quick presses', () => {
    const first = { ...shown, filters: [1, 2, 5] };
    expect(rebase(first, shown, { ...shown, filters: [1, 3, 5] }).filters).toEqual([1, 2, 3, 5]);
    expect(rebase(first, shown, { ...shown, filters: [1] }).filters).toEqual([1, 2]);
    expect(rebase(first, shown, { ...shown, priceMax: filterPrice(20) })).toEqual({ ...first, priceMax: 20 });
  });

  it('[PLP-06] keeps the last of two quick presses in a radio group, and the other filters', () => {
    const female = { ...shown, filters: [1, 5, 11] };
    expect(rebase(female, shown, { ...shown, filters: [1, 5, 12] }, [11, 12]).filters).toEqual([1, 5, 12]);
    expect(rebase(female, shown, { ...shown, filters: [1, 2, 5] }).filters).toEqual([1, 2, 5, 11]);
  });

  it('is the next query where nothing else was asked', () => {
    fc.assert(
      fc.property(listing, listing, (before, next) => {
        expect(rebase(before, before, next)).toEqual(next);
      }),
    );
  });
});

describe('choosing', () => {
  const onPage3 = { ...emptyListing, page: 3 };

  it('[PLP-10] goes back to the first page with every change', () => {
    expect(withChosen(onPage3, [], [1]).query).toEqual({ ...emptyListing, filters: [1] });
  });

  it('adds to a group and takes away again', () => {
    const two = chooseValue(chooseValue([], brands, 2), brands, 1);
    expect(two).toEqual([1, 2]);
    expect(chooseValue(two, brands, 2)).toEqual([1]);
  });

  it('[PLP-06] keeps one value in a radio group, and leaves the other groups alone', () => {
    const chosen = chooseValue(chooseValue([1], genders, 11), genders, 12);
    expect(chosen).toEqual([1, 12]);
    expect(chooseValue(chosen, genders, 12)).toEqual([1]);
  });

  it('[PLP-09] knows the four orders, the favourite first', () => {
    expect(sortOptions.map(({ field, type }) => `${field} ${type}`)).toEqual([
      'sales_rank desc',
      'price desc',
      'price asc',
      'added_at desc',
    ]);
  });
});

it('[PLP-17] a price at a bound of the role’s range is in no call of that role', () => {
  const query = { ...emptyListing, priceMin: filterPrice(8), priceMax: filterPrice(810) };
  expect(searchCall(null, query)).toEqual({ priceMin: 8, priceMax: 810 });
  expect(searchCall(null, query, 'staff')).toEqual({ priceType: 'staff' });
  expect(searchCall(null, { ...query, priceMax: filterPrice(1000) }, 'staff')).toEqual({ priceType: 'staff' });
});

describe('[PLP-07] sports and their sub-sports', () => {
  const running = value(100, [101, 102]);
  const cycling = value(200, [201]);
  const sports = group('tree', [running, cycling, value(300)]);

  it('a sub-sport selects its sport, and the last one deselects it', () => {
    const one = chooseSubSport([], running, 101);
    expect(one).toEqual([100, 101]);
    const both = chooseSubSport(one, running, 102);
    expect(chooseSubSport(both, running, 101)).toEqual([100, 102]);
    expect(chooseSubSport(one, running, 101)).toEqual([]);
  });

  it('a sport goes with its sub-sports, and with one that came without it', () => {
    expect(chooseSport([], sports, running)).toEqual([100]);
    expect(chooseSport([100, 101, 102], sports, running)).toEqual([]);
    expect(chooseSport([101], sports, running)).toEqual([]);
  });

  it.each([
    ['a sub-sport beside another', [100, 101, 102, 201], 101, [100, 102, 201]],
    ['the last sub-sport', [100, 101, 201], 101, [201]],
    ['a sport with sub-sports', [1, 100, 101, 102, 201], 100, [1, 201]],
    ['a sport that only its sub-sport chooses', [1, 101], 100, [1]],
    ['a sport without sub-sports', [1, 300], 300, [1]],
    ['a value of another group', [1, 100, 101], 1, [100, 101]],
  ])('dropping %s', (_, chosen, id, left) => {
    expect(dropValue(chosen, [brands, sports], id)).toEqual(left);
  });

  it('a sub-sport that came alone brings its sport', () => {
    expect(withSports([1, 101, 201], [brands, sports])).toEqual([1, 100, 101, 200, 201]);
  });

  const allIds = [1, 2, 100, 101, 102, 200, 201, 300];
  it('no press leaves a sport that is gone with a sub-sport that stays', () => {
    fc.assert(
      fc.property(fc.subarray(allIds), fc.constantFrom(100, 101, 102, 200, 201, 300), (chosen, id) => {
        const left = dropValue(chosen, [brands, sports], id);
        expect(left).not.toContain(id);
        for (const sport of [running, cycling]) {
          const subs = sport.pivot.filter((sub) => left.includes(sub.id));
          if (sport.fv_id === id) expect(subs).toEqual([]);
        }
        expect(left.filter((other) => other < 100)).toEqual(chosen.filter((other) => other < 100));
      }),
    );
  });
});

describe('filter groups', () => {
  it('[PLP-01] [PLP-03] are nine, named by the server’s names', () => {
    const names = [
      ['GENERAL_Brand', 'brand'],
      ['GENERAL_Color', 'color'],
      ['GENERAL_Gender', 'gender'],
      ['GENERAL_Size', 'size'],
      ['GENERAL_saletype', 'refurbed'],
      ['price', 'price'],
      ['sorting', 'sorting'],
      ['addition', 'addition'],
      ['sports', 'sports'],
    ] as const;
    for (const [server, name] of names) expect(filterGroupOf({ f_id: 1, f_name: server })).toBe(name);
  });

  it('[PLP-04] are known by their legacy ids whatever their name', () => {
    const ids = [
      [83, 'brand'],
      [91, 'color'],
      [82, 'gender'],
      [89, 'size'],
    ] as const;
    for (const [id, name] of ids) expect(filterGroupOf({ f_id: id, f_name: 'addition' })).toBe(name);
  });

  it('[PLP-06] take one value: gender, refurbed, and additions that are a dropdown or a radio', () => {
    const isRadio = (f_name: FilterGroup['f_name'], f_type: FilterGroup['f_type']) =>
      isRadioGroup({ f_id: 1, f_name, f_type });
    expect([isRadio('GENERAL_Gender', 'checkbox'), isRadio('GENERAL_saletype', 'checkbox')]).toEqual([true, true]);
    expect([isRadio('addition', 'dropdown'), isRadio('addition', 'radio'), isRadio('addition', 'checkbox')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([isRadio('GENERAL_Brand', 'radio'), isRadio('GENERAL_Size', 'dropdown')]).toEqual([false, false]);
  });

  it('[PLP-11] neither show nor count hidden values', () => {
    const hidden = { ...value(2), hidden: true, count: 9 };
    expect(visibleValues({ values: [value(1), hidden, value(3)] }).map(({ fv_id }) => fv_id)).toEqual([1, 3]);
  });

  it('keep a value without products in its place, unless it is chosen', () => {
    expect([
      isDeadValue({ count: 0, selected: false }),
      isDeadValue({ count: 0, selected: true }),
      isDeadValue({ count: 1, selected: false }),
    ]).toEqual([true, false, false]);
  });
});

describe('sorting', () => {
  it('[PLP-08] is cleared by choosing the active order, and the default says nothing', () => {
    const [favourite, dearest, cheapest] = sortOptions;
    const sorted = toggleSorting({ ...emptyListing, page: 4 }, cheapest);
    expect(sorted).toEqual({ ...emptyListing, sorting: cheapest });
    expect(toggleSorting(sorted, cheapest)).toEqual(emptyListing);
    expect(toggleSorting(sorted, dearest).sorting).toEqual(dearest);
    expect(toggleSorting(sorted, favourite).sorting).toBeNull();
    expect(toggleSorting(emptyListing, favourite)).toEqual(emptyListing);
  });
});

describe('whose prices are meant', () => {
  it('[PLP-14] stands in the call of a customer with prices of their own, and in no address', () => {
    const query = parseListing({ priceMin: '10', priceType: 'staff' });
    expect(listingHref('/x/', query)).toBe('/x/?priceMin=10');
    expect(searchCall('/x/', query, 'staff')).toEqual({ path: '/x/', priceMin: 10, priceType: 'staff' });
    expect(searchCall('/x/', query)).toEqual({ path: '/x/', priceMin: 10 });
  });
});

describe('the bounds of a price range', () => {
  it('[PLP-16] takes numbers alone; anything else is logged and leaves it as it was', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const range = { min: filterPrice(10), max: filterPrice(20) };
    for (const wrong of ['15', NaN, Infinity, undefined, {}, true])
      expect(withPrice(range, 'min', wrong, 'vk')).toBe(range);
    expect(log).toHaveBeenCalledTimes(6);
    expect(withPrice(range, 'min', 15, 'vk')).toEqual({ min: 15, max: 20 });
    expect(withPrice(range, 'max', null, 'vk')).toEqual({ min: 10, max: null });
    expect(log).toHaveBeenCalledTimes(6);
    log.mockRestore();
  });

  it('[PLP-15] keeps to the bounds of the role that one pays by', () => {
    const roles = fc.constantFrom(['vk', 4, 1200], ['premium', 4, 1080], ['staff', 8, 810], ['pro', 8, 891] as const);
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), roles, (price, [role, least, most]) => {
        const { min } = withPrice({ min: null, max: null }, 'min', price, role as PriceType);
        return min !== null && min >= Number(least) && min <= Number(most);
      }),
    );
  });

  it('[PLP-15] keeps what stands in an address or is typed in a form to them as well', () => {
    expect(parseListing({ priceMin: '1', priceMax: '5000' })).toEqual(emptyListing);
    expect(parseListing({ forintMin: '1 000' })).toEqual(emptyListing);
    expect(parseListing({ forintMin: '5 000', forintMax: '900 000' }, 'staff')).toEqual(emptyListing);
    expect(parseListing({ forintMin: '5 000' })).toEqual({ ...emptyListing, priceMin: 5 });
    expect(parseListing({ priceMax: '2' })).toEqual({ ...emptyListing, priceMax: 4 });
  });

  it('[PLP-15] keeps to those that the shop sets for a role, and to no other role’s', () => {
    Object.assign(settings, readSettings(shopSettingsSchema, { PRICE_RANGE_PRO: '2,5000' }));
    expect(parseListing({ priceMin: '3', priceMax: '4000' }, 'pro')).toMatchObject({ priceMin: 3, priceMax: 4000 });
    expect(parseListing({ priceMin: '2', priceMax: '5000' }, 'pro')).toEqual(emptyListing);
    expect(parseListing({ priceMin: '3', priceMax: '4000' }, 'staff')).toEqual(emptyListing);
    Object.assign(settings, readSettings(shopSettingsSchema, {}));
  });

  it('[PLP-17] is not sent where it equals the role’s bound', () => {
    expect(sentRange({ min: filterPrice(4), max: filterPrice(1200) }, 'vk')).toEqual({ min: null, max: null });
    expect(sentRange({ min: filterPrice(8), max: filterPrice(810) }, 'staff')).toEqual({
      min: null,
      max: null,
    });
    expect(listingHref('/x/', parseListing({ priceMin: '4', priceMax: '1200' }))).toBe('/x/');
    expect(listingHref('/x/', parseListing({ priceMin: '5', priceMax: '1200' }))).toBe('/x/?priceMin=5');
  });

  it('is turned where it stands upside down', () => {
    expect(orderedRange({ min: filterPrice(9), max: filterPrice(3) })).toEqual({ min: 3, max: 9 });
    expect(orderedRange({ min: filterPrice(9), max: null })).toEqual({ min: 9, max: null });
  });
});

describe('a filter that is no choice of its own', () => {
  it('[RT-34] of the page’s path goes to the search, and the others of the path become choices', () => {
    const page = [{ id: 7 }, { id: 11 }];
    const query = { ...emptyListing, filters: [9], page: 2 };
    expect(chosenIds(query, page)).toEqual([7, 9, 11]);
    expect(withChosen(query, page, [7, 9])).toEqual({ query: { ...emptyListing, filters: [7, 9] }, leavesPage: true });
  });

  it('[RT-34] keeps the path while all of its values stay', () => {
    const page = [{ id: 7 }, { id: 11 }];
    expect(withChosen({ ...emptyListing, filters: [9] }, page, [7, 11])).toEqual({
      query: emptyListing,
      leavesPage: false,
    });
  });

  it('understood from the words goes, and the words that named it with it', () => {
    const understood = {
      query: 'futócipő',
      filters: [
        { id: 11, name: 'Női', f_name: 'GENERAL_Gender' as const },
        { id: 38, name: '38', f_name: 'GENERAL_Size' as const },
      ],
      price: null,
      sorting: null,
    };
    const asked = { ...emptyListing, q: 'női futócipő 38' };
    expect(understoodFilters(asked, understood)[1]?.query).toEqual({ ...emptyListing, q: 'futócipő', filters: [11] });
  });

  it('[PLP-10] leads to the words without those of one reading, which several values may share', () => {
    const size = (id: number, name: string) => ({
      id,
      name,
      f_name: 'GENERAL_Size' as const,
      without: 'télikabát fiú',
    });
    const understood = { query: 'télikabát', filters: [size(1, '128'), size(2, '140')], price: null, sorting: null };
    const asked = { ...emptyListing, q: 'télikabát fiú 134', page: 3 };
    expect(understoodFilters(asked, understood)).toEqual([
      { filters: understood.filters, query: { ...emptyListing, q: 'télikabát fiú' } },
    ]);
  });

  it('[PLP-08] takes away the words of an order, by its own press or by that of the usual order', () => {
    const cheapest = { field: 'price', type: 'asc' } as const;
    const understood = { query: 'cipő', filters: [], price: null, sorting: { ...cheapest, without: 'cipő' } };
    const asked = { ...emptyListing, q: 'olcsó cipő' };
    expect(withSorting(asked, cheapest, understood)).toEqual({ ...emptyListing, q: 'cipő' });
    expect(withSorting(asked, sortOptions[0], understood)).toEqual({ ...emptyListing, q: 'cipő' });
    expect(withSorting(asked, sortOptions[1], understood).sorting).toEqual(sortOptions[1]);
    expect(withSorting({ ...asked, sorting: sortOptions[1] }, sortOptions[1], understood).sorting).toBeNull();
  });
});
