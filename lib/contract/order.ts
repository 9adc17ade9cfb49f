import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { priceSchema } from './price.ts';
import { storeSchema } from './store.ts';

export const deliveryTypeSchema = z.enum(['home', 'click_and_collect', 'pick_up_points']);
export type DeliveryType = z.output<typeof deliveryTypeSchema>;

export const pickUpPointSchema = z.object({ id: z.string(), name: z.string(), address: z.string(), city: z.string() });

/** Ways to receive the caller's cart: prices for this cart, stores with whether they hold all of it. */
export const deliveryOptionsSchema = z.object({
  methods: z.array(z.object({ type: deliveryTypeSchema, price: priceSchema, available: z.boolean() })),
  stores: z.array(storeSchema.extend({ complete: z.boolean() })),
  pickUpPoints: z.array(pickUpPointSchema),
});
export type DeliveryOptions = z.output<typeof deliveryOptionsSchema>;

const text = (max: number) => z.string().trim().min(1).max(max);

export const postalAddressSchema = z.strictObject({
  postal: z.string().trim().regex(/^[1-9]\d{3}$/),
  city: text(60),
  street: text(80),
  streetNo: text(40),
});

export const contactSchema = z.strictObject({
  lastName: text(60),
  firstName: text(60),
  email: z.email().max(120),
  phone: z.string().trim().regex(/^(\+36|0036|06)[ /-]?\d[\d /-]{7,14}$/),
});

export const orderRequestSchema = z.strictObject({
  contact: contactSchema,
  delivery: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('home'), address: postalAddressSchema }),
    z.strictObject({ type: z.literal('click_and_collect'), store: z.string().max(64) }),
    z.strictObject({ type: z.literal('pick_up_points'), point: z.string().max(64) }),
  ]),
  comment: z.string().trim().max(500).optional(),
  /** The grand total that the shopper saw; another one on the server answers 409 and nothing is placed. */
  expectedTotal: priceSchema,
  acceptTerms: z.literal(true),
});
export type OrderRequest = z.input<typeof orderRequestSchema>;

export const orderSchema = z.object({
  uuid: z.uuid(),
  number: z.string(),
  placedAt: z.iso.datetime(),
  items: z.array(z.object({
    name: z.string(), brand: z.string(), title: z.string(), quantity: z.number().int(), price: priceSchema, lineTotal: priceSchema,
  })),
  total: z.object({ items: priceSchema, delivery: priceSchema, grand: priceSchema }),
  delivery: z.object({ type: deliveryTypeSchema, description: z.string() }),
  email: z.string(),
});
export type Order = z.output<typeof orderSchema>;

export const orderEndpoints = {
  deliveryOptions: endpoint({
    method: 'GET', path: '/api/v1/delivery/', authentication: 'caller',
    summary: 'Ways to receive the caller’s cart', data: deliveryOptionsSchema,
  }),
  placeOrder: endpoint({
    method: 'POST', path: '/api/v1/orders/', authentication: 'caller',
    summary: 'Places the order; the header Idempotency-Key makes a repeated call answer the first one’s order',
    body: orderRequestSchema, data: orderSchema,
  }),
};
