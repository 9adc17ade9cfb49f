import { z } from 'zod';
import { plainGiftCardCode } from './gift-card-code.ts';
import { open } from './open.ts';
import { priceSchema } from './price.ts';

/** As people type it: 16 characters in groups, in small letters too. Sixteen capitals and digits from here on. */
export const giftCardCodeSchema = z
  .string()
  .max(64)
  .overwrite(plainGiftCardCode)
  .regex(/^[0-9A-HJKMNP-Z]{16}$/);

/** Whether a gift card pays, or why not: its last day has passed, or nothing is left of it. */
export const giftCardStateSchema = z.enum(['applied', 'expired', 'empty']);
export type GiftCardState = z.output<typeof giftCardStateSchema>;

/** What is told of a card to whoever knows its code. */
export const giftCardSchema = z.object({
  /** The last four characters of the code, by which people tell their cards apart. */
  ending: z.string(),
  balance: priceSchema,
  /** Last day, as a date of Hungary. */
  validUntil: z.iso.date(),
  state: open(giftCardStateSchema),
});
export type GiftCard = z.output<typeof giftCardSchema>;
/** As the API writes it. */
export type WireGiftCard = z.input<typeof giftCardSchema>;

export const cartGiftCardSchema = giftCardSchema.extend({
  /** Handle in carts and orders; it opens nothing and pays nothing. */
  id: z.uuid(),
  /** What it pays of this cart with home delivery; 0 unless it is applied. */
  paid: priceSchema,
});
export type CartGiftCard = z.output<typeof cartGiftCardSchema>;
/** As the API writes it. */
export type WireCartGiftCard = z.input<typeof cartGiftCardSchema>;

/** What a gift card paid of an order. */
export const orderGiftCardSchema = z.object({ ending: z.string(), paid: priceSchema });
export type OrderGiftCard = z.output<typeof orderGiftCardSchema>;
