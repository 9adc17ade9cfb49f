import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterGroup, FilterValue } from '#lib/contract/search.ts';
import {
  emptyListing, listingHref, normaliseQuery, parseListing, rebase, sortOptions, toggleFilter, toggleSport,
  toggleSubSport, type ListingQuery,
} from '#lib/filters/index.ts';

const value = (id: number, pivot: number[] = []): FilterValue => ({
  fv_id: id, fv_name: `érték ${id}`, fv_name_mobile: `érték ${id}`, hidden: false, f_name: 'GENERAL_Brand', f_type: 'checkbox',
  f_id: 83, count: 1, selected: false, swatch: null,
  pivot: pivot.map((sub) => ({ id: sub, name: `al ${sub}`, count: 1, selected: false })),
});
const group = (type: FilterGroup['f_type'], values: FilterValue[]): FilterGroup => ({
  f_id: 83, f_name: 'GENERAL_Brand', f_type: type, label: 'Márka', values,
});
const brands = group('checkbox', [value(1), value(2), value(3)]);
const genders = group('radio', [value(11), value(12)]);

const listing: fc.Arbitrary<ListingQuery> = fc.record({
  q: fc.option(fc.string({ minLength: 1, maxLength: 60 }).map((text) => normaliseQuery(text))),
  filters: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 8 }).map((ids) => ids.sort((a, b) => a - b)),
  priceMin: fc.option(fc.integer({ min: 0, max: 999 })),
  priceMax: fc.option(fc.integer({ min: 0, max: 999 })),
  sorting: fc.option(fc.constantFrom(...sortOptions.slice(1))),
  page: fc.integer({ min: 1, max: 500 }),
  exact: fc.boolean(),
}).map(({ exact, ...rest }) => {
  // Without a query there is nothing to take as typed.
  const query = { ...rest, exact: exact && rest.q !== null };
  const { priceMin, priceMax } = query;
  return priceMin !== null && priceMax !== null && priceMin > priceMax ? { ...query, priceMin: priceMax, priceMax: priceMin } : query;
});

const paramsOf = (href: string) => Object.fromEntries(new URL(href, 'http://shop').searchParams);

describe('the address of a result list', () => {
  it('[PLP-14] says what is asked, and reads back the same', () => {
    fc.assert(fc.property(listing, (query) => {
      expect(parseListing(paramsOf(listingHref('/cipok/', query)))).toEqual(query);
    }));
  });

  it('[PLP-14] joins filter ids with commas, ascending, so that one state has one address', () => {
    const asked = parseListing({ filters: '30,4,4,100', priceMin: '10', priceMax: '250', sortField: 'price', sortType: 'asc' });
    expect(listingHref('/cipok/', asked)).toBe('/cipok/?filters=4,30,100&priceMin=10&priceMax=250&sortField=price&sortType=asc');
  });

  it('leaves out defaults', () => {
    expect(listingHref('/cipok/', parseListing({ page: '1', sortField: 'sales_rank', sortType: 'desc', filters: '' }))).toBe('/cipok/');
  });

  it.each([
    [{ filters: 'x,-1,0,1.5,7' }, { ...emptyListing, filters: [7] }],
    [{ priceMin: 'cheap', priceMax: '1e9' }, emptyListing],
    [{ page: '0' }, emptyListing],
    [{ page: '501' }, emptyListing],
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
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => {
      const query = normaliseQuery(text);
      return query === null || (query.length <= 50 && query === query.trim() && !/\s{2,}/.test(query));
    }));
  });
});

describe('the price range', () => {
  it('reads forints as a person types them, and carries thousands', () => {
    expect(parseListing({ forintMin: '9 990', forintMax: '24.990 Ft' })).toMatchObject({ priceMin: 9.99, priceMax: 24.99 });
    expect(listingHref('/x/', parseListing({ forintMax: '60000' }))).toBe('/x/?priceMax=60');
  });

  it('turns an upside-down range round, and takes nothing above the highest price', () => {
    expect(parseListing({ priceMin: '50', priceMax: '10' })).toMatchObject({ priceMin: 10, priceMax: 50 });
    expect(parseListing({ priceMin: '9999999' }).priceMin).toBe(1_000_000);
    expect(parseListing({ forintMin: 'olcsó', forintMax: '-5' })).toMatchObject({ priceMin: null, priceMax: null });
  });
});

describe('rebase', () => {
  const shown = { ...emptyListing, filters: [1, 5] };

  it('comes to both of two quick presses', () => {
    const first = { ...shown, filters: [1, 2, 5] };
    expect(rebase(first, shown, { ...shown, filters: [1, 3, 5] }).filters).toEqual([1, 2, 3, 5]);
    expect(rebase(first, shown, { ...shown, filters: [1] }).filters).toEqual([1, 2]);
    expect(rebase(first, shown, { ...shown, priceMax: 20 })).toEqual({ ...first, priceMax: 20 });
  });

  it('is the next query where nothing else was asked', () => {
    fc.assert(fc.property(listing, listing, (before, next) => {
      expect(rebase(before, before, next)).toEqual(next);
    }));
  });
});

describe('choosing', () => {
  const onPage3 = { ...emptyListing, page: 3 };

  it('[PLP-10] goes back to the first page with every change', () => {
    expect(toggleFilter(onPage3, brands, 1).page).toBe(1);
    expect(toggleSubSport(onPage3, value(100, [101]), 101).page).toBe(1);
  });

  it('adds to a group and takes away again', () => {
    const two = toggleFilter(toggleFilter(emptyListing, brands, 2), brands, 1);
    expect(two.filters).toEqual([1, 2]);
    expect(toggleFilter(two, brands, 2).filters).toEqual([1]);
  });

  it('[PLP-06] keeps one value in a radio group, and leaves the other groups alone', () => {
    const chosen = toggleFilter(toggleFilter({ ...emptyListing, filters: [1] }, genders, 11), genders, 12);
    expect(chosen.filters).toEqual([1, 12]);
    expect(toggleFilter(chosen, genders, 12).filters).toEqual([1]);
  });

  it('[PLP-07] selects the sport of a sub-sport, and deselects it with its last sub-sport', () => {
    const running = value(100, [101, 102]);
    const one = toggleSubSport(emptyListing, running, 101);
    expect(one.filters).toEqual([100, 101]);
    const both = toggleSubSport(one, running, 102);
    expect(toggleSubSport(both, running, 101).filters).toEqual([100, 102]);
    expect(toggleSubSport(one, running, 101).filters).toEqual([]);
    expect(toggleSport(both, group('tree', [running]), running).filters).toEqual([]);
  });

  it('[PLP-09] knows the four orders, the favourite first', () => {
    expect(sortOptions.map(({ field, type }) => `${field} ${type}`)).toEqual(['sales_rank desc', 'price desc', 'price asc', 'added_at desc']);
  });
});
