import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FilterGroup, FilterValue } from '#lib/contract/search.ts';
import { pressSubSport, pressValue, withoutValue } from '#lib/core/filters/choosing.ts';
import { emptyListing, type ListingQuery } from '#lib/core/filters/index.ts';
import { chosenQuery, filterTransitions } from '#stores/filters.ts';

const value = (f_name: FilterGroup['f_name'], id: number, pivot: number[] = []): FilterValue => ({
  fv_id: id,
  fv_name: String(id),
  fv_name_mobile: String(id),
  hidden: false,
  f_name,
  f_type: 'checkbox',
  f_id: 1,
  count: 1,
  selected: false,
  swatch: null,
  pivot: pivot.map((sub) => ({ id: sub, name: String(sub), count: 1, selected: false })),
});
const group = (f_name: FilterGroup['f_name'], f_id: number, values: FilterValue[]): FilterGroup => ({
  f_id,
  f_name,
  f_type: 'checkbox',
  label: f_name,
  values,
});
const sports = group('sports', 97, [
  value('sports', 100, [101, 102]),
  value('sports', 200, [201]),
  value('sports', 300),
]);
const groups = [
  group('GENERAL_Brand', 83, [value('GENERAL_Brand', 1), value('GENERAL_Brand', 2)]),
  group('GENERAL_Gender', 82, [value('GENERAL_Gender', 11), value('GENERAL_Gender', 12)]),
  sports,
];
const pageValue = (id: number) => ({ id, name: String(id), f_name: 'sports' as const });

/** Where the drawer leads with one value taken away, at the press that takes it away there. */
function byDrawer(query: ListingQuery, page: number[], id: number) {
  const answer = {
    filters: groups,
    selected: { byId: [], last: null, price: { min: null, max: null }, top: [], all: [], page: page.map(pageValue) },
  };
  const loaded = filterTransitions.load({ query, answer });
  for (const of of groups)
    for (const each of of.values) {
      if (each.fv_id === id) return chosenQuery(filterTransitions.choose(loaded, of, each), 'vk');
      if (each.pivot.some((sub) => sub.id === id))
        return chosenQuery(filterTransitions.chooseSub(loaded, each, id), 'vk');
    }
  throw new Error(`No group has ${id}`);
}

/** Where the column leads. */
function byColumn(query: ListingQuery, page: number[], id: number) {
  const list = { query, page: page.map(pageValue), groups };
  for (const of of groups)
    for (const each of of.values) {
      if (each.fv_id === id) return pressValue(list, of, each);
      if (each.pivot.some((sub) => sub.id === id)) return pressSubSport(list, each, id);
    }
  throw new Error(`No group has ${id}`);
}

const ids = [1, 2, 11, 100, 101, 102, 200, 201, 300];

it('[PLP-07] chip, column and drawer lead to the same list when a value is taken away', () => {
  fc.assert(
    fc.property(
      fc.subarray(ids),
      fc.constantFrom<number[]>([], [100], [100, 101], [200, 201], [300], [11], [1]),
      fc.nat(),
      (filters, page, pick) => {
        const own = filters.filter((id) => !page.includes(id));
        const id = own[pick % own.length];
        if (id === undefined) return;
        const query = { ...emptyListing, filters: own };
        const byChip = withoutValue({ query, page: page.map(pageValue), groups }, id);
        expect(byColumn(query, page, id)).toEqual(byChip);
        expect(byDrawer(query, page, id)).toEqual(byChip);
      },
    ),
  );
});

it('[PLP-07] [RT-34] the last sub-sport of a sport’s own page takes the sport along, to the search', () => {
  const query = { ...emptyListing, filters: [1, 201] };
  const left = { query: { ...emptyListing, filters: [1] }, leavesPage: true };
  expect(withoutValue({ query, page: [pageValue(200)], groups }, 201)).toEqual(left);
  expect(byDrawer(query, [200], 201)).toEqual(left);
});

it('[PLP-07] of two sub-sports the other one stays, with the page', () => {
  const query = { ...emptyListing, filters: [101, 102] };
  expect(withoutValue({ query, page: [pageValue(100)], groups }, 101)).toEqual({
    query: { ...emptyListing, filters: [102] },
    leavesPage: false,
  });
});
