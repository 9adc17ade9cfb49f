import { FakeServer, type Answer, type Asked } from './fake-server.ts';

/** A variant as the engine answers it, cut to what tests change. */
export interface FakeVariant {
  id: string;
  size: string;
  colour: string;
  amount: number;
  stocked: number;
  reserved: number;
  more?: object;
}
export interface FakeProduct {
  id: string;
  title: string;
  handle: string;
  variants: FakeVariant[];
  categories: string[];
  images: string[];
  metadata: Record<string, unknown>;
  more?: object;
}

export const maker = {
  ...{ brand: 'Vento', manufacturer: 'Vento S.p.A.', manufacturer_address: 'Via Roma 1, 20100 Milano' },
  manufacturer_contact: 'gpsr@vento.example',
};

/** As `GET /admin/products` of version 2.18.0 answers a variant. */
const variantAnswer = ({ id, size, colour, amount, stocked, reserved, more }: FakeVariant) => ({
  ...{ id, title: size, sku: `sku-${id}`, barcode: null, ean: null, upc: null, manage_inventory: true },
  ...{ allow_backorder: false, variant_rank: 0, metadata: null },
  options: [
    { value: size, option: { title: 'Méret' } },
    { value: colour, option: { title: 'Szín' } },
  ],
  inventory_items: [
    {
      ...{ required_quantity: 1, variant_id: id, inventory_item_id: `iitem_${id}` },
      inventory: {
        id: `iitem_${id}`,
        location_levels: [{ location_id: 'sloc_1', stocked_quantity: stocked, reserved_quantity: reserved }],
      },
    },
  ],
  prices: [
    {
      ...{ id: `price_${id}`, amount, currency_code: 'huf', min_quantity: null, max_quantity: null, variant_id: id },
      ...{ created_at: '2026-11-26T14:14:10.067Z', updated_at: '2026-11-26T14:14:10.067Z', rules: {} },
    },
  ],
  ...more,
});

const productAnswer = ({ id, title, handle, variants, categories, images, metadata, more }: FakeProduct) => ({
  ...{ id, title, subtitle: null, handle, description: 'Könnyű.\n\nGyors.', status: 'published', material: null },
  // Never moved by a price or a stock.
  ...{ metadata, created_at: '2026-11-26T14:14:09.721Z', updated_at: '2026-11-26T14:14:09.721Z' },
  categories: categories.map((category) => ({ id: category })),
  images: images.map((url, rank) => ({ id: `img_${rank}`, url, metadata: null, rank })),
  variants: variants.map(variantAnswer),
  ...more,
});

export interface FakeItem {
  id: string;
  detail: { quantity: number; shipped_quantity?: number; return_requested_quantity?: number };
}

/** The engine as its recorded answers, over HTTP. */
export class FakeEngine extends FakeServer {
  products: FakeProduct[] = [];
  categories: object[] = [];
  priceLists: object[] = [];
  orders: Record<string, unknown>[] = [];
  drafts: Record<string, unknown>[] = [];
  /** `isTorn`: the engine was killed after it had made the return, and before the order's change. */
  returns: { id: string; order_id: string; status: string; metadata: object; items: object[]; isTorn?: true }[] = [];
  canErase = true;
  isTaxInclusive = true;
  regions = ['reg_1'];
  /** Called before a call is answered; what it answers is answered in its place. */
  before: (asked: Asked) => Answer | null = () => null;
  /** Called once a call has done its work: what it answers is lost to the caller in its place. */
  after: (asked: Asked) => Answer | null = () => null;
  #made = 0;

  constructor() {
    super((asked) => this.before(asked) ?? this.#whole(asked));
  }

  #whole(asked: Asked): Answer {
    const answer = this.#answer(asked);
    return this.after(asked) ?? answer;
  }

  #list(name: string, all: readonly object[], { query }: Asked): Answer {
    const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 50)];
    return { body: { [name]: all.slice(offset, offset + limit), count: all.length, offset, limit } };
  }

  #answer(asked: Asked): Answer {
    const { method, path, query } = asked;
    const isGet = method === 'GET';
    if (asked.headers.authorization !== `Basic ${btoa('sk_test_test_test:')}`)
      return { status: 401, body: { message: 'Unauthorized' } };
    if (isGet && path === '/admin/products') {
      const ids = query.getAll('id[]');
      const wanted = this.products.filter(({ id }) => ids.length === 0 || ids.includes(id));
      return this.#list('products', wanted.map(productAnswer), asked);
    }
    if (isGet && path === '/admin/product-categories') return this.#list('product_categories', this.categories, asked);
    if (isGet && path === '/admin/price-lists') return this.#list('price_lists', this.priceLists, asked);
    if (isGet && path === '/admin/regions') {
      const regions = this.regions.map((id) => ({ id, currency_code: 'huf' }));
      return this.#list('regions', regions, asked);
    }
    if (isGet && path === '/admin/stores')
      return this.#list('stores', [{ id: 'store_1', default_sales_channel_id: 'sc_1' }], asked);
    if (isGet && path === '/admin/shipping-options') return this.#list('shipping_options', [{ id: 'so_1' }], asked);
    if (isGet && path === '/admin/price-preferences') {
      const preference = { attribute: 'currency_code', value: 'huf', is_tax_inclusive: this.isTaxInclusive };
      return this.#list('price_preferences', [preference], asked);
    }
    if (isGet && path === '/admin/tax-regions') {
      const rates = [{ rate: 27, is_default: true }];
      return this.#list('tax_regions', [{ id: 'txreg_1', country_code: 'hu', tax_rates: rates }], asked);
    }
    return this.#answerOrders(asked) ?? { status: 404, body: { message: `Not found: ${method} ${path}` } };
  }

  #answerOrders(asked: Asked): Answer | null {
    const { method, path, query, body } = asked;
    const isFound = ({ email }: Record<string, unknown>) => !query.get('q') || email === query.get('q');
    if (method === 'GET' && path === '/admin/orders') return this.#list('orders', this.orders.filter(isFound), asked);
    if (method === 'GET' && path === '/admin/draft-orders')
      return this.#list('draft_orders', this.drafts.filter(isFound), asked);
    if (method === 'POST' && path === '/admin/draft-orders') return this.#draft(JSON.parse(body));
    const [, kind, id, action] =
      /^\/admin\/(orders|draft-orders|payment-collections)\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    const [, erased] = /^\/admin\/shop-erasure\/(.+)$/.exec(path) ?? [];
    if (erased) return this.#erase(erased, JSON.parse(body));
    if (path.startsWith('/admin/returns')) return this.#answerReturns(asked);
    if (kind === 'payment-collections') return this.#markPaid(id ?? '', JSON.parse(body));
    if (path === '/admin/payment-collections') return this.#collection(JSON.parse(body));
    if (kind === 'draft-orders' && action === 'convert-to-order') {
      const draft = this.drafts.find((one) => one.id === id);
      if (!draft) return { status: 400, body: { message: 'Order is not a draft' } };
      this.drafts = this.drafts.filter((one) => one !== draft);
      draft.status = 'pending';
      this.orders.push(draft);
      return { body: { order: draft } };
    }
    const order = this.orders.find((one) => one.id === id);
    if (kind !== 'orders' || !order) return null;
    if (action === 'cancel') order.status = 'canceled';
    if (method === 'POST' && action === undefined) {
      if (order.status === 'canceled') return { status: 400, body: { message: 'Order has been canceled.' } };
      Object.assign(order, JSON.parse(body));
    }
    return { body: { order } };
  }

  /** As the file that a retailer takes over does; an engine without it knows no such call. */
  #erase(id: string, { email }: { email: string }): Answer {
    const order = this.orders.find((one) => one.id === id);
    if (!this.canErase || !order) return { status: 404, body: { type: 'not_found' } };
    Object.assign(order, { email, isErased: true });
    return { body: { id } };
  }

  /** As the engine: one change of an order at a time, and no piece comes back that was not shipped. */
  #answerReturns({ method, path, query, body }: Asked): Answer {
    const refused = (message: string) => ({ status: 400, body: { type: 'invalid_data', message } });
    if (method === 'GET') {
      const found = this.returns.filter((one) => one.order_id === query.get('order_id'));
      return { body: { returns: found, count: found.length, offset: 0, limit: 200 } };
    }
    if (path === '/admin/returns') {
      const { order_id: orderId, metadata } = JSON.parse(body);
      if (this.returns.some((one) => one.order_id === orderId && one.status === 'open' && !one.isTorn))
        return refused(`Order ${orderId} already has an existing active order change`);
      this.#made += 1;
      const begun = { id: `return_${this.#made}`, order_id: orderId, status: 'open', metadata, items: [] };
      this.returns.push(begun);
      return { body: { return: begun } };
    }
    const [, id, action] = /^\/admin\/returns\/([^/]+)\/(.+)$/.exec(path) ?? [];
    const one = this.returns.find((each) => each.id === id && each.status === 'open');
    if (!one) return { status: 404, body: { message: `Return with id: ${id} was not found` } };
    if (one.isTorn) return refused('An active Order Change is required to proceed');
    if (method === 'DELETE') {
      this.returns = this.returns.filter((each) => each !== one);
      return { body: { id, deleted: true } };
    }
    const items = (this.orders.find((order) => order.id === one.order_id)?.items ?? []) as FakeItem[];
    if (action === 'request-items') {
      for (const { id: itemId, quantity } of JSON.parse(body).items) {
        const { detail } = items.find((item) => item.id === itemId)!;
        if (quantity > (detail.shipped_quantity ?? 0) - (detail.return_requested_quantity ?? 0))
          return refused('Cannot request to return more items than what was shipped.');
        one.items.push({ id: itemId, quantity });
      }
      return { body: { return: one } };
    }
    if (one.items.length === 0) return refused('Order return request should have at least 1 item');
    for (const { id: itemId, quantity } of one.items as { id: string; quantity: number }[]) {
      const { detail } = items.find((item) => item.id === itemId)!;
      detail.return_requested_quantity = (detail.return_requested_quantity ?? 0) + quantity;
    }
    one.status = 'requested';
    return { body: { return: one } };
  }

  #draft(body: Record<string, unknown>): Answer {
    this.#made += 1;
    const items = body.items as { unit_price: number; quantity: number }[];
    const shipping = body.shipping_methods as { amount: number }[];
    const draft = {
      ...{ id: `order_${this.#made}`, status: 'draft', email: body.email, metadata: body.metadata },
      // The engine's sums have fractions: shipping is net there, and the tax comes on top.
      total: items.reduce((sum, item) => sum + item.unit_price * item.quantity, 0) + (shipping[0]?.amount ?? 0) * 1.27,
      items: items.map((item, at) => ({ id: `ordli_${at}`, ...item, detail: { ...item, fulfilled_quantity: 0 } })),
      ...{ fulfillments: [], payment_collections: [] },
    };
    this.drafts.push(draft);
    return { body: { draft_order: draft } };
  }

  #collection({ order_id: orderId, amount }: { order_id: string; amount: number }): Answer {
    const order = this.orders.find(({ id }) => id === orderId);
    const collection = { id: `pay_col_${orderId}`, amount, status: 'not_paid', payments: [] };
    (order!.payment_collections as object[]).push(collection);
    return { body: { payment_collection: collection } };
  }

  #markPaid(id: string, { order_id: orderId }: { order_id: string }): Answer {
    const order = this.orders.find((one) => one.id === orderId);
    const collections = order!.payment_collections as {
      id: string;
      amount: number;
      status: string;
      payments: object[];
    }[];
    const collection = collections.find((one) => one.id === id);
    if (!collection) return { status: 404, body: {} };
    collection.status = 'completed';
    collection.payments.push({ id: `pay_${id}`, captures: [{ amount: collection.amount }], refunds: [] });
    return { body: { payment_collection: collection } };
  }
}

export const category = (id: string, name: string, parent: string | null = null, more: object = {}) => ({
  ...{ id, name, handle: name.toLowerCase(), description: '', is_active: true, is_internal: false, rank: 0 },
  ...{ parent_category_id: parent, metadata: null },
  ...more,
});

export const product = (id: string, more: Partial<FakeProduct> = {}): FakeProduct => ({
  ...{ id, title: `Vágta ${id}`, handle: `vagta-${id.replaceAll('_', '-')}`, categories: ['pcat_1'] },
  ...{ images: ['https://pics.example/Vagta_kek.jpg'], metadata: maker },
  variants: [
    { id: `variant_${id}_41`, size: '41', colour: 'kék', amount: 24_990, stocked: 7, reserved: 0 },
    { id: `variant_${id}_42`, size: '42', colour: 'kék', amount: 24_990, stocked: 7, reserved: 0 },
  ],
  ...more,
});
