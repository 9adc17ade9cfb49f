import { z } from 'zod';

/** What is read of the engine's admin API: no more than what is used, so that what it adds does no harm. */

const id = z.string();
const text = z.string().nullish();
const amount = z.coerce.number();
const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((given) => given ?? {});
const many = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item.nullable())
    .nullish()
    .transform((items) => (items ?? []).filter((one) => one !== null));

export const enginePriceSchema = z.object({
  amount,
  currency_code: z.string(),
  min_quantity: z.coerce.number().nullish(),
  max_quantity: z.coerce.number().nullish(),
  rules: z.record(z.string(), z.unknown()).nullish(),
});

const levelSchema = z.object({ location_id: id, stocked_quantity: amount, reserved_quantity: amount });
export const engineVariantSchema = z.object({
  id,
  title: text,
  sku: text,
  barcode: text,
  ean: text,
  manage_inventory: z.boolean().nullish(),
  allow_backorder: z.boolean().nullish(),
  metadata,
  prices: many(enginePriceSchema),
  options: many(z.object({ value: z.string(), option: z.object({ title: z.string() }).nullish() })),
  inventory_items: many(
    z.object({
      required_quantity: amount,
      inventory: z.object({ location_levels: many(levelSchema) }).nullish(),
    }),
  ),
});
export type EngineVariant = z.output<typeof engineVariantSchema>;

export const engineProductSchema = z.object({
  id,
  title: z.string(),
  subtitle: text,
  handle: text,
  description: text,
  material: text,
  metadata,
  created_at: z.string(),
  images: many(z.object({ url: z.string() })),
  categories: many(z.object({ id })),
  variants: many(engineVariantSchema),
});
export type EngineProduct = z.output<typeof engineProductSchema>;

/** What is asked for of a product: `updated_at` tells of no price and no stock, so that all of it is read each time. */
export const productFields = [
  ...['id', 'title', 'subtitle', 'handle', 'description', 'material', 'metadata', 'created_at'],
  ...['images.url', 'categories.id'],
  ...['id', 'title', 'sku', 'barcode', 'ean', 'manage_inventory', 'allow_backorder', 'metadata'].map(
    (field) => `variants.${field}`,
  ),
  ...['variants.prices.*', 'variants.options.value', 'variants.options.option.title'],
  'variants.inventory_items.required_quantity',
  ...['location_id', 'stocked_quantity', 'reserved_quantity'].map(
    (field) => `variants.inventory_items.inventory.location_levels.${field}`,
  ),
].join(',');

export const engineCategorySchema = z.object({
  id,
  name: z.string(),
  handle: text,
  description: text,
  is_active: z.boolean(),
  is_internal: z.boolean(),
  rank: z.number().int().nullish(),
  parent_category_id: text,
  metadata,
});
export type EngineCategory = z.output<typeof engineCategorySchema>;
export const categoryFields = 'id,name,handle,description,is_active,is_internal,rank,parent_category_id,metadata';

/** A list of prices that takes the place of the usual ones for a time. */
export const enginePriceListSchema = z.object({
  id,
  status: z.string(),
  starts_at: text,
  ends_at: text,
  rules: z.record(z.string(), z.unknown()).nullish(),
  prices: many(enginePriceSchema.extend({ variant_id: text })),
});
export type EnginePriceList = z.output<typeof enginePriceListSchema>;

const labelSchema = z.object({ tracking_number: text, tracking_url: text });
const fulfilmentSchema = z.object({
  id,
  packed_at: text,
  shipped_at: text,
  delivered_at: text,
  canceled_at: text,
  metadata,
  labels: many(labelSchema),
});
const itemSchema = z.object({
  id,
  quantity: amount.nullish(),
  metadata,
  detail: z
    .object({
      quantity: amount.nullish(),
      fulfilled_quantity: amount.nullish(),
      shipped_quantity: amount.nullish(),
      return_requested_quantity: amount.nullish(),
      return_received_quantity: amount.nullish(),
    })
    .nullish(),
});
const paymentSchema = z.object({
  captures: many(z.object({ amount })),
  refunds: many(z.object({ id, amount })),
});
export const engineOrderSchema = z.object({
  id,
  status: z.string(),
  metadata,
  total: amount.nullish(),
  items: many(itemSchema),
  fulfillments: many(fulfilmentSchema),
  payment_collections: many(z.object({ id, amount: amount.nullish(), status: text, payments: many(paymentSchema) })),
});
export type EngineOrder = z.output<typeof engineOrderSchema>;
export const engineReturnSchema = z.object({ id, status: z.string(), metadata });
export type EngineReturn = z.output<typeof engineReturnSchema>;

/** With a star: what is named without one leaves the usual fields away, and totals of half an order are wrong. */
export const orderFields = [
  ...['*items', '*items.detail', '*fulfillments', '*fulfillments.labels', '*payment_collections'],
  ...['*payment_collections.payments', '*payment_collections.payments.captures'],
  '*payment_collections.payments.refunds',
].join(',');
