import { z } from 'zod';
import { limits } from '#lib/contract/limits.ts';
import { host, origins, milliseconds, count, days, priceRange, share, flag } from './setting-kinds.ts';

/**
 * Constants of the shop (ADR-0070), each overridable by the environment variable of the same name.
 * A process reads them when it starts; TEAM_BUILD alone chooses what is built (ADR-0136).
 */
export const shopSettingsSchema = z.object({
  STOREFRONT_HOST: host.default('http://localhost:3000').describe('Public address of the storefront'),
  API_HOST: host
    .default('http://localhost:4000')
    .describe('Address of the product API, for browsers and the storefront'),
  CHECKOUT_HOST: host.default('http://localhost:4100').describe('Address of the checkout'),
  LINK_ORIGINS: origins.describe('Other origins that links in texts may lead to, by commas; none while empty'),
  SEARCH_DEBOUNCE: milliseconds(1000).describe('Rest after typing before products are searched, ms'),
  STORE_SEARCH_DEBOUNCE: milliseconds(1000).describe(
    'Rest after a change before a search for stores counts as one, ms',
  ),
  SHARING_WINDOW: milliseconds(2000).describe('Identical GETs within this time are one call, ms'),
  HEADER_DATA_TIMEOUT: milliseconds(500).describe('The header goes on without its data after this time, ms'),
  POPUP_CLOSE_DELAY: milliseconds(300).describe('Delay of a closing header popup, ms'),
  WISHLIST_POPUP_AUTO_CLOSE: milliseconds(6000).describe('The wishlist popup closes itself after this time, ms'),
  CART_REMOVAL_DELAY: milliseconds(2000).describe('How long a removal from the cart can be taken back, ms'),
  RESIZE_DEBOUNCE: milliseconds(16).describe('Rest after a resize before it is handled, ms'),
  SUGGESTIONS_LIMIT: count(5).describe('Phrases shown in the search box'),
  QUERY_MAX: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.query)
    .default(limits.query)
    .describe('Characters of a search query that can be typed'),
  QUERY_MIN: count(2).describe('Characters from which products are suggested'),
  DISCOUNT_LIMIT: count(0).describe('A discount shows only above this many percent'),
  PRICE_RANGE_VK: priceRange('4,1200').describe(
    'Lowest and highest price that everybody can filter by, thousands of forints',
  ),
  PRICE_RANGE_PREMIUM: priceRange('4,1080').describe('The same for premium customers'),
  PRICE_RANGE_STAFF: priceRange('8,810').describe('The same for staff'),
  PRICE_RANGE_PRO: priceRange('8,891').describe('The same for professionals'),
  SHOW_RECOMMENDED_PRICE: flag(false).describe('Recommended price (UVP); hidden for hu and cz'),
  OMNICHANNEL: flag(true).describe('Click and collect availability on product pages'),
  COLLECT_PREPARATION: z.coerce
    .number()
    .int()
    .min(0)
    .max(1440)
    .default(60)
    .describe('Time from an order to its hand-over in a store that is open, minutes'),
  FLIPBOOK_PREFIX: z
    .string()
    .regex(/^(?:[a-z0-9][a-z0-9-]{0,59}|-)$/)
    .default('aktualis-ajanlatok')
    .transform((prefix) => (prefix === '-' ? '' : prefix))
    .describe('First part of the paths of flipbooks; - for none, and then they have no pages'),
  ACCEPTED_CARDS: z
    .string()
    .max(200)
    .transform((names) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .optional()
    .describe('Names of the cards that the shop takes, by commas; by default two in a demo, and none elsewhere'),
  TEAM_HOST: host
    .default('http://localhost:3001')
    .describe('Public address of the team shop, where one runs beside the shop'),
  TEAM_BUILD: flag(false).describe('Builds the team shop for clubs in place of the main shop'),
  TEAM_LIST_SEGMENT: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
    .default('list')
    .describe('First part of the paths of the list of teams (team build)'),
  TEAM_WISHLIST: flag(false).describe('Whether the team build keeps favourites by the calls of the team API'),
  LOYALTY: flag(true).describe('Loyalty programme: its page and what the account shows of it'),
  AVATARS: flag(true).describe('Whether the API takes an avatar with the personal data; the form offers none else'),
  SMART_FIT_KEY: z
    .string()
    .max(200)
    .regex(/^[\w.:-]*$/)
    .default('')
    .describe('Key of the smart-fit provider; its place on product pages stays away while empty'),
  OPERATING_SYSTEM: z
    .string()
    .regex(/^[A-Z0-9_]{1,20}$/)
    .default('APP2')
    .describe('Operating system tag of the events'),
  LOCALE_COOKIE_DAYS: days(365).describe('How long a browser remembers a chosen language, days'),
  MESSAGE_CACHE_HOURS: count(24).describe('How long the texts of a language may be kept, hours'),
  TRACKED_PAGE: count(10).describe('The page view of a visit that the event 10_pages is for'),
  TRACKED_TIME: milliseconds(480_000).describe('Time in sight that the event 8_minutes is for, ms'),
  EVENT_LOG: flag(false).describe(
    'Whether browsers keep their last 50 events and show them at /dev/events/; always in development',
  ),
  TAG_SCRIPT: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .default('')
    .describe('Script that reads the data layer, loaded once a shopper allows it; none while empty'),
  TAG_ORIGINS: origins.describe('Origins that this script may load from and send to, by commas'),
  VITALS_SAMPLING: share(0.1).describe('Share of page loads that report how fast they were, 0 to 1'),
  ERROR_SAMPLING: share(1).describe('Share of page loads that report the errors of their scripts, 0 to 1'),
  API_TIMEOUT_SERVER: milliseconds(1400).describe(
    'Longest wait of the storefront for one API call, retry included, ms',
  ),
  API_TIMEOUT_BROWSER: milliseconds(8000).describe('Longest wait of a browser for one API call, ms'),
});
export type ShopSettings = z.output<typeof shopSettingsSchema>;

/** A variable of the environment that has no allowed value. The message names it, its value and what is allowed. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Names of variables whose values open something. */
const secrets = /_(?:KEYS?|SECRET|TOKEN|HEADERS|DSN)$/;

/** Reads settings from an environment. Throws a SettingsError that names every bad variable. */
export function readSettings<S extends z.ZodObject>(
  schema: S,
  environment: Record<string, string | undefined>,
): z.output<S> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, environment[name] === '' ? undefined : environment[name]]),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    // A secret is for nobody's log, nor is the password of an address.
    const value = secrets.test(name) ? '…' : given[name]?.replace(/(:\/\/[^/@]*:)[^/@]*@/, '$1…@');
    return `${name}=${JSON.stringify(value)} is not allowed: ${issue.message}`;
  });
  throw new SettingsError(problems.join('\n'));
}
