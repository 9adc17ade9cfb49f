import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { factSchema } from './facts.ts';
import { limits } from './limits.ts';
import { textLanguageSchema, textLanguagesSchema } from './language.ts';
import { imageSchema } from './media.ts';
import { open } from './open.ts';
import { contentsOfGoodsSchema, pricesSchema, priceSchema } from './price.ts';

/** Language of the name, where it is not the catalog's (ADR-0125). */
const lang = textLanguageSchema.optional();

export const breadcrumbSchema = z.object({ name: z.string(), url: z.string(), lang });
export type Breadcrumb = z.output<typeof breadcrumbSchema>;

/** What a badge says; the interface has the words. */
export const badgeSchema = z.enum(['sale', 'new', 'refurbished', 'online-only', 'last-pieces']);
/** Names, in the catalog's language, of badges that an interface may not know. */
const badgeLabelsSchema = z.record(z.string(), z.string()).optional();
export const genderSysnameSchema = z.enum(['unisex', 'female', 'male', 'kinder']);
export const productIdSchema = z.number().int().positive();

const brandReferenceSchema = z.object({ name: z.string(), slug: z.string(), url: z.string() });

/** How worn refurbished goods are: A as new, B slightly, C plainly. */
export const gradeSchema = z.enum(['A', 'B', 'C']);
export type Grade = z.output<typeof gradeSchema>;

/** What sizes are called, by their labels, in the language that was asked for; those that are called otherwise there. */
const sizeNamesSchema = z.record(z.string(), z.string()).optional();

/** An option of the colour that a card shows; `isSoldOut` where none is left, online and in all shops. */
export const cardOptionSchema = z.object({
  id: z.number().int().positive(),
  size: z.string(),
  isSoldOut: z.boolean().optional(),
});
export type CardOption = z.output<typeof cardOptionSchema>;

/** A product in a list: one card a model, its colours as swatches. */
export const productCardSchema = z.object({
  id: productIdSchema,
  name: z.string(),
  lang,
  /** What tells it from others of its kind, two facts at most: "38 l · 1,15 kg" (ADR-0132). */
  keyFacts: z.string().optional(),
  /** Languages of its texts by field, where they are not the catalog's: `keyFacts`. */
  langs: textLanguagesSchema.optional(),
  brand: brandReferenceSchema,
  /** Path of the product page, with the colour that the picture shows. */
  url: z.string(),
  image: imageSchema,
  secondImage: imageSchema.nullable(),
  prices: pricesSchema,
  contents: contentsOfGoodsSchema,
  badges: z.array(open(badgeSchema)),
  badgeLabels: badgeLabelsSchema,
  /** Of refurbished goods. */
  grade: open(gradeSchema).optional(),
  /** By its `slug` a colour is chosen on the product's page, in the query parameter `szin`. */
  colours: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      lang,
      swatch: z.string(),
      /** Of a colour that is two: "fehér-piros". */
      secondSwatch: z.string().optional(),
    }),
  ),
  /** Labels of the sizes that can be bought now, in order. */
  sizes: z.array(z.string()),
  sizeNames: sizeNamesSchema,
  /**
   * In a list that was asked for with `options`, of products by their ids, and side by side: the options of the colour
   * that the card shows, in the order of their sizes; absent where more than the size is to be chosen, which the product's page asks
   * for (ADR-0132).
   */
  options: z.array(cardOptionSchema).optional(),
  genderSysname: open(genderSysnameSchema),
});
export type ProductCard = z.output<typeof productCardSchema>;
/** As the API writes it. */
export type WireProductCard = z.input<typeof productCardSchema>;

/** A buyable option: one colour in one size. `stock` counts pieces online and in all shops that may be sold. */
export const productOptionSchema = z.object({
  id: z.number().int().positive(),
  colour: z.string(),
  size: z.string(),
  sku: z.string(),
  ean: z.string().regex(/^\d{13}$/),
  stock: z.number().int().nonnegative(),
});
export type ProductOption = z.output<typeof productOptionSchema>;

export const productColourSchema = z.object({
  /** Value of the query parameter `szin`. */
  slug: z.string(),
  name: z.string(),
  lang,
  swatch: z.string(),
  images: z.array(imageSchema).min(1),
});

/** Regulation (EU) 2023/988, Art. 19: who made it, who answers for it in the Union, what to beware of. */
export const safetySchema = z.object({
  manufacturer: z.string(),
  postalAddress: z.string(),
  electronicAddress: z.string(),
  responsiblePerson: z
    .object({
      name: z.string(),
      postalAddress: z.string(),
      electronicAddress: z.string(),
    })
    .nullable(),
  identifier: z.string(),
  warnings: z.array(z.string()),
});

/** What is guaranteed beyond the two years of the law, which hold for everything. */
export const guaranteeSchema = z.object({
  /**
   * Whether it is one of the goods with a mandatory guarantee (151/2003. (IX. 22.) Korm. rendelet); its years go by the
   * price.
   */
  isMandatory: z.boolean(),
  /**
   * Years for which its producer guarantees the durability of the whole of it without charge, more than two; null for
   * none.
   */
  durabilityYears: z.number().int().min(3).max(99).nullable(),
});
export type Guarantee = z.output<typeof guaranteeSchema>;

/** That of goods of which nothing is told. */
export const noGuarantee: Guarantee = { isMandatory: false, durabilityYears: null };

/** What is known of goods that came back and were put right again (ADR-0127). */
export const refurbishmentSchema = z.object({
  grade: open(gradeSchema),
  /** What of its use can be seen. */
  traces: z.string(),
  /** Last day of what is left of its producer's guarantee; null where none is. */
  guaranteeUntil: z.iso.date().nullable(),
  /** The same product new, at the caller's price, while it can be bought. */
  twin: z.object({ name: z.string(), url: z.string(), price: priceSchema }).nullable(),
});
export type Refurbishment = z.output<typeof refurbishmentSchema>;

/** Goods offered together at a price of their own; `setId` goes into the cart call. */
export const productSetSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  lang,
  members: z.array(
    z.object({ name: z.string(), lang, url: z.string(), image: imageSchema, optionId: z.number().int() }),
  ),
  price: priceSchema,
  /** Sum of the members' own prices. */
  separately: priceSchema,
});

export const mountingSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Language of the name, where it is not the catalog's (ADR-0125). */
  lang,
  price: priceSchema,
});

/** Data by name that nobody filters by; `lang` is the language of the name and `valueLang` that of the value, where they are not the catalog's. */
const attributesSchema = z.array(z.object({ name: z.string(), value: z.string(), lang, valueLang: lang }));

export const productSchema = z.object({
  id: productIdSchema,
  slug: z.string(),
  /** The one right path, without variant parameters. */
  url: z.string(),
  name: z.string(),
  /**
   * Languages of its texts by field, where they are not the catalog's: `name`, `description`, `highlights`, `sizeTable`, `materials`,
   * `care`, `warnings`, `traces`.
   */
  langs: textLanguagesSchema.optional(),
  brand: brandReferenceSchema,
  genderSysname: open(genderSysnameSchema),
  description: z.array(z.string()),
  highlights: z.array(z.string()),
  /** What can be compared and filtered by, in the order in which it is shown (ADR-0112). */
  facts: z.array(factSchema).default([]),
  attributes: attributesSchema,
  /** Fibre composition or materials in words; null where neither is prescribed. */
  materials: z.string().nullable(),
  care: z.string().nullable(),
  prices: pricesSchema,
  contents: contentsOfGoodsSchema,
  guarantee: guaranteeSchema.default(noGuarantee),
  refurbishment: refurbishmentSchema.nullable().default(null),
  /** Daily selling price of the last 90 days, oldest first; only the days on which it changed. */
  priceHistory: z.array(z.object({ date: z.iso.date(), price: priceSchema })),
  colours: z.array(productColourSchema).min(1),
  /** All size labels in their own order; `sizeSystem` names the scale, empty where the labels say enough. */
  sizes: z.array(z.string()),
  sizeNames: sizeNamesSchema,
  sizeSystem: z.string(),
  sizeTable: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable(),
  options: z.array(productOptionSchema).min(1),
  badges: z.array(open(badgeSchema)),
  badgeLabels: badgeLabelsSchema,
  safety: safetySchema,
  sets: z.array(productSetSchema),
  related: z.array(productCardSchema),
  mounting: z.array(mountingSchema),
  isHeavy: z.boolean(),
  isBike: z.boolean(),
  isSki: z.boolean(),
  breadcrumbs: z.array(breadcrumbSchema),
});
export type Product = z.output<typeof productSchema>;
/** As the API writes it. */
export type WireProduct = z.input<typeof productSchema>;

/** A product beside others: what its card shows, and its data in the order in which they are shown (ADR-0112). */
export const comparedProductSchema = productCardSchema.extend({
  facts: z.array(factSchema).default([]),
  attributes: attributesSchema.default([]),
});
export type ComparedProduct = z.output<typeof comparedProductSchema>;
/** As the API writes it. */
export type WireComparedProduct = z.input<typeof comparedProductSchema>;

export const comparisonSchema = z.object({
  /** In the order in which they were asked for, each once. */
  products: z.array(comparedProductSchema),
  /** Of which there is nothing to compare: no product has the id, or one had it that is gone for good (ADR-0103). */
  missing: z.array(z.object({ id: productIdSchema, isGone: z.boolean() })).default([]),
});
export type Comparison = z.output<typeof comparisonSchema>;
/** As the API writes it. */
export type WireComparison = z.input<typeof comparisonSchema>;

/** Pieces per option and shop, with the moment the figures were true. */
export const stockSchema = z.object({
  updatedAt: z.iso.datetime(),
  stores: z.array(z.object({ sysname: z.string(), name: z.string(), city: z.string() })),
  rows: z.array(z.object({ optionId: z.number().int(), store: z.string(), stock: z.number().int().nonnegative() })),
});
export type Stock = z.output<typeof stockSchema>;

const idParams = z.strictObject({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});

const comparedIdsSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)
  .refine((list) => list.split(',').length <= limits.compared, { error: 'too_many' });

export const productEndpoints = {
  product: endpoint({
    method: 'GET',
    path: '/api/v1/product/:id/',
    authentication: 'caller',
    summary: 'One product with its options',
    params: idParams,
    data: productSchema,
  }),
  compared: endpoint({
    method: 'GET',
    path: '/api/v1/compare/',
    authentication: 'caller',
    summary: 'A few products side by side, each with its facts',
    query: z.strictObject({ ids: comparedIdsSchema }),
    data: comparisonSchema,
  }),
  stock: endpoint({
    method: 'GET',
    path: '/api/v1/product/:id/stock/',
    authentication: 'none',
    summary: 'Stock per option and store',
    params: idParams,
    data: stockSchema,
  }),
};
