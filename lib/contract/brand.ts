import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { textLanguageSchema, textLanguagesSchema } from './language.ts';
import { breadcrumbSchema, productCardSchema } from './product.ts';

export const brandTeaserSchema = z.object({
  slug: z.string(),
  name: z.string(),
  url: z.string(),
  /** A path of the media host; null for a brand that is written out. */
  logo: z.string().nullable(),
  count: z.number().int().nonnegative(),
});
export type BrandTeaser = z.output<typeof brandTeaserSchema>;

/** A page with goods of a brand; `lang` is the language of its name, where it is not the catalog's (ADR-0125). */
const countedSchema = z.object({
  name: z.string(),
  lang: textLanguageSchema.optional(),
  url: z.string(),
  count: z.number().int().positive(),
});

export const brandSchema = brandTeaserSchema.extend({
  text: z.string(),
  /** Language of `text`, where it is not the catalog's. */
  langs: textLanguagesSchema.optional(),
  /** Categories and genders with goods of the brand, largest first. */
  categories: z.array(countedSchema),
  genders: z.array(countedSchema),
  bestsellers: z.array(productCardSchema),
  breadcrumbs: z.array(breadcrumbSchema),
});
export type Brand = z.output<typeof brandSchema>;
/** As the API writes it. */
export type WireBrand = z.input<typeof brandSchema>;

export const brandEndpoints = {
  brands: endpoint({
    method: 'GET',
    path: '/api/v1/brands/',
    authentication: 'none',
    summary: 'Brands with goods, in Hungarian order; for a gender those with goods of it, each with its page for it',
    query: z.strictObject({ gender: z.enum(['noi', 'ferfi', 'gyerek']).optional() }),
    data: z.array(brandTeaserSchema),
  }),
  brand: endpoint({
    method: 'GET',
    path: '/api/v1/brand/:slug/',
    authentication: 'none',
    summary: 'A brand',
    params: z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
    data: brandSchema,
  }),
};
