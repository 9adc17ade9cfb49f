import { z } from 'zod';

/**
 * What a program that draws pictures (PICTURE_PROGRAM) and the API say to each other, over Node's channel between processes
 * (ADR-0152). The program begins with what it can draw; then it answers each order, one at a time.
 */
export const drawablesSchema = z.strictObject({
  /** Another one whenever any of its pictures may look different. */
  version: z.string().regex(/^[a-z0-9]{1,40}$/),
  names: z.array(z.string()),
});
export type Drawables = z.output<typeof drawablesSchema>;

/** A picture in a width, px; where it is drawn already, smaller, that one's bytes to start from (ADR-0161). */
export const drawingOrderSchema = z.strictObject({
  name: z.string(),
  width: z.number().int().positive(),
  smaller: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array).optional(),
});
export type DrawingOrder = z.output<typeof drawingOrderSchema>;

/** Its bytes, of any kind that a master may be, or a sentence about why there are none. */
export const drawnSchema = z.union([
  z.strictObject({ picture: z.instanceof(Uint8Array) }),
  z.strictObject({ failure: z.string() }),
]);
export type Drawn = z.output<typeof drawnSchema>;
