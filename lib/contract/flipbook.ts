import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { textLanguageSchema } from './language.ts';
import { limits } from './limits.ts';
import { imageSchema } from './media.ts';
import { contentsOfGoodsSchema, priceSchema } from './price.ts';

export const flipbookTeaserSchema = z.object({
  slug: z.string(),
  title: z.string(),
  /** Language of the title, where it is not the catalog's (ADR-0125). */
  lang: textLanguageSchema.optional(),
  url: z.string(),
  /** First and last day of its offers, in Budapest. */
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  cover: imageSchema,
  pageCount: z.number().int().positive(),
});
export type FlipbookTeaser = z.output<typeof flipbookTeaserSchema>;

/** An offer on a page: where it stands, in shares of the page (0–1), and what was printed. */
export const hotspotSchema = z.object({
  productId: z.number().int().positive(),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().gt(0).max(1),
  height: z.number().gt(0).max(1),
  name: z.string(),
  /** Language of the name, where it is not the catalog's. */
  lang: textLanguageSchema.optional(),
  url: z.string(),
  /** Picture of the product; null where the product is gone. */
  image: imageSchema.nullable(),
  /** The price printed, valid while the flipbook is; `pricePrintedFull` is the lowest of the 30 days before. */
  pricePrinted: priceSchema,
  pricePrintedFull: priceSchema.nullable(),
  /** What it costs now; null where it can no longer be had. */
  priceNow: priceSchema.nullable(),
  contents: contentsOfGoodsSchema,
});
export type Hotspot = z.output<typeof hotspotSchema>;
/** As the API writes it. */
export type WireHotspot = z.input<typeof hotspotSchema>;

export const flipbookPageSchema = z.object({
  number: z.number().int().positive(),
  image: imageSchema,
  heading: z.string(),
  /** The page's running text, paragraph by paragraph, beside its offers. */
  text: z.array(z.string()),
  /** Language of heading and text, where it is not the catalog's. */
  lang: textLanguageSchema.optional(),
  hotspots: z.array(hotspotSchema),
});

export const flipbookSchema = flipbookTeaserSchema.extend({
  /** Sysnames of the shops that it holds for; empty for all. */
  stores: z.array(z.string()),
  /** Width divided by height of every page. */
  aspectRatio: z.number().positive(),
  /** Whether pages are to be set from heading, text and offers; if not, `image` is the page as it was printed. */
  isSet: z.boolean(),
  contents: z.array(
    z.object({ title: z.string(), lang: textLanguageSchema.optional(), page: z.number().int().positive() }),
  ),
  pages: z.array(flipbookPageSchema).min(1),
});
export type Flipbook = z.output<typeof flipbookSchema>;
/** As the API writes it. */
export type WireFlipbook = z.input<typeof flipbookSchema>;

/** A page of a flipbook that is valid now, found by what stands on it. `url` leads to the page itself. */
export const flipbookMentionSchema = z.object({
  title: z.string(),
  /** Language of the title, where it is not the catalog's. */
  lang: textLanguageSchema.optional(),
  url: z.string(),
  page: z.number().int().positive(),
  heading: z.string(),
  validTo: z.iso.date(),
});
export type FlipbookMention = z.output<typeof flipbookMentionSchema>;

export const flipbookEndpoints = {
  flipbooks: endpoint({
    method: 'GET',
    path: '/api/v1/flipbooks/',
    authentication: 'none',
    summary: 'Flipbooks, of one store or of all, those that are valid first',
    query: z.strictObject({ store: z.string().max(64).optional() }),
    data: z.array(flipbookTeaserSchema),
  }),
  flipbook: endpoint({
    method: 'GET',
    path: '/api/v1/flipbook/:slug/',
    authentication: 'none',
    summary: 'A flipbook with its pages',
    params: z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
    data: flipbookSchema,
  }),
  mentions: endpoint({
    method: 'GET',
    path: '/api/v1/flipbook-pages/',
    authentication: 'none',
    summary: 'Pages of valid flipbooks that show a product, or have all words of a query',
    query: z.strictObject({
      q: z.string().max(limits.query).optional(),
      product: z.coerce
        .number()
        .int()
        .positive()
        .max(2 ** 31 - 1)
        .optional(),
    }),
    data: z.array(flipbookMentionSchema).max(4),
  }),
};
