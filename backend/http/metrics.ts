import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { cartEndpoints } from '#lib/contract/cart-calls.ts';
import { orderEndpoints } from '#lib/contract/order.ts';
import { mayReadFigures } from '#lib/http/operator.ts';
import { figuresHeaders, figuresPath, figuresText, timeBuckets } from '#lib/telemetry/figures.ts';
import { tellingFigures } from '#lib/telemetry/worker-figures.ts';
import type { Waiting } from '../events/waiting.ts';
import { NotFound } from '../domain/errors.ts';

/** What the read model knows of itself. */
export interface ModelState {
  products: number;
  /** Last change of the database that it holds, and the seconds since it was last known to hold all of them. */
  lastChangeId: number;
  lagSeconds: number;
}

/** The figures of one app, in the form of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #calls = new Histogram({
    name: 'shop_call_duration_seconds',
    help: 'Calls by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets: timeBuckets,
    registers: [this.#registry],
  });
  readonly #model = {
    products: this.#gauge('shop_model_products', 'Products of the read model'),
    lastChangeId: this.#gauge('shop_model_last_change_id', 'Last change that the read model holds'),
    lagSeconds: this.#gauge(
      'shop_model_lag_seconds',
      'Seconds since the read model was last known to hold all changes',
    ),
  };
  readonly #waiting = {
    events: this.#gauge('shop_events_waiting', 'Deliveries of events that wait, 10 000 at most'),
    deadEvents: this.#gauge('shop_events_dead', 'Deliveries of events that were given up, 10 000 at most'),
    mails: this.#gauge('shop_mails_waiting', 'Mails that wait to be sent, 10 000 at most'),
  };
  readonly #cartAdditions = this.#counter('shop_cart_additions_total', 'Calls that added to a cart');
  readonly #orders = this.#counter('shop_orders_total', 'Calls that answered an order, repeated ones included');
  readonly databaseErrors = this.#counter(
    'shop_database_errors_total',
    'Calls that failed because the database could not be used',
  );
  /** Calls refused for the rate of their address, or for the load of the process. */
  readonly refusedCalls = new Counter({
    name: 'shop_refused_calls_total',
    help: 'Calls refused before they were looked at',
    labelNames: ['reason'],
    registers: [this.#registry],
  });

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.#registry] });
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.#registry] });
  }

  countCall({
    method,
    route,
    status,
    seconds,
  }: {
    method: string;
    route: string;
    status: number;
    seconds: number;
  }): void {
    this.#calls.observe({ method, route, status }, seconds);
    if (status !== 200) return;
    if (method === cartEndpoints.add.method && route === cartEndpoints.add.path) this.#cartAdditions.inc();
    if (method === orderEndpoints.placeOrder.method && route === orderEndpoints.placeOrder.path) this.#orders.inc();
  }

  /**
   * All figures in Prometheus's text format, with those of the read model, the queues and the process as they are now;
   * a queue that cannot be read is NaN.
   */
  async text(model: ModelState, waiting: Waiting | null): Promise<string> {
    this.#model.products.set(model.products);
    this.#model.lastChangeId.set(model.lastChangeId);
    this.#model.lagSeconds.set(model.lagSeconds);
    for (const name of ['events', 'deadEvents', 'mails'] as const) this.#waiting[name].set(waiting?.[name] ?? NaN);
    return figuresText(this.#registry);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Pattern of the route that took a call; addresses themselves can hold what identifies a person. */
export function routeOf({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string {
  return routeOptions.url ?? 'unknown';
}

/** Counts every answered call. */
export function countCalls(app: FastifyInstance): void {
  app.decorate('metrics', new Metrics());
  app.addHook('onResponse', async (request, reply) => {
    app.metrics.countCall({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
}

/** What the API tells of itself beside its calls. */
export interface FigureSources {
  model: () => ModelState;
  /** Null where the database does not say. */
  waiting: () => Promise<Waiting | null>;
}

/** `GET /metrics` for Prometheus; 404 for who may not read it. */
export function metricsRoute(app: FastifyInstance, token: string, { model, waiting }: FigureSources): void {
  const tell = tellingFigures(async () => app.metrics.text(model(), await waiting()));
  app.get(figuresPath, async (request, reply) => {
    if (!mayReadFigures(request.ip, request.headers, token)) throw new NotFound('path');
    return reply.headers(figuresHeaders).send(await tell());
  });
}
