import type { Messages } from 'next-intl';
import type { Locale } from '#lib/i18n/locales.ts';

/** Texts that the team shop has beside those of both builds. */
export const loadOwnMessages = async (locale: Locale) =>
  (locale === 'en' ? import('#messages/team/en.json') : import('#messages/team/hu.json')).then((loaded) => loaded.default);

/** Texts that islands need in the browser; everything handed to it is public and travels with every page. */
const clientNamespaces = ['purchase', 'cart', 'wishlist', 'list', 'card', 'sheet', 'errors', 'session'] as const;

/** The part of the messages that goes to the browser with every page. */
export function clientMessages(messages: Messages): Partial<Messages> {
  return Object.fromEntries(clientNamespaces.map((name) => [name, messages[name]]));
}
