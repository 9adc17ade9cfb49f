import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { textLanguageSchema, textLanguagesSchema } from './language.ts';
import { limits } from './limits.ts';
import { imageSchema } from './media.ts';
import { breadcrumbSchema, productCardSchema } from './product.ts';
import { blockSchema } from './rich-text.ts';

/** `lang` is the language of its name, where it is not the catalog's (ADR-0125). */
const sportReferenceSchema = z.object({
  slug: z.string(),
  name: z.string(),
  lang: textLanguageSchema.optional(),
});

export const guideTeaserSchema = z.object({
  slug: z.string(),
  title: z.string(),
  url: z.string(),
  description: z.string(),
  image: imageSchema,
  sports: z.array(sportReferenceSchema),
  publishedAt: z.iso.datetime(),
  readingMinutes: z.number().int().positive(),
  /** Languages of `title`, `description` and `blocks`, where they are not the catalog's (ADR-0125). */
  langs: textLanguagesSchema.optional(),
});
export type GuideTeaser = z.output<typeof guideTeaserSchema>;

export const guideListSchema = z.object({
  guides: z.array(guideTeaserSchema),
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  pageCount: z.number().int().nonnegative(),
  sports: z.array(sportReferenceSchema.extend({ count: z.number().int().positive() })),
});
export type GuideList = z.output<typeof guideListSchema>;

export const guideSchema = guideTeaserSchema.extend({
  author: z.object({
    name: z.string(),
    role: z.string(),
    /** Language of `role`, where it is not the catalog's (ADR-0125). */
    lang: textLanguageSchema.optional(),
  }),
  updatedAt: z.iso.datetime(),
  blocks: z.array(blockSchema),
  /** Cards of the products that the blocks name, with their prices of now; those that are gone are left out. */
  products: z.array(productCardSchema),
  related: z.array(guideTeaserSchema),
  breadcrumbs: z.array(breadcrumbSchema),
});
export type Guide = z.output<typeof guideSchema>;
/** As the API writes it. */
export type WireGuide = z.input<typeof guideSchema>;

const slugSchema = z.string().regex(/^[a-z0-9-]{1,80}$/);

export const blogEndpoints = {
  guides: endpoint({
    method: 'GET',
    path: '/api/v1/blog/',
    authentication: 'none',
    summary: 'Guides, newest first',
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(limits.page).optional(),
      sport: slugSchema.optional(),
    }),
    data: guideListSchema,
  }),
  guide: endpoint({
    method: 'GET',
    path: '/api/v1/blog/article/:slug/',
    authentication: 'none',
    summary: 'A guide',
    params: z.strictObject({ slug: slugSchema }),
    data: guideSchema,
  }),
};
