import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { PriceType } from '#lib/contract/price.ts';
import type { FilterGroup, FilterValue, SearchAnswer, Sorting } from '#lib/contract/search.ts';
import { chooseSport, chooseSubSport, chooseValue, withSports } from '#lib/core/filters/choosing.ts';
import { filterGroupOf, type FilterGroupName } from '#lib/core/filters/groups.ts';
import { chosenIds, toggleSorting, withChosen } from '#lib/core/filters/choices.ts';
import { type ListingQuery } from '#lib/core/filters/index.ts';
import { openRange, orderedRange, sentRange, withPrice, type PriceRange } from '#lib/core/filters/price-range.ts';
import { priceType } from './price-type.ts';

/** What is chosen in a group, what of it was saved last, and whether the two are the same. */
interface Group<Selection> {
  selection: Selection;
  last: Selection;
  saved: boolean;
}

/**
 * The filters of the mobile drawer: chosen freely, and brought to the list by submitting. `page` are the values that
 * the page's own path says; `unlisted` are chosen ids whose group the server did not name.
 *
 * | transition | effect |
 * |---|---|
 * | load(page) | every group takes its part of the address, saved |
 * | choose(group, value) | the value goes in or out; a radio group keeps one; not saved |
 * | chooseSub(sport, id) | the sub-sport goes in with its sport, or out, the last one with its sport; not saved |
 * | setPrice(side, value) | thousands of forints within the role's bounds; no number: logged, unchanged |
 * | sort(order) | the order, or none where it is the active one |
 * | setShop(shop) | narrowed to what that shop has, or to no shop |
 * | reset(group) · resetAll | nothing chosen in it; what the path says stays only in `reset` of another group |
 * | restore | every group as it was saved last |
 * | submit | the choice of every group is the saved one (ADR-0111) |
 * (PLP-05 – PLP-08)
 */
export interface FiltersState {
  query: ListingQuery;
  page: SearchAnswer['selected']['page'];
  unlisted: Group<readonly number[]>;
  /** By group, those that this interface has never heard of included. */
  ids: ReadonlyMap<FilterGroupName, Group<readonly number[]>>;
  price: Group<PriceRange>;
  sorting: Group<Sorting | null>;
  /** Sysname of the shop that must have the products. */
  shop: Group<string | null>;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const savedGroup = <S>(selection: S): Group<S> => ({ selection, last: selection, saved: true });
const chosen = <S>(group: Group<S>, selection: S): Group<S> => ({
  ...group,
  selection,
  saved: same(selection, group.last),
});
const nothingChosen = savedGroup<readonly number[]>([]);

function eachIdGroup(
  ids: FiltersState['ids'],
  make: (group: Group<readonly number[]>) => Group<readonly number[]>,
): FiltersState['ids'] {
  return new Map(Array.from(ids, ([name, group]) => [name, make(group)]));
}

/** The chosen ids of a group. */
function idsOf({ ids }: FiltersState, name: FilterGroupName): Group<readonly number[]> {
  return ids.get(name) ?? nothingChosen;
}

function groupsOfIds(filters: readonly FilterGroup[]): Map<number, FilterGroupName> {
  const groups = new Map<number, FilterGroupName>();
  for (const group of filters) {
    const name = filterGroupOf(group);
    if (name === 'price' || name === 'sorting') continue;
    for (const { fv_id: id, pivot } of group.values) {
      groups.set(id, name);
      for (const subSport of pivot) groups.set(subSport.id, name);
    }
  }
  return groups;
}

function load({
  query,
  answer,
}: {
  query: ListingQuery;
  answer: Pick<SearchAnswer, 'filters' | 'selected'>;
}): FiltersState {
  const groups = groupsOfIds(answer.filters);
  const { page } = answer.selected;
  const ids = withSports(chosenIds(query, page), answer.filters);
  return {
    query,
    page,
    unlisted: savedGroup(ids.filter((id) => !groups.has(id))),
    ids: new Map(
      Array.from(new Set(groups.values()), (name) => [name, savedGroup(ids.filter((id) => groups.get(id) === name))]),
    ),
    price: savedGroup({ min: query.priceMin, max: query.priceMax }),
    sorting: savedGroup(query.sorting),
    shop: savedGroup(query.shop),
  };
}

function withIds(
  state: FiltersState,
  group: FilterGroupName,
  change: (ids: readonly number[]) => readonly number[],
): FiltersState {
  if (group === 'price' || group === 'sorting') return state;
  const own = idsOf(state, group);
  return { ...state, ids: new Map(state.ids).set(group, chosen(own, change(own.selection))) };
}

function choose(state: FiltersState, group: FilterGroup, value: FilterValue): FiltersState {
  const name = filterGroupOf(group);
  return withIds(state, name, (ids) =>
    name === 'sports' ? chooseSport(ids, group, value) : chooseValue(ids, group, value.fv_id),
  );
}

function mapGroups(state: FiltersState, map: <S>(group: Group<S>) => Group<S>): FiltersState {
  return {
    ...state,
    unlisted: map(state.unlisted),
    ids: eachIdGroup(state.ids, map),
    price: map(state.price),
    sorting: map(state.sorting),
    shop: map(state.shop),
  };
}

function reset(state: FiltersState, group: FilterGroupName): FiltersState {
  if (group === 'price') return { ...state, price: chosen(state.price, openRange) };
  if (group === 'sorting') return { ...state, sorting: chosen(state.sorting, null) };
  return withIds(state, group, () => []);
}

function resetAll(state: FiltersState): FiltersState {
  const ofPage = new Set(state.page.map(({ id }) => id));
  const reduced = (group: Group<readonly number[]>) =>
    chosen(
      group,
      group.last.filter((id) => ofPage.has(id)),
    );
  return {
    ...state,
    unlisted: reduced(state.unlisted),
    ids: eachIdGroup(state.ids, reduced),
    price: chosen(state.price, openRange),
    sorting: chosen(state.sorting, null),
    shop: chosen(state.shop, null),
  };
}

export const filterTransitions = {
  load,
  choose,
  chooseSub: (state: FiltersState, sport: FilterValue, id: number): FiltersState =>
    withIds(state, 'sports', (ids) => chooseSubSport(ids, sport, id)),
  setPrice: (state: FiltersState, side: 'min' | 'max', value: unknown, role: PriceType): FiltersState => ({
    ...state,
    price: chosen(state.price, withPrice(state.price.selection, side, value, role)),
  }),
  sort: (state: FiltersState, sorting: Sorting): FiltersState => {
    const query = toggleSorting({ ...state.query, sorting: state.sorting.selection }, sorting);
    return { ...state, sorting: chosen(state.sorting, query.sorting) };
  },
  setShop: (state: FiltersState, shop: string | null): FiltersState => ({
    ...state,
    shop: chosen(state.shop, shop),
  }),
  reset,
  resetAll,
  restore: (state: FiltersState): FiltersState => mapGroups(state, (group) => savedGroup(group.last)),
  submit: (state: FiltersState): FiltersState => mapGroups(state, (group) => savedGroup(group.selection)),
};

/**
 * The query of what is chosen, on its first page. `leavesPage` says that a value of the page's own path was taken
 * away, so that the search is where it leads (RT-34).
 */
export function chosenQuery(state: FiltersState, role: PriceType): { query: ListingQuery; leavesPage: boolean } {
  const ids = [...[...state.ids.values()].flatMap(({ selection }) => selection), ...state.unlisted.selection];
  const { query, leavesPage } = withChosen(state.query, state.page, ids);
  const { min, max } = sentRange(orderedRange(state.price.selection), role);
  const sorting = state.sorting.selection;
  return {
    query: { ...query, priceMin: min, priceMax: max, sorting, shop: state.shop.selection },
    leavesPage,
  };
}

/** Whether a value or sub-sport is chosen in the drawer. */
export function isChosen(state: FiltersState, group: FilterGroupName, id: number): boolean {
  return group !== 'price' && group !== 'sorting' && idsOf(state, group).selection.includes(id);
}

/** Whether all that is chosen is saved. */
export function isSaved({ unlisted, ids, price, sorting, shop }: FiltersState): boolean {
  return [unlisted, price, sorting, shop, ...ids.values()].every(({ saved }) => saved);
}

/** The store is empty while no drawer is open. */
export function createFiltersStore(initial: FiltersState | null = null) {
  return createStore<{ draft: FiltersState | null }>(() => ({ draft: initial }));
}

const filtersStore = createFiltersStore();

export function useFilters(): FiltersState | null {
  return useStore(filtersStore, ({ draft }) => draft);
}

const change = (next: (draft: FiltersState) => FiltersState) =>
  filtersStore.setState(({ draft }) => ({ draft: draft && next(draft) }));

export const filters = {
  load: (page: Parameters<typeof load>[0]) => filtersStore.setState({ draft: load(page) }),
  choose: (group: FilterGroup, value: FilterValue) => change((draft) => choose(draft, group, value)),
  chooseSub: (sport: FilterValue, id: number) => change((draft) => filterTransitions.chooseSub(draft, sport, id)),
  setPrice: (side: 'min' | 'max', value: unknown) =>
    change((draft) => filterTransitions.setPrice(draft, side, value, priceType.state().priceType)),
  sort: (sorting: Sorting) => change((draft) => filterTransitions.sort(draft, sorting)),
  setShop: (shop: string | null) => change((draft) => filterTransitions.setShop(draft, shop)),
  reset: (group: FilterGroupName) => change((draft) => reset(draft, group)),
  resetAll: () => change(resetAll),
  restore: () => change(filterTransitions.restore),
  submit: () => change(filterTransitions.submit),
  /** Gives up what is not saved; the store is empty again. */
  close: () => filtersStore.setState({ draft: null }),
  state: () => filtersStore.getState().draft,
};
