import { z } from 'zod';
import { limits } from '#lib/contract/limits.ts';
import { forintThousands, type ForintThousands } from '#lib/contract/money.ts';

const host = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
/** The parts of a text, without those that are empty. */
const list = (separator: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(separator)
        .map((part) => part.trim())
        .filter(Boolean),
    );
const origins = list(',').pipe(z.array(host));
const milliseconds = (fallback: number) => z.coerce.number().int().min(0).max(600_000).default(fallback);
const count = (fallback: number) => z.coerce.number().int().min(0).max(100_000).default(fallback);
const days = (fallback: number) => z.coerce.number().int().min(1).max(400).default(fallback);
type PriceBounds = [lowest: ForintThousands, highest: ForintThousands];
const priceRange = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .refine((range) => /^\d{1,6},\d{1,6}$/.test(range), { error: 'expected two numbers such as 4,1200' })
    .transform((range) => range.split(',').map((part) => forintThousands(Number(part))) as PriceBounds)
    .refine(([lowest, highest]) => lowest < highest, { error: 'expected the lower number first' });
const share = (fallback: number) => z.coerce.number().min(0).max(1).default(fallback);
const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform((word) => word === 'true');

/** An address as it stands in a mail's header: `Name <name@example.hu>`, or the bare address. */
const mailbox = z
  .string()
  .max(200)
  .regex(/^(?:[^<>\p{Cc}"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u);
const address =
  /^(?:\d{1,3}(?:\.\d{1,3}){3}(?:\/(?:[12]?\d|3[0-2]))?|[\da-f]*:[\da-f:.]*(?:\/(?:\d{1,2}|1[01]\d|12[0-8]))?)$/i;
const addressList = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((list) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every((part) => address.test(part)), {
      error: 'expected addresses such as 10.0.0.1 or 10.0.0.0/8',
    });

/** An address that is called, without user and password: no client may send those. */
const receiver = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !/^https?:\/\/[^/?#]*@/i.test(url), { error: 'expected an address without user and password' });
/** As Standard Webhooks has them: `whsec_` and 24 to 64 bytes in base64. */
const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, { error: 'expected whsec_ and 24 to 64 random bytes in base64' });

/** What the key of another system may do. */
export const adminScopes = ['orders:read', 'orders:write', 'stock:write', 'prices:write'] as const;
export type AdminScope = (typeof adminScopes)[number];
/** A key of another system, and what it may do. */
export interface AdminKey {
  key: string;
  scopes: readonly AdminScope[];
}

const adminKey = z
  .string()
  .regex(/^[a-z:,]+=[\x21-\x3a\x3c-\x7e]{16,200}$/, {
    error: 'expected scopes, an equals sign and a key of 16 characters and more: orders:read,orders:write=…',
  })
  .transform((text): { key: string; scopes: string[] } => {
    const at = text.indexOf('=');
    return { scopes: text.slice(0, at).split(','), key: text.slice(at + 1) };
  })
  .pipe(
    z.object({
      key: z.string(),
      scopes: z.array(z.enum(adminScopes, { error: `expected scopes of ${adminScopes.join(', ')}` })),
    }),
  );

/** A template of addresses: `https://cdn.example.hu/{path}?w={width}`. */
const pictureTemplate = z
  .string()
  .default('')
  .refine(
    (template) =>
      template === '' ||
      (/^https?:\/\/[^\s/{}*"'<>\\;,]+\/[^\s*"'<>\\]*$/.test(template) &&
        ['{path}', '{width}'].every((place) => template.split(place).length === 2)),
    { error: 'expected an address such as https://cdn.example.hu/{path}?w={width}' },
  );

/** SEED_PROGRAM of a shop that is not to be filled: an empty value stands for the default. */
export const noSeed = 'none';

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

/**
 * Settings of the running processes: the reference API, the reference checkout and the storefront. No page says them.
 */
export const backendSettingsSchema = z.object({
  API_PORT: z.coerce.number().int().min(1).max(65_535).default(4000).describe('Port of the reference API'),
  CHECKOUT_PORT: z.coerce.number().int().min(1).max(65_535).default(4100).describe('Port of the reference checkout'),
  STOREFRONT_PORT: z.coerce.number().int().min(1).max(65_535).default(3000).describe('Port of the storefront'),
  TEAM_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .default(3001)
    .describe('Port of the team shop (npm run start:team)'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL that holds the data; the embedded SQLite in DATA_DIR when it is empty'),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(2)
    .max(500)
    .default(10)
    .describe('Connections of one API process to PostgreSQL at most'),
  DATA_DIR: z.string().min(1).default('.data').describe('Folder of the embedded database and the scaled pictures'),
  SEED_PROGRAM: z
    .string()
    .default('demo/seed.ts')
    .describe(`Program that writes what an empty shop is filled with; ${noSeed} for nothing`),
  PICTURES_DIR: z
    .string()
    .default('demo/pictures/masters')
    .describe('Folders of the master pictures, separated as in PATH; the first that has a picture gives it'),
  MEDIA_HOST: pictureTemplate.describe('Addresses of pictures on a host of their own, with {path} and {width}'),
  PICTURES_AHEAD: count(200).describe('Pictures that are scaled before anyone asks for them; 0 for none'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('Least level that is logged'),
  LIST_CACHE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(5)
    .describe('How long the storefront answers a list with a query from its cache, s; 0 for never'),
  STALE_IF_ERROR: z.coerce
    .number()
    .int()
    .min(0)
    .max(31_536_000)
    .default(86_400)
    .describe('How long the storefront serves a page past its time while a new one can not be drawn, s'),
  PAGE_FILES_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(500)
    .describe('How much the pages of products that were drawn may take on the disk, MB'),
  TRUSTED_PROXIES: addressList('').describe(
    'Addresses or networks whose X-Forwarded-For and -Host are believed, comma-separated',
  ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server; without it no mail leaves the shop'),
  MAIL_FROM: mailbox.default('Lendület <ugyfelszolgalat@lendulet.example>').describe('Sender of the mails'),
  MAIL_OUTBOX: z
    .enum(['true', 'false'])
    .optional()
    .describe('Whether mails are listed at /dev/outbox/; by default without SMTP_URL on localhost alone'),
  GUEST_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3650)
    .default(90)
    .describe('How long a guest’s cart and favourites are kept after their last change, days; 0 for good'),
  STOCK_NOTICE_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(180)
    .describe('How long a mail that was asked for waits for goods to come back, days'),
  STOCK_NOTICE_KEPT_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(7)
    .describe('After how many days the address of a notice that was sent or ended is erased'),
  REVIEWS: flag(false).describe('Whether buyers are asked for reviews, and products show them'),
  REVIEW_ASK_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(180)
    .default(10)
    .describe('How many days after its delivery an order’s one mail asks for reviews'),
  REVIEWS_SHOWN_AT_ONCE: flag(false).describe('Whether reviews are shown before the retailer has read them'),
  ALLOWED_ORIGINS: z.string().default('').describe('Further origins that may call the API, comma-separated'),
  RATE_LIMIT_READS: count(600).describe('Reads of one address within a minute; 0 for no limit'),
  RATE_LIMIT_WRITES: count(120).describe('Writes of one address within a minute; 0 for no limit'),
  PAGE_BURST: count(120).describe('Pages that are not kept which one address may have drawn at once'),
  PAGES_PER_SECOND: z.coerce
    .number()
    .min(0)
    .max(1_000_000)
    .default(5)
    .describe('How many of these may be drawn a second in the long run; 0 for no limit'),
  RATE_LIMIT_EXEMPT: addressList('127.0.0.0/8,::1').describe(
    'Addresses or networks without these limits, comma-separated',
  ),
  SHED_DELAY: milliseconds(1000).describe('Calls are refused while the event loop is later than this, ms; 0 for never'),
  MAX_CONNECTIONS: z.coerce.number().int().min(1).max(100_000).default(5000).describe('Open connections at most'),
  STOP_NOTICE: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(0)
    .describe('How long a process that stops keeps its port open while /health/ says so, s'),
  IMPORT_KEY: z
    .string()
    .regex(/^(?:[\x21-\x7e]{16,200})?$/)
    .default('')
    .describe('Key of POST /admin/v1/import/, 16 characters and more; empty for no such call'),
  ADMIN_KEYS: list(';')
    .pipe(z.array(adminKey))
    .describe('Keys of other systems, by semicolons, each behind its scopes: orders:read,orders:write=<key>'),
  WEBHOOK_URL: list(',').pipe(z.array(receiver)).describe('Receivers of events, by commas; none while empty'),
  WEBHOOK_SECRET: list(',')
    .pipe(z.array(webhookSecret))
    .describe('What webhooks are signed with, whsec_ and base64; two by a comma while it is changed'),
  WEBHOOK_TIMEOUT: z.coerce
    .number()
    .int()
    .min(1)
    .max(60_000)
    .default(15_000)
    .describe('Longest wait for the answer of a receiver, ms'),
  EVENT_KEPT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(7)
    .describe('How long an event is kept that nobody waits for, days'),
  EVENT_DEAD_DAYS: z.coerce
    .number()
    .int()
    .min(4)
    .max(365)
    .default(30)
    .describe('How long one is kept that could not be delivered, days'),
  IMPORT_DIR: z.string().default('').describe('Folder whose files are imported as they come; none while empty'),
  PAYMENT_PROVIDER: z
    .enum(['none', 'sandbox', 'simplepay'])
    .optional()
    .describe('Who takes payments by card; by default a sandbox in a demo, and nobody elsewhere'),
  PAYMENT_MINUTES: z.coerce
    .number()
    .int()
    .min(5)
    .max(1440)
    .default(30)
    .describe('How long an order waits for its payment by card before it is called off, minutes'),
  SIMPLEPAY_MERCHANT: z
    .string()
    .regex(/^[A-Za-z0-9_-]{0,64}$/)
    .default('')
    .describe('Merchant’s name at SimplePay (OTP Mobil)'),
  SIMPLEPAY_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{0,200}$/)
    .default('')
    .describe('SECRET_KEY of that merchant, by which both sides sign'),
  SIMPLEPAY_HOST: host.default('https://secure.simplepay.hu').describe('SimplePay’s address; another one for tests'),
  METRICS_TOKEN: z.string().max(200).default('').describe('Token that reads /metrics from anywhere'),
});
export type BackendSettings = z.output<typeof backendSettingsSchema>;

/** A variable of the environment that has no allowed value. The message names it, its value and what is allowed. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Names of variables whose values open something. */
const secrets = /_(?:KEYS?|SECRET|TOKEN)$/;

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
