import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { open } from './open.ts';

/**
 * What storefronts are told while it is true, so that they need not ask (ADR-0149): `product`, `price` and `stock` name
 * products; `text`, `store` and `menu` are in every page; `anything` says that whatever was read before may be another now.
 */
export const newsKindSchema = z.enum(['product', 'price', 'stock', 'text', 'store', 'menu', 'anything']);
export type NewsKind = z.output<typeof newsKindSchema>;

/** Products that one line names at most; more of them are told in further lines. */
export const mostToldProducts = 1000;
/** How often a line comes at least, ms: one without news where there are none. */
export const heartbeatInterval = 2000;

/** A piece of news. Readers take a kind that they do not know, or one of products that names none, for `anything`. */
export const newsSchema = z.object({
  kind: open(newsKindSchema),
  products: z.array(z.number().int().positive()).max(mostToldProducts).optional(),
});
export type News = z.output<typeof newsSchema>;

/** A line of the stream. Whoever has taken its news follows on by `cursor`, at any process of the API. */
export const newsLineSchema = z.object({
  cursor: z.string().regex(/^[\x21-\x7e]{1,100}$/),
  news: z.array(newsSchema),
});
export type NewsLine = z.output<typeof newsLineSchema>;

/** Which changes an answer has to know of, as a cursor: the API waits a moment for them. */
export const afterChangeHeader = 'after-change';
/** On an answer that does not know of them all the same. */
export const behindHeader = 'behind';

/**
 * The stream: `application/x-ndjson`, a line of `newsLineSchema` at once, one for each piece of news and one every
 * `heartbeatInterval`. It stands outside of `endpoints`, since no answer of it ends.
 */
export const changesEndpoint = endpoint({
  method: 'GET',
  path: '/changes/',
  authentication: 'key',
  summary:
    'What changes, line by line for as long as the connection lasts; what is missed by `after`, or `anything` where that is not known',
  query: z.strictObject({
    /** `cursor` of the last line that was read. */
    after: z
      .string()
      .regex(/^[\x21-\x7e]{1,100}$/)
      .optional(),
  }),
  data: newsLineSchema,
});
