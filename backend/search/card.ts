import { picturePath } from '#lib/core/pictures/media-host.ts';
import type { Language } from '#lib/contract/language.ts';
import type { CardOption, WireProductCard } from '#lib/contract/product.ts';
import type { Image } from '#lib/contract/media.ts';
import { pricedContents } from '#lib/core/prices/priced-contents.ts';
import { variantUrl } from '#lib/core/products/variants.ts';
import { keyFactTexts } from '../filters/fact-texts.ts';
import type { CatalogImage, CatalogProduct, Role } from '../catalog/model.ts';
import type { ListedColour, ListedProduct } from './listed-products.ts';
import { isReduced, wirePrices, type RolePrices } from './prices.ts';
import type { ReadModel } from './read-model.ts';
import { secondSwatch } from './second-swatch.ts';

const lastPieces = 3;

/** Colour families and sizes that a list is filtered by, by name: the card shows a variant that matches. */
export interface ShownVariant {
  families: ReadonlySet<string>;
  sizes: ReadonlySet<string>;
}

/** Path of a product's page, without a variant. */
export function productPath({ slug, id }: Pick<CatalogProduct, 'slug' | 'id'>): string {
  return `/p/${slug}-${id}/`;
}

export function imageOf({ name, alt }: CatalogImage): Image {
  return { path: picturePath(name), alt };
}

export function brandReference(model: ReadModel, { brand }: Pick<CatalogProduct, 'brand'>): WireProductCard['brand'] {
  return { name: model.brands.get(brand)?.name ?? brand, slug: brand, url: `/marka/${brand}/` };
}

/** What the marks of a product come from. */
export interface Marks extends Pick<CatalogProduct, 'refurbished' | 'onlineOnly'> {
  prices: RolePrices;
  isNew: boolean;
  /** In all places together. */
  pieces: number;
}

/** What a product is marked with in lists and on its page. `limit` is the smallest percentage, exclusive, of a sale. */
export function badgesOf(
  { prices, isNew, pieces, refurbished, onlineOnly }: Marks,
  limit: number,
): WireProductCard['badges'] {
  const badges: WireProductCard['badges'] = [];
  if (isReduced(prices, limit)) badges.push('sale');
  if (isNew) badges.push('new');
  if (refurbished) badges.push('refurbished');
  if (onlineOnly) badges.push('online-only');
  if (pieces > 0 && pieces <= lastPieces) badges.push('last-pieces');
  return badges;
}

/** Labels of the sizes that can be bought now, in the product's own order. */
function buyableSizes({ sizes, options }: ListedProduct, pieces: Uint32Array): string[] {
  const buyable = new Set(options.filter((_, at) => (pieces[at] ?? 0) > 0).map((option) => option.size));
  return sizes.filter((size) => buyable.has(size));
}

/** A variant that the list was filtered for, as far as the filters name it. */
interface MatchingVariant {
  colour: ListedColour;
  size: string | null;
}

/** Whether a colour can be bought in a size that is asked for. */
function isHeld(
  { options }: ListedProduct,
  pieces: Uint32Array,
  { slug }: ListedColour,
  isAsked: (size: string) => boolean = () => true,
): boolean {
  return options.some((option, at) => option.colour === slug && isAsked(option.size) && (pieces[at] ?? 0) > 0);
}

/**
 * The variant that a filtered list shows: the first colour of the chosen families, of those with a chosen size in stock
 * where one has it, else of those in stock in any; and that size where one alone was chosen. Undefined where neither was
 * filtered.
 */
function matchingVariant(
  product: ListedProduct,
  pieces: Uint32Array,
  { families, sizes }: ShownVariant,
): MatchingVariant | undefined {
  if (families.size === 0 && sizes.size === 0) return undefined;
  const hasSize = (colour: ListedColour) => isHeld(product, pieces, colour, (size) => sizes.has(size));
  const colours = product.colours.filter((colour) => families.size === 0 || families.has(colour.family));
  const colour = colours.find(hasSize) ?? colours.find((one) => isHeld(product, pieces, one)) ?? colours[0];
  const [size = null] = sizes.size === 1 ? sizes : [];
  return colour && { colour, size: size !== null && hasSize(colour) ? size : null };
}

/** The colours in the order of the card: first the one that a page without a variant shows, which can be bought (PLP-24). */
function coloursInOrder(product: ListedProduct, pieces: Uint32Array): readonly ListedColour[] {
  const first = product.colours.find((colour) => isHeld(product, pieces, colour));
  if (!first || first === product.colours[0]) return product.colours;
  return [first, ...product.colours.filter((colour) => colour !== first)];
}

/** Path of the card's product page: without a variant while nothing was filtered that names one. */
function cardPath(product: ListedProduct, match: MatchingVariant | undefined): string {
  if (!match) return productPath(product);
  return variantUrl({ url: productPath(product), sizes: product.sizes }, match.colour.slug, match.size);
}

/** The card of a document for a caller of a role (ADR-0079). */
export function productCard(model: ReadModel, document: number, role: Role, shown?: ShownVariant): WireProductCard {
  const product = model.at(document);
  const prices = model.pricesOf(document);
  const pieces = model.variants.piecesOf(document);
  const match = shown && matchingVariant(product, pieces, shown);
  const colours = coloursInOrder(product, pieces);
  const [image, secondImage] = (match?.colour ?? colours[0])?.images ?? [];
  if (!image) throw new Error(`Product ${product.id} has no picture`);
  return {
    id: product.id,
    name: product.name,
    ...keyFactsIn(product),
    brand: brandReference(model, product),
    url: cardPath(product, match),
    image: imageOf(image),
    secondImage: secondImage ? imageOf(secondImage) : null,
    prices: wirePrices(product, prices, role),
    contents: pricedContents(product.contents),
    badges: badgesOf(
      {
        ...product,
        prices,
        isNew: model.isNew(document),
        pieces: pieces.reduce((sum, own) => sum + own, 0),
      },
      model.discountLimit,
    ),
    ...(product.grade === null ? {} : { grade: product.grade }),
    colours: colours.map(({ slug, name, swatch }) => ({ slug, name, swatch, ...secondSwatch(name, swatch) })),
    sizes: buyableSizes(product, pieces),
    genderSysname: product.gender,
  };
}

/** "17 m sugár" breaks behind its unit alone. */
const unbrokenQuantity = (text: string) => text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00A0');

/** What a card of a product says of its facts, in a language: nothing where its kind has none (ADR-0132). */
export function keyFactsIn({ keyFacts }: ListedProduct, language?: Language): Pick<WireProductCard, 'keyFacts'> {
  const texts = keyFactTexts(keyFacts, language).map(unbrokenQuantity);
  return texts.length > 0 ? { keyFacts: texts.join('\u00A0· ') } : {};
}

/** As `productCard`, with the options of the colour that it shows, for lists from whose cards one buys (ADR-0132). */
export function cardToBuyFrom(model: ReadModel, document: number, role: Role, shown?: ShownVariant): WireProductCard {
  const card = productCard(model, document, role, shown);
  const product = model.at(document);
  if (product.hasChoices) return card;
  const pieces = model.variants.piecesOf(document);
  const ids = model.variants.idsOf(document);
  const colour = (shown && matchingVariant(product, pieces, shown)?.colour) ?? coloursInOrder(product, pieces)[0];
  const options = product.options.flatMap(({ colour: slug, size }, at): CardOption[] => {
    const id = ids[at];
    if (slug !== colour?.slug || id === undefined) return [];
    return [{ id, size, ...((pieces[at] ?? 0) > 0 ? {} : { isSoldOut: true }) }];
  });
  const place = new Map(product.sizes.map((size, at) => [size, at]));
  return { ...card, options: options.toSorted((a, b) => (place.get(a.size) ?? 0) - (place.get(b.size) ?? 0)) };
}
