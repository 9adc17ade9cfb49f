import type { Messages } from 'next-intl';
import type { Locale } from '#lib/core/locales.ts';
import { withEnglish } from '#lib/core/text/with-english.ts';
import english from '#messages/shop/en.json';

/** Texts that the shop has beside those of both builds. */
export const loadOwnMessages = async (locale: Locale) =>
  locale === 'en'
    ? english
    : (await (locale === 'de' ? import('#messages/shop/de.json') : import('#messages/shop/hu.json'))).default;

/** Texts that islands need in the browser; everything handed to it is public and travels with every page. */
const clientNamespaces = [
  'menu',
  'searchBox',
  'purchase',
  'wishlist',
  'list',
  'card',
  'filterDrawer',
  'errors',
  'session',
  'myShopHeader',
] as const;

/** What the header says of the cart; its own page has the rest. */
const cartOfHeader = ({ cart }: Messages) => {
  const { link, title, empty, unreachable, retry, loading, amount, moreLines, leaving, soldOut, lowest } = cart;
  return { link, title, empty, unreachable, retry, loading, amount, moreLines, leaving, soldOut, lowest };
};

/** The part of the messages that goes to the browser with every page. */
export function clientMessages(messages: Messages): Partial<Omit<Messages, 'cart'>> & { cart: object } {
  const texts = Object.fromEntries(clientNamespaces.map((name) => [name, messages[name]]));
  return { ...texts, cart: cartOfHeader(messages), searchBox: withEnglish(messages.searchBox, english.searchBox) };
}
