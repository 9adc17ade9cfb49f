import { z } from 'zod';
import { textLanguagesSchema } from './language.ts';
import { billingSchema, orderBillingSchema } from './billing.ts';
import { orderGiftCardSchema } from './cart-gift-card.ts';
import { orderVoucherSchema } from './cart-voucher.ts';
import { endpoint } from './endpoint.ts';
import { imageSchema } from './media.ts';
import { noMoney } from './money.ts';
import { open } from './open.ts';
import { orderPaymentSchema, paymentWaySchema } from './payment.ts';
import { phoneSchema } from './phone.ts';
import { plainLine } from './plain-line.ts';
import { postalAddressSchema } from './postal-address.ts';
import { priceSchema } from './price.ts';
import { shopSchema } from './shop.ts';

export const deliveryTypeSchema = z.enum(['home', 'click_and_collect', 'pick_up_points']);
export type DeliveryType = z.output<typeof deliveryTypeSchema>;

export const pickUpPointSchema = z.object({ id: z.string(), name: z.string(), address: z.string(), city: z.string() });

/** Ways to receive the caller's cart: prices for this cart, the shops that can hand it over with whether they hold all of it. */
export const deliveryOptionsSchema = z.object({
  methods: z.array(z.object({ type: open(deliveryTypeSchema), price: priceSchema, available: z.boolean() })),
  stores: z.array(
    shopSchema.extend({
      complete: z.boolean(),
      /** Day from which it hands over what it holds itself; null where its hours are unknown. */
      handedOver: z.iso.date().nullable().default(null),
    }),
  ),
  pickUpPoints: z.array(pickUpPointSchema),
  /** Ways to pay what gift cards leave. */
  payments: z.array(open(paymentWaySchema)).min(1).default(['on_delivery']),
});
export type DeliveryOptions = z.output<typeof deliveryOptionsSchema>;
/** As the API writes it. */
export type WireDeliveryOptions = z.input<typeof deliveryOptionsSchema>;

export const contactSchema = z.strictObject({
  lastName: plainLine(60),
  firstName: plainLine(60),
  email: z.email().max(120),
  phone: phoneSchema,
});

export const orderRequestSchema = z.strictObject({
  contact: contactSchema,
  delivery: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('home'), address: postalAddressSchema }),
    z.strictObject({ type: z.literal('click_and_collect'), store: z.string().max(64) }),
    z.strictObject({ type: z.literal('pick_up_points'), point: z.string().max(64) }),
  ]),
  comment: z.string().trim().max(500).optional(),
  /** On delivery when left out; by card the order waits for its payment (ADR-0139). */
  payment: paymentWaySchema.optional(),
  /** To whom the invoice is made out; to who orders, at the address of the delivery, when left out. */
  billing: billingSchema.optional(),
  /** The grand total that the shopper saw; another one on the server answers 409 and nothing is placed. */
  expectedTotal: priceSchema,
  /** What the shopper saw gift cards pay of it, 0 when left out; another sum answers 409 as well (ADR-0129). */
  expectedGiftCards: priceSchema.optional(),
  acceptTerms: z.literal(true),
});
export type OrderRequest = z.input<typeof orderRequestSchema>;

/** Days of the market, the same where it is one. */
const expectedDaysSchema = z.object({ from: z.iso.date(), until: z.iso.date() });
export type ExpectedDays = z.output<typeof expectedDaysSchema>;

export const orderSchema = z.object({
  uuid: z.uuid(),
  number: z.string(),
  placedAt: z.iso.datetime(),
  items: z.array(
    z.object({
      name: z.string(),
      brand: z.string(),
      title: z.string(),
      /** Left out by an API that does not say it: the name stays the catalog's then. */
      productId: z.number().int().optional(),
      /** Left out where nobody knows it, or no longer. */
      image: imageSchema.nullable().optional(),
      /** Languages of `name` and `title`, where they are not the catalog's (ADR-0125). */
      langs: textLanguagesSchema.optional(),
      quantity: z.number().int(),
      price: priceSchema,
      lineTotal: priceSchema,
      /** The line's share of what vouchers took off: `lineTotal` without it was paid for its pieces. */
      discount: priceSchema.default(noMoney),
    }),
  ),
  /** What vouchers took off the goods, in the order in which they did (ADR-0123). */
  vouchers: z.array(orderVoucherSchema).default([]),
  /** What gift cards paid, in the order in which they did (ADR-0129). */
  giftCards: z.array(orderGiftCardSchema).default([]),
  /**
   * `items` is before vouchers and holds `services`, what was ordered with the goods; `grand` is after vouchers, and
   * `giftCards` the part of it that gift cards paid.
   */
  total: z.object({
    items: priceSchema,
    services: priceSchema.default(noMoney),
    discount: priceSchema.default(noMoney),
    delivery: priceSchema,
    grand: priceSchema,
    giftCards: priceSchema.default(noMoney),
  }),
  delivery: z.object({
    type: open(deliveryTypeSchema),
    description: z.string(),
    /** Sysname of the store that hands it over; left out for other ways. */
    store: z.string().max(64).optional(),
  }),
  /** First and last day on which it is expected; null where nobody knows, or no longer. */
  expected: expectedDaysSchema.nullable().default(null),
  /** Whether the carrier calls to agree on a day, as for goods too large for a parcel. */
  isDayAgreed: z.boolean().default(false),
  /** Null where an API says nothing of it: it is then paid on delivery. */
  payment: orderPaymentSchema.nullable().default(null),
  /** Null where it is who orders, at the address of the delivery. */
  billing: orderBillingSchema.nullable().default(null),
  email: z.string(),
});
export type Order = z.output<typeof orderSchema>;
/** As the API writes it. */
export type WireOrder = z.input<typeof orderSchema>;

/** What placing an order answers. */
export const placedOrderSchema = orderSchema.extend({
  /** What opens a guest's order without an account (ADR-0124); null for a customer's. */
  accessToken: z.string().nullable().default(null),
});
export type PlacedOrder = z.output<typeof placedOrderSchema>;
/** As the API writes it. */
export type WirePlacedOrder = z.input<typeof placedOrderSchema>;

/** Where an order stands, `awaiting_payment` until its card payment has come; the timeline holds each with its moment, oldest first. */
export const orderStatusSchema = z.enum([
  'awaiting_payment',
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'ready_for_pickup',
  'delivered',
  'cancelled',
  'withdrawn',
]);
export type OrderStatus = z.output<typeof orderStatusSchema>;
/** Name of a status that the interface may not know, in the API's language. */
const statusLabelSchema = z.string().optional();

export const orderSummarySchema = z.object({
  uuid: z.uuid(),
  number: z.string(),
  placedAt: z.iso.datetime(),
  status: open(orderStatusSchema),
  statusLabel: statusLabelSchema,
  grand: priceSchema,
  pieces: z.number().int().positive(),
  images: z.array(imageSchema).max(4),
});
export type OrderSummary = z.output<typeof orderSummarySchema>;
/** As the API writes it. */
export type WireOrderSummary = z.input<typeof orderSummarySchema>;

export const orderDetailsSchema = orderSchema.extend({
  status: open(orderStatusSchema),
  statusLabel: statusLabelSchema,
  timeline: z
    .array(z.object({ status: open(orderStatusSchema), statusLabel: statusLabelSchema, at: z.iso.datetime() }))
    .min(1),
  items: z.array(
    orderSchema.shape.items.element.extend({
      /** Position of the line in the order, from 0: the handle of a withdrawal. */
      line: z.number().int().nonnegative(),
      optionId: z.number().int(),
      productId: z.number().int(),
      /** Null where the product is gone. */
      url: z.string().nullable(),
      image: imageSchema.nullable(),
      /** Pieces withdrawn from. */
      withdrawn: z.number().int().nonnegative(),
      /** Whether it was made to the customer’s wishes, with a print, and can not be withdrawn from. */
      isCustomMade: z.boolean(),
    }),
  ),
  contact: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() }),
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() }).nullable(),
  invoice: z.object({ number: z.string(), url: z.string().nullable() }).nullable(),
  /** What was paid back, oldest first. */
  refunds: z.array(z.object({ amount: priceSchema, at: z.iso.datetime() })).default([]),
  /** Last day of withdrawal; null while it is not known when the goods arrived, or when it is over. */
  withdrawalUntil: z.iso.date().nullable(),
  /** Whether it can be called off as it stands: it is not packed yet, and nothing of it was withdrawn from. */
  isCancellable: z.boolean().default(false),
});
export type OrderDetails = z.output<typeof orderDetailsSchema>;
/** As the API writes it. */
export type WireOrderDetails = z.input<typeof orderDetailsSchema>;

export const orderEndpoints = {
  orders: endpoint({
    method: 'GET',
    path: '/api/v1/user/orders/',
    authentication: 'customer',
    summary: 'Orders of the customer, newest first',
    query: z.strictObject({
      year: z.coerce.number().int().min(2000).max(2100).optional(),
      status: orderStatusSchema.optional(),
    }),
    data: z.array(orderSummarySchema),
  }),
  order: endpoint({
    method: 'GET',
    path: '/api/v1/user/order/:id/',
    authentication: 'customer',
    summary: 'An order of the customer',
    params: z.strictObject({ id: z.string().max(64) }),
    data: orderDetailsSchema,
  }),
  deliveryOptions: endpoint({
    method: 'GET',
    path: '/api/v1/delivery/',
    authentication: 'caller',
    summary: 'Ways to receive the caller’s cart',
    data: deliveryOptionsSchema,
  }),
  placeOrder: endpoint({
    method: 'POST',
    path: '/api/v1/orders/',
    authentication: 'caller',
    summary: 'Places the order; the header Idempotency-Key makes a repeated call answer the first one’s order',
    body: orderRequestSchema,
    data: placedOrderSchema,
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: '/api/v1/user/order/:id/cancel/',
    authentication: 'customer',
    summary: 'Calls an order off that is not packed yet: stock and vouchers come back; may be called again',
    params: z.strictObject({ id: z.string().max(64) }),
    data: orderDetailsSchema,
  }),
};
