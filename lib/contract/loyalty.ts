import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { open } from './open.ts';
import { priceSchema } from './price.ts';

export const loyaltyTierSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Points of a year from which the tier is reached. */
  from: z.number().int().nonnegative(),
});

/** What the account shows of the card (`p4m`). */
export const loyaltySummarySchema = z.object({
  /** 13 digits with the check digit of an EAN, so that any till can scan it. */
  cardNumber: z.string().regex(/^\d{13}$/),
  points: z.number().int().nonnegative(),
  tier: loyaltyTierSchema,
});
export type LoyaltySummary = z.output<typeof loyaltySummarySchema>;

export const loyaltySchema = loyaltySummarySchema.extend({
  tiers: z.array(loyaltyTierSchema).min(1),
  /** Points collected in the running year, by which the tier is reckoned. */
  yearPoints: z.number().int().nonnegative(),
  /** The next tier and the points missing; null on the highest. */
  next: z.object({ tier: loyaltyTierSchema, missing: z.number().int().positive() }).nullable(),
  /** Points that lapse, soonest first. */
  expiring: z.array(z.object({ points: z.number().int().positive(), at: z.iso.date() })),
  /** Newest first; points spent are negative. */
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      points: z.number().int(),
      reason: open(z.enum(['order', 'return', 'welcome', 'birthday', 'voucher', 'lapsed'])),
      orderNumber: z.string().nullable(),
    }),
  ),
  vouchers: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      value: priceSchema,
      /** Least sum of goods, in the wire's notation; null for none. */
      minimum: priceSchema.nullable(),
      validUntil: z.iso.date(),
      usedAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type Loyalty = z.output<typeof loyaltySchema>;
/** As the API writes it. */
export type WireLoyalty = z.input<typeof loyaltySchema>;

export const loyaltyEndpoints = {
  loyalty: endpoint({
    method: 'GET',
    path: '/api/v1/loyalty/',
    authentication: 'customer',
    summary: 'Card, points, tiers, history and vouchers of the customer',
    data: loyaltySchema,
  }),
};
