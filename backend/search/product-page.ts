import type { Breadcrumb, Product, Stock } from '#lib/contract/product.ts';
import { toWirePrice } from '#lib/prices/index.ts';
import { variantUrl } from '#lib/products/index.ts';
import type { CatalogueProduct, CatalogueSet, Gender, Role } from '../catalogue/model.ts';
import { badgesOf, brandReference, imageOf, productCard, productPath } from './card.ts';
import { categoryPath, pageGenders, type PageGender } from './listing-pages.ts';
import { priceHistory, wirePrices } from './prices.ts';
import { stockOf, type ReadModel } from './read-model.ts';

const genderPages: Record<Gender, PageGender | null> = {
  female: 'noi', male: 'ferfi', kinder: 'gyerek', unisex: null,
};

/** Everything that a product's page shows to a caller of a role; undefined for an unknown id. */
export function productPage(model: ReadModel, id: number, role: Role, now: Date): Product | undefined {
  const document = model.documentOf(id);
  if (document === undefined) return undefined;
  const product = model.at(document);
  return {
    id, slug: product.slug, url: productPath(product), name: product.name,
    brand: brandReference(model, product), genderSysname: product.gender,
    description: product.description, highlights: product.highlights, attributes: product.attributes,
    materials: product.materials, care: product.care,
    prices: wirePrices(product, model.pricesOf(document), role),
    priceHistory: priceHistory(product.priceLog, now),
    colours: product.colours.map(({ slug, name, swatch, images }) =>
      ({ slug, name, swatch, images: images.map(imageOf) })),
    sizes: product.sizes, sizeSystem: product.sizeSystem, sizeTable: product.sizeTable,
    options: product.options.map((option) => ({
      id: option.id, colour: option.colour, size: option.size, sku: option.sku, ean: option.ean, stock: stockOf(option),
    })),
    badges: badgesOf(model, document),
    safety: safetyOf(model, product),
    sets: model.setsOf(product).flatMap((set) => productSet(model, set) ?? []),
    related: product.relatedIds.flatMap((related) => {
      const found = model.documentOf(related);
      return found === undefined || found === document ? [] : [productCard(model, found, role)];
    }),
    mounting: product.mounting.map((mounting) => ({ ...mounting, price: toWirePrice(mounting.price) })),
    isHeavy: product.isHeavy, isBike: product.isBike, isSki: product.isSki,
    breadcrumbs: breadcrumbsOf(model, product),
  };
}

function safetyOf(model: ReadModel, product: CatalogueProduct): Product['safety'] {
  const brand = model.brands.get(product.brand);
  if (!brand) throw new Error(`Product ${product.id}: there is no brand ${product.brand}`);
  const { name, postalAddress, electronicAddress } = brand.manufacturer;
  return {
    manufacturer: name, postalAddress, electronicAddress, responsiblePerson: brand.responsiblePerson,
    identifier: String(product.id), warnings: product.warnings,
  };
}

/** A set with its members; null while a member cannot be found, for then it cannot be sold. */
function productSet(model: ReadModel, set: CatalogueSet): Product['sets'][number] | null {
  const found = set.optionIds.map((id) => model.option(id)).filter((member) => member !== undefined);
  if (found.length < set.optionIds.length) return null;
  const members = found.map(({ product, option }) => {
    const colour = product.colours.find(({ slug }) => slug === option.colour);
    const image = colour?.images[0];
    if (!image) throw new Error(`Option ${option.id} has no picture`);
    const url = variantUrl({ url: productPath(product), sizes: product.sizes }, option.colour, option.size);
    return { name: product.name, url, image: imageOf(image), optionId: option.id };
  });
  const separately = found.reduce((sum, { product }) => sum + model.pricesOfProduct(product).vk.price, 0);
  return { id: set.id, name: set.name, members, price: toWirePrice(set.price), separately: toWirePrice(separately) };
}

/** From the page of its gender down its category's line to the product itself. */
function breadcrumbsOf(model: ReadModel, product: CatalogueProduct): Breadcrumb[] {
  const gender = genderPages[product.gender];
  const line = model.categories.line(product.categoryId);
  return [
    ...pageGenders.filter(({ slug }) => slug === gender).map(({ name, slug }) => ({ name, url: `/${slug}/` })),
    ...line.map(({ name }, at) => ({ name, url: categoryPath(line.slice(0, at + 1), gender) })),
    { name: product.name, url: productPath(product) },
  ];
}

/** Pieces of every option online and in each store; places without any are left out. Undefined for an unknown id. */
export function productStock(model: ReadModel, id: number, now: Date): Stock | undefined {
  const product = model.product(id);
  if (!product) return undefined;
  return {
    updatedAt: now.toISOString(),
    stores: model.catalogue.stores.map(({ sysname, name, city }) => ({ sysname, name, city })),
    rows: product.options.flatMap((option) => Object.entries(option.stock)
      .filter(([, pieces]) => pieces > 0)
      .map(([store, stock]) => ({ optionId: option.id, store, stock }))),
  };
}
