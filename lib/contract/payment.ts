import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { languages } from './language.ts';
import { noMoney } from './money.ts';
import { open } from './open.ts';
import { priceSchema } from './price.ts';

/** How a shopper can choose to pay what gift cards leave: when the goods are received, or by card before they are packed. */
export const paymentWaySchema = z.enum(['on_delivery', 'card']);
export type PaymentWay = z.output<typeof paymentWaySchema>;

/**
 * Where a payment by card stands (ADR-0139): `none` where nothing is paid by card; `authorised` where the bank keeps the
 * sum and it is not collected yet; `failed` where the last try brought nothing.
 */
export const paymentStateSchema = z.enum(['none', 'pending', 'authorised', 'failed', 'paid', 'refunded']);
export type PaymentState = z.output<typeof paymentStateSchema>;

/** Opens one order's payment, to see it and to pay, and nothing else: 128 random bits. */
const referenceSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** How an order is paid. */
export const orderPaymentSchema = z.object({
  way: open(paymentWaySchema),
  state: open(paymentStateSchema),
  /** What gift cards left to pay. */
  amount: priceSchema,
  /** What went back to the card. */
  refunded: priceSchema.default(noMoney),
  /** Until when it can be paid by card; null where it can not, or not any more. */
  payUntil: z.iso.datetime().nullable().default(null),
  /** Names the payment at `{checkout}/checkout/fizetes/{reference}/`; null without one. */
  reference: referenceSchema.nullable().default(null),
});
export type OrderPayment = z.output<typeof orderPaymentSchema>;

/** Why the last try to pay brought nothing. */
export const paymentFailureSchema = z.enum(['refused', 'cancelled', 'timeout']);
export type PaymentFailure = z.output<typeof paymentFailureSchema>;

/** A payment to whoever holds its reference: nothing of the person, nothing of the goods. */
export const paymentSchema = z.object({
  order: z.object({ uuid: z.uuid(), number: z.string(), isCancelled: z.boolean() }),
  state: open(paymentStateSchema),
  amount: priceSchema,
  refunded: priceSchema,
  /** Until when it can be paid, again too; null where it can not, or not any more. */
  payUntil: z.iso.datetime().nullable(),
  failure: open(paymentFailureSchema).nullable(),
  /** The provider's number of the transaction, by which it and the bank find it; null before there is one. */
  transaction: z.string().nullable(),
});
export type Payment = z.output<typeof paymentSchema>;
/** As the API writes it. */
export type WirePayment = z.input<typeof paymentSchema>;

const params = z.strictObject({ reference: referenceSchema });

export const paymentEndpoints = {
  start: endpoint({
    method: 'POST',
    path: '/api/v1/payment/:reference/start/',
    authentication: 'none',
    summary:
      'Opens the provider’s card page for an order that waits for payment; refused with `payment: paid` or `over`',
    params,
    body: z.strictObject({ lang: z.enum(languages).optional() }),
    data: z.object({ url: z.url({ protocol: /^https?$/ }) }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/v1/payment/:reference/check/',
    authentication: 'none',
    summary: 'Where a payment stands, asked from the provider while it is open: for who comes back from the card page',
    params,
    data: paymentSchema,
  }),
};
