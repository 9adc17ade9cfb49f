import { z } from 'zod';
import { searchAnswerSchema, searchEndpoints, searchQuerySchema } from './search.ts';

/** Why a product stands where it stands; for whoever works on the shop, in development alone. */
export const explanationSchema = z.object({
  /** Of the product. */
  id: z.number().int().positive(),
  /** The words as they were searched; null without any. */
  query: z.string().nullable(),
  /** 0 to 255: the mean of the words' points, the boost and the points of optional words; null without words. */
  score: z.number().int().nonnegative().nullable(),
  /** For a part of the query that is just the name of its category or a synonym of its own. */
  boost: z.number().int().nonnegative(),
  words: z.array(
    z.object({
      words: z.string(),
      /** Raises the score and need not match: "jó". */
      isOptional: z.boolean(),
      points: z.number().int().nonnegative(),
      /** What of the product they matched, what counts for most first. */
      matches: z.array(
        z.object({
          word: z.string(),
          field: z.string(),
          /** How: the word itself, a synonym, the end of a compound, … (docs/ranking.md). */
          kind: z.string(),
          /** Percent of the field's weight. */
          share: z.number().int(),
          points: z.number().int(),
        }),
      ),
    }),
  ),
  /** Of equal score, what can be bought comes first, and of those what sells best. */
  inStock: z.boolean(),
  salesRank: z.number().int(),
});
export type Explanation = z.output<typeof explanationSchema>;

/** The search call with what a shop in development answers beside; browsers carry nothing of it. */
export const explainedSearch = {
  ...searchEndpoints.search,
  query: searchQuerySchema.extend({ explain: z.literal('true').optional() }),
  data: searchAnswerSchema.extend({ explanations: z.array(explanationSchema).optional() }),
};
