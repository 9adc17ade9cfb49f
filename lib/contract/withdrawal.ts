import { z } from 'zod';
import { emailSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { noMoney } from './money.ts';
import { open } from './open.ts';
import { plainLine } from './plain-line.ts';
import { priceSchema } from './price.ts';

const withdrawalItemSchema = z.object({
  /** Position of the line in the order, from 0. */
  line: z.number().int().nonnegative(),
  name: z.string(),
  title: z.string(),
  quantity: z.number().int().positive(),
  /** What was paid for the pieces, without their share of vouchers; null where nobody knows. */
  refund: priceSchema.nullable().default(null),
});

/** First step: who withdraws from what (Directive 2011/83/EU, Art. 11a). Without items it is the whole order. */
export const withdrawalRequestSchema = z.strictObject({
  name: plainLine(120, { least: 2 }),
  orderNumber: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^L\d{2}-\d{6,}$/),
  email: emailSchema,
  items: z
    .array(
      z.strictObject({
        line: z.number().int().nonnegative().max(limits.cartLines),
        quantity: z.number().int().min(1).max(limits.quantity),
      }),
    )
    .min(1)
    .max(limits.cartLines)
    .optional(),
});

/** Why goods can not be withdrawn from: made to the customer’s wishes (45/2014. Korm. r., 29. § (1) c)). */
export const withdrawalExclusionSchema = z.enum(['custom_made']);

/** What is to be confirmed: nothing is withdrawn yet. */
export const withdrawalSchema = z.object({
  uuid: z.uuid(),
  orderNumber: z.string(),
  placedAt: z.iso.datetime(),
  items: z.array(withdrawalItemSchema),
  /** What of the refund goes back to the gift cards that paid (ADR-0129). */
  toGiftCards: priceSchema.default(noMoney),
  /** The rest of the order that no withdrawal can be about. */
  excluded: z.array(withdrawalItemSchema.extend({ reason: open(withdrawalExclusionSchema) })),
  /** Last day on which withdrawal is possible; null while it is not known when the goods arrived. */
  deadline: z.iso.date().nullable(),
});
export type Withdrawal = z.output<typeof withdrawalSchema>;

/** The receipt: content, date and time, to keep; it goes out by mail too. */
export const withdrawalReceiptSchema = withdrawalSchema.omit({ excluded: true }).extend({
  name: z.string(),
  email: z.string(),
  confirmedAt: z.iso.datetime(),
});
export type WithdrawalReceipt = z.output<typeof withdrawalReceiptSchema>;

export const withdrawalEndpoints = {
  start: endpoint({
    method: 'POST',
    path: '/api/v1/withdrawal/',
    authentication: 'caller',
    summary: 'First step of a withdrawal, for guests too; wrong data gets one neutral answer',
    body: withdrawalRequestSchema,
    data: withdrawalSchema,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/withdrawal/confirm/',
    authentication: 'caller',
    summary: 'Second step: confirms the withdrawal and answers the receipt; may be called again',
    body: z.strictObject({ uuid: z.uuid() }),
    data: withdrawalReceiptSchema,
  }),
};
