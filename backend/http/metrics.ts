import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { cartEndpoints } from '#lib/contract/cart-calls.ts';
import { orderEndpoints } from '#lib/contract/order.ts';
import { bearsKey } from './bearer.ts';
import { isPrivateAddress } from './addresses.ts';
import { NotFound } from '../domain/errors.ts';

/** What the read model knows of itself. */
export interface ModelState {
  products: number;
  /** Last change of the database that it holds, and the seconds since it was last known to hold all of them. */
  lastChangeId: number;
  lagSeconds: number;
}

/** The process's own figures: memory, event loop, garbage collection. There is one process, however many apps. */
let processRegistry: Registry | undefined;
function processMetrics(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

/** The figures of one app, in the form of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #calls = new Histogram({
    name: 'shop_call_duration_seconds',
    help: 'Calls by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
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

  /** All figures in Prometheus's text format, with those of the read model and the process as they are now. */
  async text(model: ModelState): Promise<string> {
    this.#model.products.set(model.products);
    this.#model.lastChangeId.set(model.lastChangeId);
    this.#model.lagSeconds.set(model.lagSeconds);
    return `${await this.#registry.metrics()}\n${await processMetrics().metrics()}`;
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

/** With the token from anywhere; else straight from this machine or a private network, not through a proxy. */
function mayRead(request: FastifyRequest, token: string): boolean {
  if (bearsKey(request, token)) return true;
  const { ip, headers } = request;
  return isPrivateAddress(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

/** `GET /metrics` for Prometheus; 404 for who may not read it. */
export function metricsRoute(app: FastifyInstance, token: string, modelState: () => ModelState): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new NotFound('path');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await app.metrics.text(modelState()));
  });
}
