import type { SearchAnswer } from '#lib/contract/search.ts';
import type { CatalogCategory } from '../catalog/model.ts';
import { countBits, countCommon, haveCommon, intersection, type Bitmap } from './bitmap.ts';
import { documentsFor, type Choice } from './choice.ts';
import { categoryPath, everything, pageGenders, type ListingPage } from './listing-pages.ts';
import { kindsOfGender, kindsOfSport } from './leading-goods.ts';
import type { ReadModel } from './read-model.ts';

/** How many categories a page leads to at most: more than a row shows, nobody reads. */
const mostNodes = 16;

type CategoryTree = SearchAnswer['categoryTree'];

/**
 * Where to go from a page: to the categories below its own (those beside it, where none are below) and to the same
 * page for another gender. Counts leave the filters aside: they are what the link's own page shows.
 * `hits` are the products that the query finds, null without one; what leads to all of them again is left out.
 */
export function categoryTree(model: ReadModel, choice: Choice, hits: Bitmap | null): CategoryTree {
  const { page } = choice;
  const own = page?.subject.category ?? null;
  const documentsOf = (listed: ListingPage | null) => {
    const documents = documentsFor(model, choice, listed);
    return hits ? intersection(documents, hits) : documents;
  };
  const goods = documentsOf(page);
  const whole = countBits(goods);
  const leadsOn = ({ count, active }: { count: number; active: boolean }) =>
    count > 0 && (hits === null || active || count < whole);
  const nodesOf = (categories: readonly CatalogCategory[], within: Bitmap) =>
    categories
      .map((category) => {
        const path = categoryPath(model.categories.line(category.id), page?.gender ?? null);
        const count = countCommon(within, model.categories.documents(category.id));
        // What is of the sport alone has a page of its own already: skis are for skiing.
        const isWhole =
          page?.subject.kind === 'sport' &&
          countBits(documentsFor(model, choice, model.pages.find(path) ?? null)) === count;
        return {
          name: category.name,
          url: isWhole ? withQuery(path, choice.q, []) : linkTo(path, choice),
          count,
          active: category === own,
        };
      })
      .filter(({ count }) => count > 0);

  const further = page && isOfGender(page) && !hits ? kindsOfGender(model, page) : [];
  const below = nodesOf([...narrower(model, page, goods), ...further], goods).slice(0, mostNodes);
  const lastLevel = own !== null && below.length === 0;
  const genderPage = page?.gender ? model.pages.of(everything, page.gender) : undefined;
  return {
    tree:
      own !== null && lastLevel
        ? nodesOf(model.categories.children(own.parentId), documentsOf(genderPage ?? null))
        : below.filter(leadsOn),
    lastLevel,
    genders: pageGenders.flatMap(({ slug, name }) => {
      const sibling = model.pages.of(page?.subject ?? everything, slug);
      const count = sibling ? countBits(documentsOf(sibling)) : 0;
      if (!sibling) return [];
      const node = { name, url: withQuery(sibling.path, choice.q, []), count, active: page?.gender === slug };
      return leadsOn(node) ? [node] : [];
    }),
    isGenderInRequest: Boolean(page?.gender) || choice.values.some((value) => value.group === 'GENERAL_Gender'),
    outlet: page?.implied.some((value) => value === model.values.sale || value === model.values.refurbished) ?? false,
  };
}

/** Whether a page lists all that is for a gender, of which three root categories say little: it leads to kinds of goods too. */
const isOfGender = ({ subject }: ListingPage) => subject.kind === 'everything';

/**
 * The categories that a page leads to: of a category those below it, of a sport its kinds of goods, what it lives by
 * first (ADR-0159), of all else the first of which goods stand in more than one.
 */
function narrower(model: ReadModel, page: ListingPage | null, goods: Bitmap): readonly CatalogCategory[] {
  const { categories } = model;
  const own = page?.subject.category ?? null;
  if (own !== null) return categories.children(own.id);
  if (page?.subject.kind === 'sport') return kindsOfSport(model, page.subject).all;
  const branching = (id: number | null): readonly CatalogCategory[] => {
    const below = categories.children(id);
    const [only, ...others] = below.filter((category) => haveCommon(goods, categories.documents(category.id)));
    return only && others.length === 0 ? branching(only.id) : below;
  };
  return branching(null);
}

/** A category's page that keeps, as filters, what the present path stands for beside gender, and the query. */
function linkTo(path: string, { page, q }: Choice): string {
  return withQuery(
    path,
    q,
    (page?.subject.implied ?? []).map((value) => value.id),
  );
}

function withQuery(path: string, q: string | null, filters: readonly number[]): string {
  const parameters = [
    ...(filters.length > 0 ? [`filters=${filters.toSorted((a, b) => a - b).join(',')}`] : []),
    ...(q === null ? [] : [`q=${encodeURIComponent(q)}`]),
  ];
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}
