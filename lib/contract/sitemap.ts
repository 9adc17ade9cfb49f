import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { imageSchema } from './media.ts';
import { open } from './open.ts';

/**
 * `guide`: articles and the lists of a sport; `page`: static, service and info pages; `flipbook`: flipbooks, past ones
 * too.
 */
export const sitemapKindSchema = z.enum(['listing', 'guide', 'page', 'store', 'flipbook', 'product']);
export type SitemapKind = z.output<typeof sitemapKindSchema>;

/** Paths of one answer at most: in two languages and with their pictures still less than a sitemap may hold. */
const pathsPerAnswer = 5000;

export const sitemapPathSchema = z.object({
  path: z.string(),
  kind: open(sitemapKindSchema),
  /** Its last change, null where nobody keeps it. */
  changedAt: z.iso.datetime().nullable(),
  /** Paths of the pictures that it shows, the main ones, as images of the contract have them. */
  images: z.array(imageSchema.shape.path).max(50).optional(),
});
export type SitemapPath = z.output<typeof sitemapPathSchema>;

/** Public paths. `next` is the `after` of the following page, null on the last one. */
export const sitemapSchema = z.object({
  paths: z.array(sitemapPathSchema).max(pathsPerAnswer),
  next: z.string().nullable(),
});

/**
 * A page of the paths of a kind: `after` asks for it, empty for the first; `changedAt` is the latest change, null where
 * not all are known.
 */
export const sitemapPartSchema = z.object({
  kind: open(sitemapKindSchema),
  after: z.string(),
  changedAt: z.iso.datetime().nullable(),
});
export type SitemapPart = z.output<typeof sitemapPartSchema>;

export const sitemapEndpoints = {
  sitemap: endpoint({
    method: 'GET',
    path: '/sitemap-data/',
    authentication: 'none',
    summary: 'Every public path, of the shop or of the team shop, paged',
    query: z.strictObject({ after: z.string().max(300).optional(), kind: sitemapKindSchema.optional() }),
    data: sitemapSchema,
  }),
  parts: endpoint({
    method: 'GET',
    path: '/sitemap-data/parts/',
    authentication: 'none',
    summary: 'Where each page of each kind of the shop’s public paths begins',
    data: z.array(sitemapPartSchema),
  }),
};
