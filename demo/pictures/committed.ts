import { generateCatalog } from '../catalog/index.ts';
import { demoProducts, demoSeed } from '../records.ts';
import { pictureRequests } from '../catalog/lines.ts';
import type { ViewName } from './archetype.ts';
import { nameOf } from './request.ts';

/** Products of a list that a desktop's first screen shows: two rows of four. */
const firstScreen = 8;
/** Any moment: neither pictures nor sales ranks depend on it. */
const someDay = new Date('2026-01-01T12:00:00Z');

/** Views without masters: no list shows them before somebody points at a card. */
const drawnOnRequest: readonly ViewName[] = ['scene', 'back', 'inner', 'packed'];

interface Shown {
  /** Names of all pictures that some product has. */
  all: Set<string>;
  /** Of those, of the products that the first screen of a category's, a sport's or a brand's list shows. */
  first: Set<string>;
}

function shownPictures(): Shown {
  const { products, categories } = generateCatalog({ seed: demoSeed, products: demoProducts, now: someDay });
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const lists = new Map<string, number>();
  const first = new Set<string>();
  const ranked = products.toSorted((a, b) => b.salesRank - a.salesRank || a.id - b.id);
  for (const { categoryId, sportIds, brand, colours } of ranked) {
    const listed = [`brand ${brand}`, ...sportIds.map((id) => `sport ${id}`)];
    for (let id: number | null = categoryId; id !== null; id = parents.get(id) ?? null) listed.push(`category ${id}`);
    const places = listed.map((list) => lists.get(list) ?? 0);
    listed.forEach((list, index) => lists.set(list, places[index]! + 1));
    if (Math.min(...places) < firstScreen) for (const { name } of colours[0]?.images ?? []) first.add(name);
  }
  const all = products.flatMap(({ colours }) => colours.flatMap(({ images }) => images.map(({ name }) => name)));
  return { all: new Set(all), first };
}

/**
 * Names of the pictures whose masters are committed: whole ones that a product has, which lists show, and crops of what
 * lists show first. The others, and all that show a product in use or from behind, are drawn when first asked for
 * (ADR-0152, ADR-0157, ADR-0162).
 */
export function committedPictures(): Set<string> {
  const { all, first } = shownPictures();
  const requests = pictureRequests().filter(
    (request) =>
      !drawnOnRequest.includes(request.view) && (request.view === 'detail' ? first : all).has(nameOf(request)),
  );
  return new Set(requests.map(nameOf));
}
