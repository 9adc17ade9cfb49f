import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { textLanguageSchema, textLanguagesSchema } from './language.ts';
import { open } from './open.ts';
import { blockSchema } from './rich-text.ts';

/**
 * A static or service page, `/static/{slug}/` or `/services/{slug}/`; in the team shop an info page, `/info/{slug}/`.
 */
export const contentPageSchema = z.object({
  slug: z.string(),
  kind: open(z.enum(['static', 'services', 'info'])),
  title: z.string(),
  /** One or two sentences for search engines and lists. */
  description: z.string(),
  blocks: z.array(blockSchema),
  /** Whether it is a sample text of a demo, which the page says. */
  isSample: z.boolean().default(false),
  updatedAt: z.iso.datetime(),
  /** Pages of the same kind, for the way on. */
  related: z.array(z.object({ title: z.string(), url: z.string(), lang: textLanguageSchema.optional() })),
  /** Languages of `title`, `description` and `blocks`, where they are not the catalog's (ADR-0125). */
  langs: textLanguagesSchema.optional(),
});
export type ContentPage = z.output<typeof contentPageSchema>;

export const contentEndpoints = {
  page: endpoint({
    method: 'GET',
    path: '/api/v1/content/:slug/',
    authentication: 'none',
    summary: 'A static or service page; in the team shop an info page',
    params: z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
    data: contentPageSchema,
  }),
};
