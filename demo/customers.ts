import { money } from '#lib/contract/money.ts';
import { checkDigit } from './catalog/ean.ts';
import { createRandom, type Random } from '#lib/core/random.ts';
import type { Catalog, CatalogProduct, Customer, PastOrder } from './model.ts';
import { demoPassword, demoPeople, type DemoOrder, type DemoPerson } from './people.ts';

const demoSeed = 2735;
/** Days that the customers have been with the shop. */
const memberDays = 725;
/** Best-sellers among which they choose. */
const productsChosenFrom = 200;
/** Days between the items of a wishlist. */
const wishlistItemEvery = 9;
const hexDigits = [...'0123456789abcdef'];
const carrier = 'Szélfutár';

/** An option with the product that it is one of. */
interface Choice {
  optionId: number;
  productId: number;
}

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.int(0, 9)).join('');
}

/** An EAN of the range for use inside a company (prefix 29), so that any till can scan it. */
function cardNumber(random: Random): string {
  const number = `29${digits(random, 10)}`;
  return `${number}${checkDigit(number)}`;
}

/** Options of best-sellers that are in stock and come as a parcel. */
function choicesOf({ products }: Catalog): Choice[] {
  const isParcel = ({ isHeavy, isBike }: CatalogProduct) => !isHeavy && !isBike;
  return products
    .toSorted((a, b) => b.salesRank - a.salesRank || a.id - b.id)
    .slice(0, productsChosenFrom)
    .filter(isParcel)
    .flatMap(({ id: productId, options }) =>
      options
        .filter(({ stock }) => Object.values(stock).some((pieces) => pieces > 0))
        .map(({ id: optionId }) => ({ optionId, productId })),
    )
    .toSorted((a, b) => a.optionId - b.optionId);
}

function vouchersOf({ firstName }: DemoPerson, random: Random): Customer['vouchers'] {
  const code = () => `LEND-${digits(random, 4)}-${digits(random, 4)}`;
  return [
    {
      code: code(),
      name: '2 000 Ft kedvezmény',
      value: money(2000),
      minimum: money(10_000),
      validForDays: 45,
      usedDaysAgo: null,
    },
    {
      code: code(),
      name: `${firstName}, boldog születésnapot`,
      value: money(3000),
      minimum: null,
      validForDays: -20,
      usedDaysAgo: 40,
    },
  ];
}

function wishlistItemsOf(
  { wishlistItems }: DemoPerson,
  choices: readonly Choice[],
  random: Random,
): Customer['wishlistItems'] {
  const products = new Map(random.shuffle(choices).map(({ productId, optionId }) => [productId, optionId]));
  return [...products.values()]
    .slice(0, wishlistItems)
    .map((optionId, index) => ({ optionId, daysAgo: (wishlistItems - index) * wishlistItemEvery }));
}

/** The first shop or pick-up point, or the customer's first address. */
function deliveryOf({ delivery: type }: DemoOrder, { shops, pickUpPoints }: Catalog): PastOrder['delivery'] {
  const [shop] = shops;
  const [point] = pickUpPoints;
  if (type === 'click_and_collect' && shop) return { type, store: shop.sysname };
  if (type === 'pick_up_points' && point) return { type, point: point.id };
  return { type: 'home' };
}

function orderOf(order: DemoOrder, catalog: Catalog, choices: readonly Choice[], random: Random): PastOrder {
  return {
    daysAgo: order.daysAgo,
    status: order.status,
    delivery: deliveryOf(order, catalog),
    carrier,
    lines: random
      .shuffle(choices)
      .slice(0, order.lines)
      .map(({ optionId }, index) => ({ optionId, quantity: index === 0 ? order.quantity : 1 })),
  };
}

function customerOf(person: DemoPerson, catalog: Catalog, choices: readonly Choice[]): Customer {
  const random = createRandom(demoSeed, `customer ${person.email}`);
  const hex = (length: number) => Array.from({ length }, () => random.pick(hexDigits)).join('');
  const { email, role, firstName, lastName, phone, birthday, gender, avatar, addresses } = person;
  const personal = { email, role, firstName, lastName, phone, birthday, gender, avatar, addresses: [...addresses] };
  const known = { uuid: `u${hex(32)}`, hash: hex(32), cardNumber: cardNumber(random) };
  const customer = { ...known, ...personal, password: demoPassword, memberForDays: memberDays };
  // In a shop without goods for them they have bought nothing, and earned nothing.
  if (choices.length === 0) return { ...customer, points: [], vouchers: [], wishlistItems: [], orders: [] };
  return {
    ...customer,
    points: [
      { daysAgo: memberDays, points: 100, reason: 'welcome' },
      { daysAgo: 200, points: 250, reason: 'birthday' },
      { daysAgo: 60, points: -200, reason: 'voucher' },
    ],
    vouchers: vouchersOf(person, random),
    wishlistItems: wishlistItemsOf(person, choices, random),
    orders: person.orders.map((order) => orderOf(order, catalog, choices, random)),
  };
}

/**
 * The customers of the demo shop, one for each role, with addresses, orders of two years, loyalty and wishlist. What
 * they chose depends on the catalog alone.
 */
export function generateCustomers(catalog: Catalog): Customer[] {
  const choices = choicesOf(catalog);
  return demoPeople.map((person) => customerOf(person, catalog, choices));
}
