import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const sitemapKindSchema = z.enum(['listing', 'product']);

/** Public paths with their last change. `next` is the `after` of the following page, null on the last one. */
export const sitemapSchema = z.object({
  paths: z.array(z.object({ path: z.string(), kind: sitemapKindSchema, changedAt: z.iso.datetime() })),
  next: z.string().nullable(),
});

export const sitemapEndpoints = {
  sitemap: endpoint({
    method: 'GET', path: '/sitemap-data/', authentication: 'none', summary: 'Every public path, paged',
    query: z.strictObject({ after: z.string().max(300).optional(), kind: sitemapKindSchema.optional() }), data: sitemapSchema,
  }),
};
