import { z } from 'zod';
import { orderBillingSchema } from './billing.ts';
import { deliveryTypeSchema, orderStatusSchema } from './order.ts';
import { open } from './open.ts';
import { paymentStateSchema, paymentWaySchema } from './payment.ts';

/**
 * An order as the retailer's other systems read it: in events, in the calls of `admin.ts` and in exports (ADR-0137). Money
 * is whole forints, or cents where the market has decimals, moments are ISO 8601 in UTC. It stands outside of what a storefront asks for. Of an order whose
 * customer was deleted, names, e-mail address, telephone and street are empty.
 */

/** The greatest sum, smallest units. */
const mostMoney = 1_000_000_000_000;
/** A sum of money in smallest units: forints, or cents. */
export const moneySchema = z.int().min(0).max(mostMoney).brand<'Money'>();

/** An address on the web that a shopper may be led to. */
export const paperUrlSchema = z.url({ protocol: /^https$/ }).max(500);

export const shipmentSchema = z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() });
export const invoiceSchema = z.object({ number: z.string(), url: z.string().nullable() });

/** Money that went back to who had paid; `reference` is the name that the other system gave to it. */
export const refundSchema = z.object({
  reference: z.string(),
  amount: moneySchema,
  reason: z.string().nullable(),
  at: z.iso.datetime(),
});

export const orderRecordSchema = z.object({
  uuid: z.uuid(),
  number: z.string(),
  placedAt: z.iso.datetime(),
  status: orderStatusSchema,
  timeline: z.array(z.object({ status: orderStatusSchema, at: z.iso.datetime() })),
  /** As `customer.*` events call who ordered; null of a guest, and of a customer who was deleted. */
  customer: z.string().nullable(),
  contact: z.object({ lastName: z.string(), firstName: z.string(), email: z.string(), phone: z.string() }),
  delivery: z.object({
    type: deliveryTypeSchema,
    /** Where it goes, in words. */
    description: z.string(),
    /** Of what is delivered to a door; else null. */
    address: z.object({ postal: z.string(), city: z.string(), street: z.string(), streetNo: z.string() }).nullable(),
    /** The `sysname` of the store, or the id of the point, where it is collected; else null. */
    place: z.string().nullable(),
  }),
  comment: z.string().nullable(),
  items: z.array(
    z.object({
      /** Position in the order, from 0. */
      line: z.int().min(0),
      productId: z.int(),
      optionId: z.int(),
      /** As the catalog has them today; null for an option that it has no longer. */
      sku: z.string().nullable(),
      ean: z.string().nullable(),
      brand: z.string(),
      name: z.string(),
      /** Colour and size, with fitting and print. */
      title: z.string(),
      quantity: z.int().positive(),
      price: moneySchema,
      lineTotal: moneySchema,
      /** Its share of what vouchers took off. */
      discount: moneySchema,
      /** Pieces withdrawn from. */
      withdrawn: z.int().min(0),
      /** Whether it was made to the customer's wishes. */
      isCustomMade: z.boolean(),
    }),
  ),
  vouchers: z.array(z.object({ code: z.string(), name: z.string(), discount: moneySchema })),
  giftCards: z.array(z.object({ ending: z.string(), paid: moneySchema })),
  /** `items` is before vouchers, `grand` after them; `giftCards` is the part of `grand` that gift cards paid. */
  total: z.object({
    items: moneySchema,
    discount: moneySchema,
    delivery: moneySchema,
    grand: moneySchema,
    giftCards: moneySchema,
  }),
  /** To whom the invoice is made out; null where that is whom it goes to. */
  billing: orderBillingSchema.nullable(),
  /** How what gift cards left is paid, and how far that is; null where nothing was left. */
  payment: z
    .object({
      way: open(paymentWaySchema),
      state: open(paymentStateSchema),
      amount: moneySchema,
      refunded: moneySchema,
    })
    .nullable(),
  shipment: shipmentSchema.nullable(),
  invoice: invoiceSchema.nullable(),
  refunds: z.array(refundSchema),
});
export type OrderRecord = z.output<typeof orderRecordSchema>;
