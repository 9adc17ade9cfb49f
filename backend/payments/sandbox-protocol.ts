import { z } from 'zod';
import { knownLanguages } from '#lib/contract/market/known-languages.ts';
import { paymentFailureSchema, paymentStateSchema } from '#lib/contract/payment.ts';
import type { Signing } from './signed-json.ts';

/** Where the pretended bank of a demo stands, on the checkout's host. */
export const sandboxPath = '/checkout/proba-bank/';

/** Known to everyone: it proves that signatures are made and checked, and guards no money. */
export const sandboxSigning: Signing = { algorithm: 'sha256', secret: 'lendulet-sandbox-takes-no-money' };

const referenceSchema = z.string().regex(/^[0-9a-f]{32}$/);

export const sandboxStartSchema = z.strictObject({
  reference: referenceSchema,
  amount: z.number().int().positive(),
  lang: z.enum(knownLanguages),
});
export const sandboxNamedSchema = z.strictObject({ reference: referenceSchema });
export const sandboxRefundSchema = z.strictObject({ reference: referenceSchema, sum: z.number().int().positive() });

export const sandboxStartedSchema = z.object({ url: z.url(), transaction: z.string() });

/** Where a payment stands, in an answer and in a notice. */
export const sandboxReadingSchema = z.object({
  reference: referenceSchema,
  state: paymentStateSchema.exclude(['none']),
  failure: paymentFailureSchema.nullable(),
  amount: z.number().int(),
  currency: z.string(),
  refunded: z.number().int(),
});
export type SandboxReading = z.output<typeof sandboxReadingSchema>;
