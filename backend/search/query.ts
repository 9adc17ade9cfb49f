import { money, noMoney, toFilterPrice } from '#lib/contract/money.ts';
import { limits } from '#lib/contract/limits.ts';
import { sortOptions, type ListOrder } from '#lib/core/filters/index.ts';
import type { SelectedFilter, WireSearchAnswer } from '#lib/contract/search.ts';
import type { Role } from '../catalog/model.ts';
import { bits, clearBit, countBits, haveCommon, intersection, type Bitmap } from './bitmap.ts';
import { cardToBuyFrom, productCard, type ShownVariant } from './card.ts';
import { categoryTree } from './category-tree.ts';
import { readChoice, type Choice, type SearchQuery } from './choice.ts';
import { directPath } from './direct.ts';
import { filterGroups } from './facets.ts';
import type { FilterChoiceValue } from './filter-values.ts';
import { leadingGoods } from './leading-goods.ts';
import {
  actingValues,
  correction,
  find,
  foundAsRead,
  relaxations,
  type ProductSearchResult,
} from './product-search.ts';
import type { Narrowing } from './narrowing.ts';
import { QueryRun } from './query-run.ts';
import type { ReadModel } from './read-model.ts';
import { mostRelevant } from './understanding.ts';

/**
 * Answers the search call (ADR-0085), where `within` is given only with these products, none of which a query leads
 * to at once. Sorting by sales rank means, for a query, relevance and then sales rank. Throws `NotFound` for a path
 * that is no page and `InvalidInput` for parameters without a meaning.
 */
export function search(
  model: ReadModel,
  query: SearchQuery,
  role: Role,
  within: Bitmap | null = null,
  run = new QueryRun(),
): WireSearchAnswer {
  const choice = readChoice(model, query, role, within);
  const exact = query.exact === '1';
  const found = find(model, choice, exact, run);
  const { narrowing, total, understood, leftOut } = found;
  const sorting = isSorted(query) ? null : (understood?.sorting ?? null);
  const number = query.page ?? 1;
  const shown = shownVariant(model, narrowing);
  const cardOf = query.options === '1' ? cardToBuyFrom : productCard;
  return {
    title: choice.page?.title ?? null,
    path: choice.page?.path ?? null,
    products: pageOf(model, sorting ? { ...choice, sorting } : choice, found, number).map((document) =>
      cardOf(model, document, role, shown),
    ),
    total,
    page: number,
    pageSize: limits.pageSize,
    pageCount: Math.ceil(total / limits.pageSize),
    filters: filterGroups(model, narrowing, choice),
    categoryTree: categoryTree(model, choice, foundAsRead(model, choice, found)),
    selected: selectedFilters(choice, query),
    sorting: {
      active: sorting ? { field: sorting.field, type: sorting.type } : choice.sorting,
      options: [...sortOptions],
    },
    priceBounds: priceBounds(model, narrowing.without('price'), role),
    breadcrumbs: choice.page?.breadcrumbs ?? [],
    text: choice.page?.gender === null ? (choice.page.subject.category?.text ?? null) : null,
    corrected: exact ? null : correction(model, choice, found, run),
    understood: wireUnderstood(choice, found, sorting),
    notSold: wireNotSold(found),
    leftOut: [...leftOut],
    relaxations: total > 0 || found.notSold.length > 0 ? [] : relaxations(model, choice, exact, run),
    direct: choice.q === null || exact || within ? null : directPath(model, choice.q),
    answers: [],
  };
}

function pageOf(model: ReadModel, choice: Choice, found: ProductSearchResult, number: number): number[] {
  const { hits, understood, named, result } = found;
  if (!haveCommon(result, result)) return [];
  const offset = (number - 1) * limits.pageSize;
  if (hits && choice.sorting.field === 'sales_rank') {
    const byScores =
      (scores: Uint8Array): PageOf =>
      (documents, from) =>
        model.orders.pageByRelevance(documents, { scores, inStock: model.buyable }, from, limits.pageSize);
    // "4 mm drop" is a band as a filter; what has just that stands before the rest of the band.
    if (understood?.exact) return firstOf(result, [understood.exact], offset, byScores(hits.scores));
    if (!named) return byScores(hits.scores)(result, offset);
    const goods = model.documentsOf(named);
    const leading = leadingGoods(model, named).map((group) => intersection(group, goods));
    return firstOf(result, [...leading, goods], offset, byScores(levelled(hits.scores, goods)));
  }
  const inOrder: PageOf = (documents, from) =>
    model.orders.page(documents, choice.sorting, choice.role, from, limits.pageSize);
  if (choice.sorting.field !== 'sales_rank') return firstOf(result, [goodsMeant(model, found)], offset, inOrder);
  // What sold so well that none is left stands behind all that can be bought.
  const leading = leadingGoods(model, choice.page).map((group) => intersection(group, model.buyable));
  return firstOf(result, [...leading, model.buyable], offset, inOrder);
}

/**
 * The goods of the list that a query names, or those that its words mean: what merely mentions them is cheaper, and
 * stands behind them in an order by price. All of the result without words.
 */
function goodsMeant(model: ReadModel, { hits, understood, named, result }: ProductSearchResult): Bitmap {
  if (named) return model.documentsOf(named);
  return understood?.meant ?? (hits ? mostRelevant(hits, 2) : result);
}

/** The scores, of which goods that a list's name means have one and the same: a glove that says it is no better. */
function levelled(scores: Uint8Array, goods: Bitmap): Uint8Array {
  const level = scores.slice();
  for (const document of bits(goods)) level[document] = 1;
  return level;
}

/** A page of documents in some order, from a place on. */
type PageOf = (documents: Bitmap, from: number) => number[];

/** A page of a result of which some goods stand before the others, one group after the other, all in the same order. */
function firstOf(result: Bitmap, groups: readonly Bitmap[], offset: number, pageOfDocuments: PageOf): number[] {
  const page: number[] = [];
  const later = result.slice();
  let skipped = offset;
  for (const group of [...groups, result]) {
    const part = intersection(later, group);
    page.push(...pageOfDocuments(part, skipped));
    if (page.length >= limits.pageSize) break;
    skipped = Math.max(0, skipped - countBits(part));
    for (const document of bits(part)) clearBit(later, document);
  }
  return page.slice(0, limits.pageSize);
}

/** Whether the order was chosen: it goes before one that words name. */
const isSorted = ({ sortField, sortType }: SearchQuery) => sortField !== undefined || sortType !== undefined;

const thousandsOf = (forints: number | null) => (forints === null ? null : toFilterPrice(money(forints)));

/** What was read in the query and acts on the result; what is chosen by itself goes before it. */
function wireUnderstood(
  choice: Choice,
  { understood }: ProductSearchResult,
  sorting: (ListOrder & { without: string }) | null,
): WireSearchAnswer['understood'] {
  if (!understood) return null;
  const { query } = understood;
  const filters = actingValues(choice, understood).map(({ value, without }) => ({ ...selectedFilter(value), without }));
  const price =
    understood.price && choice.price === null
      ? { ...understood.price, min: thousandsOf(understood.price.min), max: thousandsOf(understood.price.max) }
      : null;
  return filters.length > 0 || price || sorting || understood.values.length > 0
    ? { query, filters, price, sorting }
    : null;
}

/** What is not sold, with what was searched instead, where that was found. */
function wireNotSold({
  notSold,
  searched,
  understood,
  leftOut,
  total,
}: ProductSearchResult): WireSearchAnswer['notSold'] {
  const [first] = notSold;
  const forOthers = understood?.forOthers ?? null;
  if (!first && forOthers === null) return null;
  const { name, kind } = first?.entry ?? { name: forOthers ?? '', kind: 'goods' as const };
  const instead = (understood?.query ?? searched)
    .split(' ')
    .filter((word) => !leftOut.includes(word))
    .join(' ');
  // What is for others alone is not called what it was asked for.
  const query = first && forOthers === null ? searched : instead;
  return { word: name, kind, nearest: total > 0 ? { query, name: instead, total } : null };
}

function shownVariant({ values }: ReadModel, { variants }: Narrowing): ShownVariant {
  const named = (numbers: ReadonlyMap<string, number>, chosen: ReadonlySet<number>) =>
    new Set([...numbers].filter(([, number]) => chosen.has(number)).map(([name]) => name));
  return {
    families: named(values.familyNumbers, variants.families),
    sizes: named(values.sizeNumbers, variants.sizes),
  };
}

/** Lowest and highest price in forints; 0 to 0 for no product. */
function priceBounds(model: ReadModel, documents: Bitmap, role: Role): WireSearchAnswer['priceBounds'] {
  const priceOfFirst = (type: 'asc' | 'desc') => {
    const [first] = model.orders.page(documents, { field: 'price', type }, role, 0, 1);
    return first === undefined ? noMoney : model.pricesOf(first)[role].price;
  };
  return { min: priceOfFirst('asc'), max: priceOfFirst('desc') };
}

const promoted: readonly string[] = ['GENERAL_Gender', 'GENERAL_Size'];

function selectedFilter({ id, name, key, group }: FilterChoiceValue): SelectedFilter {
  return { id, name, ...(key === null ? {} : { key }), f_name: group };
}

function selectedFilters(choice: Choice, query: SearchQuery): WireSearchAnswer['selected'] {
  const page = (choice.page?.implied ?? []).map(selectedFilter);
  const chosen = choice.values.map(selectedFilter);
  const all = [...page, ...chosen.filter(({ id }) => !page.some((implied) => implied.id === id))];
  return {
    byId: chosen.map(({ id }) => id),
    page,
    last: chosen.at(-1) ?? null,
    price: { min: query.priceMin ?? null, max: query.priceMax ?? null },
    top: all.filter(({ f_name }) => promoted.includes(f_name)),
    all,
  };
}
