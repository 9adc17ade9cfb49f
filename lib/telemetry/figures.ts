import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { WatchedCall } from '#lib/core/call-watch.ts';

/** Where each process tells its figures, to who may read them (`lib/http/operator.ts`). */
export const figuresPath = '/metrics';

/** Headers of that answer: Prometheus's text format, which nobody keeps. */
export const figuresHeaders = {
  'content-type': 'text/plain; version=0.0.4; charset=utf-8',
  'cache-control': 'no-store',
} as const;

/** From what the memory answers to what a shopper has given up, s. */
export const timeBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The process's own figures: memory, event loop, garbage collection. There is one process, however many apps. */
let ofProcess: Registry | undefined;
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** All figures of a registry, and those of the process as they are now, in Prometheus's text format. */
export async function figuresText(registry: Registry): Promise<string> {
  return `${await registry.metrics()}\n${await processRegistry().metrics()}`;
}

/** Times the calls of the product API that a process makes, each try by itself, until its answer begins. */
export class ApiCallFigures {
  readonly #calls: Histogram;

  constructor(registry: Registry) {
    this.#calls = new Histogram({
      name: 'shop_api_call_duration_seconds',
      help: 'Calls of the product API until the answer begins, by route, method and status; status none without an answer',
      labelNames: ['method', 'route', 'status'],
      buckets: timeBuckets,
      registers: [registry],
    });
  }

  begin({ method, route }: { method: string; route: string }): Pick<WatchedCall, 'end'> {
    const begun = performance.now();
    return {
      end: (status) =>
        this.#calls.observe({ method, route, status: status ?? 'none' }, (performance.now() - begun) / 1000),
    };
  }
}
