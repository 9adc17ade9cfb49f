import { z } from 'zod';
import { doneSchema, passwordSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { orderDetailsSchema } from './order.ts';

/** The secret of a guest's order: who has it may see the order, call it off and make an account of it (ADR-0124). */
const accessParams = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

/** An account that was made of an order. */
export const orderAccountSchema = doneSchema.extend({
  email: z.string(),
  /** Whether the address counts as confirmed, since the secret had been sent to it. */
  verified: z.boolean(),
});
export type OrderAccount = z.output<typeof orderAccountSchema>;

export const guestOrderEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/order/:token/',
    authentication: 'none',
    summary: 'A guest’s order by its secret link',
    params: accessParams,
    data: orderDetailsSchema,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/order/:token/cancel/',
    authentication: 'none',
    summary: 'Calls a guest’s order off that is not packed yet; may be called again',
    params: accessParams,
    data: orderDetailsSchema,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/v1/order/:token/account/',
    authentication: 'none',
    summary: 'Makes an account of a guest’s order, which is the account’s from then on; the link ends',
    params: accessParams,
    body: z.strictObject({ password: passwordSchema, acceptTerms: z.literal(true) }),
    data: orderAccountSchema,
  }),
};
