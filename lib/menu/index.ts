import type { MenuHead, MenuItem } from '#lib/contract/menu.ts';
import { isShopPath, isValidLink } from '#lib/navigation/link-guard.ts';
import type { Gender } from '#lib/core/gender.ts';

/** A root of the menu as the header's HTML holds it; its children are read when they are needed. */
export interface MenuRoot {
  id: number;
  name: string;
  url: string;
  type: MenuItem['type'];
  hasOptions: boolean;
  /** Whether it opens the brands. */
  isBrands: boolean;
  gender: Gender;
  /** Language of its name where that is not the catalog's. */
  lang?: string;
  /** A gender's own roots, which stand for the neutral ones of their name while it is selected; else empty. */
  ownRoots: MenuRoot[];
}

const guidesShown = 3;
/** Pictures beside the columns of a panel, which has room for two. */
const bannersShown = 2;

const isBanner = ({ type }: MenuItem) => type === 'banners' || type === 'banner';

const isCategory = ({ type }: MenuItem) => type === 'category';

const toRoot = (item: MenuItem): MenuRoot => ({
  id: item.id,
  name: item.name,
  url: item.url,
  type: item.type,
  hasOptions: item.options.length > 0,
  isBrands: item.options.some(({ type }) => type === 'brand'),
  gender: item.data?.gender ?? 0,
  ...(item.lang === undefined ? {} : { lang: item.lang }),
  ownRoots: item.type === 'root-gender' ? item.options.filter(isCategory).map(toRoot) : [],
});

/** Whether an item of the menu is shown as a link: a valid one that stays within the shop. */
export function isMenuLink(url: string): boolean {
  return isValidLink(url) && isShopPath(url);
}

/** Splits the tree's roots into the genders and the rest; banners are no roots to press. */
export function menuRoots(menu: MenuItem[]): { genders: MenuRoot[]; roots: MenuRoot[] } {
  const roots = menu.filter((item) => !isBanner(item));
  return {
    genders: roots.filter(({ type }) => type === 'root-gender').map(toRoot),
    roots: roots.filter(({ type }) => type !== 'root-gender').map(toRoot),
  };
}

/** The roots for a gender: its own ones in the place of the neutral ones of their name (HDR-14). */
export function rootsFor(roots: readonly MenuRoot[], genders: readonly MenuRoot[], gender: Gender): MenuRoot[] {
  const own = genders.find((root) => root.gender === gender)?.ownRoots ?? [];
  return roots.map((root) => own.find(({ name }) => name === root.name) ?? root);
}

/** The children of an item that a level of the mobile menu lists. */
export function levelOptions(item: MenuItem): MenuItem[] {
  const brands = sortedBrands(item.options);
  return brands.length > 0 ? brands : item.options.filter((option) => !isBanner(option));
}

/**
 * The items of a mega menu by column, columns in order; items keep theirs. A gender's items stand in the column of
 * the neutral item of their name, so that choosing a gender moves nothing.
 */
export function menuColumns(options: MenuItem[], neutral: MenuItem[] = []): MenuItem[][] {
  const columns = new Map<number, MenuItem[]>();
  for (const item of options) {
    if (isBanner(item)) continue;
    const { column } = neutral.find(({ name }) => name === item.name) ?? item;
    columns.set(column, [...(columns.get(column) ?? []), item]);
  }
  return [...columns].sort(([a], [b]) => a - b).map(([, items]) => items);
}

/** Items of a panel below one head: a category that leads on, or what kind of pages they are; null for none. */
export interface MenuGroup {
  head: MenuHead | 'sports' | 'forWhom' | 'bySport' | null;
  items: MenuItem[];
  /** Sizes that its goods come in, each with the list narrowed to it. */
  sizes?: MenuSize[] | undefined;
}

export type MenuSize = NonNullable<NonNullable<MenuItem['data']>['sizes']>[number];

/**
 * Items by the heads that they stand below, in their order (HDR-19): goods of a sport by root category, its sub-sports, its pages
 * by gender. Categories, of which none has a head, are heads themselves.
 */
export function menuGroups(items: readonly MenuItem[], hasHeads = isHeaded(items)): MenuGroup[] {
  if (!hasHeads) return items.length > 0 ? [{ head: null, items: [...items] }] : [];
  const groups = new Map<string, MenuGroup>();
  for (const item of items) {
    const head = item.data?.head ?? (item.type === 'gender' ? 'forWhom' : 'sports');
    const key = typeof head === 'string' ? head : head.url;
    const group = groups.get(key) ?? { head, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Rows of a column in the panel of a gender, which ends within a window of a laptop. */
const genderRows = 14;

/** What the panel of a gender shows, by column: its categories over what is in each, then its sports (HDR-21). */
export function genderColumns({ options }: MenuItem): MenuGroup[][] {
  return menuColumns(options).map((items) => {
    const categories = items.filter(isCategory);
    const rows = Math.max(3, Math.floor(genderRows / categories.length));
    const groups = categories.map((category): MenuGroup => {
      const below = category.options.filter(isCategory).slice(0, rows);
      return { head: category, items: below, sizes: category.data?.sizes };
    });
    const sports = items.filter((one) => !isCategory(one));
    return sports.length > 0 ? [...groups, { head: 'bySport', items: sports }] : groups;
  });
}

/** Whether items of a root stand below heads. */
export function isHeaded(items: readonly MenuItem[]): boolean {
  return items.some(({ data }) => data?.head !== undefined);
}

/** Brand children by their position (HDR-10). */
export function sortedBrands(options: MenuItem[]): MenuItem[] {
  return options
    .filter(({ type }) => type === 'brand')
    .sort((a, b) => (a.data?.position ?? Infinity) - (b.data?.position ?? Infinity));
}

function menuBanners(menu: MenuItem[]): MenuItem[] {
  return menu.flatMap((item) => (item.type === 'banner' ? [item] : menuBanners(item.options)));
}

/** The banners of an item: its own before those below it, else one for all roots that leads into its pages (HDR-20). */
export function bannersFor(item: MenuItem, menu: MenuItem[]): MenuItem[] {
  const direct = menuBanners(item.options.filter(isBanner)).filter(({ url }) => isMenuLink(url));
  const own = direct.length > 0 ? direct : menuBanners(item.options).filter(({ url }) => isMenuLink(url));
  if (own.length > 0) return own.slice(0, bannersShown);
  const slug = item.url.split('/').findLast(Boolean);
  return commonBanners(menu)
    .filter(({ url }) => slug !== undefined && url.includes(`/${slug}/`))
    .slice(0, 1);
}

/** The banners that belong to no root, as far as they lead somewhere. */
export function commonBanners(menu: MenuItem[]): MenuItem[] {
  return menuBanners(menu.filter(isBanner)).filter(({ url }) => isMenuLink(url));
}

/** The guides that stand beside a root, given by its address (HDR-20). */
export function guidesFor<Guide extends { url: string; about?: string[] | undefined }>(
  root: string,
  guides: readonly Guide[],
): Guide[] {
  return guides.filter(({ url, about }) => isShopPath(url) && (about?.includes(root) ?? true)).slice(0, guidesShown);
}

/** The item with an id, anywhere in the tree; an unknown id logs a warning (HDR-11). */
export function findMenuItem(menu: MenuItem[], id: number): MenuItem | null {
  const waiting = [...menu];
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (item.id === id) return item;
    waiting.push(...item.options);
  }
  console.warn(`Unknown menu option id ${id}`);
  return null;
}
