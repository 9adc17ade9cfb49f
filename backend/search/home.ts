import type { WireHome } from '#lib/contract/home.ts';
import { groupThousands } from '#lib/core/text/counts.ts';
import { sportFilter } from '../filters/sport.ts';
import type { CatalogImage } from '../catalog/model.ts';
import { countBits, intersection, type Bitmap } from './bitmap.ts';
import { imageOf, productCard } from './card.ts';
import { LeadingPictures } from './leading-pictures.ts';
import { categoryPath, type ListingPage } from './listing-pages.ts';
import { GoodsByKind } from './menu-goods.ts';
import { oncePerState } from './once-per-state.ts';
import type { ReadModel } from './read-model.ts';

const rowLength = 8;
/** Rows that the page shows: in a shop without offers and novelties they are of its categories. */
const leastRows = 2;
const perBrand = 2;
/** With so many brands a row is filled by them, whatever their shares. */
const fewBrands = 2;

/** The rows of the home page by the path of the page that each is taken from. */
const rows: readonly { title: string; path: string }[] = [
  { title: 'Most akcióban', path: '/akcio/' },
  { title: 'Újdonságok', path: '/ujdonsagok/' },
  { title: 'Futáshoz', path: '/sport/futas/' },
  { title: 'Hegyre fel', path: '/sport/tura/' },
  { title: 'Két keréken', path: '/sport/kerekpar/' },
  { title: 'Második élet: felújított felszerelés', path: '/felujitott/' },
];

/** What the home page shows of the catalog (ADR-0085); figures are those of the moment. */
export function homePage(model: ReadModel): Omit<WireHome, 'guides'> {
  const shown = new Set<number>();
  const score = scoreOf(model);
  const rowOf = ({ title, path }: { title: string; path: string }): WireHome['rows'] => {
    const page = model.pages.find(path);
    if (!page) return [];
    const documents = model.documentsOf(page);
    const picked = variedPick(model, intersection(documents, model.buyable), rowLength, shown);
    if (picked.length === 0) return [];
    const products = picked.map((document) => productCard(model, document, 'vk'));
    return [{ title, url: path, total: countBits(documents), products }];
  };
  const own = rows.flatMap(rowOf);
  for (const { id, name } of model.categories.children(null)) {
    if (own.length >= leastRows) break;
    own.push(...rowOf({ title: name, path: categoryPath(model.categories.line(id), null) }));
  }
  return {
    banners: model.banners.map(({ title, highlight, text, image, links, tone }) => ({
      title,
      highlight,
      text,
      tone,
      image: imageOf(image),
      links: links.map(({ name, path }) => ({ name, url: path })),
      score,
    })),
    rows: own,
    sports: sportsOf(model),
    brands: [...model.values.brands].flatMap(([slug, { name, documents }]) => {
      const count = countBits(documents);
      return count > 0 ? [{ name, url: `/marka/${slug}/`, count }] : [];
    }),
  };
}

/** Figures under a banner: all that the chain has, whatever the banner leads to. */
function scoreOf(model: ReadModel): WireHome['banners'][number]['score'] {
  return [
    { value: groupThousands(model.productCount), label: 'termék' },
    { value: groupThousands(model.shops.size), label: 'áruház' },
    { value: groupThousands(model.brands.size), label: 'márka' },
  ];
}

/**
 * The best-selling of the documents, none with the main picture of another, and at most two of a brand, or as many as
 * fill the limit in a shop of few brands. Leaves out those in `shown`, and adds what it picks.
 */
export function variedPick(model: ReadModel, documents: Bitmap, limit: number, shown: Set<number>): number[] {
  const picked: number[] = [];
  const pictures = new Set<string>();
  const ofBrand = new Map<string, number>();
  const most = model.brands.size > fewBrands ? perBrand : Math.ceil(limit / Math.max(1, model.brands.size));
  for (const document of model.orders.bySales(documents)) {
    const brand = model.documents.brand(document);
    const picture = model.documents.picture(document);
    const count = ofBrand.get(brand) ?? 0;
    if (shown.has(document) || pictures.has(picture) || count >= most) continue;
    pictures.add(picture);
    ofBrand.set(brand, count + 1);
    shown.add(document);
    if (picked.push(document) === limit) break;
  }
  return picked;
}

/** The sports with a picture of what sells best of the goods that lead each, no picture twice where it can be helped. */
const sportsOf = oncePerState((model): WireHome['sports'] => {
  const goods = new GoodsByKind(model);
  const pictures = new LeadingPictures(model);
  const isRoot = ({ subject, gender }: ListingPage) =>
    subject.kind === 'sport' && subject.above.length === 0 && gender === null;
  const pages = model.pages.all().filter(isRoot);
  const inOrder = (model.values.byGroup.get(sportFilter) ?? []).flatMap(
    (sport) => pages.find(({ implied }) => implied[0] === sport) ?? [],
  );
  return inOrder.flatMap((page) => {
    const documents = model.documentsOf(page);
    const image = pictures.nextOfOthers(goods.leading(documents))?.image ?? anyPicture(model, documents);
    return image
      ? [{ name: page.subject.name, url: page.path, count: countBits(documents), image: imageOf(image) }]
      : [];
  });
});

function anyPicture(model: ReadModel, documents: Bitmap): CatalogImage | undefined {
  const [document] = model.orders.bySales(documents);
  return document === undefined ? undefined : model.at(document).colours[0]?.images[0];
}
