import type { Breadcrumb, WireProduct } from '#lib/contract/product.ts';
import { sumOf, toWirePrice } from '#lib/contract/money.ts';
import { pricedContents } from '#lib/core/prices/priced-contents.ts';
import type { CatalogOption, CatalogProduct, CatalogRefurbishment, Gender, Role } from '../catalog/model.ts';
import { factTexts } from '../filters/fact-texts.ts';
import type { StoredProduct } from '../db/products.ts';
import type { SetOffer } from '../domain/goods.ts';
import { hasBit } from './bitmap.ts';
import { badgesOf, imageOf, productCard, productPath } from './card.ts';
import { noveltyOf } from './documents.ts';
import { categoryPath, pageGenders, type PageGender } from './listing-pages.ts';
import { priceHistory, rolePricesAt, wirePrices } from './prices.ts';
import type { ReadModel } from './read-model.ts';
import { takingTurns } from './taking-turns.ts';

const genderPages: Record<Gender, PageGender | null> = {
  female: 'noi',
  male: 'ferfi',
  kinder: 'gyerek',
  unisex: null,
};

/**
 * Everything that a product's page shows to a caller of a role at a moment; undefined while it has no public price. The
 * model says where the product stands and shows what it is related to.
 */
export function productPage(model: ReadModel, stored: StoredProduct, role: Role, now: Date): WireProduct | undefined {
  const { product } = stored;
  const prices = rolePricesAt(product.priceLog, now);
  if (!prices) return undefined;
  const options = product.options.map((option) => ({
    id: option.id,
    colour: option.colour,
    size: option.size,
    sku: option.sku,
    ean: option.ean,
    stock: stockOf(option),
  }));
  const [newFrom, newUntil] = noveltyOf(Date.parse(product.addedAt));
  const marks = {
    ...product,
    prices,
    isNew: now.getTime() >= newFrom && now.getTime() < newUntil,
    pieces: options.reduce((sum, { stock }) => sum + stock, 0),
  };
  return {
    id: product.id,
    slug: product.slug,
    url: productPath(product),
    name: product.name,
    brand: { name: stored.brand.name, slug: product.brand, url: `/marka/${product.brand}/` },
    genderSysname: product.gender,
    description: product.description,
    highlights: product.highlights,
    facts: factTexts(product.facts),
    attributes: product.attributes,
    materials: product.materials,
    care: product.care,
    prices: wirePrices(product, prices, role),
    contents: pricedContents(product.contents),
    guarantee: product.guarantee,
    refurbishment: product.refurbishment && refurbishmentOf(model, product.refurbishment, role),
    priceHistory: priceHistory(product.priceLog, now),
    colours: product.colours.map(({ slug, name, swatch, images }) => ({
      slug,
      name,
      swatch,
      images: images.map(imageOf),
    })),
    sizes: product.sizes,
    sizeSystem: product.sizeSystem,
    sizeTable: product.sizeTable,
    options,
    badges: badgesOf(marks, model.discountLimit),
    safety: safetyOf(stored),
    sets: stored.sets.flatMap((set) => productSet(set, stored.goods) ?? []),
    related: relatedTo(model, product).map((document) => productCard(model, document, role)),
    mounting: product.mounting.map((mounting) => ({ ...mounting, price: toWirePrice(mounting.price) })),
    isHeavy: product.isHeavy,
    isBike: product.isBike,
    isSki: product.isSki,
    breadcrumbs: breadcrumbsOf(model, product),
  };
}

/**
 * What goes with a product and can be bought, by turns of their categories: the few that a page shows are not two pairs of
 * socks. Of goods of one category that look alike, the first alone.
 */
function relatedTo(model: ReadModel, { id, relatedIds }: CatalogProduct): number[] {
  const documents = relatedIds.flatMap((other) => (other === id ? [] : (model.documentOf(other) ?? [])));
  const { buyable } = model;
  const inStock = documents.filter((document) => hasBit(buyable, document));
  return takingTurns(withoutAlike(model, inStock), (document) => model.categories.of(document));
}

/** The documents without those that a card shows in the picture, or the colour family, of one before of its category. */
function withoutAlike(model: ReadModel, documents: readonly number[]): number[] {
  const seen = new Set<string>();
  return documents.filter((document) => {
    const [colour] = model.at(document).colours;
    const looks = [`colour ${colour?.family}`, `picture ${colour?.images[0]?.name}`].map(
      (look) => `${model.categories.of(document)?.id} ${look}`,
    );
    const isAlike = looks.some((look) => seen.has(look));
    if (!isAlike) for (const look of looks) seen.add(look);
    return !isAlike;
  });
}

/** Pieces of an option online and in all shops. */
function stockOf(option: CatalogOption): number {
  return Object.values(option.stock).reduce((sum, pieces) => sum + pieces, 0);
}

function safetyOf({ product, brand }: StoredProduct): WireProduct['safety'] {
  const { name, postalAddress, electronicAddress } = brand.manufacturer;
  return {
    manufacturer: name,
    postalAddress,
    electronicAddress,
    responsiblePerson: brand.responsiblePerson,
    identifier: String(product.id),
    warnings: product.warnings,
  };
}

/** What is known of refurbished goods; their twin is left out while it can not be bought. */
function refurbishmentOf(
  model: ReadModel,
  { grade, traces, guaranteeUntil, twinId }: CatalogRefurbishment,
  role: Role,
): WireProduct['refurbishment'] {
  const document = twinId === null ? undefined : model.documentOf(twinId);
  const card =
    document === undefined || !hasBit(model.buyable, document) ? undefined : productCard(model, document, role);
  const twin = card ? { name: card.name, url: card.url, price: card.prices.vk } : null;
  return { grade, traces, guaranteeUntil, twin };
}

/** A set with its members; null while a member cannot be found, for then it cannot be sold. */
function productSet(set: SetOffer, goods: StoredProduct['goods']): WireProduct['sets'][number] | null {
  const found = set.optionIds.map((id) => goods.get(id)).filter((member) => member !== undefined);
  if (found.length < set.optionIds.length) return null;
  const members = found.map(({ name, url, image, optionId }) => ({ name, url, image: imageOf(image), optionId }));
  const separately = sumOf(found.map(({ price }) => price));
  return { id: set.id, name: set.name, members, price: toWirePrice(set.price), separately: toWirePrice(separately) };
}

/** From the page of its gender down its category's line to the product itself. */
function breadcrumbsOf(model: ReadModel, product: CatalogProduct): Breadcrumb[] {
  const gender = genderPages[product.gender];
  const line = model.categories.line(product.categoryId);
  return [
    ...pageGenders.filter(({ slug }) => slug === gender).map(({ name, slug }) => ({ name, url: `/${slug}/` })),
    ...line.map(({ name }, at) => ({ name, url: categoryPath(line.slice(0, at + 1), gender) })),
    { name: product.name, url: productPath(product) },
  ];
}
