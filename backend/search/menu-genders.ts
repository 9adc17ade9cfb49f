import type { MenuItem } from '#lib/contract/menu.ts';
import { sizeFilter } from '../filters/size.ts';
import { sportFilter } from '../filters/sport.ts';
import { countBits } from './bitmap.ts';
import type { ListingPage, PageGender } from './listing-pages.ts';
import { bases, genderNumbers, item, perGender } from './menu-item.ts';
import { ownGoods } from './menu-goods.ts';
import type { ReadModel } from './read-model.ts';
import { sizeSections } from './size-sections.ts';

/** In one column, above the fold of a laptop's window. */
const sportsShown = 10;

/** The main sports of a gender, those with most goods for it alone first, each with its page for that gender (HDR-21). */
export function sportsOfGender(model: ReadModel, gender: PageGender, column: number): MenuItem[] {
  const sports = new Set((model.values.byGroup.get(sportFilter) ?? []).map(({ id }) => id));
  return model.pages
    .all()
    .flatMap((page) => {
      const { subject, path } = page;
      const [sport, ...below] = subject.implied;
      const isMain = subject.kind === 'sport' && below.length === 0 && sport !== undefined && sports.has(sport.id);
      if (page.gender !== gender || !isMain) return [];
      return [{ id: sport.id, name: subject.name, path, count: countBits(ownGoods(model, model.documentsOf(page))) }];
    })
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, sportsShown)
    .map(({ id, name, path }) =>
      item({
        id: bases.genderSport + genderNumbers[gender] * perGender + id,
        name,
        url: path,
        type: 'gender',
        data: { gender: genderNumbers[gender] },
        column,
      }),
    );
}

/**
 * Root categories of children's goods with the sizes that they come in, by which children's goods are looked for first; of
 * those that can be bought now. A category of which several kinds have sizes of their own has none: 28 of socks is no shoe's.
 */
export function withSizes(model: ReadModel, page: ListingPage, roots: readonly MenuItem[]): MenuItem[] {
  const sections = sizeSections(model, model.documentsOf(page), model.values.byGroup.get(sizeFilter) ?? []);
  if (!sections) return [...roots];
  const lines = sections.kinds.map(({ id }) => model.categories.line(id));
  return roots.map((root) => {
    const within = lines.filter(([first]) => first && (root.id - bases.category) % perGender === first.id);
    const line = within.find(({ length }) => length === 1) ?? (within.length === 1 ? within[0] : undefined);
    if (!line) return root;
    const place = lines.indexOf(line);
    const sizes = [...sections.placesOf]
      .filter(([, places]) => places.includes(place))
      .map(([{ id, name }]) => ({ name, url: `${root.url}?filters=${id}` }));
    return { ...root, data: { ...root.data, sizes } };
  });
}
