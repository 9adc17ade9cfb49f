import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filterPrice } from '#lib/contract/money.ts';
import type { PriceType } from '#lib/contract/price.ts';
import type { FilterGroup, FilterName, FilterValue } from '#lib/contract/search.ts';
import { emptyListing, sortOptions, type ListingQuery } from '#lib/core/filters/index.ts';
import {
  chosenQuery as queryOf,
  filters,
  filterTransitions as change,
  isChosen,
  isSaved,
  type FiltersState,
} from '#stores/filters.ts';
import { priceType } from '#stores/price-type.ts';

/** What somebody without a role sends, unless another is named. */
const chosenQuery = (state: FiltersState, role: PriceType = 'vk') => queryOf(state, role);
const setPrice = (state: FiltersState, side: 'min' | 'max', price: unknown, role: PriceType = 'vk') =>
  change.setPrice(state, side, price, role);

const value = (name: FilterName, id: number, pivot: number[] = []): FilterValue => ({
  fv_id: id,
  fv_name: String(id),
  fv_name_mobile: String(id),
  hidden: false,
  f_name: name,
  f_type: 'checkbox',
  f_id: 1,
  count: 1,
  selected: false,
  swatch: null,
  pivot: pivot.map((sub) => ({ id: sub, name: String(sub), count: 1, selected: false })),
});
const group = (name: FilterName, ids: number[], pivot?: number[]): FilterGroup => ({
  f_id: 1,
  f_name: name,
  f_type: 'checkbox',
  label: name,
  values: ids.map((id) => value(name, id, pivot)),
});
const brand = group('GENERAL_Brand', [1, 2, 3]);
const gender = group('GENERAL_Gender', [11, 12]);
const sports = group('sports', [20], [21, 22]);
const unheardOf: FilterGroup = { ...group('addition', [31, 32]), f_name: 'weightClass', f_type: 'radio' };
const [sport] = sports.values;

const load = (query: Partial<ListingQuery> = {}, page: number[] = []): FiltersState =>
  change.load({
    query: { ...emptyListing, ...query },
    answer: {
      filters: [brand, gender, sports, unheardOf],
      selected: {
        byId: [],
        last: null,
        price: { min: null, max: null },
        top: [],
        all: [],
        page: page.map((id) => ({ id, name: String(id), f_name: 'GENERAL_Gender' as const })),
      },
    },
  });

const pick = (state: FiltersState, of: FilterGroup, id: number): FiltersState =>
  change.choose(
    state,
    of,
    of.values.find(({ fv_id }) => fv_id === id)!,
  );

describe('the filters of the drawer', () => {
  it('[PLP-05] come from the address, each group with its part, all of it saved', () => {
    const state = load({ filters: [1, 11, 20, 21, 99], priceMin: filterPrice(10), sorting: sortOptions[2] });
    expect(state.ids.get('brand')?.selection).toEqual([1]);
    expect(state.ids.get('gender')?.selection).toEqual([11]);
    expect(state.ids.get('sports')?.selection).toEqual([20, 21]);
    expect(state.unlisted.selection).toEqual([99]);
    expect(isSaved(state)).toBe(true);
    expect(chosenQuery(state).query).toEqual({
      ...emptyListing,
      filters: [1, 11, 20, 21, 99],
      priceMin: 10,
      sorting: sortOptions[2],
    });
  });

  it('[PLP-05] keep a saved flag for each group, set again when the choice is taken back', () => {
    const chosen = pick(load({ filters: [1] }), brand, 2);
    expect([chosen.ids.get('brand')?.saved, chosen.ids.get('gender')?.saved]).toEqual([false, true]);
    expect(pick(chosen, brand, 2).ids.get('brand')?.saved).toBe(true);
  });

  it('[PLP-05] lose what no group names with a reset of all, and have it again with what was saved', () => {
    const state = load({ filters: [99] });
    const reset = change.resetAll(state);
    expect(chosenQuery(reset).query.filters).toEqual([]);
    expect(isSaved(reset)).toBe(false);
    expect(change.restore(reset)).toEqual(state);
  });

  it('[PLP-05] reset one group, or all of them but what the path says', () => {
    const state = load({ filters: [1, 20], priceMax: filterPrice(90), sorting: sortOptions[1] }, [11]);
    expect(change.reset(state, 'brand').ids.get('brand')).toEqual({ selection: [], last: [1], saved: false });
    expect(change.reset(state, 'price').price.selection).toEqual({ min: null, max: null });
    expect(change.reset(state, 'sorting').sorting.selection).toBeNull();
    expect(chosenQuery(change.resetAll(state))).toEqual({ query: emptyListing, leavesPage: false });
    expect(isSaved(change.restore(change.resetAll(state)))).toBe(true);
    expect(change.restore(change.resetAll(state))).toEqual(state);
  });

  it('[PLP-05] are all saved by submitting', () => {
    const state = change.submit(setPrice(pick(load(), brand, 2), 'max', 50));
    expect(isSaved(state)).toBe(true);
    expect(change.restore(state)).toEqual(state);
  });

  it('[PLP-06] keep one value in a radio group', () => {
    const state = pick(pick(load(), gender, 11), gender, 12);
    expect(state.ids.get('gender')?.selection).toEqual([12]);
    expect(pick(state, gender, 12).ids.get('gender')?.selection).toEqual([]);
  });

  it('[PLP-05, PLP-06] take a group that this interface has never heard of as any other', () => {
    const state = pick(load({ filters: [31, 99] }), unheardOf, 32);
    expect(state.ids.get('weightClass')).toEqual({ selection: [32], last: [31], saved: false });
    expect(chosenQuery(state).query.filters).toEqual([32, 99]);
    expect(change.restore(state).ids.get('weightClass')?.selection).toEqual([31]);
  });

  it('[PLP-07] select the sport of a sub-sport, and deselect it with the last one', () => {
    const one = change.chooseSub(load(), sport!, 21);
    expect(one.ids.get('sports')?.selection).toEqual([20, 21]);
    expect(change.chooseSub(one, sport!, 21).ids.get('sports')?.selection).toEqual([]);
    // An address may name the sub-sport alone: its sport is chosen with it, and both go with one press on the sport.
    const alone = load({ filters: [21] });
    expect(isChosen(alone, 'sports', 20)).toBe(true);
    expect(chosenQuery(pick(alone, sports, 20)).query.filters).toEqual([]);
    expect(pick(one, sports, 20).ids.get('sports')?.selection).toEqual([]);
  });

  it('[PLP-08] clear the order by choosing the active one', () => {
    const sorted = change.sort(load(), sortOptions[2]);
    expect(sorted.sorting.selection).toEqual(sortOptions[2]);
    expect(change.sort(sorted, sortOptions[2]).sorting.selection).toBeNull();
    expect(change.sort(sorted, sortOptions[0]).sorting.selection).toBeNull();
  });

  it('[PLP-16] ignore a price that is no number, and log it', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const state = load({ priceMin: filterPrice(10) });
    expect(setPrice(state, 'min', '20').price).toEqual(state.price);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('[PLP-15] [PLP-17] keep a price within its bounds, send none that is one, and turn a range round', () => {
    const state = setPrice(setPrice(load(), 'min', 1), 'max', 5000);
    expect(state.price.selection).toEqual({ min: 4, max: 1200 });
    expect(chosenQuery(state).query).toEqual(emptyListing);
    const byStaff = setPrice(setPrice(load(), 'min', 5, 'staff'), 'max', 900, 'staff');
    expect(byStaff.price.selection).toEqual({ min: 8, max: 810 });
    expect(chosenQuery(byStaff, 'staff').query).toEqual(emptyListing);
    const turned = setPrice(setPrice(load(), 'min', 90), 'max', 20);
    expect(chosenQuery(turned).query).toMatchObject({ priceMin: 20, priceMax: 90 });
  });

  it('[PLP-10] go back to the first page', () => {
    expect(chosenQuery(pick(load({ page: 7 }), brand, 1)).query.page).toBe(1);
  });

  it('[RT-34] leave the page when a value of its path goes, and take the rest along', () => {
    const state = load({ filters: [1] }, [11]);
    expect(chosenQuery(state)).toEqual({ query: { ...emptyListing, filters: [1] }, leavesPage: false });
    expect(isChosen(state, 'gender', 11)).toBe(true);
    expect(chosenQuery(pick(state, gender, 12))).toEqual({
      query: { ...emptyListing, filters: [1, 12] },
      leavesPage: true,
    });
  });
});

describe('the store of the drawer', () => {
  beforeEach(() => filters.close());

  it('is empty while no drawer is open, and refuses every change', () => {
    filters.choose(brand, brand.values[0]!);
    filters.submit();
    expect(filters.state()).toBeNull();
  });

  it('holds the choice until it is closed', () => {
    filters.load({
      query: emptyListing,
      answer: {
        filters: [brand],
        selected: { byId: [], page: [], last: null, price: { min: null, max: null }, top: [], all: [] },
      },
    });
    filters.choose(brand, brand.values[0]!);
    filters.setPrice('max', 40);
    filters.sort(sortOptions[2]);
    expect(chosenQuery(filters.state()!).query).toEqual({
      ...emptyListing,
      filters: [1],
      priceMax: 40,
      sorting: sortOptions[2],
    });
    filters.resetAll();
    expect(chosenQuery(filters.state()!).query).toEqual(emptyListing);
    // By the price that this visitor pays.
    priceType.accountLoaded('staff');
    filters.setPrice('min', 5);
    expect(filters.state()?.price.selection.min).toBe(8);
    priceType.loggedOut();
    filters.close();
    expect(filters.state()).toBeNull();
  });
});
