import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** `guide`: articles and the lists of a sport; `page`: static, service and info pages; `book`: catalogues, past ones too. */
export const sitemapKindSchema = z.enum(['listing', 'guide', 'page', 'store', 'book', 'product']);
export type SitemapKind = z.output<typeof sitemapKindSchema>;

/** Public paths with their last change, null where nobody keeps it. `next` is the `after` of the following page, null on the last one. */
export const sitemapSchema = z.object({
  paths: z.array(z.object({ path: z.string(), kind: sitemapKindSchema, changedAt: z.iso.datetime().nullable() })),
  next: z.string().nullable(),
});

export const sitemapEndpoints = {
  sitemap: endpoint({
    method: 'GET', path: '/sitemap-data/', authentication: 'none', summary: 'Every public path, of the shop or of the team shop, paged',
    query: z.strictObject({ after: z.string().max(300).optional(), kind: sitemapKindSchema.optional() }), data: sitemapSchema,
  }),
};
