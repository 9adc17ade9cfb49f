import { z } from 'zod';
import { factValueSchema } from './facts.ts';
import { translationsOf, wholeTranslationsOf } from './language.ts';
import { contentsSchema, sumSchema } from './price.ts';
import { gradeSchema, guaranteeSchema, noGuarantee } from './product.ts';
import { isSeason, seasonDay } from './season.ts';

/**
 * The records of a catalog file: one JSON object a line, its `kind` first. Money is whole units of the market's currency, moments are
 * ISO 8601 in UTC, ids are the retailer's own positive integers and never change (ADR-0088). Texts are in the catalog's
 * language; `translations` has them in others, as far as there are any (ADR-0126).
 */
const id = z
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);
const line = (max: number) => z.string().trim().min(1).max(max);
const forints = sumSchema(z.number().int().positive().max(100_000_000));
const moneyOrNone = sumSchema(z.number().int().nonnegative().max(100_000_000));
const moment = z.iso.datetime();
/** Name of a file of PICTURES_DIR, or the address of a picture of MEDIA_HOST (ADR-0141). */
const pictureName = z.string().regex(/^(?:[a-z0-9-]{1,80}|https?:\/\/[^\s"'<>\\]{1,500})$/);
const image = z.strictObject({ name: pictureName, alt: line(300) });

const sysname = z.string().regex(/^[a-z]+_[a-z0-9-]{1,60}$/);
/** Pieces by place: `online` or the sysname of a shop. */
const piecesByPlace = z.record(z.string().max(80), z.number().int().nonnegative().max(1_000_000));
const payingRole = z.enum(['vk', 'premium', 'staff', 'pro']);

/** What records are made of, for those of other files. */
export const recordFields = {
  id,
  slug,
  line,
  forints,
  moneyOrNone,
  moment,
  image,
  sysname,
  piecesByPlace,
  payingRole,
};

const contact = z.strictObject({ name: line(120), postalAddress: line(200), electronicAddress: line(200) });

const brandSchema = z.strictObject({
  kind: z.literal('brand'),
  slug,
  name: line(60),
  /** Name of the picture of its logo, a wordmark on white; without one its name stands there. */
  logo: image.shape.name.optional(),
  manufacturer: contact,
  responsiblePerson: contact.nullable(),
});

const categorySchema = z.strictObject({
  kind: z.literal('category'),
  id,
  parentId: id.nullable(),
  slug,
  name: line(80),
  text: z.string().max(2000).nullable(),
  position: z.number().int().nonnegative(),
  translations: translationsOf({ name: line(80), text: line(2000) }).optional(),
});

const sportSchema = z.strictObject({
  kind: z.literal('sport'),
  id,
  parentId: id.nullable(),
  slug,
  name: line(60),
  position: z.number().int().nonnegative(),
  translations: translationsOf({ name: line(60) }).optional(),
});

/**
 * A word by which products name their colours, colour families or sizes, or that stands in a table of sizes; `attribute`: the name or
 * a value of a datum, or a whole text of `materials`, `care`, `warnings` or `traces`, which stand at many products. What it is called in
 * other languages.
 */
const termSchema = z.strictObject({
  kind: z.literal('term'),
  of: z.enum(['colour', 'size', 'attribute']),
  /** As products have it. */
  text: line(1000),
  translations: translationsOf({ name: line(1000) }),
});

const shopRecordSchema = z.strictObject({
  kind: z.literal('store'),
  sysname,
  name: line(80),
  city: line(60),
  zip: z.string().regex(/^[1-9]\d{3}$/),
  street: line(120),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  phone: line(30),
});

const pickUpPointRecordSchema = z.strictObject({
  kind: z.literal('pickUpPoint'),
  id: line(64),
  name: line(80),
  address: line(120),
  city: line(60),
});

const phraseRecordSchema = z.strictObject({
  kind: z.literal('phrase'),
  phrase: line(50),
  weight: z.number().int().positive(),
});

const bannerSchema = z.strictObject({
  kind: z.literal('banner'),
  title: line(120),
  highlight: z.string().max(120),
  text: z.string().max(400),
  image,
  links: z.array(z.strictObject({ name: line(60), path: z.string().startsWith('/').max(200) })).max(6),
  tone: z.enum(['mist', 'ink', 'volt']),
  /** Its first and last day in the market, `2026-11-16`, or `11-16` for every year. */
  season: z
    .strictObject({ from: z.string().regex(seasonDay), to: z.string().regex(seasonDay) })
    .refine(isSeason)
    .optional(),
  /** All of its texts at once: `alt` is that of its picture, `links` has their names in the same order. */
  translations: wholeTranslationsOf({
    title: line(120),
    highlight: z.string().max(120),
    text: line(400),
    alt: line(300),
    links: z.array(line(60)).max(6),
  }).optional(),
});

/** The check digit of an EAN-13, over its first twelve digits. */
function hasCheckDigit(ean: string): boolean {
  const sum = Array.from(ean).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const optionSchema = z.strictObject({
  id,
  /** Slug of a colour and label of a size of its product. */
  colour: slug,
  size: line(30),
  sku: line(60),
  ean: z
    .string()
    .regex(/^\d{13}$/)
    .refine(hasCheckDigit, { error: 'check_digit' }),
  /** Places without any pieces are left out. */
  stock: piecesByPlace,
});

export const productRecordSchema = z.strictObject({
  kind: z.literal('product'),
  id,
  slug,
  name: line(150),
  brand: slug,
  gender: z.enum(['unisex', 'female', 'male', 'kinder']),
  categoryId: id,
  sportIds: z.array(id).max(20),
  description: z.array(line(4000)).max(20),
  highlights: z.array(line(300)).max(20),
  /** Facts by the keys that `lib/core/facts` declares (ADR-0112); none for goods that have none. */
  facts: z.record(z.string().max(40), factValueSchema).default({}),
  /** What is no fact: rows of the product's data in words. */
  attributes: z.array(z.strictObject({ name: line(80), value: line(300) })).max(60),
  materials: z.string().max(1000).nullable(),
  care: z.string().max(1000).nullable(),
  /** How much a price buys, for the unit price; null for goods that are sold by the piece. */
  contents: contentsSchema.strict().nullable().default(null),
  guarantee: guaranteeSchema.strict().default(noGuarantee),
  warnings: z.array(line(1000)).max(20),
  sizeSystem: z.string().max(30),
  sizes: z.array(line(30)).min(1).max(80),
  sizeTable: z
    .strictObject({ columns: z.array(z.string().max(60)), rows: z.array(z.array(z.string().max(60))) })
    .nullable(),
  colours: z
    .array(
      z.strictObject({
        slug,
        name: line(60),
        family: line(40),
        swatch: z.string().regex(/^#[0-9a-f]{6}$/i),
        images: z.array(image).min(1).max(20),
      }),
    )
    .min(1)
    .max(40),
  options: z.array(optionSchema).min(1).max(1000),
  rrp: forints.nullable(),
  /** What each role paid from which moment on, oldest first; a public price is needed. */
  priceLog: z.array(z.strictObject({ at: moment, role: payingRole, price: forints })).min(1),
  /** Higher sells better; what is not from 0 to 2 147 483 647 is the first or the last of them (ADR-0138). */
  salesRank: z.number().int(),
  addedAt: moment,
  refurbished: z.boolean(),
  /** Of a refurbished product alone; null where no more is known. */
  refurbishment: z
    .strictObject({
      grade: gradeSchema,
      traces: line(500),
      guaranteeUntil: z.iso.date().nullable().default(null),
      /** The same product new; it may be gone. */
      twinId: id.nullable().default(null),
    })
    .nullable()
    .default(null),
  onlineOnly: z.boolean(),
  isHeavy: z.boolean(),
  isBike: z.boolean(),
  isSki: z.boolean(),
  mounting: z.array(z.strictObject({ id: line(64), name: line(80), price: moneyOrNone })).max(10),
  relatedIds: z.array(id).max(60),
  synonyms: z.array(line(60)).max(60),
  translations: translationsOf({
    name: line(150),
    description: z.array(line(4000)).min(1).max(20),
    highlights: z.array(line(300)).min(1).max(20),
  }).optional(),
});

const setRecordSchema = z.strictObject({
  kind: z.literal('set'),
  id,
  name: line(120),
  price: forints,
  optionIds: z.array(id).min(2).max(20),
});

/** The lines of a catalog file that are no product. */
export const besideProductsSchema = z.discriminatedUnion('kind', [
  brandSchema,
  categorySchema,
  sportSchema,
  termSchema,
  shopRecordSchema,
  pickUpPointRecordSchema,
  phraseRecordSchema,
  bannerSchema,
  setRecordSchema,
]);

/** One line of a catalog file. */
export const catalogRecordSchema = z.discriminatedUnion('kind', [...besideProductsSchema.options, productRecordSchema]);
export type CatalogRecord = z.output<typeof catalogRecordSchema>;
