import type { Generated } from 'kysely';
import type { CatalogTerm, Gender, Role } from '../catalog/model.ts';
import type { Addition } from '../domain/cart-lines.ts';
import type { Money } from '#lib/contract/money.ts';
import type { WordedGroup } from '../filters/filter.ts';
import type { DeliveryType } from '#lib/contract/order.ts';
import type { PaymentWay } from '#lib/contract/payment.ts';
import type { CatalogImportTables } from './tables/catalog-import.ts';
import type { ContentTables } from './tables/content.ts';
import type { CustomerTables } from './tables/customers.ts';
import type { EventTables } from './tables/events.ts';
import type { NewsletterTables } from './tables/newsletter.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { ReviewTables } from './tables/reviews.ts';
import type { StockNoticeTables } from './tables/stock-notices.ts';
import type { TeamTables } from './tables/teams.ts';

/**
 * The tables of the reference API. Money is integer forints, moments are ISO 8601 in UTC, yes and no are 1 and 0,
 * `position` keeps the order of a list, and `document` is JSON that no query looks into.
 */
export interface Database
  extends
    CatalogImportTables,
    ContentTables,
    CustomerTables,
    EventTables,
    PaymentTables,
    ReviewTables,
    StockNoticeTables,
    NewsletterTables,
    TeamTables {
  brand: { slug: string; position: number; name: string; document: string };
  category: {
    id: number;
    parent_id: number | null;
    slug: string;
    name: string;
    text: string | null;
    position: number;
    /** JSON of texts by language, null for none; of sports alike. */
    translations: string | null;
  };
  sport: {
    id: number;
    parent_id: number | null;
    slug: string;
    name: string;
    position: number;
    translations: string | null;
  };
  /** Words of products in other languages (ADR-0126); `translations` is JSON. */
  term: { of_kind: CatalogTerm['of']; text: string; translations: string };
  store: {
    sysname: string;
    position: number;
    name: string;
    city: string;
    zip: string;
    street: string;
    lat: number;
    lng: number;
    phone: string;
  };
  pick_up_point: { id: string; position: number; name: string; address: string; city: string };
  product: ProductTable;
  /** Products that were removed from the catalog and did not come back. */
  gone_product: { product_id: number };
  product_sport: { product_id: number; sport_id: number; position: number };
  product_option: {
    id: number;
    product_id: number;
    position: number;
    colour: string;
    size: string;
    sku: string;
    ean: string;
  };
  /** Pieces of an option online or in a shop; a place without a row has none. */
  stock: { option_id: number; place: string; pieces: number };
  /** Append-only. */
  price_log: { product_id: number; role: Role; at: string; price: Money };
  product_set: { id: number; name: string; price: Money };
  product_set_member: { set_id: number; option_id: number; position: number };
  /** Ids of the filter values that come from words of the catalog; none is ever taken back. */
  filter_value: { id: number; group_name: WordedGroup; key: string };
  /** A query that may name a person is never counted (ADR-0116). `day` is YYYY-MM-DD in UTC. */
  search_count: { day: string; query: string; searches: number; without_result: number; not_sold: number };
  phrase: { phrase: string; position: number; weight: number };
  banner: { position: number; document: string };
  cart: { uuid: string; created_at: string; changed_at: string };
  cart_line: CartLineTable;
  cart_voucher: { cart_uuid: string; position: number; code: string };
  cart_gift_card: { cart_uuid: string; position: number; card_id: string };
  addition_key: AdditionKeyTable;
  orders: OrderTable;
  order_line: OrderLineTable;
  /** What vouchers took off an order's goods; `freed_at` is when a cancellation gave the use back. */
  order_voucher: {
    order_uuid: string;
    position: number;
    code: string;
    name: string;
    discount: Money;
    freed_at: string | null;
  };
  /** What gift cards paid of an order, and what of that went back to them (ADR-0129). */
  order_gift_card: {
    order_uuid: string;
    position: number;
    card_id: string;
    ending: string;
    paid: Money;
    returned: Money;
  };
  /** Pieces that an order took from a place. Orders from before it was kept have none. */
  order_take: { order_uuid: string; option_id: number; place: string; pieces: number };
  /** Secret links to guests' orders: `token_hash` is the SHA-256 of the token, which is nowhere. */
  order_link: {
    token_hash: string;
    order_uuid: string;
    /** Whether it went to the order's e-mail address, which it then proves, or was shown to who ordered. */
    channel: 'mail' | 'page';
    created_at: string;
    expires_at: string;
  };
  /** The last number that was given out; a transaction that takes one locks the row until it ends. */
  counter: { name: 'order'; value: number };
  /** Append-only: what other processes have to read again, in the order in which it was written. */
  change: { id: Generated<number>; kind: ChangeKind; entity_id: number; at: string };
  /** Kysely's own: the migrations that ran. */
  kysely_migration: { name: string; timestamp: string };
}

/**
 * What changed: the stock of an option, the prices of a product, a product, what products are sorted into, all content
 * or all teams (entity 0).
 */
export type ChangeKind = 'stock' | 'price' | 'product' | 'catalog' | 'content' | 'team';

interface ProductTable {
  id: number;
  slug: string;
  name: string;
  brand: string;
  gender: Gender;
  category_id: number;
  rrp: Money | null;
  sales_rank: number;
  added_at: string;
  refurbished: number;
  online_only: number;
  is_heavy: number;
  is_bike: number;
  is_ski: number;
  document: string;
}

/** The option is named without a foreign key: carts outlive the catalog that they were filled from. */
interface CartLineTable {
  cart_uuid: string;
  hash: string;
  position: number;
  option_id: number;
  quantity: number;
  mounting: string | null;
  /** JSON array of option ids. */
  related: string;
  set_id: number | null;
  set_hash: string | null;
  /** Slug of the team in whose shop it was added. */
  team: string | null;
  /** JSON of a print. */
  print: string | null;
  /** When it was added, what a piece cost its owner then, and how much there was of it; null for lines from before. */
  added_at: string | null;
  added_price: Money | null;
  added_stock: Addition['stock'] | null;
}

interface AdditionKeyTable {
  /** Request uuid as the call carried it; empty for a guest who never wrote. */
  caller: string;
  idempotency_key: string;
  /** SHA-256 of what was added under the key. */
  request_hash: string;
  /** The cart that it was added to. */
  cart_uuid: string;
  at: string;
}

interface OrderTable {
  uuid: string;
  /** Counts all orders from 1. */
  sequence: number;
  number: string;
  /** Request uuid of who placed it. */
  owner: string;
  idempotency_key: string | null;
  /** SHA-256 of what was asked for under the key; null in orders from before it was kept. */
  request_hash: string | null;
  placed_at: string;
  delivery_type: DeliveryType;
  /** How what gift cards left is paid. */
  payment_way: Generated<PaymentWay>;
  /** Goods before vouchers. */
  items_total: Money;
  discount_total: Generated<Money>;
  delivery_total: Money;
  grand_total: Money;
  document: string;
}

interface OrderLineTable {
  order_uuid: string;
  position: number;
  option_id: number;
  quantity: number;
  price: Money;
  line_total: Money;
  /** Its share of what vouchers took off. */
  discount: Generated<Money>;
  document: string;
}
