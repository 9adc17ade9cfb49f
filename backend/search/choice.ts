import type { z } from 'zod';
import { defaultSorting, normaliseQuery, sortOptions, type ListOrder } from '#lib/core/filters/index.ts';
import { noMoney, toMoney } from '#lib/contract/money.ts';
import type { searchQuerySchema } from '#lib/contract/search.ts';
import type { Role } from '../catalog/model.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { allFilters } from '../filters/all-filters.ts';
import { wireNameOf } from '../filters/filter.ts';
import { haveCommon, intersection, type Bitmap } from './bitmap.ts';
import type { FilterChoiceValue } from './filter-values.ts';
import type { ListingPage } from './listing-pages.ts';
import type { ReadModel } from './read-model.ts';

export type SearchQuery = z.output<typeof searchQuerySchema>;

/** A search request whose every part has been found to have a meaning. */
export interface Choice {
  role: Role;
  page: ListingPage | null;
  /** Products that alone may be found, whatever is asked for; null for no such bound. */
  within: Bitmap | null;
  /** Normalised query; null for none. */
  q: string | null;
  /** Chosen values in the order given, each sub-sport's sport included. */
  values: readonly FilterChoiceValue[];
  /** Bounds in forints, both included. */
  price: { min: number; max: number } | null;
  shop: string | null;
  sorting: ListOrder;
}

/** Groups of which one value at most can be chosen. */
const groupsOfOne: ReadonlySet<string> = new Set(allFilters.filter(({ takesOne }) => takesOne).map(wireNameOf));

/**
 * Reads a request of the search call. Throws `NotFound` for a path that is no page (ADR-0080), or has nothing of
 * what may be found, and `InvalidInput` that names each parameter without a meaning.
 */
export function readChoice(model: ReadModel, query: SearchQuery, role: Role, within: Bitmap | null): Choice {
  const page = query.path === undefined ? null : model.pages.find(query.path);
  if (page === undefined) throw new NotFound('path');
  if (page && within && !haveCommon(model.documentsOf(page), within)) throw new NotFound('path');
  const errors: Record<string, string[]> = {};
  const refuse = (field: string, codes: string[]) => {
    if (codes.length > 0) errors[field] = codes;
  };
  const { values, problems } = readValues(model, query.filters ?? '', page);
  refuse('filters', problems);
  const { priceMin, priceMax, store: shop } = query;
  if (priceMin !== undefined && priceMax !== undefined && priceMin > priceMax) refuse('priceMin', ['above_priceMax']);
  if (query.priceType !== undefined && query.priceType !== role) refuse('priceType', ['not_yours']);
  if (shop !== undefined && !model.shops.has(shop)) refuse('store', ['unknown']);
  const sorting = readSorting(query);
  if (!sorting) refuse('sortType', ['not_offered']);
  if (!sorting || Object.keys(errors).length > 0) throw new InvalidInput(errors);
  return {
    role,
    page,
    within,
    values,
    sorting,
    shop: shop ?? null,
    q: normaliseQuery(query.q),
    price:
      priceMin === undefined && priceMax === undefined
        ? null
        : {
            min: priceMin === undefined ? noMoney : toMoney(priceMin),
            max: priceMax === undefined ? Infinity : toMoney(priceMax),
          },
  };
}

/** Products of a page, all of them for none, as far as a choice may find them. */
export function documentsFor(model: ReadModel, { within }: Choice, page: ListingPage | null): Bitmap {
  const documents = model.documentsOf(page);
  return within ? intersection(documents, within) : documents;
}

/**
 * The values of a list of ids. A filter that takes one value keeps the page's own, or else the first; `problems` name
 * each id that is unknown or one too many, so that the others can be kept (PLP-06).
 */
function readValues(
  model: ReadModel,
  list: string,
  page: ListingPage | null,
): { values: FilterChoiceValue[]; problems: string[] } {
  const ids = [...new Set(list.split(',').filter((id) => id !== ''))];
  const values = new Set<FilterChoiceValue>();
  const taken = new Map((page?.implied ?? []).map((value) => [value.group, value]));
  const problems: string[] = [];
  for (const id of ids) {
    const value = model.values.find(Number(id));
    if (!value) {
      problems.push(`unknown:${id}`);
      continue;
    }
    const first = taken.get(value.group);
    if (groupsOfOne.has(value.group) && first && first !== value) problems.push(`one_of:${id}`);
    else taken.set(value.group, value);
    if (value.parent) values.add(value.parent);
    values.add(value);
  }
  return { values: [...values], problems };
}

/** The sorting asked for; the default where none is, null where it is none of those offered (PLP-09). */
function readSorting({ sortField, sortType }: SearchQuery): ListOrder | null {
  if (sortField === undefined && sortType === undefined) return defaultSorting;
  const field = sortField ?? defaultSorting.field;
  return (
    sortOptions.find((offered) => offered.field === field && (sortType === undefined || offered.type === sortType)) ??
    null
  );
}
