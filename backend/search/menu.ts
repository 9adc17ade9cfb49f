import type { MenuHead, MenuItem } from '#lib/contract/menu.ts';
import { sportFilter } from '../filters/sport.ts';
import { brandLogos } from './brand-logos.ts';
import { countBits, countCommon } from './bitmap.ts';
import { imageOf } from './card.ts';
import { GoodsByKind, goodsUrl, type KindOfGoods } from './menu-goods.ts';
import { sportsOfGender, withSizes } from './menu-genders.ts';
import { bases, columns, genderNumbers, item, perGender, perSport } from './menu-item.ts';
import { RootPictures } from './menu-pictures.ts';
import {
  categoryPath,
  everything,
  lowered,
  pageGenders,
  raised,
  type ListingPage,
  type PageGender,
} from './listing-pages.ts';
import { oncePerState } from './once-per-state.ts';
import { oneOfGoods } from './one-of-goods.ts';
import type { ReadModel } from './read-model.ts';

/** Names that fit beside each other in one line of 1280 px; genders and banners stand elsewhere. */
const rootsInLine = 11;
const categoryRoots = 3;
const brandsListed = 24;
const bannersShown = 2;
/** Below the columns of a root, in one line. */
const rootBrandsShown = 6;
/** Of a sport's goods: columns, and rows of each that stand above the fold of a laptop's window. */
const goodsColumns = 3;
const goodsRows = 8;

/** The menu tree (HDR-09): genders, root categories, main sports, brands, offers, banners. */
export const menuTree = oncePerState(newTree);

function newTree(model: ReadModel): MenuItem[] {
  const categories = model.categories.children(null).flatMap(({ id }) => categoryItem(model, id, null) ?? []);
  const shown = categories.slice(0, categoryRoots).map((root) => ({ ...root, options: inColumns(root.options) }));
  const last = [brandsItem(model), ...hotItems(model)];
  const goods = new GoodsByKind(model);
  const sports = sportItems(model, goods).slice(0, Math.max(0, rootsInLine - shown.length - last.length));
  return [
    ...withPictures(
      model,
      goods,
      pageGenders.flatMap(({ slug }) => genderItem(model, goods, slug) ?? []),
    ),
    ...withPictures(model, goods, [...shown, ...sports]),
    ...last,
    ...bannerItems(model),
  ];
}

/** A gender with its categories, each in a column of its own where there is room, then its sports in the last one (HDR-21). */
function genderItem(model: ReadModel, goods: GoodsByKind, gender: PageGender): MenuItem | null {
  const page = model.pages.of(everything, gender);
  if (!page) return null;
  const number = genderNumbers[gender];
  const sports = sportsOfGender(model, gender, columns - 1);
  const free = sports.length > 0 ? columns - 1 : columns;
  const roots = model.categories.children(null).flatMap(({ id }) => categoryItem(model, id, gender) ?? []);
  const placed = roots.length > free ? inColumns(roots, free) : roots.map((root, column) => ({ ...root, column }));
  const sized = gender === 'gyerek' ? withSizes(model, page, placed) : placed;
  return item({
    id: bases.gender + number,
    name: page.breadcrumbs[0]?.name ?? page.title,
    url: page.path,
    type: 'root-gender',
    data: { gender: number, one: pageGenders.find(({ slug }) => slug === gender)?.one },
    options: [...withPictures(model, goods, sized), ...sports],
  });
}

/** A category with those below it, as far as they have products for the gender. */
function categoryItem(model: ReadModel, id: number, gender: PageGender | null): MenuItem | null {
  const line = model.categories.line(id);
  const page = model.pages.find(categoryPath(line, gender));
  if (!page) return null;
  const offset = gender ? genderNumbers[gender] * perGender : 0;
  const goods = oneOfGoods(model, page.subject.name);
  const whose = pageGenders.find(({ slug }) => slug === gender)?.name;
  return item({
    id: bases.category + offset + id,
    name: page.subject.name,
    url: page.path,
    type: 'category',
    data: goods === null ? null : { one: whose ? `${lowered(whose)} ${goods}` : goods },
    options: model.categories.children(id).flatMap((child) => categoryItem(model, child.id, gender) ?? []),
  });
}

/** Spreads headings and what stands below them over the columns, keeping their order. */
function inColumns(items: readonly MenuItem[], count = columns): MenuItem[] {
  const rowsOf = (one: MenuItem) => 1 + one.options.length;
  const perColumn = items.reduce((sum, one) => sum + rowsOf(one), 0) / count;
  let rows = 0;
  return items.map((one) => {
    const column = Math.min(count - 1, Math.floor(rows / perColumn));
    rows += rowsOf(one);
    return { ...one, column };
  });
}

/** The main sports: their goods by kind in the first columns, then their sub-sports and their pages by gender (HDR-19). */
function sportItems(model: ReadModel, goodsByKind: GoodsByKind): MenuItem[] {
  const byId = new Map(
    model.pages
      .all()
      .filter(({ subject, gender }) => subject.kind === 'sport' && gender === null)
      .map((page) => [page.implied.at(-1)?.id, page]),
  );
  const roots = model.values.byGroup.get(sportFilter) ?? [];
  return roots.flatMap((sport): MenuItem[] => {
    const page = byId.get(sport.id);
    if (!page) return [];
    const below = sport.children.flatMap((child) => byId.get(child.id) ?? []);
    const goods = goodsByKind.of(model.documentsOf(page)).slice(0, goodsColumns);
    return [
      item({
        id: bases.sport + sport.id,
        name: sport.name,
        url: page.path,
        type: 'category',
        options: [
          ...goods.flatMap((kinds, column) => {
            const head = headOf(model, sport.id, kinds);
            return kinds.slice(0, goodsRows).map((kind) => goodsItem(model, sport.id, kind, { column, head }));
          }),
          ...below.map((sub) =>
            item({
              id: bases.sport + (sub.implied.at(-1)?.id ?? 0),
              name: sub.subject.name,
              url: sub.path,
              type: 'category',
              column: goods.length,
            }),
          ),
          ...genderPagesOf(model, page).map(({ gender, name, path }) =>
            item({
              id: bases.sport + gender * perGender + sport.id,
              name,
              url: path,
              type: 'gender',
              data: { gender },
              column: Math.min(columns - 1, goods.length + (below.length > 0 ? 1 : 0)),
            }),
          ),
        ],
      }),
    ];
  });
}

/** What a sport has of a category: its page, narrowed to the sport where it lists other goods too. */
function goodsItem(
  model: ReadModel,
  sport: number,
  kind: KindOfGoods,
  { column, head }: { column: number; head: MenuHead | undefined },
): MenuItem {
  const { category } = kind;
  const id = bases.goods + (sport - sportFilter.base) * perSport + category.id;
  return item({
    id,
    name: category.name,
    url: goodsUrl(model, sport, kind),
    type: 'category',
    data: head ? { head } : null,
    column,
  });
}

/** The root category that kinds of goods stand in, with all that the sport has of it. */
function headOf(model: ReadModel, sport: number, kinds: readonly KindOfGoods[]): MenuHead | undefined {
  const [root] = kinds[0] ? model.categories.line(kinds[0].category.id) : [];
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  return root && { name: root.name, url: goodsUrl(model, sport, { category: root, count }) };
}

/** Roots of one line with their leading brands, and their pictures behind their options (HDR-20). */
function withPictures(model: ReadModel, goods: GoodsByKind, roots: readonly MenuItem[]): MenuItem[] {
  const pages = roots.map(({ options, url }) => (options.length > 0 ? model.pages.find(url) : undefined));
  const pictures = new RootPictures(model, goods).of(pages);
  return roots.map((root, at) => {
    const own = (pictures[at] ?? []).map((picture, place) =>
      item({ id: (place + 1) * bases.picture + root.id, type: 'banner', parentId: root.id, ...picture }),
    );
    const page = pages[at];
    const data = page ? { ...root.data, brands: leadingBrands(model, page) } : root.data;
    return { ...root, data, options: [...root.options, ...own] };
  });
}

/** The brands of most products of a page, each with the page narrowed to it. */
function leadingBrands(model: ReadModel, page: ListingPage): { name: string; url: string }[] {
  const documents = model.documentsOf(page);
  return [...model.values.brands.values()]
    .map(({ id, name, documents: own }) => ({
      name,
      url: `${page.path}?filters=${id}`,
      count: countCommon(own, documents),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, rootBrandsShown)
    .map(({ name, url }) => ({ name, url }));
}

/** Below a sport that is named already: "Nőknek", not "Sí és snowboard nőknek". */
function genderPagesOf(model: ReadModel, page: ListingPage) {
  return pageGenders.flatMap(({ slug, dative }) => {
    const found = model.pages.of(page.subject, slug);
    return found ? [{ gender: genderNumbers[slug], name: raised(dative), path: found.path }] : [];
  });
}

/** "Márkák" opens its panel and leads nowhere itself: `#` is no valid link (HDR-12). */
function brandsItem(model: ReadModel): MenuItem {
  const logoOf = brandLogos(model);
  const brands = [...model.values.brands]
    .map(([slug, value], at) => ({ slug, at, name: value.name, count: countBits(value.documents) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.at - b.at)
    .slice(0, brandsListed);
  return item({
    id: bases.brands,
    name: 'Márkák',
    url: '/marka/',
    type: 'category',
    options: brands.map(({ slug, at, name }, position) =>
      item({
        id: bases.brand + at + 1,
        name,
        url: `/marka/${slug}/`,
        type: 'brand',
        data: { logo: logoOf(slug), position },
        column: Math.floor((position * columns) / brands.length),
      }),
    ),
  });
}

function hotItems(model: ReadModel): MenuItem[] {
  return [
    { name: 'Felújított', url: '/felujitott/' },
    { name: 'Akció', url: '/akcio/' },
  ]
    .map(({ name, url }, at) => item({ id: bases.hot + at + 1, name, url, type: 'root-hot' }))
    .filter(({ url }) => model.pages.find(url) !== undefined);
}

function bannerItems(model: ReadModel): MenuItem[] {
  const banners = model.banners.slice(0, bannersShown).map((banner, at) =>
    item({
      id: bases.banners + at + 1,
      name: banner.title,
      url: banner.links[0]?.path ?? '#',
      type: 'banner',
      data: { imageData: imageOf(banner.image), description: banner.text },
    }),
  );
  return banners.length > 0 ? [item({ id: bases.banners, name: '', url: '#', type: 'banners', options: banners })] : [];
}
