import type { ProductCard } from '#lib/contract/product.ts';
import type { Image } from '#lib/contract/media.ts';
import { variantUrl } from '#lib/products/index.ts';
import type { CatalogueColour, CatalogueImage, CatalogueProduct, Role } from '../catalogue/model.ts';
import { isReduced, wirePrices } from './prices.ts';
import { stockOf, type ReadModel } from './read-model.ts';

const lastPieces = 3;

/** Colour families and sizes that a list is filtered by, by name: the card shows a variant that matches. */
export interface ShownVariant {
  families: ReadonlySet<string>;
  sizes: ReadonlySet<string>;
}

/** Path of a product's page, without a variant. */
export function productPath({ slug, id }: CatalogueProduct): string {
  return `/p/${slug}-${id}/`;
}

/** Path of a product's page in one of its colours. */
export function colourPath(product: CatalogueProduct, colour: string): string {
  return variantUrl({ url: productPath(product), sizes: product.sizes }, colour, null);
}

export function imageOf({ name, alt }: CatalogueImage): Image {
  return { path: `/media/${name}`, alt };
}

export function brandReference(model: ReadModel, { brand }: CatalogueProduct): ProductCard['brand'] {
  return { name: model.brands.get(brand)?.name ?? brand, slug: brand, url: `/marka/${brand}/` };
}

/** What a product is marked with in lists and on its page. */
export function badgesOf(model: ReadModel, document: number): ProductCard['badges'] {
  const product = model.at(document);
  const pieces = product.options.reduce((sum, option) => sum + stockOf(option), 0);
  const badges: ProductCard['badges'] = [];
  if (isReduced(model.pricesOf(document), model.discountLimit)) badges.push('sale');
  if (model.isNew(product)) badges.push('new');
  if (product.refurbished) badges.push('refurbished');
  if (product.onlineOnly) badges.push('online-only');
  if (pieces > 0 && pieces <= lastPieces) badges.push('last-pieces');
  return badges;
}

/** Labels of the sizes that can be bought now, in the product's own order. */
function buyableSizes(product: CatalogueProduct): string[] {
  const buyable = new Set(product.options.filter((option) => stockOf(option) > 0).map((option) => option.size));
  return product.sizes.filter((size) => buyable.has(size));
}

/** The first colour of the chosen families, of those with a chosen size in stock where one has it. */
function matchingColour(product: CatalogueProduct, { families, sizes }: ShownVariant): CatalogueColour | undefined {
  const colours = product.colours.filter((colour) => families.has(colour.family));
  const hasSize = (colour: CatalogueColour) => product.options.some((option) =>
    option.colour === colour.slug && sizes.has(option.size) && stockOf(option) > 0);
  return colours.find(hasSize) ?? colours[0];
}

/** The card of a document for a caller of a role (decisions §3). */
export function productCard(model: ReadModel, document: number, role: Role, shown?: ShownVariant): ProductCard {
  const product = model.at(document);
  const match = shown && shown.families.size > 0 ? matchingColour(product, shown) : undefined;
  const [image, secondImage] = (match ?? product.colours[0])?.images ?? [];
  if (!image) throw new Error(`Product ${product.id} has no picture`);
  return {
    id: product.id,
    name: product.name,
    brand: brandReference(model, product),
    url: match ? colourPath(product, match.slug) : productPath(product),
    image: imageOf(image),
    secondImage: secondImage ? imageOf(secondImage) : null,
    prices: wirePrices(product, model.pricesOf(document), role),
    badges: badgesOf(model, document),
    colours: product.colours.map(({ name, swatch, slug }) => ({ name, swatch, url: colourPath(product, slug) })),
    sizes: buyableSizes(product),
    genderSysname: product.gender,
  };
}
