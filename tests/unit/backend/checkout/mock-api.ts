import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { formatPrice } from '#lib/core/prices/index.ts';
import type { WireCart, WireCartItem } from '#lib/contract/cart.ts';
import type { WireDeliveryOptions, WirePlacedOrder, OrderRequest } from '#lib/contract/order.ts';
import { money, sumOf, toWirePrice } from '#lib/contract/money.ts';
import { priceSchema } from '#lib/contract/price.ts';

/** A request uuid that has a cart. */
export const shopper = 'gVn3S8xJq2LwPzR7tYb1Kc4M';

/** A running shoe for 24 990 Ft that can be ordered. */
export function lineOf(changes: Partial<WireCartItem> = {}): WireCartItem {
  return {
    hash: 'aaaa1111bbbb',
    option: { id: 1, quantity: 1, stock: 5, title: 'Korall, 42', colour: 'Korall', size: '42' },
    product: {
      id: 10,
      name: 'Pulzus 4 női futócipő',
      brand: 'Vantor',
      url: '/p/pulzus-4-10/',
      image: { path: '/media/shoe-1', alt: 'Cipő' },
    },
    price: '24.990',
    priceFull: null,
    contents: null,
    lineTotal: '24.990',
    status: 'available',
    set: null,
    relatedProducts: [],
    mounting: null,
    team: null,
    print: null,
    added: null,
    isHeavy: false,
    isBike: false,
    isSki: false,
    genderSysname: 'female',
    ...changes,
  };
}

/** A cart of these lines; home delivery costs 1 490 Ft. */
export function cartOf(products: WireCartItem[]): WireCart {
  const goods = products.filter(({ status }) => status !== 'unavailable');
  const items = sumOf(goods.map(({ lineTotal }) => priceSchema.parse(lineTotal)));
  return {
    products,
    total: {
      totalCartPriceFormatted: formatPrice(items),
      deliveryPriceFormatted: formatPrice(money(1490)),
      items: toWirePrice(items),
      delivery: '1.490',
      grand: toWirePrice(sumOf([items, money(1490)])),
      missingForFreeDelivery: null,
    },
    uuid: shopper,
  };
}

function shop(sysname: string, name: string, City: string, complete: boolean): WireDeliveryOptions['stores'][number] {
  return {
    sysname,
    name,
    complete,
    address: { City, ZipCode: '9027', Street: 'Budai út 1.' },
    geo: { lat: 47, lng: 17 },
    phone: '+3696123456',
  };
}

/** All three ways of receiving; only the store in Győr holds everything. */
export function deliveryOptions(): WireDeliveryOptions {
  return {
    methods: [
      { type: 'home', price: '1.490', available: true },
      { type: 'click_and_collect', price: '0', available: true },
      { type: 'pick_up_points', price: '990', available: true },
    ],
    stores: [shop('store_budapest', 'Aréna', 'Budapest', false), shop('store_gyor', 'Árkád', 'Győr', true)],
    pickUpPoints: [{ id: 'pont-1', name: 'Sarki dohánybolt', address: 'Fő tér 2.', city: 'Eger' }],
  };
}

export interface ReceivedOrder {
  body: OrderRequest;
  key: string;
  caller: string;
  origin: string | undefined;
}

/** A change of the cart, or of a review, as it came: `key` is its addition key. */
export interface ReceivedChange {
  call: string;
  body: unknown;
  key: string | undefined;
  caller: string | undefined;
}

/** A product API of a few calls that answers by the contract, over real HTTP. What it answers is set by the test. */
export class MockApi {
  cart: WireCart = cartOf([lineOf()]);
  delivery: WireDeliveryOptions = deliveryOptions();
  /** What a placed order says beside its goods and totals. */
  placed: Partial<WirePlacedOrder> = {};
  readonly orders: ReceivedOrder[] = [];
  readonly changes: ReceivedChange[] = [];
  /** What calls answer that no part of the checkout but theirs makes, by method and path. */
  readonly answers = new Map<string, unknown>();
  /** Answers instead of the call of this method and path; `'silent'` closes the connection without an answer. */
  readonly failures = new Map<string, { status: number; body?: unknown } | 'silent'>();
  /** Places orders, and closes the connection without an answer. */
  losesAnswers = false;
  /** Runs before an order is answered. */
  beforeOrder: () => Promise<void> = async () => {};
  readonly #byKey = new Map<string, WirePlacedOrder>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const call = `${request.method} ${request.url}`;
    if (/^(?:POST|PUT|DELETE) \/api\/v1\/(?:cart|reviews|newsletter)\//.test(call)) {
      const { 'idempotency-key': key, 'x-request-id': caller } = request.headers;
      this.changes.push({
        call,
        body: body ? JSON.parse(body) : null,
        key: key?.toString(),
        caller: caller?.toString(),
      });
    }
    const failure = this.failures.get(call);
    if (failure === 'silent') {
      request.socket.destroy();
      return;
    }
    if (failure) return send(response, failure.status, failure.body ?? { message: 'no', errors: {} });
    if (this.answers.has(call)) return send(response, 200, { data: this.answers.get(call) });
    if (call === 'GET /api/v1/cart/') {
      return send(response, 200, { data: request.headers['x-request-id'] === shopper ? this.cart : cartOf([]) });
    }
    if (/^(?:POST|PUT|DELETE) \/api\/v1\/cart\//.test(call)) return send(response, 200, { data: this.cart });
    if (call === 'GET /api/v1/delivery/') return send(response, 200, { data: this.delivery });
    if (call === 'POST /api/v1/orders/') return this.#place(request, response, JSON.parse(body));
    return send(response, 404, { message: 'no', errors: {} });
  }

  async #place(request: IncomingMessage, response: ServerResponse, body: OrderRequest): Promise<void> {
    const { origin, 'idempotency-key': key, 'x-request-id': caller } = request.headers;
    this.orders.push({ body, key: String(key), caller: String(caller), origin });
    await this.beforeOrder();
    const placed = this.#byKey.get(String(key));
    const hasGoods = caller === shopper && this.cart.products.length > 0;
    if (!placed && !hasGoods) return send(response, 422, { message: 'no', errors: { cart: ['empty'] } });
    const order = placed ?? this.#newOrder(body);
    this.#byKey.set(String(key), order);
    this.cart = cartOf([]);
    if (this.losesAnswers) request.socket.destroy();
    else send(response, 200, { data: order });
  }

  #newOrder({ contact, delivery }: OrderRequest): WirePlacedOrder {
    const { type } = delivery;
    const place = type === 'home' ? `${delivery.address.postal} ${delivery.address.city}` : '9027 Győr, Budai út 1.';
    const price = this.delivery.methods.find((method) => method.type === type)?.price ?? '0';
    const total = [this.cart.total.items, price].map((part) => priceSchema.parse(part));
    return {
      uuid: crypto.randomUUID(),
      number: `L26-${String(this.#byKey.size + 1).padStart(6, '0')}`,
      placedAt: '2026-11-21T10:00:00.000Z',
      items: this.cart.products.map(({ product, option, price: each, lineTotal }) => ({
        name: product.name,
        brand: product.brand,
        title: option.title,
        quantity: option.quantity,
        price: each,
        lineTotal,
      })),
      total: { items: this.cart.total.items, delivery: price, grand: toWirePrice(sumOf(total)) },
      delivery: { type, description: place },
      email: contact.email,
      ...this.placed,
    };
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
