import type { MenuItem, MenuItemType } from '#lib/contract/menu.ts';
import type { PageGender } from './listing-pages.ts';

/** Columns of a panel, at most. */
export const columns = 4;

/** Gender numbers (HDR-13). */
export const genderNumbers: Record<PageGender, 1 | 2 | 3> = { noi: 1, ferfi: 2, gyerek: 3 };

/** Item ids: what an item stands for counts on from the base of its kind, so that ids outlive a new menu. */
export const bases = {
  gender: 0,
  hot: 10,
  brands: 20,
  banners: 30,
  category: 1_000_000,
  sport: 5_000_000,
  brand: 9_000_000,
  /** Sports of a gender: `perGender` for each. */
  genderSport: 20_000_000,
  /** Pictures of roots count on from here by the root that they stand in, the second ones from twice as much. */
  picture: 100_000_000,
  /** Goods of a sport: `perSport` for each sport, and the category. */
  goods: 1_000_000_000,
};
export const perGender = 1_000_000;
export const perSport = 1_000_000;

type Draft = Pick<MenuItem, 'id' | 'name' | 'url'> & Partial<MenuItem> & { type: MenuItemType };

export function item({ options = [], data = null, parentId = null, column = 0, ...rest }: Draft): MenuItem {
  return { ...rest, options: options.map((option) => ({ ...option, parentId: rest.id })), data, parentId, column };
}
