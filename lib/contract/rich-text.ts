import { z } from 'zod';
import { imageSchema } from './media.ts';
import { openOr, openUnion } from './open.ts';

/**
 * Text of guides and pages as data instead of HTML, so that nothing in it can run. A span may be marked and linked;
 * the link goes through the storefront's link guard (SEC-01).
 */
export const spanSchema = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  em: z.boolean().optional(),
  href: z.string().max(500).optional(),
});
export type Span = z.output<typeof spanSchema>;

export const blockSchema = openUnion([
  z.object({
    type: z.literal('heading'),
    level: openOr({ options: [2, 3] }, 3),
    id: z.string().regex(/^[a-z0-9-]+$/),
    text: z.string(),
  }),
  z.object({ type: z.literal('paragraph'), spans: z.array(spanSchema) }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(spanSchema)) }),
  z.object({ type: z.literal('quote'), spans: z.array(spanSchema) }),
  z.object({ type: z.literal('table'), columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  z.object({ type: z.literal('image'), image: imageSchema, caption: z.string().nullable() }),
  /** Products shown in the text, with their live prices. */
  z.object({ type: z.literal('products'), productIds: z.array(z.number().int().positive()) }),
]);
export type Block = z.output<typeof blockSchema>;
