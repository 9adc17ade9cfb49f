import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Histogram, Registry } from 'prom-client';
import { mayReadFigures } from '#lib/http/operator.ts';
import { ApiCallFigures, figuresHeaders, figuresPath, figuresText, timeBuckets } from '#lib/telemetry/figures.ts';
import { tellingFigures } from '#lib/telemetry/worker-figures.ts';
import type { PageHandler } from './error-pages.ts';
import type { Note } from './request-note.ts';
import type { CacheStatus } from './response-cache.ts';
import { ResponseWriter } from './response-writer.ts';
import type { Hosts } from './security-headers.ts';
import { peerAddress } from './sender-limit.ts';

/** Where an answer came from; `none` for a request that was refused before anything was looked for. */
const sources: readonly (CacheStatus | 'none')[] = ['hit', 'stale', 'miss', 'live', 'none'];
/** How many addresses of kept answers have their route at hand. */
const mostAddresses = 4000;

/** Requests of one route, by status and source as one number. */
type Outcomes = Map<number, number>;

export interface StorefrontFiguresParts {
  hosts: Hosts;
  /** Names the route of a path. */
  routeOf: (path: string) => string;
  /** METRICS_TOKEN. */
  token: string;
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/**
 * The storefront's figures. Answers from the cache come many thousand times a second: they are counted in plain numbers,
 * which become figures when somebody asks.
 */
export class StorefrontFigures {
  readonly #parts: StorefrontFiguresParts;
  readonly #writer: ResponseWriter;
  readonly #registry = new Registry();
  readonly #routes = new Map<string, Outcomes>();
  readonly #byAddress = new Map<string, Outcomes>();
  readonly #renders: Histogram;
  readonly calls = new ApiCallFigures(this.#registry);

  constructor(parts: StorefrontFiguresParts) {
    this.#parts = parts;
    this.#writer = new ResponseWriter(parts.hosts);
    const outcomes = this.#routes;
    new Counter({
      name: 'shop_requests_total',
      help: 'Requests by route, status and where the answer came from; status left where nobody waited for it',
      labelNames: ['route', 'status', 'cache'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [route, counts] of outcomes)
          for (const [outcome, count] of counts) this.inc({ route, ...labelsOf(outcome) }, count);
      },
    });
    this.#renders = new Histogram({
      name: 'shop_render_duration_seconds',
      help: 'Answers that Next made, by route, from its first byte asked for to its last one written',
      labelNames: ['route'],
      buckets: timeBuckets,
      registers: [this.#registry],
    });
  }

  /** Counts an answer; what comes from the cache has its route at hand from the second time on. */
  count(url: string, status: number, cache: Note['cache']): void {
    let outcomes = this.#byAddress.get(url);
    if (!outcomes) {
      outcomes = this.#outcomesOf(cache === undefined ? 'refused' : this.#parts.routeOf(pathOf(url)));
      if (cache === 'hit') this.#remember(url, outcomes);
    }
    const outcome = status * sources.length + sources.indexOf(cache ?? 'none');
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }

  /** Times what Next makes. */
  timing(pages: PageHandler): PageHandler {
    return async (request, response) => {
      const begun = performance.now();
      const route = this.#parts.routeOf(pathOf(request.url ?? ''));
      try {
        await pages(request, response);
      } finally {
        this.#renders.observe({ route }, (performance.now() - begun) / 1000);
      }
    };
  }

  /** In Prometheus's text format; of a worker with those of all others. */
  readonly text = tellingFigures(() => figuresText(this.#registry));

  /** Answers who may read the figures; undefined for any other request. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    if (request.url !== figuresPath || request.method !== 'GET') return undefined;
    if (!mayReadFigures(peerAddress(request), request.headers, this.#parts.token)) return undefined;
    return this.text().then((text) => this.#writer.text(response, 200, text, figuresHeaders));
  }

  #outcomesOf(route: string): Outcomes {
    const known = this.#routes.get(route) ?? new Map<number, number>();
    this.#routes.set(route, known);
    return known;
  }

  #remember(url: string, outcomes: Outcomes): void {
    if (this.#byAddress.size >= mostAddresses) this.#byAddress.clear();
    this.#byAddress.set(url, outcomes);
  }
}

function labelsOf(outcome: number): { status: string; cache: string } {
  const status = Math.floor(outcome / sources.length);
  return { status: status === 0 ? 'left' : String(status), cache: sources[outcome % sources.length] ?? 'none' };
}
