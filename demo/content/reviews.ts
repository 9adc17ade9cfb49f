import { createRandom, type Random } from '#lib/core/random.ts';
import type { Catalog, CatalogProduct, SampleReview } from '../model.ts';

/** Products of each root of the categories that have samples, the best sellers first. */
const productsOfRoot = 14;
const names = ['Anna', 'Bence', 'Csilla', 'Dávid', 'Eszter', 'Gergő', 'Júlia', 'Márton', 'Nóra', 'Zsolt'];

type Said = Pick<SampleReview, 'stars' | 'text' | 'lang'> & Partial<Pick<SampleReview, 'size' | 'width'>>;

const hu = (stars: number, text: string, feel: Partial<Pick<SampleReview, 'size' | 'width'>> = {}): Said => ({
  stars,
  text,
  lang: 'hu',
  ...feel,
});
const right = { size: 'right', width: 'right' } as const;

/** What samples say of goods, by the root of their category. Nobody has written them, and the shop says so. */
const sayings: Readonly<Record<string, readonly Said[]>> = {
  cipok: [
    hu(5, 'Első perctől kényelmes, nem kellett betörni. Hosszabb távon sem fáradt el benne a lábam.', right),
    hu(5, 'Pontosan olyan, mint a képen. A sarka jól tart, a talpa tapad.', right),
    hu(4, 'Jó cipő, de fél számmal nagyobbat kellett volna kérnem.', { size: 'small', width: 'right' }),
    hu(4, 'Könnyű és jól szellőzik. A fűzője lehetne hosszabb.', right),
    hu(3, 'Széles lábfejre keskeny, egyébként nincs vele baj.', { size: 'right', width: 'narrow' }),
    hu(2, 'Szép, de nekem feltörte a sarkamat, visszaküldtem.', { size: 'small', width: 'narrow' }),
    hu(5, '', right),
  ],
  ruhazat: [
    hu(5, 'Puha anyag, mosás után is tartja a formáját.', { size: 'right' }),
    hu(4, 'Jó szabású, a színe kicsit sötétebb, mint a képen.', { size: 'right' }),
    hu(4, 'Melegen tart, edzés közben sem ázik át. Inkább bő.', { size: 'large' }),
    hu(3, 'Rendben van, de a varrása az egyik ujján nem egyenes.', { size: 'right' }),
    hu(2, 'Kisebbre sikerült, mint a mérettáblázatban.', { size: 'small' }),
    hu(5, '', { size: 'right' }),
    hu(5, 'Meleg, könnyű és gyorsan szárad.', { size: 'right' }),
  ],
  felszereles: [
    hu(5, 'Egy egész szezont kibírt, semmi baja. Újra ezt venném.'),
    hu(5, 'Strapabíró, és pont akkora, amekkorát kerestem.'),
    hu(4, 'Jó vétel. A leírása lehetne részletesebb.'),
    hu(4, 'Gyorsan megjött, egyszerű használni.'),
    hu(3, 'Megteszi, de vastagabb anyagra számítottam.'),
    hu(1, 'Nekem nem vált be, a csatja a második alkalommal eltört. A cserét gond nélkül intézték.'),
    hu(4, 'Azt tudja, amit kell.'),
  ],
};

/** The slug of the root of a product's category. */
function rootOf({ categories }: Catalog, { categoryId }: CatalogProduct): string {
  let at = categories.find(({ id }) => id === categoryId);
  while (at && at.parentId !== null) {
    const { parentId } = at;
    at = categories.find(({ id }) => id === parentId);
  }
  return at?.slug ?? '';
}

function samplesOf({ id, sizes }: CatalogProduct, said: readonly Said[], random: Random): SampleReview[] {
  const isSized = sizes.length > 1;
  const chosen = random.shuffle(said).slice(0, random.int(3, said.length));
  return chosen.map(({ size = null, width = null, ...words }) => ({
    productId: id,
    daysAgo: random.int(3, 240),
    ...words,
    size: isSized ? size : null,
    width: isSized ? width : null,
    name: random.chance(0.7) ? random.pick(names) : null,
  }));
}

/** Samples of reviews for what sells best of shoes, clothes and equipment: the same for the same catalog. */
export function makeReviews(catalog: Catalog, seed: number): SampleReview[] {
  const best = catalog.products.toSorted((a, b) => b.salesRank - a.salesRank || a.id - b.id);
  return Object.entries(sayings).flatMap(([root, said]) =>
    best
      .filter((product) => rootOf(catalog, product) === root)
      .slice(0, productsOfRoot)
      .flatMap((product) => samplesOf(product, said, createRandom(seed, `reviews/${product.id}`))),
  );
}
