import type { ItemAvailability, Offer as OfferThing, OfferItemCondition, PriceTypeEnumeration } from 'schema-dts';
import { company } from '#lib/config/company.ts';
import { inWholeUnits, type Money } from '#lib/contract/money.ts';
import type { Product, ProductOption } from '#lib/contract/product.ts';
import { isGone, stockClass, type StockClass } from '#lib/core/products/variants.ts';
import { own } from './addresses.ts';
import { term, type Reference, type Thing } from './json-ld.ts';
import { publicPrice } from './price.ts';

/** An option as it is offered. How long a price holds nobody knows, so none says it (`priceValidUntil`). */
export interface Offer extends Thing {
  '@type': 'Offer';
  url: string;
  /** Whole units of the currency. */
  price: number;
  priceCurrency: string;
  /** The lowest price of the 30 days before a reduction, where the page shows the reduction as well. */
  priceSpecification?: {
    '@type': 'UnitPriceSpecification';
    priceType: PriceTypeEnumeration;
    price: number;
    priceCurrency: string;
  };
  availability: ItemAvailability;
  itemCondition: OfferItemCondition;
  seller: Reference;
  hasMerchantReturnPolicy?: Reference;
  shippingDetails?: Reference;
}

const availability: Record<StockClass, ItemAvailability> = {
  available: term('InStock'),
  few: term('LimitedAvailability'),
  none: term('OutOfStock'),
};

function strikethrough(full: Money | null): Pick<Offer, 'priceSpecification'> {
  if (full === null) return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: term('StrikethroughPrice'),
      price: inWholeUnits(full),
      priceCurrency: company.currency,
    },
  };
}

/**
 * An option of a product at an address; undefined without a price. What is gone has its last price, without a reduction
 * and with no delivery. `delivery` names the delivery that the same document describes.
 */
export function offerOf(
  product: Pick<Product, 'prices' | 'options' | 'badges'>,
  { stock }: Pick<ProductOption, 'stock'>,
  url: string,
  delivery: Reference,
): Offer | undefined {
  const { price, full } = publicPrice(product);
  if (price <= 0) return undefined;
  const isSold = !isGone(product);
  return {
    '@type': 'Offer',
    url,
    price: inWholeUnits(price),
    priceCurrency: company.currency,
    ...(isSold ? strikethrough(full) : {}),
    availability: isSold ? availability[stockClass(stock)] : term('Discontinued'),
    itemCondition: term(product.badges.includes('refurbished') ? 'RefurbishedCondition' : 'NewCondition'),
    seller: own.shop(),
    ...(isSold ? { hasMerchantReturnPolicy: own.returns(), shippingDetails: delivery } : {}),
  } satisfies OfferThing;
}
