import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { orderStatusSchema } from './order.ts';
import { moneySchema, orderRecordSchema, paperUrlSchema } from './order-record.ts';

/**
 * Calls of the retailer's other systems (ADR-0137), with a key of ADMIN_KEYS. No storefront makes them, so that they stand
 * outside of `endpoints`. Each that changes something may be made again and answers the order as it is.
 */

const orderParams = z.strictObject({ number: z.string().max(64) });
/** A word of another system: no control characters. */
const word = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

/** What another system can make of an order; a withdrawal is the customer's to declare, and a payment the bank's. */
export const settableStatusSchema = orderStatusSchema.exclude(['placed', 'awaiting_payment', 'withdrawn']);
export type SettableStatus = z.output<typeof settableStatusSchema>;

/** Orders that one answer holds at most. */
export const mostOrders = 100;

export const adminEndpoints = {
  orders: endpoint({
    method: 'GET',
    path: '/admin/v1/orders/',
    authentication: 'key',
    summary: 'Orders, oldest first; `next` is where the answer after this one begins',
    query: z.strictObject({
      /** `next` of the answer before. */
      after: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(mostOrders).default(50),
      status: orderStatusSchema.optional(),
      /** Placed at this moment or later. */
      since: z.iso.datetime({ offset: true }).optional(),
    }),
    data: z.object({ orders: z.array(orderRecordSchema), next: z.string().nullable() }),
  }),
  order: endpoint({
    method: 'GET',
    path: '/admin/v1/orders/:number/',
    authentication: 'key',
    summary: 'An order by its number',
    params: orderParams,
    data: orderRecordSchema,
  }),
  setStatus: endpoint({
    method: 'POST',
    path: '/admin/v1/orders/:number/status/',
    authentication: 'key',
    summary: 'Moves an order on; 409 where it may not become that',
    params: orderParams,
    body: z.strictObject({ status: settableStatusSchema }),
    data: orderRecordSchema,
  }),
  setShipment: endpoint({
    method: 'POST',
    path: '/admin/v1/orders/:number/shipment/',
    authentication: 'key',
    summary: 'Says who carries an order and where it can be followed, in place of what was said before',
    params: orderParams,
    body: z.strictObject({ carrier: word(60), number: word(60), url: paperUrlSchema.nullable().default(null) }),
    data: orderRecordSchema,
  }),
  setInvoice: endpoint({
    method: 'POST',
    path: '/admin/v1/orders/:number/invoice/',
    authentication: 'key',
    summary: 'Names the invoice of an order, in place of what was named before',
    params: orderParams,
    body: z.strictObject({ number: word(60), url: paperUrlSchema.nullable().default(null) }),
    data: orderRecordSchema,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/admin/v1/orders/:number/refund/',
    authentication: 'key',
    summary:
      'Gives money back to the card that paid, else notes that it went back; `reference` makes a repeated call the same one',
    params: orderParams,
    body: z.strictObject({
      reference: word(100),
      amount: moneySchema.refine((amount) => amount > 0, { error: 'min:1' }),
      reason: word(200).nullable().default(null),
    }),
    data: orderRecordSchema,
  }),
};
