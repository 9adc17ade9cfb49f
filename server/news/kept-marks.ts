import { z } from 'zod';
import { newsLineSchema } from '#lib/contract/changes.ts';

const ageSchema = z.number().nonnegative();

/** What news have touched, each as how long ago it was, ms, when this was kept; null for what they never did. */
const touchesSchema = z.object({
  everything: ageSchema.nullable(),
  lists: ageSchema.nullable(),
  range: ageSchema.nullable(),
  products: z.array(z.tuple([z.number().int().positive(), ageSchema])),
});
export type Touches = z.output<typeof touchesSchema>;

/** All that news have touched up to a cursor, which is never ahead of them (ADR-0158). */
export const keptMarksSchema = z.object({ cursor: newsLineSchema.shape.cursor, touches: touchesSchema });
export type KeptMarks = z.output<typeof keptMarksSchema>;

/** Products that are kept at most: 400 kB. */
const mostProducts = 20_000;

/** Touches with no more products than are kept: all that is as old as one of those left out counts as touched with it. */
export function bounded(touches: Touches, most = mostProducts): Touches {
  if (touches.products.length <= most) return touches;
  const products = touches.products.toSorted(([, one], [, other]) => one - other);
  const [, age = 0] = products[most] ?? [];
  const everything = Math.min(touches.everything ?? Infinity, age);
  return { ...touches, everything, products: products.slice(0, most) };
}
