import { z } from 'zod';
import { avatarSchema, personalGenderSchema } from './account.ts';
import { emailSchema, passwordSchema, personNameSchema } from './auth.ts';
import { giftCardCodeSchema } from './cart-gift-card.ts';
import { catalogRecordSchema, recordFields, type CatalogRecord } from './catalog.ts';
import { translationsOf } from './language.ts';
import { limits } from './limits.ts';
import { orderStatusSchema, phoneSchema, postalAddressSchema } from './order.ts';
import { priceTypeSchema } from './price.ts';
import { reviewRequestSchema } from './review.ts';
import { blockSchema } from './rich-text.ts';
import { openingHoursSchema, shopServiceSchema } from './shop.ts';
import { teamSlugSchema } from './team.ts';

/**
 * A seed: what an empty shop is filled with. A program writes it (SEED_PROGRAM), one JSON object a line, its `kind`
 * first: the records of a catalog file (`catalog.ts`), then what the shop tells beside its goods, its teams, and
 * customers with what they have bought. Kinds come in the order of `seedKinds`, so that a seed of any size is stored
 * while it is read (ADR-0089).
 */
const { id, slug, line, forints, moment, image } = recordFields;
const text = z.string().max(20_000);
const sysname = z.string().regex(/^[a-z]+_[a-z0-9-]{1,60}$/);
const share = z.number().min(0).max(1);
const daysAgo = z.number().int().min(0).max(36_500);

/** How many products will come, for whoever waits for them. A seed may do without. */
const headSchema = z.strictObject({ kind: z.literal('seed'), products: z.number().int().nonnegative() });

const shopDetailsSchema = z.strictObject({
  kind: z.literal('storeDetails'),
  sysname,
  email: emailSchema,
  services: z.array(shopServiceSchema),
  openingHours: openingHoursSchema,
  text,
  image: image.nullable(),
});

const brandTextSchema = z.strictObject({
  kind: z.literal('brandText'),
  slug,
  text,
  translations: translationsOf({ text: text.trim().min(1) }).optional(),
});

const guideSchema = z.strictObject({
  kind: z.literal('guide'),
  slug,
  title: line(200),
  description: line(500),
  image,
  /** Slugs of main sports. */
  sports: z.array(slug),
  author: z.strictObject({ name: line(80), role: line(120) }),
  publishedAt: moment,
  updatedAt: moment,
  blocks: z.array(blockSchema),
});

const pageSchema = z.strictObject({
  kind: z.literal('page'),
  slug,
  /** Which pages it stands among: those of the shop, of its services, of the team shop. Named apart from `kind`. */
  group: z.enum(['static', 'services', 'info']),
  /** Whether the team shop shows it too, among its own. */
  isInfoToo: z.boolean().optional(),
  /** Whether it is a sample text, which the shop calls so; a public shop has none (ADR-0107). */
  isSample: z.boolean().optional(),
  title: line(200),
  description: line(500),
  blocks: z.array(blockSchema),
  updatedAt: moment,
});

/** An offer as it was printed, at its place in shares of the page. */
const offerSchema = z.strictObject({
  slot: z.strictObject({ x: share, y: share, width: share, height: share }),
  productId: id,
  name: line(200),
  url: z.string().startsWith('/').max(300),
  price: forints,
  /** Lowest price of the 30 days before the reduction; null without one. */
  priceFull: forints.nullable(),
});

const flipbookRecordSchema = z.strictObject({
  kind: z.literal('flipbook'),
  slug,
  title: line(200),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  /** Sysnames; empty for all shops. */
  stores: z.array(sysname),
  aspectRatio: z.number().positive(),
  contents: z.array(z.strictObject({ title: line(200), page: z.number().int().positive() })),
  pages: z
    .array(
      z.strictObject({
        number: z.number().int().positive(),
        template: z.enum(['cover', 'hero', 'pair', 'trio', 'grid', 'feature', 'wall']),
        /** Name of the page's own picture, and what is shown while there is none. */
        picture: z.string().regex(/^[a-z0-9-]{1,120}$/),
        image,
        heading: line(200),
        text: z.array(line(1000)),
        offers: z.array(offerSchema),
      }),
    )
    .min(1),
});

const teamRecordSchema = z.strictObject({
  kind: z.literal('team'),
  slug: teamSlugSchema,
  name: line(80),
  sport: line(60),
  city: line(60),
  /** The main colour first. */
  colours: z.array(z.string().regex(/^#[0-9a-f]{6}$/i)).min(1),
  text,
  image,
  shopIdentifier: line(64),
  /** In the order in which the shop shows them. */
  products: z.array(z.strictObject({ productId: id, printable: z.boolean() })),
});

/** A sample of a review, written by nobody: shown as one, in a shop on localhost alone (ADR-0128). */
const sampleReviewSchema = reviewRequestSchema.extend({ kind: z.literal('review'), productId: id, daysAgo });

/** An order placed so many days ago, and how far it has come since. It takes nothing from stock. */
const pastOrderSchema = z.strictObject({
  daysAgo,
  status: orderStatusSchema,
  /** Home is the customer's first address. */
  delivery: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('home') }),
    z.strictObject({ type: z.literal('click_and_collect'), store: sysname }),
    z.strictObject({ type: z.literal('pick_up_points'), point: line(64) }),
  ]),
  /** Who brought it, once it was shipped. */
  carrier: line(60),
  lines: z
    .array(z.strictObject({ optionId: id, quantity: z.number().int().positive().max(limits.quantity) }))
    .min(1)
    .max(limits.cartLines),
});

/** A customer whose password stands in the seed for all to read: stored in a shop on localhost alone. */
const customerSchema = z.strictObject({
  kind: z.literal('customer'),
  /** Request uuid and user hash (ADR-0071), and the loyalty card's number. */
  uuid: z.string().regex(/^u[A-Za-z0-9_-]{32}$/),
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  cardNumber: z.string().regex(/^\d{13}$/),
  email: emailSchema,
  password: passwordSchema,
  role: priceTypeSchema,
  firstName: personNameSchema,
  lastName: personNameSchema,
  phone: phoneSchema,
  birthday: z.iso.date(),
  gender: personalGenderSchema,
  avatar: avatarSchema,
  memberForDays: daysAgo,
  /** The first one is the default. */
  addresses: z.array(postalAddressSchema).min(1).max(20),
  points: z.array(
    z.strictObject({
      daysAgo,
      points: z.number().int(),
      reason: z.enum(['welcome', 'birthday', 'voucher']),
    }),
  ),
  vouchers: z.array(
    z.strictObject({
      code: line(30),
      name: line(120),
      value: forints,
      minimum: forints.nullable(),
      /** Last day, counted from today; below 0 it has passed. */
      validForDays: z.number().int().min(-3650).max(3650),
      usedDaysAgo: daysAgo.nullable(),
    }),
  ),
  /** Products of the wishlist by one of their options; what they cost is what they cost when the seed is stored. */
  wishlistItems: z.array(z.strictObject({ optionId: id, daysAgo })),
  orders: z.array(pastOrderSchema),
});

/** A gift card whose code stands in the seed for all to read: stored in a shop on localhost alone. */
const giftCardSchema = z.strictObject({
  kind: z.literal('giftCard'),
  code: giftCardCodeSchema,
  value: forints,
  /** What is left of the value. */
  balance: z.number().int().nonnegative().max(100_000_000).brand<'Ft'>(),
  /** Last day, counted from today; below 0 it has passed. */
  validForDays: z.number().int().min(-3650).max(3650),
});

/** One line of a seed. */
export const seedRecordSchema = z.discriminatedUnion('kind', [
  headSchema,
  ...catalogRecordSchema.options,
  shopDetailsSchema,
  brandTextSchema,
  guideSchema,
  pageSchema,
  flipbookRecordSchema,
  teamRecordSchema,
  sampleReviewSchema,
  customerSchema,
  giftCardSchema,
]);
export type SeedRecord = z.output<typeof seedRecordSchema>;
export type SeedKind = SeedRecord['kind'];

/** What a record of a kind says, without its kind. */
export type SeedOf<Kind extends SeedKind> = Omit<Extract<SeedRecord, { kind: Kind }>, 'kind'>;

/** The kinds in the order in which a seed has them: what others refer to first. */
export const seedKinds = [
  'seed',
  'brand',
  'category',
  'sport',
  'term',
  'store',
  'pickUpPoint',
  'phrase',
  'banner',
  'product',
  'set',
  'storeDetails',
  'brandText',
  'guide',
  'page',
  'flipbook',
  'team',
  'review',
  'customer',
  'giftCard',
] as const satisfies readonly SeedKind[];

const catalogKinds: ReadonlySet<string> = new Set(catalogRecordSchema.options.map(({ shape }) => shape.kind.value));

/** Whether a record of a seed is one of a catalog file. */
export function isCatalogRecord(record: SeedRecord): record is CatalogRecord {
  return catalogKinds.has(record.kind);
}
