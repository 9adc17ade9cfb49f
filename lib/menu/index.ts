import type { MenuItem } from '#lib/contract/menu.ts';

/** A root of the menu as the header's HTML holds it; its children are read when they are needed. */
export interface MenuRoot {
  id: number;
  name: string;
  url: string;
  type: MenuItem['type'];
  hasOptions: boolean;
}

const toRoot = ({ id, name, url, type, options }: MenuItem): MenuRoot => ({ id, name, url, type, hasOptions: options.length > 0 });

/** A link is valid unless it is empty, `/` or `#` (spec §5). */
export function isValidLink(url: string): boolean {
  return url !== '' && url !== '/' && url !== '#';
}

/** Splits the tree's roots into the genders and the rest; banners are no roots to press. */
export function menuRoots(menu: MenuItem[]): { genders: MenuRoot[]; roots: MenuRoot[] } {
  const roots = menu.filter(({ type }) => type !== 'banners' && type !== 'banner');
  return {
    genders: roots.filter(({ type }) => type === 'root-gender').map(toRoot),
    roots: roots.filter(({ type }) => type !== 'root-gender').map(toRoot),
  };
}

/** The items of a mega menu by column, columns in order; items keep theirs. */
export function menuColumns(options: MenuItem[]): MenuItem[][] {
  const columns = new Map<number, MenuItem[]>();
  for (const item of options) {
    if (item.type === 'banners' || item.type === 'banner') continue;
    columns.set(item.column, [...(columns.get(item.column) ?? []), item]);
  }
  return [...columns].sort(([a], [b]) => a - b).map(([, items]) => items);
}

/** Brand children by their position (spec §3). */
export function sortedBrands(options: MenuItem[]): MenuItem[] {
  return options
    .filter(({ type }) => type === 'brand')
    .sort((a, b) => (a.data?.position ?? Infinity) - (b.data?.position ?? Infinity));
}

/** The banners of the tree, wherever they hang. */
export function menuBanners(menu: MenuItem[]): MenuItem[] {
  return menu.flatMap((item) => (item.type === 'banner' ? [item] : menuBanners(item.options)));
}

/** The item with an id, anywhere in the tree; an unknown id logs a warning (spec §8). */
export function findMenuItem(menu: MenuItem[], id: number): MenuItem | null {
  const waiting = [...menu];
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (item.id === id) return item;
    waiting.push(...item.options);
  }
  console.warn(`Unknown menu option id ${id}`);
  return null;
}
