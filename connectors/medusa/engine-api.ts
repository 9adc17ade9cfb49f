import { z } from 'zod';
import { callJson } from './http/json-call.ts';
import {
  categoryFields,
  engineCategorySchema,
  engineOrderSchema,
  enginePriceListSchema,
  engineProductSchema,
  engineReturnSchema,
  orderFields,
  productFields,
  type EngineCategory,
  type EngineOrder,
  type EnginePriceList,
  type EngineProduct,
  type EngineReturn,
} from './engine-shapes.ts';
import { ConnectorError, type ConnectorSettings } from './settings.ts';

/** Longest wait for the engine, ms: an order is converted in a fraction of it, and nobody may be unsure whether it was. */
const longestWait = 60_000;
/** Products, orders and other things that one call asks for. */
const pageSize = 200;
/** Products of a page: the engine answers one call after the other, and a hint that is read back waits for no more. */
const productsOfPage = 50;
/** Products of one question by ids: they stand in the address. */
const idsAtOnce = 50;

/** Where orders are put into the engine. */
export interface EngineSetup {
  region: string;
  channel: string;
  shippingOption: string;
  /** Share of value-added tax in shipping, 0.27: what a draft is given as shipping is net. */
  shippingTax: number;
}

/** What an order is made from. */
export interface DraftOrder {
  email: string;
  metadata: Record<string, unknown>;
  [field: string]: unknown;
}

type Query = Record<string, string | number | readonly string[]>;

/** The engine's admin API, as far as the connector uses it. Every call throws CallFailed. */
export class EngineApi {
  readonly #settings: Pick<
    ConnectorSettings,
    'MEDUSA_HOST' | 'MEDUSA_KEY' | 'MEDUSA_REGION' | 'MEDUSA_CHANNEL' | 'MEDUSA_SHIPPING_OPTION'
  >;

  constructor(settings: ConnectorSettings) {
    this.#settings = settings;
  }

  #call<Answer>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    answer: z.ZodType<Answer>,
    { query = {}, body }: { query?: Query; body?: object } = {},
  ): Promise<Answer> {
    const url = new URL(path, this.#settings.MEDUSA_HOST);
    for (const [name, value] of Object.entries(query))
      for (const one of [value].flat()) url.searchParams.append(name, String(one));
    return callJson({
      method,
      url: url.href,
      headers: { authorization: `Basic ${Buffer.from(`${this.#settings.MEDUSA_KEY}:`).toString('base64')}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
      answer,
      timeout: longestWait,
    });
  }

  /** All of a list, page by page; what comes or goes meanwhile is met by the next comparison. */
  async *#pages<Item>(
    path: string,
    name: string,
    item: z.ZodType<Item>,
    query: Query,
    size = pageSize,
  ): AsyncGenerator<Item[]> {
    const schema = z.object({ [name]: z.array(item), count: z.number().int() });
    for (let offset = 0; ; offset += size) {
      const answer = await this.#call('GET', path, schema, { query: { ...query, limit: size, offset } });
      const items = answer[name] as Item[];
      yield items;
      if (items.length < size || offset + items.length >= Number(answer.count)) return;
    }
  }

  async #all<Item>(path: string, name: string, item: z.ZodType<Item>, query: Query = {}): Promise<Item[]> {
    const found: Item[] = [];
    for await (const page of this.#pages(path, name, item, query)) found.push(...page);
    return found;
  }

  /** Where orders go. Throws a ConnectorError with a sentence where the engine leaves open what the settings do not say. */
  async setup(): Promise<EngineSetup> {
    const { MEDUSA_REGION, MEDUSA_CHANNEL, MEDUSA_SHIPPING_OPTION } = this.#settings;
    const withId = z.object({ id: z.string() });
    const regions = await this.#all('/admin/regions', 'regions', withId.extend({ currency_code: z.string() }));
    const inForints = regions.filter(({ currency_code: currency }) => currency === 'huf');
    const region = only(inForints, MEDUSA_REGION, 'MEDUSA_REGION', 'region in forints');
    const stores = await this.#all(
      '/admin/stores',
      'stores',
      withId.extend({ default_sales_channel_id: z.string().nullish() }),
    );
    const channel = MEDUSA_CHANNEL || stores[0]?.default_sales_channel_id;
    if (!channel)
      throw new ConnectorError('MEDUSA_CHANNEL is missing: the engine’s store has no sales channel of its own');
    const options = await this.#all('/admin/shipping-options', 'shipping_options', withId);
    const shippingOption = only(options, MEDUSA_SHIPPING_OPTION, 'MEDUSA_SHIPPING_OPTION', 'shipping option');
    await this.#refuseNet();
    return { region, channel, shippingOption, shippingTax: await this.#shippingTax() };
  }

  /** Prices of the shop are gross: those of an engine that takes forints for net would be too low by the tax. */
  async #refuseNet(): Promise<void> {
    const preference = z.object({ attribute: z.string(), value: z.string().nullish(), is_tax_inclusive: z.boolean() });
    const preferences = await this.#all('/admin/price-preferences', 'price_preferences', preference);
    const forints = preferences.find(({ attribute, value }) => attribute === 'currency_code' && value === 'huf');
    if (forints?.is_tax_inclusive) return;
    throw new ConnectorError(
      'The engine takes prices in huf for net, and the shop’s are gross: switch “tax inclusive” on for that currency',
    );
  }

  async #shippingTax(): Promise<number> {
    const rate = z.object({ rate: z.coerce.number().nullable(), is_default: z.boolean() });
    const regions = await this.#all(
      '/admin/tax-regions',
      'tax_regions',
      z.object({ country_code: z.string(), tax_rates: z.array(rate).nullish() }),
      { country_code: 'hu', fields: 'id,country_code,*tax_rates' },
    );
    const rates = regions.flatMap(({ tax_rates: given }) => given ?? []);
    return (rates.find(({ is_default: isDefault }) => isDefault)?.rate ?? 0) / 100;
  }

  #sold(channel: string): Query {
    return { 'status[]': 'published', 'sales_channel_id[]': channel, fields: productFields };
  }

  /** Everything that is sold in a channel, page by page. */
  products(channel: string): AsyncGenerator<EngineProduct[]> {
    const query = { ...this.#sold(channel), order: 'id' };
    return this.#pages('/admin/products', 'products', engineProductSchema, query, productsOfPage);
  }

  /** Those of some products that are sold in a channel. */
  async productsOf(channel: string, ids: readonly string[]): Promise<EngineProduct[]> {
    const found: EngineProduct[] = [];
    for (let start = 0; start < ids.length; start += idsAtOnce) {
      const query = { ...this.#sold(channel), 'id[]': ids.slice(start, start + idsAtOnce) };
      found.push(...(await this.#all('/admin/products', 'products', engineProductSchema, query)));
    }
    return found;
  }

  categories(): Promise<EngineCategory[]> {
    const query = { fields: categoryFields, order: 'id' };
    return this.#all('/admin/product-categories', 'product_categories', engineCategorySchema, query);
  }

  priceLists(): Promise<EnginePriceList[]> {
    const query = { fields: 'id,status,starts_at,ends_at,*prices,*price_list_rules,rules' };
    return this.#all('/admin/price-lists', 'price_lists', enginePriceListSchema, query);
  }

  async order(id: string): Promise<EngineOrder> {
    const answer = z.object({ order: engineOrderSchema });
    return (await this.#call('GET', `/admin/orders/${id}`, answer, { query: { fields: orderFields } })).order;
  }

  /** Orders that were made at a moment or later, page by page. */
  ordersSince(since: Date): AsyncGenerator<EngineOrder[]> {
    const query = { 'created_at[$gte]': since.toISOString(), fields: orderFields, order: 'created_at' };
    return this.#pages('/admin/orders', 'orders', engineOrderSchema, query);
  }

  /** The order, or the draft of one, that has a mark in its metadata; both are searched by their customer's address. */
  async findOrder(email: string, since: Date, isIt: (metadata: Record<string, unknown>) => boolean) {
    const query = { q: email, 'created_at[$gte]': since.toISOString(), fields: 'id,metadata' };
    const bare = z.object({ id: z.string(), metadata: engineOrderSchema.shape.metadata });
    for (const [path, name, isDraft] of [
      ['/admin/orders', 'orders', false],
      ['/admin/draft-orders', 'draft_orders', true],
    ] as const) {
      const found = (await this.#all(path, name, bare, query)).find(({ metadata }) => isIt(metadata));
      if (found) return { id: found.id, isDraft };
    }
    return null;
  }

  async createDraft(draft: DraftOrder): Promise<{ id: string; total: number }> {
    const answer = z.object({ draft_order: z.object({ id: z.string(), total: z.coerce.number() }) });
    return (await this.#call('POST', '/admin/draft-orders', answer, { body: draft })).draft_order;
  }

  async convertDraft(id: string): Promise<void> {
    await this.#call('POST', `/admin/draft-orders/${id}/convert-to-order`, z.unknown(), { body: {} });
  }

  async cancelOrder(id: string): Promise<void> {
    await this.#call('POST', `/admin/orders/${id}/cancel`, z.unknown(), { body: {} });
  }

  /** Erases who an order was for, by the call that the retailer took over into the engine. */
  async eraseOrder(id: string, email: string): Promise<void> {
    await this.#call('POST', `/admin/shop-erasure/${id}`, z.unknown(), { body: { email } });
  }

  /** The returns of an order, those that were only begun as well. */
  returnsOf(orderId: string): Promise<EngineReturn[]> {
    const query = { order_id: orderId, fields: 'id,status,metadata' };
    return this.#all('/admin/returns', 'returns', engineReturnSchema, query);
  }

  /** Begins a return, which is an order's only change that is under way; answers its id. */
  async beginReturn(orderId: string, metadata: Record<string, unknown>): Promise<string> {
    const answer = z.object({ return: z.object({ id: z.string() }) });
    const body = { order_id: orderId, no_notification: true, metadata };
    return (await this.#call('POST', '/admin/returns', answer, { body })).return.id;
  }

  /** Says what comes back by a return that was begun, and asks for it: the engine then waits for the goods. */
  async requestReturn(id: string, items: readonly { id: string; quantity: number }[]): Promise<void> {
    await this.#call('POST', `/admin/returns/${id}/request-items`, z.unknown(), { body: { items } });
    await this.#call('POST', `/admin/returns/${id}/request`, z.unknown(), { body: { no_notification: true } });
  }

  /** Takes back a return that was only begun. */
  async dropReturn(id: string): Promise<void> {
    await this.#call('DELETE', `/admin/returns/${id}/request`, z.unknown());
  }

  /** Replaces what an order's metadata say. */
  async setMetadata(orderId: string, metadata: Record<string, unknown>): Promise<void> {
    await this.#call('POST', `/admin/orders/${orderId}`, z.unknown(), { body: { metadata } });
  }

  /** Notes that an order was paid elsewhere. */
  async notePaid(orderId: string, collectionId: string | null, amount: number): Promise<void> {
    const answer = z.object({ payment_collection: z.object({ id: z.string() }) });
    const body = { order_id: orderId, amount };
    const id =
      collectionId ?? (await this.#call('POST', '/admin/payment-collections', answer, { body })).payment_collection.id;
    await this.#call('POST', `/admin/payment-collections/${id}/mark-as-paid`, z.unknown(), {
      body: { order_id: orderId },
    });
  }
}

/** The one that the settings name, or the only one there is. Throws a ConnectorError. */
function only(found: readonly { id: string }[], named: string, variable: string, what: string): string {
  if (named !== '') {
    if (found.some(({ id }) => id === named)) return named;
    throw new ConnectorError(`${variable}=${named} is no ${what} of the engine`);
  }
  const [one, other] = found;
  if (!one) throw new ConnectorError(`The engine has no ${what}: add one in its admin`);
  if (other) throw new ConnectorError(`${variable} is missing: the engine has more than one ${what}`);
  return one.id;
}
