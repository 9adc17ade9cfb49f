import type { IncomingHttpHeaders } from 'node:http';
import { blogEndpoints } from '#lib/contract/blog.ts';
import { brandEndpoints } from '#lib/contract/brand.ts';
import { cartEndpoints } from '#lib/contract/cart-calls.ts';
import { contentEndpoints } from '#lib/contract/content.ts';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { flipbookEndpoints } from '#lib/contract/flipbook.ts';
import { homeEndpoints } from '#lib/contract/home.ts';
import { catalogLanguage, languages, type Language } from '#lib/contract/language.ts';
import { guestOrderEndpoints } from '#lib/contract/guest-order.ts';
import { orderEndpoints } from '#lib/contract/order.ts';
import { menuEndpoints } from '#lib/contract/menu.ts';
import { productEndpoints } from '#lib/contract/product.ts';
import { searchEndpoints } from '#lib/contract/search.ts';
import { shopEndpoints, type WireShop } from '#lib/contract/shop.ts';
import { teamEndpoints } from '#lib/contract/team.ts';
import { wishlistEndpoints } from '#lib/contract/wishlist.ts';
import type { ReadModel } from '../search/read-model.ts';
import { Interpreter } from './answers.ts';
import { wordsOf, type Words } from './words.ts';

/** How much one wants a language, 0–1; 1 where nothing is said. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.map((parameter) => /^q=([01](?:\.\d{0,3})?)$/i.exec(parameter.trim())?.[1]).find(Boolean);
  return weight === undefined ? 1 : Number(weight);
}

/** The language that a header Accept-Language asks for most, of those there are; the catalog's where it asks for none. */
export function languageOf({ 'accept-language': header = '' }: IncomingHttpHeaders): Language {
  const asked = header
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.trim().toLowerCase().split(';');
      return { range: range.trim().split('-')[0], weight: weightOf(parameters) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { range } of asked) {
    if (range === '*') return catalogLanguage;
    const known = languages.find((language) => language === range);
    if (known) return known;
  }
  return catalogLanguage;
}

type Say = (interpreter: Interpreter, data: never, words: Words) => unknown;

// The last slash of a path is optional where a route says so.
const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path.replace(/\/$/, '')}`;

const carts = [
  ...Object.values(cartEndpoints),
  teamEndpoints.cart,
  teamEndpoints.addToCart,
  teamEndpoints.setQuantity,
  teamEndpoints.removeFromCart,
  teamEndpoints.removeSetFromCart,
  teamEndpoints.mergeCart,
];
const wishlists = [
  ...Object.values(wishlistEndpoints),
  teamEndpoints.wishlist,
  teamEndpoints.addToWishlist,
  teamEndpoints.removeFromWishlist,
  teamEndpoints.mergeWishlist,
];

const orders = [
  orderEndpoints.order,
  orderEndpoints.placeOrder,
  orderEndpoints.cancelOrder,
  guestOrderEndpoints.read,
  guestOrderEndpoints.cancel,
];

/** The calls whose answers are other ones in another language. */
const calls: ReadonlyMap<string, Say> = new Map<string, Say>([
  [callOf(menuEndpoints.menu), ({ menu }, data) => menu(data)],
  [callOf(homeEndpoints.home), ({ home }, data) => home(data)],
  [callOf(searchEndpoints.search), ({ search }, data) => search(data)],
  [callOf(searchEndpoints.searchLimited), ({ card }, data) => withCards('search', data, card)],
  [callOf(searchEndpoints.headerData), ({ card }, data) => withCards('search-limited', data, card)],
  [callOf(productEndpoints.product), ({ product }, data) => product(data)],
  [callOf(productEndpoints.compared), ({ comparison }, data) => comparison(data)],
  [callOf(brandEndpoints.brand), ({ brand }, data) => brand(data)],
  [callOf(blogEndpoints.guides), ({ guides }, data) => guides(data)],
  [callOf(blogEndpoints.guide), ({ guide }, data) => guide(data)],
  [callOf(flipbookEndpoints.flipbook), ({ flipbook }, data) => flipbook(data)],
  // Said in the language where they are read: they have no words of the catalog beside their own texts.
  [callOf(shopEndpoints.shop), (_, data, words) => withHolidays(data, words)],
  ...[searchEndpoints.autosuggest, contentEndpoints.page, flipbookEndpoints.flipbooks, flipbookEndpoints.mentions].map(
    (call): [string, Say] => [callOf(call), (_, data) => data],
  ),
  ...carts.map((call): [string, Say] => [callOf(call), ({ cart }, data) => cart(data)]),
  ...orders.map((call): [string, Say] => [callOf(call), ({ order }, data) => order(data)]),
  ...wishlists.map((call): [string, Say] => [callOf(call), ({ wishlist }, data) => wishlist(data)]),
]);

function withCards<Field extends string>(field: Field, data: Record<Field, never[]>, card: Interpreter['card']) {
  return { ...data, [field]: data[field].map(card) };
}

/** A store whose days off are called as the language calls them; those that it has no word for as they are. */
function withHolidays({ openingHours, ...shop }: WireShop, words: Words): WireShop {
  const exceptions = openingHours?.exceptions.map((day) => {
    const name = words.term('attribute', day.name);
    return name === undefined ? day : { ...day, name, lang: words.language };
  });
  return { ...shop, openingHours: openingHours && exceptions ? { ...openingHours, exceptions } : openingHours };
}

/** Whether an answer is another one in another language: caches have to tell them apart. */
export function differsByLanguage(endpoint: Pick<Endpoint, 'method' | 'path'>): boolean {
  return calls.has(callOf(endpoint));
}

/** An answer in a language, as far as the catalog has words for it. */
export function inLanguage<Data>(
  language: Language,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  data: Data,
  model: ReadModel,
): Data {
  const say = calls.get(callOf(endpoint));
  const words = say && wordsOf(model.catalog, language);
  return words ? (say(new Interpreter(words, model), data as never, words) as Data) : data;
}
