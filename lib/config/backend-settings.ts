import { z } from 'zod';
import {
  host,
  list,
  milliseconds,
  count,
  flag,
  mailbox,
  addressList,
  receiver,
  dsn,
  headerPairs,
  share,
  webhookSecret,
  adminKey,
  pictureTemplate,
} from './setting-kinds.ts';

/** SEED_PROGRAM of a shop that is not to be filled: an empty value stands for the default. */
export const noSeed = 'none';

/** PICTURE_PROGRAM of a shop whose pictures are all there. */
export const noPictureProgram = 'none';

/** A key of 16 characters and more; empty for none. */
const ownKey = z
  .string()
  .regex(/^(?:[\x21-\x7e]{16,200})?$/)
  .default('');

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
  REDIS_URL: z
    .string()
    .default('')
    .describe('Redis that processes share pages and limits in (redis:, rediss:); each is alone while it is empty'),
  REDIS_PATIENCE: milliseconds(50).describe('Longest wait for an answer of Redis before a process goes on alone, ms'),
  DATA_DIR: z.string().min(1).default('.data').describe('Folder of the embedded database and the scaled pictures'),
  BRAND_DIR: z
    .string()
    .min(1)
    .default('brand')
    .describe('Folder of the brand: name, colours, pictures, company, delivery'),
  MARKET: z
    .enum(['hungary', 'austria'])
    .default('hungary')
    .describe('Market that the shop sells in: country, currency, law, holidays'),
  MARKET_FILE: z.string().default('').describe('File of a market of your own, in the place of MARKET'),
  SEED_PROGRAM: z
    .string()
    .default('demo/seed.ts')
    .describe(`Program that writes what an empty shop is filled with; ${noSeed} for nothing`),
  PICTURES_DIR: z
    .string()
    .default('demo/pictures/masters')
    .describe('Folders of the master pictures, separated as in PATH; the first that has a picture gives it'),
  PICTURE_PROGRAM: z
    .string()
    .default('demo/pictures/draw-on-request.ts')
    .describe(
      `Program that draws pictures without a master when they are first asked for; ${noPictureProgram} for none`,
    ),
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
  PAGES_DIR: z
    .string()
    .default('')
    .describe('Folder in whose pages/ the storefront keeps those it has drawn; its build while empty'),
  ASSETS_DIR: z
    .string()
    .default('')
    .describe('Folder in which storefronts share scripts, styles and fonts of the last three builds; none while empty'),
  TRUSTED_PROXIES: addressList('').describe(
    'Addresses or networks whose X-Forwarded-For and -Host are believed, comma-separated',
  ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server; without it no mail leaves the shop'),
  MAIL_FROM: z
    .union([z.literal(''), mailbox])
    .default('')
    .describe('Sender of the mails; the brand’s name and COMPANY_EMAIL, else its company’s address, while empty'),
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
  PROCESSES: z
    .union([z.literal('auto'), z.coerce.number().int().min(1).max(256)], {
      error: 'expected auto, or a number from 1 to 256',
    })
    .default(1)
    .describe('How many processes share the port of the API, and of the storefront; auto for one a core'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(0)
    .describe('How long a process that stops keeps its port open while /health/ says so, s'),
  CHANGES_KEY: ownKey.describe('Key with which storefronts follow GET /changes/; empty for no such call'),
  REVALIDATE_KEY: ownKey.describe('Key of POST /revalidate/ at the storefront; empty for no such call'),
  IMPORT_KEY: ownKey.describe('Key of POST /admin/v1/import/, 16 characters and more; empty for no such call'),
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
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .union([z.literal(''), receiver])
    .default('')
    .describe('Collector of traces, OTLP over HTTP with JSON; none while empty'),
  OTEL_EXPORTER_OTLP_HEADERS: headerPairs.describe('Headers for that collector, a key for one: name=value, by commas'),
  OTEL_TRACES_SAMPLER_ARG: share(1).describe('Share of the traces that are sent, 0 to 1'),
  SENTRY_DSN: dsn.describe('Where errors are sent to, Sentry or what speaks as it does; nowhere while empty'),
  METRICS_TOKEN: z.string().max(200).default('').describe('Token that reads /metrics from anywhere'),
});
export type BackendSettings = z.output<typeof backendSettingsSchema>;
