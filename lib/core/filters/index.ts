import { forintThousands, type ForintThousands } from '#lib/contract/money.ts';
import type { PriceType } from '#lib/contract/price.ts';
import type { SearchAnswer, SelectedFilter, Sorting } from '#lib/contract/search.ts';
import { highestPrice, orderedRange, refuseTyped, sentRange, typedThousands } from './price-range.ts';

/** What a results page is asked for: its URL parameters (PLP-14). */
export interface ListingQuery {
  q: string | null;
  /** Filter value ids, ascending and without repetition, so that one state has one URL. */
  filters: number[];
  priceMin: ForintThousands | null;
  priceMax: ForintThousands | null;
  sorting: Sorting | null;
  page: number;
  /** Sysname of the store that must have the products on stock; null for anywhere (PDP-07). */
  store: string | null;
  /** Whether the query is taken as typed, without corrections, synonyms and recognised sizes and genders. */
  exact: boolean;
}

export const emptyListing: ListingQuery = {
  q: null,
  filters: [],
  priceMin: null,
  priceMax: null,
  sorting: null,
  page: 1,
  store: null,
  exact: false,
};

/** The four orders that a list can have (PLP-09). */
export const sortOptions = [
  { field: 'sales_rank', type: 'desc' },
  { field: 'price', type: 'desc' },
  { field: 'price', type: 'asc' },
  { field: 'added_at', type: 'desc' },
] as const satisfies readonly Sorting[];

/** An order of this API. */
export type ListOrder = (typeof sortOptions)[number];

export const defaultSorting: ListOrder = sortOptions[0];

/** An order that an answer may offer beyond these; the API refuses one that it does not have. */
function otherSorting(field: string | undefined, type: string | undefined): Sorting | undefined {
  if (!field || !/^[a-z][a-z0-9_]{0,31}$/.test(field) || (type !== 'asc' && type !== 'desc')) return undefined;
  return sortOptions.some((option) => option.field === field) ? undefined : { field, type };
}

export function sameSorting(a: Sorting, b: Sorting): boolean {
  return a.field === b.field && a.type === b.type;
}

export type SearchParams = Record<string, string | string[] | undefined>;

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function thousands(value: string | undefined): ForintThousands | null {
  if (value === undefined || !/^\d{1,7}(\.\d{1,3})?$/.test(value)) return null;
  return forintThousands(Math.min(Number(value), highestPrice));
}

/** What a form sends: forints as they were typed; no number is logged and ignored (PLP-16). */
function typedForints(value: string | undefined): ForintThousands | null {
  if (value === undefined || value.trim() === '') return null;
  const typed = typedThousands(value);
  if (typed === null) refuseTyped(value);
  return typed === null || typed < 0 ? null : typed;
}

/** The price range: one that is typed upside down is turned round, and the role's bounds hold it (PLP-15, PLP-17). */
function priceRange(params: SearchParams, role: PriceType): Pick<ListingQuery, 'priceMin' | 'priceMax'> {
  const min = thousands(one(params.priceMin)) ?? typedForints(one(params.forintMin));
  const max = thousands(one(params.priceMax)) ?? typedForints(one(params.forintMax));
  const sent = sentRange(orderedRange({ min, max }), role);
  return { priceMin: sent.min, priceMax: sent.max };
}

/** Characters of a store's sysname at most, as the search takes it. */
const storeMax = 64;

function storeOf(value: string | undefined): string | null {
  return value !== undefined && value.length <= storeMax && /^[a-z]+_[a-z0-9-]+$/.test(value) ? value : null;
}

const ascending = (ids: Iterable<number>) => [...new Set(ids)].sort((a, b) => a - b);

/** At most 50 characters, trimmed, runs of white space as one space (SRCH-01). Null for nothing to search. */
export function normaliseQuery(query: string | undefined | null, max = 50): string | null {
  const clean = (query ?? '').slice(0, 500).replace(/\s+/g, ' ').trim().slice(0, max).trim();
  return clean === '' ? null : clean;
}

/**
 * Reads a page's parameters, or those of a form that somebody sends who pays a role's prices. What has no meaning is
 * left out, as if it were not there: whose prices are meant too, for an address is read by everybody (PLP-14).
 */
export function parseListing(params: SearchParams, role: PriceType = 'vk'): ListingQuery {
  const filters = (one(params.filters) ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
  // A form without JavaScript sends the order as one value, `sorting=price-asc`.
  const [formField, formType] = (one(params.sorting) ?? '').split('-');
  const field = one(params.sortField) ?? formField;
  const type = one(params.sortType) ?? formType ?? 'desc';
  const sorting =
    sortOptions.find((option) => option.field === field && option.type === type) ?? otherSorting(field, type);
  const page = Number(one(params.page));
  return {
    q: normaliseQuery(one(params.q)),
    filters: ascending(filters.slice(0, 100)),
    ...priceRange(params, role),
    sorting: sorting && !sameSorting(sorting, defaultSorting) ? sorting : null,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    store: storeOf(one(params.store)),
    exact: one(params.exact) === '1' && normaliseQuery(one(params.q)) !== null,
  };
}

/** The one URL of a state: parameters in one order, defaults left out. */
export function listingHref(path: string, query: ListingQuery): string {
  const params = new URLSearchParams();
  if (query.q) params.set('q', query.q);
  if (query.filters.length > 0) params.set('filters', query.filters.join(','));
  if (query.priceMin !== null) params.set('priceMin', String(query.priceMin));
  if (query.priceMax !== null) params.set('priceMax', String(query.priceMax));
  if (query.sorting) {
    params.set('sortField', query.sorting.field);
    params.set('sortType', query.sorting.type);
  }
  if (query.store !== null) params.set('store', query.store);
  if (query.page > 1) params.set('page', String(query.page));
  if (query.exact) params.set('exact', '1');
  // Commas may stand in a query; keeping them makes the address readable.
  const search = params.toString().replaceAll('%2C', ',');
  return search ? `${path}?${search}` : path;
}

const withFilters = (query: ListingQuery, filters: number[]): ListingQuery => ({ ...query, filters, page: 1 });

/** What a page's own path chooses. */
export type PageValues = readonly Pick<SelectedFilter, 'id'>[];

/** All chosen ids: those that the page's own path stands for, and the shopper's. */
export function chosenIds(query: Pick<ListingQuery, 'filters'>, page: PageValues): number[] {
  return ascending([...query.filters, ...page.map(({ id }) => id)]);
}

/** Where a choice leads. */
export interface Choice {
  query: ListingQuery;
  leavesPage: boolean;
}

/**
 * The query of a choice, on its first page (PLP-10). `leavesPage` says that a value of the page's own path was taken
 * away: the search is where it leads, and the path's other values come along as filters (RT-34).
 */
export function withChosen(query: ListingQuery, page: PageValues, chosen: readonly number[]): Choice {
  const ofPage = new Set(page.map(({ id }) => id));
  const leavesPage = [...ofPage].some((id) => !chosen.includes(id));
  const filters = ascending(leavesPage ? chosen : chosen.filter((id) => !ofPage.has(id)));
  return { query: withFilters(query, filters), leavesPage };
}

/** Chooses an order. Choosing the active one clears it, and the default needs no saying (PLP-08). */
export function toggleSorting(query: ListingQuery, sorting: Sorting): ListingQuery {
  const isActive = query.sorting !== null && sameSorting(query.sorting, sorting);
  return { ...query, sorting: isActive || sameSorting(sorting, defaultSorting) ? null : sorting, page: 1 };
}

/**
 * Takes one size or gender that the query's words named out of it; the others stay as filters, the words without them.
 */
export function withoutUnderstood(
  query: ListingQuery,
  understood: NonNullable<SearchAnswer['understood']>,
  id: number,
): ListingQuery {
  const kept = understood.filters.map((value) => value.id).filter((other) => other !== id);
  return { ...withFilters(query, ascending([...query.filters, ...kept])), q: normaliseQuery(understood.query) };
}

/**
 * A press on a page that is already outdated: what it changes against the `shown` query, applied to the `asked` one.
 * Two quick presses so come to both choices, although the second link knew nothing of the first. `group` are the values
 * of a radio group that was pressed in, of which one alone may stay.
 */
export function rebase(
  asked: ListingQuery,
  shown: ListingQuery,
  next: ListingQuery,
  group: readonly number[] = [],
): ListingQuery {
  const removed = new Set([...shown.filters.filter((id) => !next.filters.includes(id)), ...group]);
  const changed = Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(shown[name as keyof ListingQuery]),
    ),
  );
  const filters = ascending([
    ...asked.filters.filter((id) => !removed.has(id)),
    ...next.filters.filter((id) => !shown.filters.includes(id)),
  ]);
  return { ...asked, ...changed, filters };
}

/** How many choices a shopper has made. */
export function choiceCount(query: ListingQuery): number {
  const isPriced = query.priceMin !== null || query.priceMax !== null;
  return query.filters.length + (isPriced ? 1 : 0) + (query.store === null ? 0 : 1);
}

/** Whether prices decide what is listed, or where: it is another list for whoever pays others (ADR-0101). */
export function isPriced({ priceMin, priceMax, sorting }: ListingQuery): boolean {
  return priceMin !== null || priceMax !== null || sorting?.field === 'price';
}

/** Whether a page shows all of a list in its own order: those pages are the ones to be found (ADR-0051). */
export function isWholeList(query: ListingQuery): boolean {
  return query.q === null && choiceCount(query) === 0 && query.sorting === null;
}

/** The query with nothing chosen in it; its words and order stay. */
export function withoutChoices(query: ListingQuery): ListingQuery {
  return { ...query, filters: [], priceMin: null, priceMax: null, store: null, page: 1 };
}
