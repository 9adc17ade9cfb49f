import type { WireFlipbook, FlipbookTeaser, WireHotspot } from '#lib/contract/flipbook.ts';
import { catalogLanguage, type Language } from '#lib/contract/language.ts';
import { toWirePrice } from '#lib/contract/money.ts';
import { markOf, recordIn } from '../languages/record-texts.ts';
import { imageOf, productPath } from '../search/card.ts';
import type { ReadModel } from '../search/read-model.ts';
import type { FlipbookContent, FlipbookOffer, FlipbookPage, Content } from './model.ts';

export function flipbookUrl(slug: string): string {
  return `/aktualis-ajanlatok/${slug}/`;
}

/** The flipbooks that hold for a shop: its own and those of all. */
export function flipbooksOf(content: Content, sysname: string): FlipbookContent[] {
  return content.flipbooks.filter(({ stores: shops }) => shops.length === 0 || shops.includes(sysname));
}

/** The title of a flipbook in a language, as far as it has it. */
export function titleIn(language: Language, { title, translations }: FlipbookContent) {
  const own = translations?.[language]?.title;
  return recordIn(language, { title, ...(own === undefined ? {} : { translations: { [language]: { title: own } } }) });
}

function teaserOf(flipbook: FlipbookContent, language: Language): FlipbookTeaser {
  const { slug, validFrom, validTo, pages } = flipbook;
  const said = titleIn(language, flipbook);
  const [cover] = pages;
  if (!cover) throw new Error(`Flipbook ${slug} has no page`);
  return {
    slug,
    title: said.title,
    ...markOf(said, 'title'),
    url: flipbookUrl(slug),
    validFrom,
    validTo,
    cover: imageOf(cover.image),
    pageCount: pages.length,
  };
}

/** 0 for a flipbook that is valid on a day, 1 for one that will be, 2 for one that was. */
function offerState({ validFrom, validTo }: FlipbookContent, day: string): number {
  if (day > validTo) return 2;
  return day < validFrom ? 1 : 0;
}

/** Books as they stand on a day: those that are valid first, then those to come, then the past ones, latest first. */
export function flipbookList(
  flipbooks: readonly FlipbookContent[],
  day: string,
  language: Language = catalogLanguage,
): FlipbookTeaser[] {
  const inOrder = flipbooks.toSorted((a, b) => {
    const difference = offerState(a, day) - offerState(b, day);
    if (difference !== 0 || offerState(a, day) < 2) return difference;
    return b.validTo.localeCompare(a.validTo, 'en');
  });
  return inOrder.map((flipbook) => teaserOf(flipbook, language));
}

function pictureOf(model: ReadModel, document: number): WireHotspot['image'] {
  const [image] = model.at(document).colours[0]?.images ?? [];
  return image ? imageOf(image) : null;
}

function hotspotOf(model: ReadModel, offer: FlipbookOffer): WireHotspot {
  const { slot, productId, name, price, priceFull } = offer;
  const document = model.documentOf(productId);
  const isSold = document !== undefined && model.variants.piecesOf(document).some((pieces) => pieces > 0);
  return {
    ...slot,
    productId,
    name,
    url: document === undefined ? offer.url : productPath(model.at(document)),
    image: document === undefined ? null : pictureOf(model, document),
    pricePrinted: toWirePrice(price),
    pricePrintedFull: priceFull === null ? null : toWirePrice(priceFull),
    contents: document === undefined ? null : model.at(document).contents,
    priceNow: isSold ? toWirePrice(model.pricesOf(document).vk.price) : null,
  };
}

/** A part of a flipbook in a language: as `own` says it, marked, or as the flipbook itself does. */
function partIn<Part extends object>(language: Language, part: Part, own: Partial<Part> | undefined) {
  return own === undefined ? part : { ...part, ...own, lang: language };
}

function pageOf(
  model: ReadModel,
  { number, image, heading, text, lang, offers }: FlipbookPage & { lang?: Language },
): WireFlipbook['pages'][number] {
  return {
    number,
    heading,
    text,
    ...(lang === undefined ? {} : { lang }),
    image: imageOf(image),
    hotspots: offers.map((offer) => hotspotOf(model, offer)),
  };
}

/** A flipbook with its pages and the prices of now beside those that were printed. */
export function flipbookDetail(
  model: ReadModel,
  flipbook: FlipbookContent,
  language: Language = catalogLanguage,
): WireFlipbook {
  const own = flipbook.translations?.[language];
  return {
    ...teaserOf(flipbook, language),
    stores: flipbook.stores,
    aspectRatio: flipbook.aspectRatio,
    contents: flipbook.contents.map((chapter) =>
      partIn(
        language,
        chapter,
        own?.contents?.find(({ page }) => page === chapter.page),
      ),
    ),
    isSet: true,
    pages: flipbook.pages.map((page) =>
      pageOf(
        model,
        partIn(
          language,
          page,
          own?.pages?.find(({ number }) => number === page.number),
        ),
      ),
    ),
  };
}
