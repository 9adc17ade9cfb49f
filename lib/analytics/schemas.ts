import { z } from 'zod';
import { currency } from '#lib/contract/market/currency.ts';
import { knownLanguages } from '#lib/contract/market/known-languages.ts';
import { isWhole } from '#lib/contract/money.ts';
import { mostItems } from './limits.ts';
import { worthOf } from './worth.ts';

const word = z.string().min(1).max(100);
/** Whole units of the currency. */
const amount = z.number().nonnegative().refine(isWhole);
const bucket = z.enum([
  '0%',
  '0-1%',
  '1-10%',
  '11-20%',
  '21-30%',
  '31-40%',
  '41-50%',
  '51-60%',
  '61-70%',
  '71-80%',
  '81-90%',
  '91-100%',
]);

/**
 * An article as GA4 names it. Prices are of one piece, in whole units of the currency; `discount` is what the lawful reduction takes off.
 */
export const itemSchema = z.strictObject({
  item_id: word,
  item_name: z.string().min(1).max(300),
  item_brand: word.optional(),
  item_category: word.optional(),
  item_category2: word.optional(),
  item_category3: word.optional(),
  item_category4: word.optional(),
  item_category5: word.optional(),
  item_variant: word.optional(),
  item_list_id: word.optional(),
  item_list_name: word.optional(),
  /** Place in its list, from 0. */
  index: z.number().int().nonnegative().optional(),
  price: amount,
  discount: amount.optional(),
  /** The discount in the steps that are compared (PDP-09). */
  discount_bucket: bucket,
  quantity: z.number().int().positive(),
  /** Sysname of the shop that it is bought in or collected from. */
  location_id: word.optional(),
  affiliation: word,
});
export type Item = z.output<typeof itemSchema>;

const items = z.array(itemSchema).min(1).max(mostItems);
const listed = { item_list_id: word, item_list_name: word, items };
/** `value` is the sum of price × quantity of all items; a currency stands beside it, always. */
const valued = z
  .strictObject({ currency: z.literal(currency.code), value: amount, items })
  .refine(({ value, items: all }) => value === worthOf(all), {
    error: 'value is not the sum of its items',
  });
const promotion = z.strictObject({
  promotion_id: word,
  promotion_name: z.string().min(1).max(200),
  creative_slot: word,
});

const event = <N extends string, S extends z.ZodRawShape>(name: N, shape: S) =>
  z.strictObject({ event: z.literal(name), ...shape });

/** Every event of the shop. Names of shopping are those of GA4, the others the shop's own. */
export const eventSchemas = {
  page_data: event('page_data', {
    page_type: z.enum(['home', 'item_list', 'item_detail', 'services', 'shop', 'other']),
    page_name: z.enum(['home', 'pdp', 'services', 'storeLocator', 'store']).nullable(),
    page_path: z.string().startsWith('/').max(300),
    language: z.enum(knownLanguages),
    currency: z.literal(currency.code),
    operating_system: word,
  }),
  '10_pages': event('10_pages', { operating_system: word }),
  '8_minutes': event('8_minutes', { operating_system: word }),

  view_item_list: event('view_item_list', { ecommerce: z.strictObject(listed) }),
  select_item: event('select_item', { ecommerce: z.strictObject({ ...listed, items: items.max(1) }) }),
  view_item: event('view_item', { ecommerce: valued }),
  add_to_cart: event('add_to_cart', { ecommerce: valued }),
  remove_from_cart: event('remove_from_cart', { ecommerce: valued }),
  view_cart: event('view_cart', { ecommerce: valued }),
  begin_checkout: event('begin_checkout', { ecommerce: valued }),
  add_to_wishlist: event('add_to_wishlist', { ecommerce: valued }),
  view_promotion: event('view_promotion', { ecommerce: promotion }),
  select_promotion: event('select_promotion', { ecommerce: promotion }),

  search: event('search', { search_term: z.string().max(50) }),
  view_search_results: event('view_search_results', { search_term: z.string().max(50), results: amount }),
  zero_results: event('zero_results', { search_term: z.string().max(50) }),
  filter_apply: event('filter_apply', {
    filters: z.array(word).max(100),
    sort: word.nullable(),
    results: amount.nullable(),
  }),
  login: event('login', { method: z.literal('password') }),
  sign_up: event('sign_up', { method: z.literal('password') }),
  share: event('share', {
    method: z.enum(['link', 'system']),
    content_type: z.enum(['wishlist', 'flipbook']),
    item_id: word.nullable(),
  }),
  store_search: event('store_search', {
    place: z.string().max(100),
    services: z.array(word),
    is_own_position: z.boolean(),
  }),
  store_select: event('store_select', { location_id: word }),
  book_open: event('book_open', { book_id: word }),
  book_page: event('book_page', { book_id: word, page: z.number().int().positive() }),
  book_hotspot: event('book_hotspot', { book_id: word, page: z.number().int().positive(), item_id: word.nullable() }),
  withdrawal_submit: event('withdrawal_submit', { scope: z.enum(['order', 'items']) }),
} as const;

export type EventName = keyof typeof eventSchemas;

/** Something that happened in the shop. Nothing of it names a person. */
export type ShopEvent = { [N in EventName]: z.output<(typeof eventSchemas)[N]> }[EventName];

/** Checks an entry of the data layer; null for a good event, else what is wrong with it, in one line. */
export function schemaError(entry: unknown): string | null {
  const name = typeof entry === 'object' && entry !== null && 'event' in entry ? entry.event : undefined;
  if (typeof name !== 'string' || !Object.hasOwn(eventSchemas, name))
    return `There is no event ${JSON.stringify(name)}`;
  const checked = eventSchemas[name as EventName].safeParse(entry);
  return checked.success
    ? null
    : `${name}: ${checked.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`;
}
