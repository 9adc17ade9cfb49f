import type { Messages } from 'next-intl';

/** Texts that islands need in the browser; everything handed to it is public and travels with every page. */
const clientNamespaces = ['menu', 'searchBox', 'purchase', 'cart', 'errors'] as const;

/** The part of the messages that goes to the browser. */
export function clientMessages(messages: Messages): Partial<Messages> {
  return Object.fromEntries(clientNamespaces.map((name) => [name, messages[name]]));
}
