import { filterPrice, type FilterPrice } from '#lib/contract/amount.ts';
import type { PriceType } from '#lib/contract/price.ts';
import type { Sorting } from '#lib/contract/search.ts';
import { highestPrice, orderedRange, refuseTyped, sentRange, typedThousands } from './price-range.ts';

/** What a results page is asked for: its URL parameters (PLP-14). */
export interface ListingQuery {
  q: string | null;
  /** Filter value ids, ascending and without repetition, so that one state has one URL. */
  filters: number[];
  priceMin: FilterPrice | null;
  priceMax: FilterPrice | null;
  sorting: Sorting | null;
  page: number;
  /** Sysname of the shop that must have the products on stock; null for anywhere (PDP-07). */
  shop: string | null;
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
  shop: null,
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

function thousands(value: string | undefined): FilterPrice | null {
  if (value === undefined || !/^\d{1,7}(\.\d{1,3})?$/.test(value)) return null;
  return filterPrice(Math.min(Number(value), highestPrice));
}

/** What a form sends: forints as they were typed; no number is logged and ignored (PLP-16). */
function typedFilterPrice(value: string | undefined): FilterPrice | null {
  if (value === undefined || value.trim() === '') return null;
  const typed = typedThousands(value);
  if (typed === null) refuseTyped(value);
  return typed === null || typed < 0 ? null : typed;
}

/** The price range: one that is typed upside down is turned round, and the role's bounds hold it (PLP-15, PLP-17). */
function priceRange(params: SearchParams, role: PriceType): Pick<ListingQuery, 'priceMin' | 'priceMax'> {
  const min = thousands(one(params.priceMin)) ?? typedFilterPrice(one(params.forintMin));
  const max = thousands(one(params.priceMax)) ?? typedFilterPrice(one(params.forintMax));
  const sent = sentRange(orderedRange({ min, max }), role);
  return { priceMin: sent.min, priceMax: sent.max };
}

/** Characters of a shop's sysname at most, as the search takes it. */
const shopMax = 64;

function shopOf(value: string | undefined): string | null {
  return value !== undefined && value.length <= shopMax && /^[a-z]+_[a-z0-9-]+$/.test(value) ? value : null;
}

/** Ids in the order in which addresses name them, each once. */
export function ascending(ids: Iterable<number>): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

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
    shop: shopOf(one(params.store)),
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
  if (query.shop !== null) params.set('store', query.shop);
  if (query.page > 1) params.set('page', String(query.page));
  if (query.exact) params.set('exact', '1');
  // Commas may stand in a query; keeping them makes the address readable.
  const search = params.toString().replaceAll('%2C', ',');
  return search ? `${path}?${search}` : path;
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

/** Whether a page shows all of a list in its own order: those pages are the ones to be found (ADR-0051). */
export function isWholeList(query: ListingQuery): boolean {
  const { q, filters, priceMin, priceMax, shop, sorting } = query;
  return filters.length === 0 && [q, priceMin, priceMax, shop, sorting].every((value) => value === null);
}
