import { z } from 'zod';
import { open } from './open.ts';
import { priceSchema } from './price.ts';

/** As people type it: in small letters, with spaces. In capitals from here on. */
export const voucherCodeSchema = z
  .string()
  .max(64)
  .overwrite((code) => code.replace(/\s+/g, '').toUpperCase())
  .regex(/^[A-Z0-9][A-Z0-9-]{2,31}$/);

/**
 * Whether a voucher of a cart takes something off, or why it does not: the goods come to less than its minimum, its last
 * day has passed, its last use is gone, it is another customer's, it does not go with one before it.
 */
export const voucherStateSchema = z.enum(['applied', 'minimum', 'expired', 'used', 'foreign', 'not_combinable']);
export type VoucherState = z.output<typeof voucherStateSchema>;

export const cartVoucherSchema = z.object({
  code: z.string(),
  name: z.string(),
  state: open(voucherStateSchema),
  /** What it takes off the goods of this cart; 0 unless it is applied. */
  discount: priceSchema,
  /** Least sum of goods; null for none. */
  minimum: priceSchema.nullable(),
});
export type CartVoucher = z.output<typeof cartVoucherSchema>;
/** As the API writes it. */
export type WireCartVoucher = z.input<typeof cartVoucherSchema>;

/** What a voucher took off the goods of an order. */
export const orderVoucherSchema = z.object({ code: z.string(), name: z.string(), discount: priceSchema });
export type OrderVoucher = z.output<typeof orderVoucherSchema>;
