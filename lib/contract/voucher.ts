import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cartSchema } from './cart.ts';
import { voucherCodeSchema } from './cart-voucher.ts';

/** Calls of the vouchers of a cart (ADR-0123). */
export const voucherEndpoints = {
  add: endpoint({
    method: 'POST',
    path: '/api/v1/cart/voucher/',
    authentication: 'caller',
    summary: 'Puts a voucher into the cart; refused with `unknown`, `expired`, `used`, `foreign`, `minimum:N`, …',
    body: z.strictObject({ code: voucherCodeSchema }),
    data: cartSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/cart/voucher/:code/',
    authentication: 'caller',
    summary: 'Takes a voucher out of the cart',
    params: z.strictObject({ code: voucherCodeSchema }),
    data: cartSchema,
  }),
};
