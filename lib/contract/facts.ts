import { z } from 'zod';

/**
 * What a product says of a fact: a number in the fact's unit, one or several of its words, or whether it holds. What
 * facts there are is declared in `lib/core/facts` (ADR-0112).
 */
export const factValueSchema = z.union([
  z.number().finite(),
  z.boolean(),
  z.string().min(1).max(40),
  z.array(z.string().min(1).max(40)).min(1).max(20),
]);
export type FactValue = z.output<typeof factValueSchema>;

/** Facts of a product by their keys. */
export type Facts = Record<string, FactValue>;

/** A fact as a product's page shows it. `label` and `text` are the catalog's language, for one that a page has never heard of. */
export const factSchema = z.object({
  key: z.string(),
  value: factValueSchema,
  /** What a number is measured in; null for what is no number. */
  unit: z.string().nullable(),
  label: z.string(),
  text: z.string(),
});
export type Fact = z.output<typeof factSchema>;
