import type { CatalogCategory } from '../catalog/model.ts';
import { countCommon, union, type Bitmap } from './bitmap.ts';
import type { ListingPage, PageGender, PageSubject } from './listing-pages.ts';
import { GoodsByKind, ownGoods, type KindOfGoods } from './menu-goods.ts';
import type { ReadModel } from './read-model.ts';

/** The share of what a sport sells of its own that its leading kinds of goods make up together, at least. */
const leadingShare = 0.75;

/** The deepest categories of a sport's goods, the most telling first, and those of them that lead its list. */
interface SportKinds {
  all: readonly CatalogCategory[];
  leading: readonly (readonly CatalogCategory[])[];
}

/** The kinds of each sport that was asked for, as the goods of a model were then. */
const known = new WeakMap<ReadModel, Known>();

interface Known {
  goods: number;
  bySport: Map<PageSubject, SportKinds>;
  byGender: Map<PageGender | null, readonly CatalogCategory[]>;
}

/** What was found for the goods of a model as they are now. */
function knownOf(model: ReadModel): Known {
  const goods = model.goodsChanges;
  const last = known.get(model);
  if (last?.goods === goods) return last;
  const fresh: Known = { goods, bySport: new Map(), byGender: new Map() };
  known.set(model, fresh);
  return fresh;
}

/**
 * What leads a sport's list in its usual order, one group before the other: the goods that the sport lives by, shoes in
 * running and skis in skiing, before socks and bottles that sell more often (ADR-0159); and of all that is for a gender what
 * is for it alone, before what is for everyone. Empty for other pages.
 */
export function leadingGoods(model: ReadModel, page: ListingPage | null): Bitmap[] {
  if (page === null) return [];
  const { subject, gender } = page;
  const isGender = subject.kind === 'everything' && gender !== null;
  const groups = isGender ? [kindsOfGender(model, page)] : [];
  return (subject.kind === 'sport' ? kindsOfSport(model, subject).leading : groups).map((categories) =>
    union(
      model.size,
      categories.map(({ id }) => model.categories.documents(id)),
    ),
  );
}

/**
 * The same for every gender of a sport, and whatever its stock: pages of a list do not shift with each sale. Those with
 * none of a page's goods are among them.
 */
export function kindsOfSport(model: ReadModel, sport: PageSubject): SportKinds {
  const { bySport } = knownOf(model);
  const found = bySport.get(sport) ?? findKinds(model, sport);
  bySport.set(sport, found);
  return found;
}

/**
 * The kinds of goods right below the root categories that a gender's page leads to, what sells best first: those of which
 * most goods are for it alone, shoes and clothes, not bicycles.
 */
export function kindsOfGender(model: ReadModel, page: ListingPage): readonly CatalogCategory[] {
  const { byGender } = knownOf(model);
  const found = byGender.get(page.gender) ?? findKindsOfGender(model, page);
  byGender.set(page.gender, found);
  return found;
}

function findKindsOfGender(model: ReadModel, page: ListingPage): CatalogCategory[] {
  const { categories } = model;
  const documents = model.pages.documents(page);
  const own = ownGoods(model, documents);
  const kinds = new GoodsByKind(model).leading(own);
  const isOwn = ({ id }: CatalogCategory) =>
    2 * countCommon(categories.documents(id), own) > countCommon(categories.documents(id), documents);
  return categories
    .children(null)
    .flatMap(({ id }) => categories.children(id))
    .filter(isOwn)
    .map((category) => {
      const below = kinds.filter((kind) => categories.line(kind.category.id).includes(category));
      return { category, sales: below.reduce((sum, { ownSales }) => sum + ownSales, 0) };
    })
    .filter(({ sales }) => sales > 0)
    .toSorted((a, b) => b.sales - a.sales)
    .map(({ category }) => category);
}

/** First the kinds that lead the root category that leads, then the others that lead all of the sport. */
function findKinds(model: ReadModel, sport: PageSubject): SportKinds {
  const page = model.pages.of(sport, null);
  const kinds = page ? new GoodsByKind(model).leading(model.documentsOf(page)) : [];
  const rootOf = ({ category }: KindOfGoods) => model.categories.line(category.id)[0];
  const [first] = kinds;
  const ofRoot = first ? kinds.filter((kind) => rootOf(kind) === rootOf(first)) : [];
  return { all: kinds.map(({ category }) => category), leading: [leadersOf(ofRoot), leadersOf(kinds)] };
}

/** The kinds that sell most, as many as make up the share together. */
function leadersOf(kinds: readonly KindOfGoods[]): CatalogCategory[] {
  const all = kinds.reduce((sum, { ownSales }) => sum + ownSales, 0);
  let before = 0;
  return kinds
    .toSorted((a, b) => b.ownSales - a.ownSales)
    .flatMap(({ category, ownSales }) => {
      const leads = before <= all * leadingShare;
      before += ownSales;
      return leads ? [category] : [];
    });
}
