import type { FastifyInstance } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import { mayReadFigures } from '#lib/http/operator.ts';
import { ApiCallFigures, figuresHeaders, figuresPath, figuresText, timeBuckets } from '#lib/telemetry/figures.ts';
import { routeOf } from '../http/metrics.ts';

/** The checkout's figures. */
export class CheckoutFigures {
  readonly #registry = new Registry();
  readonly calls = new ApiCallFigures(this.#registry);
  readonly #requests = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'Requests by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets: timeBuckets,
    registers: [this.#registry],
  });

  count(labels: { method: string; route: string; status: number }, seconds: number): void {
    this.#requests.observe(labels, seconds);
  }

  text(): Promise<string> {
    return figuresText(this.#registry);
  }

  /** Counts every request of an app that is answered, and tells the figures to who may read them. */
  serve(app: FastifyInstance, token: string): void {
    app.addHook('onResponse', async (request, reply) => {
      const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
      this.count(labels, reply.elapsedTime / 1000);
    });
    app.get(figuresPath, async (request, reply) => {
      if (!mayReadFigures(request.ip, request.headers, token)) return reply.callNotFound();
      return reply.headers(figuresHeaders).send(await this.text());
    });
  }
}
