import { englishFlipbookBody, englishFlipbookTitle } from '../english/content.ts';
import type { Catalog, CatalogProduct, FlipbookContent, FlipbookPage } from '../model.ts';
import { fittingOffers, pageAspectRatio, pageTemplates, templateFor } from './page-templates.ts';
import { marketDay, dayAfter, weekdayOf } from '#lib/core/calendar/days.ts';
import { isBackdrop, scenePicture } from '../catalog/scenes.ts';
import { createPicker, printedPrice, type PickProducts } from './product-rule.ts';
import { fieldOf, readTexts, type TextFile } from './text-file.ts';

/** Offers change on Thursdays; 0 is Monday. */
const offerDay = 3;

/** First day of the offer week that a day lies in: weeks run from Thursday to Wednesday. */
export function offerWeekStart(day: string): string {
  return dayAfter(day, -((weekdayOf(day) - offerDay + 7) % 7));
}

/**
 * A page as it is written: `# chapter` where one begins, `## heading`, `@ rule` (product-rule.ts) for each kind of
 * offer.
 */
interface WrittenPage {
  chapter: string | null;
  heading: string;
  rules: string[];
  text: string[];
}

function writtenPages({ slug, body }: Pick<TextFile, 'slug' | 'body'>): WrittenPage[] {
  return body
    .trim()
    .split(/\n{2,}/)
    .map((part) => {
      const lines = part.split('\n');
      const after = (mark: string) =>
        lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
      const [heading] = after('## ');
      if (heading === undefined) throw new Error(`${slug}: a page has no heading`);
      return {
        chapter: after('# ')[0] ?? null,
        heading,
        rules: after('@ '),
        text: lines.filter((line) => !/^[#@]/.test(line)),
      };
    });
}

interface PrintShop {
  brandNames: ReadonlyMap<string, string>;
  now: Date;
  pickProducts: PickProducts;
}

function offersOf(
  products: readonly CatalogProduct[],
  slots: FlipbookPage['offers'][number]['slot'][],
  shop: PrintShop,
) {
  return products.map((product, at): FlipbookPage['offers'][number] => ({
    slot: slots[at]!,
    productId: product.id,
    name: `${shop.brandNames.get(product.brand) ?? ''} ${product.name}`.trim(),
    url: `/p/${product.slug}-${product.id}/`,
    ...printedPrice(product, shop.now),
  }));
}

/** Picture of a flipbook's cover; throws where its text names neither a scene nor a campaign. */
function coverPicture(text: TextFile): string {
  const scene = fieldOf(text, 'cover');
  if (!isBackdrop(scene)) throw new Error(`${text.slug}: cover "${scene}" is no scene and no campaign`);
  return scenePicture(scene);
}

interface PrintedPage {
  /** The chapter that begins on it. */
  chapter: string | null;
  english: { chapter: string | null; number: number; heading: string; text: string[] };
  page: FlipbookPage;
}

/** What a flipbook says in English. */
function translationsOf(slug: string, printed: readonly PrintedPage[]): FlipbookContent['translations'] {
  const contents = printed.flatMap(({ english: { chapter, number } }) =>
    chapter === null ? [] : [{ title: chapter, page: number }],
  );
  const pages = printed.map(({ english: { number, heading, text } }) => ({ number, heading, text }));
  return { en: { title: englishFlipbookTitle(slug), contents, pages } };
}

/** The first of each rule, then the second of each: a page shows all that its text names. */
const inTurns = (picks: readonly (readonly CatalogProduct[])[]): CatalogProduct[] =>
  Array.from({ length: Math.max(0, ...picks.map(({ length }) => length)) }, (_, turn) =>
    picks.flatMap((products) => products.slice(turn, turn + 1)),
  ).flat();

const fitting = (products: readonly CatalogProduct[], { now }: PrintShop): CatalogProduct[] =>
  products.slice(0, fittingOffers(products.map((product) => printedPrice(product, now).priceFull !== null)));

/** The pages that have offers, numbered from 1. */
function printPages(text: TextFile, shop: PrintShop): PrintedPage[] {
  const title = fieldOf(text, 'title');
  const inEnglish = writtenPages({ slug: text.slug, body: englishFlipbookBody(text.slug) });
  const filled = writtenPages(text)
    .map((written, at) => ({ ...written, english: inEnglish[at] }))
    .map((written) => ({ ...written, products: fitting(inTurns(written.rules.map(shop.pickProducts)), shop) }))
    .filter(({ products }) => products.length > 0);
  return filled.map(({ chapter, heading, text: paragraphs, english, products }, at) => {
    if (!english || (english.chapter === null) !== (chapter === null))
      throw new Error(`${text.slug}: "${heading}" has no page in English`);
    const template = at === 0 ? 'cover' : templateFor(products.length);
    const offers = offersOf(products, [...pageTemplates[template]], shop);
    const number = at + 1;
    return {
      chapter,
      english: { chapter: english.chapter, number, heading: english.heading, text: english.text },
      page: {
        number,
        template,
        heading,
        text: paragraphs,
        offers: at === 0 ? offers.slice(0, 1) : offers,
        picture: `book-${text.slug}-${number}`,
        image: {
          name: number === 1 ? coverPicture(text) : products[0]!.colours[0]!.images[0]!.name,
          alt: number === 1 ? `${title}, címlap` : `${title}, ${number}. oldal: ${heading}`,
        },
      },
    };
  });
}

function makeFlipbook(text: TextFile, shop: PrintShop): FlipbookContent | null {
  const printed = printPages(text, shop);
  if (printed.length === 0) return null;
  const shops = fieldOf(text, 'stores');
  const validFrom = dayAfter(offerWeekStart(marketDay(shop.now)), 7 * Number(fieldOf(text, 'start')));
  return {
    slug: text.slug,
    title: fieldOf(text, 'title'),
    validFrom,
    validTo: dayAfter(validFrom, 7 * Number(fieldOf(text, 'weeks')) - 1),
    stores: shops === '*' ? [] : shops.split(', '),
    aspectRatio: pageAspectRatio,
    contents: printed.flatMap(({ chapter, page }) => (chapter === null ? [] : [{ title: chapter, page: page.number }])),
    pages: printed.map(({ page }) => page),
    translations: translationsOf(text.slug, printed),
  };
}

/**
 * The flipbooks of the demo, by their position. Their weeks are counted from the one that `now` lies in, and prices
 * are those of `now`. A page for which the catalog has nothing to offer is left out.
 */
export function makeFlipbooks(catalog: Catalog, now: Date): FlipbookContent[] {
  const brandNames = new Map(catalog.brands.map(({ slug, name }) => [slug, name]));
  return readTexts('flipbooks')
    .toSorted((a, b) => Number(fieldOf(a, 'position')) - Number(fieldOf(b, 'position')))
    .map((text) => makeFlipbook(text, { brandNames, now, pickProducts: createPicker(catalog, now, { once: true }) }))
    .filter((flipbook) => flipbook !== null);
}
