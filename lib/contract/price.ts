import { z } from 'zod';
import { currency } from './market/currency.ts';
import {
  money,
  fromWholeUnits,
  fromWirePrice,
  inWholeUnits,
  isWhole,
  toWirePrice,
  wirePricePattern,
  type Money,
} from './money.ts';
import { open } from './open.ts';

/** No price is above it, so that no sum of prices leaves the whole numbers. */
const mostMoney = 1_000_000_000_000;

/** A price: a text on the wire, `"24.990"`, and whole forints for whoever reads the answer (ADR-0077, ADR-0092). */
export const priceSchema = z.codec(z.string().regex(wirePricePattern), z.int().max(mostMoney).brand<'Money'>(), {
  decode: fromWirePrice,
  encode: (price) => toWirePrice(money(price)),
});

/**
 * A sum as files of records have it: a number of whole units, `24990` or `29.99`, and money for whoever reads it. `allowed`
 * says which, in smallest units. Refuses more decimals than the market has.
 */
export function sumSchema(allowed: z.ZodNumber): z.ZodType<Money, number> {
  const sum = allowed.brand<'Money'>() as unknown as z.ZodType<Money, number>;
  if (currency.decimals === 0) return sum;
  const written = z.number().refine(isWhole, { error: `more than ${currency.decimals} decimals` });
  return z.codec(written, sum, { decode: fromWholeUnits, encode: (price) => inWholeUnits(money(price)) });
}

/** The roles that a caller can have; each has its own selling price (PLP-15). */
export const priceTypeSchema = z.enum(['vk', 'premium', 'staff', 'pro']);
export type PriceType = z.output<typeof priceTypeSchema>;

/**
 * Prices of a product. `vk` is the public selling price; `xFull` is the price that `x` is reduced from, which for
 * an announced reduction is the lowest of the 30 days before it; null without a reduction (ADR-0078).
 */
export const pricesSchema = z.object({
  rrp: priceSchema.nullable(),
  rrpFull: priceSchema.nullable(),
  vk: priceSchema,
  vkFull: priceSchema.nullable(),
  premium: priceSchema.optional(),
  premiumFull: priceSchema.nullable().optional(),
  staff: priceSchema.optional(),
  staffFull: priceSchema.nullable().optional(),
  pro: priceSchema.optional(),
  proFull: priceSchema.nullable().optional(),
});
export type Prices = z.output<typeof pricesSchema>;
/** As the API writes them. */
export type WirePrices = z.input<typeof pricesSchema>;

/**
 * How much a price buys of goods that are sold by measure: from it comes the unit price (4/2009. (I. 30.) NFGM–SZMM r.,
 * 3–4. §). A `pair` is counted as one.
 */
export const contentsSchema = z.object({
  amount: z.number().positive().max(1_000_000),
  unit: z.enum(['ml', 'g', 'm', 'piece', 'pair']),
});
export type Contents = z.output<typeof contentsSchema>;
const answeredContentsSchema = contentsSchema.extend({ unit: open(contentsSchema.shape.unit) });
export type AnsweredContents = z.output<typeof answeredContentsSchema>;

/** As goods have it: null, or left out, for those that are sold by the piece. */
export const contentsOfGoodsSchema = answeredContentsSchema.nullable().default(null);
