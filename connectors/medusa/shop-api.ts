import { z } from 'zod';
import { adminEndpoints, type SettableStatus } from '#lib/contract/admin.ts';
import { orderRecordSchema, type OrderRecord } from '#lib/contract/order-record.ts';
import { callJson, CallFailed } from './http/json-call.ts';
import type { ConnectorSettings } from './settings.ts';

/** Longest waits for the shop, ms: an import checks and stores all of its lines before it answers. */
const longestImport = 300_000;
const longestWait = 30_000;

/** What an import said of its lines, by their numbers from 1. */
export interface Refusal {
  lines: Map<number, string>;
  sentence: string;
}

/** Calls of the shop's API with the connector's keys (ADR-0134, ADR-0137). Every call throws CallFailed. */
export class ShopApi {
  readonly #settings: Pick<ConnectorSettings, 'API_HOST' | 'IMPORT_KEY' | 'CONNECTOR_KEY'>;

  constructor(settings: ConnectorSettings) {
    this.#settings = settings;
  }

  /** Stores records, all or none of them. Answers what was wrong, or null once they are stored. */
  async import(records: readonly object[]): Promise<Refusal | null> {
    try {
      await callJson({
        method: 'POST',
        url: new URL('/admin/v1/import/', this.#settings.API_HOST).href,
        headers: { authorization: `Bearer ${this.#settings.IMPORT_KEY}` },
        contentType: 'application/x-ndjson',
        body: records.map((record) => `${JSON.stringify(record)}\n`).join(''),
        answer: z.unknown(),
        timeout: longestImport,
      });
      return null;
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status !== 422) throw error;
      return { sentence: error.message, lines: linesOf(error.body) };
    }
  }

  #order<Answer>(method: 'GET' | 'POST', path: string, answer: z.ZodType<Answer>, body?: object): Promise<Answer> {
    return callJson({
      method,
      url: new URL(path, this.#settings.API_HOST).href,
      headers: { authorization: `Bearer ${this.#settings.CONNECTOR_KEY}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
      answer: z.object({ data: answer }),
      timeout: longestWait,
    }).then(({ data }) => data);
  }

  order(number: string): Promise<OrderRecord> {
    return this.#order('GET', `/admin/v1/orders/${encodeURIComponent(number)}/`, orderRecordSchema);
  }

  /** Orders that were placed at a moment or later, page by page. */
  async *ordersSince(since: Date): AsyncGenerator<OrderRecord[]> {
    let after: string | null = null;
    do {
      const query = new URLSearchParams({ since: since.toISOString(), limit: '100', ...(after ? { after } : {}) });
      const schema: typeof adminEndpoints.orders.data = adminEndpoints.orders.data;
      const { orders, next }: z.output<typeof schema> = await this.#order('GET', `/admin/v1/orders/?${query}`, schema);
      yield orders;
      after = next;
    } while (after !== null);
  }

  #change(number: string, part: string, body: object): Promise<OrderRecord> {
    return this.#order('POST', `/admin/v1/orders/${encodeURIComponent(number)}/${part}/`, orderRecordSchema, body);
  }

  setStatus(number: string, status: SettableStatus): Promise<OrderRecord> {
    return this.#change(number, 'status', { status });
  }

  setShipment(number: string, shipment: { carrier: string; number: string; url: string | null }): Promise<OrderRecord> {
    return this.#change(number, 'shipment', shipment);
  }

  noteRefund(number: string, refund: { reference: string; amount: number }): Promise<OrderRecord> {
    return this.#change(number, 'refund', refund);
  }
}

function linesOf(body: string): Map<number, string> {
  const schema = z.object({ errors: z.record(z.string(), z.array(z.string())) });
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return new Map();
  }
  const { errors } = schema.safeParse(given).data ?? { errors: {} };
  return new Map(
    Object.entries(errors).flatMap(([line, problems]) =>
      /^\d+$/.test(line) ? [[Number(line), problems.join('; ')] as const] : [],
    ),
  );
}
