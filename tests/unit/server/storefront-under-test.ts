import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { shopRoutes } from '#lib/routes/shop.ts';
import { Tracer, type FinishedSpan } from '#lib/telemetry/trace.ts';
import type { CapturedResponse } from '#server/captured-response.ts';
import { ErrorPages, type PageHandler } from '#server/error-pages.ts';
import type { LogEntry } from '#server/log.ts';
import type { BuildNote } from '#server/builds.ts';
import { connectionLimits, createStorefrontServer } from '#server/connections.ts';
import type { PageLimit } from '#server/page-limit.ts';
import { Revalidate } from '#server/news/revalidate.ts';
import type { StaleMarks } from '#server/news/stale-marks.ts';
import { PublicBuild } from '#server/public-build.ts';
import type { Finish } from '#server/page-renderer.ts';
import { Reports } from '#server/reports.ts';
import { Storefront } from '#server/request-handler.ts';
import type { SharedAssets } from '#server/shared-assets.ts';
import { routeNamer } from '#server/route-names.ts';
import { StorefrontFigures } from '#server/storefront-figures.ts';
import { StorefrontTraces } from '#server/tracing.ts';
import { watched } from '#server/watched-storefront.ts';

const hosts = { STOREFRONT_HOST: 'http://shop.test', API_HOST: 'http://api.test', CHECKOUT_HOST: 'http://pay.test' };

export const revalidateKey = 'the-key-of-another-api';

export const hostsUnderTest = hosts;

/** Reads the figures from anywhere. */
export const metricsToken = 'a-token-of-the-operator';

/** What the process under test was started with. */
export const buildSettings = {
  FLIPBOOK_PREFIX: 'ajanlatok',
  LOYALTY: true,
  TEAM_BUILD: false,
  TEAM_LIST_SEGMENT: 'csapatok',
};

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The cache's clock, which stands still, and what is to be done later. */
interface Clock {
  ms: number;
  later: (() => void)[];
}

/** The storefront's entry around a stand-in for Next, on a free port. */
export class StorefrontUnderTest {
  readonly log: LogEntry[];
  /** What has ended of its traces. */
  spans: FinishedSpan[] = [];
  readonly storefront: Storefront;
  readonly port: number;
  readonly #server: Server;

  readonly clock: Clock;

  private constructor(storefront: Storefront, server: Server, log: LogEntry[], clock: Clock) {
    this.clock = clock;
    this.storefront = storefront;
    this.#server = server;
    this.log = log;
    const address = server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
  }

  static async start(
    page: (request: IncomingMessage, response: CapturedResponse) => void | Promise<void>,
    note?: BuildNote,
    {
      logsRequests = false,
      finish,
      pageLimit,
      files,
      sharedAssets,
      marks,
      limits = connectionLimits,
      startsCold = false,
    }: {
      logsRequests?: boolean;
      finish?: Finish;
      pageLimit?: PageLimit;
      files?: ReadonlySet<string>;
      sharedAssets?: SharedAssets;
      marks?: StaleMarks;
      limits?: typeof connectionLimits;
      startsCold?: boolean;
    } = {},
  ) {
    const clock: Clock = { ms: 0, later: [] };
    const log: LogEntry[] = [];
    const pages: PageHandler = async (request, response) => {
      const kind = /\/hiba\/(\d+)\//.exec(request.url ?? '')?.[1];
      if (!kind) return page(request, response);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`<h1>branded ${kind}</h1> INCIDENT_ID <script>self.__next_f.push([1,"INCIDENT_ID"])</script>`);
    };
    const errorPages = new ErrorPages();
    await errorPages.load(pages, 'shop.test');
    const write = (entry: LogEntry): void => void log.push(entry);
    const reports = new Reports({ origin: hosts.STOREFRONT_HOST, trustedProxies: [], log: write });
    const routeOf = routeNamer(shopRoutes, buildSettings);
    const figures = new StorefrontFigures({ hosts, routeOf, token: metricsToken });
    const spans: FinishedSpan[] = [];
    const traces = new StorefrontTraces(new Tracer(1, (span) => spans.push(span)), routeOf);
    const storefront = new Storefront({
      pages: figures.timing(traces.rendering(pages)),
      traces,
      errorPages,
      hosts,
      reports,
      log: write,
      logsRequests,
      startsCold,
      ...(finish ? { finish } : {}),
      ...(pageLimit ? { pageLimit } : {}),
      ...(files ? { files } : {}),
      sharedAssets,
      time: { now: () => clock.ms, later: (task) => void clock.later.push(task) },
      cache: {
        policy: { list: 5000, ifError: 3_600_000 },
        limits: { pages: 10_000_000, lists: 1_000_000, files: 1_000_000 },
        marks,
      },
      ...(marks ? { revalidate: new Revalidate(revalidateKey, marks, write) } : {}),
      build: note && new PublicBuild(note, pages, 'shop.test', buildSettings),
    });
    const server = createStorefrontServer(watched(storefront, figures), hosts, { maxConnections: 200, limits });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const shop = new StorefrontUnderTest(storefront, server, log, clock);
    shop.spans = spans;
    return shop;
  }

  get(path: string, headers: Record<string, string> = {}, method = 'GET', body = ''): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const options = { port: this.port, path, method, headers: { host: 'shop.test', ...headers } };
      const request = httpRequest(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
        });
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  /** Asks and goes away before the answer. */
  abandon(path: string): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(this.port, 'localhost', () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\n\r\n`, () => setImmediate(() => socket.destroy()));
      });
      socket.on('close', () => resolve());
    });
  }

  /** What the server says to these bytes. */
  raw(bytes: string): Promise<string> {
    return new Promise((resolve) => {
      let answer = '';
      const socket = connect(this.port, 'localhost', () => socket.write(bytes));
      socket
        .setEncoding('utf8')
        .on('data', (text) => {
          answer += String(text);
        })
        .on('close', () => resolve(answer));
      socket.on('error', () => undefined);
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }
}
