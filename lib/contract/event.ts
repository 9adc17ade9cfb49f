import { z } from 'zod';
import { orderStatusSchema } from './order.ts';
import { moneySchema, orderRecordSchema, refundSchema } from './order-record.ts';

/**
 * What the shop tells other systems, as it happens (ADR-0137). An event is about one object, and those of one object come
 * in the order in which it changed. New types may come: a receiver answers 200 to those that it does not know.
 */

/** Enough of an order to find it: `GET /admin/v1/orders/{number}/` tells the rest. */
const orderReferenceSchema = z.object({ uuid: z.uuid(), number: z.string() });
const customerSchema = z.object({ uuid: z.string(), email: z.string(), firstName: z.string(), lastName: z.string() });

export const eventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('order.placed'), data: z.object({ order: orderRecordSchema }) }),
  z.object({
    type: z.literal('order.paid'),
    /** `reference` is what the payment is called by who took it. */
    data: z.object({ order: orderReferenceSchema, amount: moneySchema, reference: z.string() }),
  }),
  z.object({
    type: z.literal('order.status_changed'),
    data: z.object({ order: orderReferenceSchema, from: orderStatusSchema, to: orderStatusSchema }),
  }),
  z.object({
    type: z.literal('order.cancelled'),
    data: z.object({
      order: orderReferenceSchema,
      by: z.enum(['customer', 'shop']),
      /** What went back to the gift cards that had paid. */
      toGiftCards: moneySchema,
      /** What goes back to the card that had paid, beside what did before. */
      toCard: moneySchema,
    }),
  }),
  z.object({
    type: z.literal('order.withdrawn'),
    data: z.object({
      order: orderReferenceSchema,
      /** The receipt's number. */
      withdrawal: z.uuid(),
      items: z.array(
        z.object({
          line: z.int().min(0),
          quantity: z.int().positive(),
          /** What was paid for the pieces; null where nobody knows. */
          refund: moneySchema.nullable(),
        }),
      ),
      toGiftCards: moneySchema,
      /** Whether nothing is left of the order. */
      isWhole: z.boolean(),
    }),
  }),
  z.object({
    type: z.literal('order.refunded'),
    data: z.object({ order: orderReferenceSchema, refund: refundSchema }),
  }),
  z.object({ type: z.literal('customer.registered'), data: z.object({ customer: customerSchema }) }),
  /** The newsletter, once its link was followed. */
  z.object({ type: z.literal('customer.subscribed'), data: z.object({ customer: customerSchema }) }),
  z.object({ type: z.literal('customer.unsubscribed'), data: z.object({ customer: customerSchema }) }),
  /** Whoever keeps something of that customer has to erase it. */
  z.object({
    type: z.literal('customer.deleted'),
    data: z.object({ customer: z.object({ uuid: z.string() }) }),
  }),
  z.object({
    type: z.literal('product.back_in_stock'),
    /** `pieces` are those of all places. */
    data: z.object({ product: z.object({ id: z.int() }), optionId: z.int(), pieces: z.int().positive() }),
  }),
]);
export type ShopEvent = z.output<typeof eventSchema>;
export type ShopEventType = ShopEvent['type'];
export const eventTypes: readonly ShopEventType[] = eventSchema.options.map(({ shape }) => shape.type.value);

/** Which event it is, and where it stands among those of its object. */
export const webhookFrame = z.object({
  /** The same in every attempt, and in the header `webhook-id`: who has seen it does nothing. */
  id: z.string(),
  /** When it happened. */
  timestamp: z.iso.datetime(),
  object: z.object({ kind: z.enum(['order', 'customer', 'product']), id: z.string() }),
  /** Grows with each event of the object; numbers may be missing. */
  sequence: z.int().positive(),
});
/** The body of a webhook. */
export const webhookSchema = z.intersection(webhookFrame, eventSchema);
export type Webhook = z.output<typeof webhookSchema>;
