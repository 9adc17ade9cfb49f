import { z } from 'zod';
import { cartGiftCardSchema } from './cart-gift-card.ts';
import { cartVoucherSchema } from './cart-voucher.ts';
import { limits } from './limits.ts';
import { textLanguageSchema } from './language.ts';
import { imageSchema } from './media.ts';
import { noMoney } from './money.ts';
import { opaquePattern } from './opaque.ts';
import { open } from './open.ts';
import { contentsOfGoodsSchema, priceSchema } from './price.ts';
import { genderSysnameSchema, mountingSchema } from './product.ts';

/** `available` can be ordered as it stands; `reduced` has less stock than wanted; `unavailable` has none. */
export const cartItemStatusSchema = z.enum(['available', 'reduced', 'unavailable']);

export const cartItemSchema = z.object({
  hash: z.string(),
  /** `quantity` is what the cart holds, `stock` what could be held at most. */
  option: z.object({
    id: z.number().int(),
    quantity: z.number().int().positive(),
    stock: z.number().int().nonnegative(),
    title: z.string(),
    colour: z.string(),
    size: z.string(),
    /** Names the scale of `size`, as `sizeSystem` of a product does. */
    sizeSystem: z.string().default(''),
    /** Language of colour and size, where it is not the catalog's (ADR-0125). */
    lang: textLanguageSchema.optional(),
  }),
  product: z.object({
    id: z.number().int(),
    name: z.string(),
    lang: textLanguageSchema.optional(),
    brand: z.string(),
    /** Path of the product page with the variant chosen. */
    url: z.string(),
    image: imageSchema,
  }),
  /** Price of a piece, the lowest 30-day price it is reduced from, and the line's sum with its sub-lines and print. */
  price: priceSchema,
  priceFull: priceSchema.nullable(),
  contents: contentsOfGoodsSchema,
  lineTotal: priceSchema,
  status: open(cartItemStatusSchema),
  set: z.object({ hash: z.string(), name: z.string(), lang: textLanguageSchema.optional() }).nullable(),
  relatedProducts: z.array(
    z.object({
      optionId: z.number().int(),
      name: z.string(),
      lang: textLanguageSchema.optional(),
      price: priceSchema,
    }),
  ),
  mounting: mountingSchema.nullable(),
  /** What can be asked for with each piece, of which `mounting` is one; empty for nothing, and in a team's shop. */
  services: z.array(mountingSchema).default([]),
  /** Slug of the team in whose shop it was added; null for the shop's own. */
  team: z.string().nullable(),
  /** Name and number on every piece, and what that costs a piece; the sum is in `lineTotal`. */
  print: z.object({ name: z.string().nullable(), number: z.number().int().nullable(), price: priceSchema }).nullable(),
  /** When it was added, what a piece cost its owner then, and how much there was of it; null where nobody knows. */
  added: z.object({ at: z.iso.datetime(), price: priceSchema, stock: open(z.enum(['available', 'few'])) }).nullable(),
  isHeavy: z.boolean(),
  isBike: z.boolean(),
  isSki: z.boolean(),
  genderSysname: open(genderSysnameSchema),
});
export type CartItem = z.output<typeof cartItemSchema>;
/** As the API writes it. */
export type WireCartItem = z.input<typeof cartItemSchema>;

export const cartSchema = z.object({
  products: z.array(cartItemSchema),
  /** In the order in which they were put in, with those that take nothing off as the cart stands (ADR-0123). */
  vouchers: z.array(cartVoucherSchema).default([]),
  /** In the order in which they pay, with those that pay nothing (ADR-0129). */
  giftCards: z.array(cartGiftCardSchema).default([]),
  total: z.object({
    /** Sum of the available lines without delivery and before vouchers, ready to show: `"24 990 Ft"`. */
    totalCartPriceFormatted: z.string(),
    /** Price of home delivery for this cart, `"0 Ft"` when it is free. */
    deliveryPriceFormatted: z.string(),
    /** The same on the wire's notation, to compute with. */
    items: priceSchema,
    delivery: priceSchema,
    /** What vouchers take off the goods. */
    discount: priceSchema.default(noMoney),
    /** Goods without what vouchers take off, and delivery. */
    grand: priceSchema,
    /** What gift cards pay of `grand`; the rest is paid at the door. */
    giftCards: priceSchema.default(noMoney),
    /** What is missing for free delivery; null where it is reached or cannot be. */
    missingForFreeDelivery: priceSchema.nullable(),
  }),
  /** Issued by the first write of a guest; null for a guest who never wrote. */
  uuid: z.string().regex(opaquePattern).nullable(),
});
export type Cart = z.output<typeof cartSchema>;
/** As the API writes it. */
export type WireCart = z.input<typeof cartSchema>;

export const cartAddSchema = z.strictObject({
  productOption: z.number().int().positive(),
  amount: z.number().int().min(1).max(limits.quantity).default(1),
  relatedProducts: z.array(z.number().int().positive()).max(10).optional(),
  mounting: z.string().max(64).optional(),
  setId: z.number().int().positive().optional(),
});

/** The guest's request uuid whose cart or wishlist becomes the caller's (AUTH-03); a customer's is refused. */
export const mergeSchema = z.strictObject({ mergeUuid: z.string().regex(opaquePattern) });

export const hashParams = z.strictObject({ hash: z.string().regex(/^[a-z0-9-]{8,64}$/) });

/** So many pieces of a line as they are wanted instead: with this mounting or none, and in a set where one is named. */
export const exchangeSchema = z.strictObject({
  amount: z.number().int().min(1).max(limits.quantity),
  mounting: z.string().max(64).nullable(),
  setId: z.number().int().positive().optional(),
});
export type Exchange = z.output<typeof exchangeSchema>;

/** Absolute quantity of a line. */
export const quantitySchema = z.strictObject({ amount: z.number().int().min(1).max(limits.quantity) });
