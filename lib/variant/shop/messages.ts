import type { Messages } from 'next-intl';
import type { Locale } from '#lib/i18n/locales.ts';
import { withEnglish } from '#lib/suggestions/messages.ts';
import english from '#messages/shop/en.json';

/** Texts that the shop has beside those of both builds. */
export const loadOwnMessages = async (locale: Locale) =>
  (locale === 'en' ? english : (await import('#messages/shop/hu.json')).default);

/** Texts that islands need in the browser; everything handed to it is public and travels with every page. */
const clientNamespaces = ['menu', 'searchBox', 'purchase', 'cart', 'wishlist', 'list', 'card', 'sheet', 'errors', 'session', 'myStoreHeader'] as const;

/** The part of the messages that goes to the browser with every page. */
export function clientMessages(messages: Messages): Partial<Messages> {
  const texts = Object.fromEntries(clientNamespaces.map((name) => [name, messages[name]]));
  return { ...texts, searchBox: withEnglish(messages.searchBox, english.searchBox) };
}
