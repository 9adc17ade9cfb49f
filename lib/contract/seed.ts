import { z } from 'zod';
import { avatarSchema, personalGenderSchema } from './account.ts';
import { emailSchema, passwordSchema, personNameSchema } from './auth.ts';
import { giftCardCodeSchema } from './cart-gift-card.ts';
import { recordFields } from './catalog.ts';
import { lastingRecordSchema, type LastingRecord } from './import.ts';
import { limits } from './limits.ts';
import { orderStatusSchema } from './order.ts';
import { phoneSchema } from './phone.ts';
import { postalAddressSchema } from './postal-address.ts';
import { priceTypeSchema } from './price.ts';
import { reviewRequestSchema } from './review.ts';

/**
 * A seed: what an empty shop is filled with. A program writes it (SEED_PROGRAM), one JSON object a line, its `kind`
 * first: the records of a file to import (`import.ts`), and customers with what they have bought. Kinds come in the
 * order of `seedKinds`, so that a seed of any size is stored while it is read (ADR-0089).
 */
const { id, line, forints, moneyOrNone, sysname } = recordFields;
const daysAgo = z.number().int().min(0).max(36_500);

/** How many products will come, for whoever waits for them. A seed may do without. */
const headSchema = z.strictObject({ kind: z.literal('seed'), products: z.number().int().nonnegative() });

/** A sample of a review, written by nobody: shown as one, in a shop on localhost alone (ADR-0128). */
const sampleReviewSchema = reviewRequestSchema.extend({ kind: z.literal('review'), productId: id, daysAgo });

/** An order placed so many days ago, and how far it has come since. It takes nothing from stock. */
const pastOrderSchema = z.strictObject({
  daysAgo,
  status: orderStatusSchema.exclude(['awaiting_payment']),
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
  balance: moneyOrNone,
  /** Last day, counted from today; below 0 it has passed. */
  validForDays: z.number().int().min(-3650).max(3650),
});

/** One line of a seed. */
export const seedRecordSchema = z.discriminatedUnion('kind', [
  headSchema,
  ...lastingRecordSchema.options,
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

const lastingKinds: ReadonlySet<string> = new Set(lastingRecordSchema.options.map(({ shape }) => shape.kind.value));

/** Whether a record of a seed is one that a file to import may have as well. */
export function isLastingRecord(record: SeedRecord): record is LastingRecord {
  return lastingKinds.has(record.kind);
}
