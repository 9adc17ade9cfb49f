import type { PeopleAudience, ProductGroup, Product as ProductThing } from 'schema-dts';
import type { Product, ProductOption } from '#lib/contract/product.ts';
import type { ReviewPage } from '#lib/contract/review.ts';
import { defaultLocale, type Locale } from '#lib/core/locales.ts';
import { isGone, sizeName, variantUrl, type Variant } from '#lib/core/products/variants.ts';
import { pageAddress, pictureAddress } from './addresses.ts';
import { productDelivery } from './delivery.ts';
import { term, type Reference, type Thing } from './json-ld.ts';
import { offerOf, type Offer } from './offer.ts';
import { ratingData, type RatingData } from './reviews.ts';
import { sellerData, shopData } from './organisation.ts';

interface Audience extends Thing {
  '@type': 'PeopleAudience';
  suggestedGender?: string;
  audienceType?: string;
}

/** What all options of a product have in common. */
interface Model extends RatingData {
  name: string;
  description?: string;
  url: string;
  brand: { '@type': 'Brand'; name: string };
  audience: Audience;
  material?: string;
  additionalProperty?: Property[];
}

/** A fact of the product (ADR-0112); `unitText` names what a number is measured in. */
interface Property extends Thing {
  '@type': 'PropertyValue';
  name: string;
  value: number | string;
  unitText?: string;
}

/** A thing of one colour and size. */
export interface OptionData extends Thing {
  '@type': 'Product';
  name: string;
  sku: string;
  /** Left out where the number is the shop's own: those of restricted circulation begin with 2 and identify nothing. */
  gtin13?: string;
  color?: string;
  size: string;
  image?: string | string[];
  url: string;
  offers?: Offer;
}

export interface SingleData extends Omit<Model, 'name' | 'url'>, OptionData {}

export interface GroupData extends Model, Thing {
  '@type': 'ProductGroup';
  productGroupID: string;
  image: string[];
  variesBy: string[];
  hasVariant: OptionData[];
}

const audiences: Record<Product['genderSysname'], Omit<Audience, '@type'>> = {
  female: { suggestedGender: 'female' },
  male: { suggestedGender: 'male' },
  unisex: { suggestedGender: 'unisex' },
  // From which age to which children's goods are, no data says.
  kinder: { audienceType: 'kids' },
};

/** Whether a text of the product is in the language of the page. */
const isIn = (locale: Locale, lang: string | undefined) => (lang ?? defaultLocale) === locale;

/** For which page a product is described. */
interface Context {
  locale: Locale;
  shop: string;
  /** As in `deliveryWays`. */
  today: string;
  /** The product's newest reviews. */
  reviews?: ReviewPage | null;
}

function modelOf(product: Product, page: string, { locale, reviews = null }: Context): Model {
  const description = isIn(locale, product.langs?.description) ? product.description[0] : undefined;
  return {
    name: product.name,
    url: page,
    ...(description ? { description } : {}),
    brand: { '@type': 'Brand', name: product.brand.name },
    audience: { '@type': 'PeopleAudience', ...audiences[product.genderSysname] } satisfies PeopleAudience,
    ...(product.materials && isIn(locale, product.langs?.materials) ? { material: product.materials } : {}),
    ...(product.facts.length > 0 || product.refurbishment ? { additionalProperty: propertiesOf(product) } : {}),
    ...ratingData(reviews),
  };
}

function propertiesOf({ facts, refurbishment }: Product): Property[] {
  const properties = facts.map(({ label, value, unit, text }): Property => ({
    '@type': 'PropertyValue',
    name: label,
    ...(typeof value === 'number' && unit !== null && unit !== 'none'
      ? { value, unitText: unit.replaceAll('_', '/') }
      : { value: text }),
  }));
  if (!refurbishment) return properties;
  const { grade, traces } = refurbishment;
  // In the language of the facts, which is the catalog's.
  return [...properties, { '@type': 'PropertyValue', name: 'Állapot', value: `${grade}: ${traces}` }];
}

/** An option under an address of its own, and by a name of its own. */
function optionData(
  product: Product,
  option: ProductOption,
  name: string,
  url: string,
  delivery: Reference,
): OptionData {
  const colour = product.colours.find(({ slug }) => slug === option.colour);
  // One: a product of sixty options would name each of its pictures fifteen times.
  const picture = colour?.images[0];
  return {
    '@type': 'Product',
    name,
    sku: option.sku,
    ...(option.ean.startsWith('2') ? {} : { gtin13: option.ean }),
    color: colour?.name,
    size: sizeName(product, option.size),
    ...(picture ? { image: pictureAddress(picture) } : {}),
    url,
    offers: offerOf(product, option, url, delivery),
  } satisfies ProductThing;
}

/** The options in the order of the catalog, those of the shown colour and size before the others. */
function shownFirst({ options }: Product, { colour, size }: Variant): ProductOption[] {
  const distance = (option: ProductOption) =>
    option.colour === colour.slug ? Number(size !== null && option.size !== size) : 2;
  return options.toSorted((a, b) => distance(a) - distance(b));
}

function groupData(product: Product, shown: Variant, context: Context, delivery: Reference): GroupData {
  const [hasColours, hasSizes] = [product.colours.length > 1, product.sizes.length > 1];
  const { locale } = context;
  const nameOf = ({ colour, size }: ProductOption) =>
    [
      product.name,
      hasColours && product.colours.find(({ slug }) => slug === colour)?.name,
      hasSizes && sizeName(product, size),
    ]
      .filter(Boolean)
      .join(', ');
  return {
    '@type': 'ProductGroup',
    productGroupID: String(product.id),
    ...modelOf(product, pageAddress(locale, product.url), context),
    image: shown.colour.images.map(pictureAddress),
    variesBy: [...(hasColours ? [term('color')] : []), ...(hasSizes ? [term('size')] : [])],
    hasVariant: shownFirst(product, shown).map((option) =>
      optionData(
        product,
        option,
        nameOf(option),
        pageAddress(locale, variantUrl(product, option.colour, option.size)),
        delivery,
      ),
    ),
  } satisfies ProductGroup;
}

/**
 * A product as its page shows it (ADR-0051): a group of its options, or one product where there is one option;
 * with who sells it and how it is delivered. The address of the page itself, without colour and size, is the canonical
 * one of all its variants; each variant has the address that the shop leads to it by.
 */
export function productData(product: Product, shown: Variant, context: Context): Thing[] {
  const { locale, shop, today } = context;
  const page = pageAddress(locale, product.url);
  // Short, for every option names it: a document's own fragment.
  const delivery = { '@id': '#delivery' };
  const [only, ...others] = product.options;
  const described: SingleData | GroupData =
    only && others.length === 0
      ? {
          ...modelOf(product, page, context),
          ...optionData(product, only, product.name, page, delivery),
          image: shown.colour.images.map(pictureAddress),
        }
      : groupData(product, shown, context, delivery);
  return isGone(product)
    ? [described, shopData(shop)]
    : [described, sellerData(shop, locale), productDelivery(product, delivery, today)];
}
