import { z } from 'zod';
import { currency } from './market/currency.ts';
import { emailSchema } from './auth.ts';
import { besideProductsSchema, catalogRecordSchema, productRecordSchema, recordFields } from './catalog.ts';
import { translationsOf } from './language.ts';
import { blockSchema } from './rich-text.ts';
import { openingHoursSchema, shopServiceSchema } from './shop.ts';
import { teamSlugSchema } from './team.ts';

/**
 * The records of a file to import, one JSON object a line: those of a catalog (`catalog.ts`), what the shop tells beside
 * its goods, its teams (ADR-0140), and what changes often of a product that is known (ADR-0134).
 */
const { id, slug, line, forints, moment, image, sysname, piecesByPlace, payingRole } = recordFields;
const text = z.string().max(20_000);
const share = z.number().min(0).max(1);

const shopDetailsSchema = z.strictObject({
  kind: z.literal('storeDetails'),
  sysname,
  email: emailSchema,
  services: z.array(shopServiceSchema),
  openingHours: openingHoursSchema,
  text,
  translations: translationsOf({ text: text.trim().min(1) }).optional(),
  image: image.nullable(),
});

const brandTextSchema = z.strictObject({
  kind: z.literal('brandText'),
  slug,
  text,
  translations: translationsOf({ text: text.trim().min(1) }).optional(),
});

/** What guides and pages say, in other languages (ADR-0126). */
const pageTexts = translationsOf({
  title: line(200),
  description: line(500),
  blocks: z.array(blockSchema).min(1),
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
  translations: pageTexts.optional(),
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
  translations: pageTexts.optional(),
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
  /** Chapters by their page and pages by their number, as far as there are any in the language. */
  translations: translationsOf({
    title: line(200),
    contents: z.array(z.strictObject({ title: line(200), page: z.number().int().positive() })),
    pages: z
      .array(z.strictObject({ number: z.number().int().positive(), heading: line(200), text: z.array(line(1000)) }))
      .min(1),
  }).optional(),
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
  /** Each once, in the order in which the shop shows them; they may be gone. */
  products: z.array(z.strictObject({ productId: id, printable: z.boolean() })),
});

/** What the shop tells beside its goods. */
export const contentRecordSchema = z.discriminatedUnion('kind', [
  shopDetailsSchema,
  brandTextSchema,
  guideSchema,
  pageSchema,
  flipbookRecordSchema,
  teamRecordSchema,
]);
export type ContentRecord = z.output<typeof contentRecordSchema>;

/** What an export writes, and a seed and a file to import bring alike. */
export const lastingRecordSchema = z.discriminatedUnion('kind', [
  ...catalogRecordSchema.options,
  ...contentRecordSchema.options,
]);
export type LastingRecord = z.output<typeof lastingRecordSchema>;

/** A record as a file has it: sums in whole units (`sumSchema`). */
export function writtenRecord(record: LastingRecord): z.input<typeof lastingRecordSchema> {
  return currency.decimals === 0 ? record : z.encode(lastingRecordSchema, record);
}

/** What a role pays for a product from a moment on, which is that of the import where none is named (ADR-0134). */
const priceRecordSchema = z.strictObject({
  kind: z.literal('price'),
  productId: id,
  role: payingRole.default('vk'),
  price: forints,
  at: moment.optional(),
});

/** How many pieces of an option there are in the places that are named; in others there are as many as before. */
const stockRecordSchema = z.strictObject({
  kind: z.literal('stock'),
  optionId: id,
  stock: piecesByPlace.refine((stock) => Object.keys(stock).length > 0, { error: 'required' }),
});

/** A product of a file to import: an option that leaves its pieces unsaid keeps them, and a new one has none. */
export const productOfFileSchema = productRecordSchema.extend({
  options: z
    .array(productRecordSchema.shape.options.element.extend({ stock: piecesByPlace.optional() }))
    .min(1)
    .max(1000),
});

/** One line of a file to import. */
export const importRecordSchema = z.discriminatedUnion('kind', [
  ...besideProductsSchema.options,
  productOfFileSchema,
  ...contentRecordSchema.options,
  priceRecordSchema,
  stockRecordSchema,
]);
export type ImportRecord = z.output<typeof importRecordSchema>;
export type ImportRecordKind = ImportRecord['kind'];
