import type {
  DefinedRegion,
  MerchantReturnPolicy,
  MonetaryAmount,
  OfferShippingDetails,
  QuantitativeValue,
  ShippingConditions,
  ShippingService,
} from 'schema-dts';
import { company } from '#lib/config/company.ts';
import { difference, money, inWholeUnits, noMoney, type Money } from '#lib/contract/money.ts';
import type { Product } from '#lib/contract/product.ts';
import type { Locale } from '#lib/core/locales.ts';
import { deliveryDays, deliveryTerms, deliveryWays, returnTerms, withdrawalDays } from '#lib/core/products/delivery.ts';
import { variantPaths } from '#variant/paths.ts';
import { own, pageAddress } from './addresses.ts';
import { term, type Reference } from './json-ld.ts';
import { publicPrice } from './price.ts';

type Days = readonly [number, number];

const amountOf = (value: Money) =>
  ({ '@type': 'MonetaryAmount', value: inWholeUnits(value), currency: company.currency }) satisfies MonetaryAmount;
const days = (minValue: number, maxValue: number) =>
  ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }) satisfies QuantitativeValue;
const here = () => ({ '@type': 'DefinedRegion', addressCountry: company.country }) satisfies DefinedRegion;

/**
 * What is ordered late in the day is packed on the next one: that day is the difference between the first and the last.
 */
const packing = ([first, last]: Days) => days(0, last - first);
const onTheWay = ([first]: Days) => days(first, first);

/** How goods are sent back when nothing is wrong with them. */
export function returnPolicy(locale: Locale) {
  return {
    '@type': 'MerchantReturnPolicy',
    ...own.returns(),
    applicableCountry: company.country,
    returnPolicyCountry: company.country,
    returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: withdrawalDays,
    returnMethod: returnTerms.inShops ? [term('ReturnByMail'), term('ReturnInStore')] : term('ReturnByMail'),
    returnFees: returnTerms.isParcelFree ? term('FreeReturn') : term('ReturnFeesCustomerResponsibility'),
    refundType: term('FullRefund'),
    merchantReturnLink: pageAddress(locale, variantPaths.returns),
  } satisfies MerchantReturnPolicy;
}

function service(
  fulfillmentType: 'FulfillmentTypeDelivery' | 'FulfillmentTypeCollectionPoint',
  price: Money,
  expected: Days,
) {
  const shared = {
    '@type': 'ShippingConditions',
    shippingDestination: here(),
    transitTime: { '@type': 'ServicePeriod', duration: onTheWay(expected) },
  } satisfies ShippingConditions;
  const { freeFrom } = deliveryTerms;
  return {
    '@type': 'ShippingService',
    fulfillmentType: term(fulfillmentType),
    handlingTime: { '@type': 'ServicePeriod', duration: packing(expected) },
    shippingConditions: [
      {
        ...shared,
        orderValue: {
          '@type': 'MonetaryAmount',
          minValue: 0,
          maxValue: inWholeUnits(difference(freeFrom, money(1))),
          currency: company.currency,
        },
        shippingRate: amountOf(price),
      },
      {
        ...shared,
        orderValue: { '@type': 'MonetaryAmount', minValue: inWholeUnits(freeFrom), currency: company.currency },
        shippingRate: amountOf(noMoney),
      },
    ],
  } satisfies ShippingService;
}

/** What delivery costs by the value of an order. Goods that cost more to deliver say so on their own pages. */
export function deliveryServices() {
  return [
    service('FulfillmentTypeDelivery', deliveryTerms.home, deliveryDays.home),
    service('FulfillmentTypeCollectionPoint', deliveryTerms.pickUpPoint, deliveryDays.point),
  ];
}

/** Delivery of a product alone to the shopper's home, as its page says it; `today` as in `deliveryWays`. */
export function productDelivery(
  product: Pick<Product, 'prices' | 'isHeavy' | 'isBike'>,
  name: Reference,
  today: string,
) {
  const home = deliveryWays(
    { price: publicPrice(product).price, isHeavy: product.isHeavy, isBike: product.isBike },
    today,
  ).find(({ type }) => type === 'home');
  return {
    '@type': 'OfferShippingDetails',
    ...name,
    shippingDestination: here(),
    ...(home && { shippingRate: amountOf(home.price) }),
    ...(home?.expected && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: packing(deliveryDays.home),
        transitTime: onTheWay(deliveryDays.home),
      },
    }),
  } satisfies OfferShippingDetails;
}
