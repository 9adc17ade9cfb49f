import { z } from 'zod';
import { open } from './open.ts';

/** Names of the facts, which are those of their filters; `lib/core/facts` declares what each is. */
export const factKeySchema = z.enum([
  'volume',
  'persons',
  'weight',
  'mass',
  'maxLoad',
  'backSystem',
  'rainCover',
  'comfortTemperature',
  'tentPoles',
  'keepsCold',
  'shaft',
  'purpose',
  'place',
  'pitch',
  'cover',
  'level',
  'racketFrame',
  'headSize',
  'racketWeight',
  'sponge',
  'matMaterial',
  'hardness',
  'waistWidth',
  'radius',
  'lensCategory',
  'frame',
  'wheelSize',
  'travel',
  'bearing',
  'terrain',
  'drop',
  'cushioning',
  'pronation',
  'shoeWeight',
  'lugDepth',
  'plate',
  'width',
  'coldRating',
  'flex',
  'lastWidth',
  'water',
  'waterColumn',
  'breathability',
  'insulation',
  'fillPower',
  'hood',
  'season',
  'fit',
  'fabricWeight',
  'legLength',
  'innerShorts',
  'support',
  'thickness',
  'uvProtection',
]);
export type FactKey = z.output<typeof factKeySchema>;

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
  key: open(factKeySchema),
  value: factValueSchema,
  /** What a number is measured in; null for what is no number. */
  unit: z.string().nullable(),
  label: z.string(),
  text: z.string(),
});
export type Fact = z.output<typeof factSchema>;
