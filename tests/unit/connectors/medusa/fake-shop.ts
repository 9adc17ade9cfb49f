import { importRecordSchema, type ImportRecord } from '#lib/contract/import.ts';
import type { OrderRecord } from '#lib/contract/order-record.ts';
import { FakeServer, type Answer, type Asked } from './fake-server.ts';

const allowed: Record<string, readonly string[]> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'ready_for_pickup', 'cancelled'],
  packed: ['shipped', 'ready_for_pickup'],
  shipped: ['ready_for_pickup', 'delivered'],
  ready_for_pickup: ['delivered'],
};

/** The shop's import and its calls of orders, held to the contract and to its table of states. */
export class FakeShop extends FakeServer {
  /** Each import, as its records. */
  readonly imports: ImportRecord[][] = [];
  readonly orders = new Map<string, OrderRecord>();
  /** Why a record is refused; null where it is not. */
  refuse: (record: ImportRecord) => string | null = () => null;

  constructor() {
    super((asked) => this.#answer(asked));
  }

  /** All records that were stored, in their order. */
  get records(): ImportRecord[] {
    return this.imports.flat();
  }

  #answer(asked: Asked): Answer {
    const { method, path } = asked;
    if (path === '/admin/v1/import/') return this.#import(asked);
    if (path === '/admin/v1/orders/') return { body: { data: { orders: [...this.orders.values()], next: null } } };
    const [, number = '', part] = /^\/admin\/v1\/orders\/([^/]+)\/(?:(\w+)\/)?$/.exec(path) ?? [];
    const order = this.orders.get(number);
    if (!order) return { status: 404, body: { message: 'Not found', errors: { number: ['not_found'] } } };
    if (method === 'GET') return { body: { data: order } };
    const body = JSON.parse(asked.body);
    if (part === 'shipment') order.shipment = body;
    if (part === 'refund') order.refunds.push({ reason: null, ...body, at: '2026-11-26T15:00:00.000Z' });
    if (part === 'status' && order.status !== body.status) {
      if (!allowed[order.status]?.includes(body.status))
        return { status: 409, body: { message: `An order that is ${order.status} may not become ${body.status}` } };
      order.status = body.status;
    }
    return { body: { data: order } };
  }

  #import({ body, headers }: Asked): Answer {
    if (headers.authorization !== 'Bearer import-key-of-tests') return { status: 401, body: { message: 'No key' } };
    const errors: Record<string, string[]> = {};
    const records = body
      .trimEnd()
      .split('\n')
      .flatMap((line, at) => {
        const read = importRecordSchema.safeParse(JSON.parse(line));
        const problem = read.success ? this.refuse(read.data) : read.error.issues[0]?.message;
        if (problem) errors[String(at + 1)] = [problem];
        return read.success ? [read.data] : [];
      });
    if (Object.keys(errors).length > 0) return { status: 422, body: { message: 'Nothing was stored', errors } };
    this.imports.push(records);
    return { body: { data: { records: records.length, warnings: [] } } };
  }
}

/** An order as the shop tells of it. */
export function orderRecord(number: string, more: Partial<OrderRecord> = {}): OrderRecord {
  const line = { line: 0, productId: 1, optionId: 1, sku: 'V-41', ean: null, brand: 'Vento', name: 'Vágta' };
  return {
    ...{ uuid: `4e38c52a-0000-4000-8000-${number.slice(-6).padStart(12, '0')}`, number, status: 'placed' },
    ...{
      placedAt: '2026-11-26T10:00:00.000Z',
      customer: null,
      timeline: [],
      comment: null,
      vouchers: [],
      giftCards: [],
    },
    contact: { lastName: 'Kovács', firstName: 'Anna', email: 'anna@example.hu', phone: '+36301234567' },
    delivery: {
      ...{ type: 'home', description: 'Házhoz szállítás', place: null },
      address: { postal: '6724', city: 'Szeged', street: 'Londoni körút', streetNo: '3.' },
    },
    items: [
      {
        ...{ ...line, title: 'kék, 41', quantity: 3, price: 9_990, lineTotal: 29_970, discount: 1_000 },
        ...{ withdrawn: 0, isCustomMade: false },
      },
    ],
    total: { items: 29_970, discount: 1_000, delivery: 1_490, grand: 30_460, giftCards: 0 },
    ...{ billing: null, payment: null, shipment: null, invoice: null, refunds: [] },
    ...more,
  } as OrderRecord;
}
