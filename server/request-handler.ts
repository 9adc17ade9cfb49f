import type { IncomingMessage, ServerResponse } from 'node:http';
import { ResponseWriter, type PlainResponse } from './response-writer.ts';
import type { CacheKey } from './cache-key.ts';
import { cacheControl } from './caching.ts';
import type { CapturedResponse, Outlet, ResponseHead } from './captured-response.ts';
import { isCompressible } from '#lib/http/compression.ts';
import { errorHeaders } from './error-response.ts';
import type { ErrorPages, PageHandler } from './error-pages.ts';
import { exchangeOf, preferencesOf, type Exchange } from './exchange.ts';
import { FailureWriter, statusLine } from './failure-writer.ts';
import { reportsPath } from '#lib/monitoring/report.ts';
import { describeError, type Log } from './log.ts';
import { revalidatePath, type Revalidate } from './news/revalidate.ts';
import { PageRenderer, type Finish, type RenderResult } from './page-renderer.ts';
import type { PageLimit } from './page-limit.ts';
import { ownHostTest, type OwnHostTest } from './own-host.ts';
import type { Reports } from './reports.ts';
import {
  healthPath,
  joinRepeatedSlashes,
  makeAnonymous,
  refusalOf,
  takeConditions,
  type Refusal,
} from './request-guard.ts';
import { readHead, type RequestHead } from './request-head.ts';
import type { PublicBuild } from './public-build.ts';
import type { Note } from './request-note.ts';
import { publicResponse, ResponseCache, type ResponseCacheDependencies } from './response-cache.ts';
import type { Hosts } from './security-headers.ts';
import type { StorefrontTraces } from './tracing.ts';
import type { SharedAssets } from './shared-assets.ts';
import { isNoFile } from './unproxied-files.ts';

/** What the storefront's requests are answered with. */
export interface StorefrontParts {
  pages: PageHandler;
  errorPages: ErrorPages;
  hosts: Hosts;
  cache: Pick<ResponseCacheDependencies, 'policy' | 'limits' | 'marks'>;
  /** Takes what browsers report of pages. */
  reports: Reports;
  /** Takes news of an API that has no stream; nobody does without it. */
  revalidate?: Revalidate | undefined;
  log: Log;
  /** Whether each request is logged, not only incidents. */
  logsRequests: boolean;
  /** Proxies whose X-Forwarded-Host is believed; none without it. */
  trustedProxies?: readonly string[];
  /** How many pages a visitor may have rendered; without it as many as they ask for. */
  pageLimit?: PageLimit;
  /** Makes the last changes to each page; without it a page stays as it was rendered. */
  finish?: Finish;
  /** What the build says of itself; without it nothing does. */
  build?: PublicBuild | undefined;
  /** Files that are none of the build's, by path. */
  ownFiles?: ReadonlyMap<string, PlainResponse>;
  /** The files that pass by the proxy; every path that does counts as one without it. */
  files?: ReadonlySet<string>;
  /** Files of other builds; nobody looks for any without it. */
  sharedAssets?: Pick<SharedAssets, 'find'> | undefined;
  /** Traces what is not answered from the cache at once; nobody does without it. */
  traces?: Pick<StorefrontTraces, 'answering'>;
  /** Whether `/health/` says that it is starting, until `becomeReady`. */
  startsCold?: boolean;
  /** Clock and timer of the cache; the process's own without them. */
  time?: Pick<ResponseCacheDependencies, 'now' | 'later'>;
}

const processTime: Pick<ResponseCacheDependencies, 'now' | 'later'> = {
  now: () => performance.now(),
  later: (task, delay) => void setTimeout(task, delay).unref(),
};

/** Whether a path is that of a file, of which parts and conditions are Next's: pages end with a slash. */
const isFile = (path: string) => path.startsWith('/_next/') || /\.[a-z0-9]+$/i.test(path);

/**
 * The storefront around Next's handler: refuses what is no page request, answers from the response cache, hides who
 * asks, and turns Next's answers into compressed ones with security headers. Failed pages become error pages (RT-30).
 */
export class Storefront {
  readonly responseCache: ResponseCache;

  readonly #stopping = new AbortController();
  #isStarting: boolean;
  readonly #parts: StorefrontParts;
  readonly #writer: ResponseWriter;
  readonly #failures: FailureWriter;
  readonly #renderer: PageRenderer;
  readonly #publicHost: string;
  readonly #isOwnHost: OwnHostTest;

  constructor(parts: StorefrontParts) {
    const { pages, hosts, log, cache, time = processTime, startsCold = false } = parts;
    this.#isStarting = startsCold;
    this.#parts = parts;
    this.#writer = new ResponseWriter(hosts);
    this.#failures = new FailureWriter(this.#writer, parts.errorPages, parts.pageLimit?.retryAfter);
    this.#publicHost = new URL(hosts.STOREFRONT_HOST).host;
    this.#isOwnHost = ownHostTest(this.#publicHost, parts.trustedProxies ?? []);
    this.#renderer = new PageRenderer(pages, log, this.#publicHost, parts.finish ?? ((html) => html));
    this.responseCache = new ResponseCache({ ...cache, ...time, renderer: this.#renderer, writer: this.#writer, log });
  }

  /** Aborted once the process is about to end; what else goes on in it ends by it. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** What draws pages is loaded: balancers may send visitors. */
  becomeReady(): void {
    this.#isStarting = false;
  }

  /** The process is about to end: `/health/` says so to balancers. */
  stop(): void {
    this.#stopping.abort();
  }

  /** Answers one request, at once where the answer is cached. Never rejects. */
  answer(request: IncomingMessage, response: ServerResponse, note: Note = {}): Promise<void> | undefined {
    const { url = '' } = request;
    const head = readHead(request.rawHeaders);
    if (this.#parts.logsRequests) this.#logWhenAnswered(request, response, note);
    const refusal = refusalOf(request, this.#isOwnHost, head);
    if (refusal) return this.#refuse(request, response, refusal);
    const outcome = this.responseCache.serve(url, head, response);
    if (outcome.kind !== 'served') {
      const key = outcome.kind === 'await' ? outcome.key : undefined;
      const answer = () => this.#answerOther(request, response, head, note, key);
      return this.#parts.traces?.answering(request, response, { note, answer }) ?? answer();
    }
    note.cache = outcome.status;
    return undefined;
  }

  /** Takes the error pages as they are now. */
  forgetErrorBodies(): void {
    this.#failures.forgetPages();
  }

  /** Answers a request that expects of the server what no server of the shop does. */
  refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
    if (this.#parts.logsRequests) this.#logWhenAnswered(request, response, {});
    this.#writer.text(response, 417, statusLine(417), { ...errorHeaders(417), Connection: 'close' });
  }

  async #answerOther(
    request: IncomingMessage,
    response: ServerResponse,
    head: RequestHead,
    note: Note,
    key: CacheKey | undefined,
  ): Promise<void> {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    note.cache = 'live';
    if (path === reportsPath) return this.#takeReport(request, response);
    if (path === healthPath) return this.#answerHealth(response);
    const own = this.#parts.ownFiles?.get(path) ?? (await this.#parts.build?.serve(path));
    if (own) return this.#writer.write(response, own, preferencesOf(head));
    return this.#answerPage(exchangeOf(request, response, head, path, note), key);
  }

  async #refuse(request: IncomingMessage, response: ServerResponse, { status, message }: Refusal): Promise<void> {
    const path = status === 405 ? (request.url ?? '').split('?', 1)[0] : undefined;
    if (path === reportsPath) return this.#takeReport(request, response);
    const { revalidate } = this.#parts;
    if (path === revalidatePath && revalidate) return this.#takeNews(request, response, revalidate);
    const allow = status === 405 ? { Allow: 'GET, HEAD' } : {};
    this.#writer.text(response, status, `${status} ${message}`, {
      ...errorHeaders(status),
      Connection: 'close',
      ...allow,
    });
    return undefined;
  }

  #answerHealth(response: ServerResponse): void {
    const isReady = !this.#isStarting && !this.stopping.aborted;
    const [status, word] = isReady ? [200, 'ready'] : [503, this.stopping.aborted ? 'stopping' : 'starting'];
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    this.#writer.text(response, status, JSON.stringify({ status: word }), headers);
  }

  async #takeReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#failures.afterPost(response, await this.#parts.reports.take(request));
  }

  async #takeNews(request: IncomingMessage, response: ServerResponse, revalidate: Revalidate): Promise<void> {
    const { status, message } = await revalidate.take(request);
    this.#failures.afterPost(response, status, message);
  }

  async #answerPage(exchange: Exchange, key: CacheKey | undefined): Promise<void> {
    const { response, method, path } = exchange;
    const { files } = this.#parts;
    try {
      if (files && isNoFile(path, files)) return await this.#answerWithoutFile(exchange);
      const result = await this.#renderFor(exchange, key);
      if (result && !response.destroyed) await this.#send(exchange, result);
    } catch (error) {
      this.#parts.log({ level: 'error', method, path, status: 500, ...describeError(error) });
      if (response.headersSent) response.destroy();
      else this.#writer.text(response, 500, statusLine(500), errorHeaders(500));
    }
  }

  /** Answers for a file that this build has not: another one's, or that there is none. */
  async #answerWithoutFile(exchange: Exchange): Promise<void> {
    const other = await this.#parts.sharedAssets?.find(exchange.path);
    if (other) return this.#writer.write(exchange.response, other, exchange.preferences);
    return this.#failures.send(exchange, { status: 404, page: 404 });
  }

  /** What is rendered for a request; undefined where it is answered already. */
  async #renderFor(exchange: Exchange, key: CacheKey | undefined): Promise<RenderResult | undefined> {
    let isCounted = false;
    if (key) {
      if (this.responseCache.wouldStartRender(key)) {
        const may = this.#mayRender(exchange);
        // No turn of its own where nobody is asked: the next request for the page would count as well.
        if (may !== true && !(await may)) return this.#sendTooMany(exchange);
        isCounted = true;
      }
      const outcome = await this.responseCache.respond(key, exchange.head, exchange.response);
      if (typeof outcome === 'string') {
        exchange.note.cache = outcome;
        return undefined;
      }
      if (exchange.response.destroyed) return undefined;
      if (this.responseCache.canShareWithAllWaiters(key, outcome)) return outcome;
    }
    // What was counted above is not counted twice.
    if (!isCounted && !(await this.#mayRender(exchange))) return this.#sendTooMany(exchange);
    return this.#renderLive(exchange);
  }

  #mayRender({ request, path }: Exchange): boolean | Promise<boolean> {
    return isFile(path) || (this.#parts.pageLimit?.take(request) ?? true);
  }

  async #sendTooMany(exchange: Exchange): Promise<undefined> {
    await this.#failures.send(exchange, { status: 429, page: 429 });
    return undefined;
  }

  async #renderLive({ request, response, method, path, isFlight }: Exchange): Promise<RenderResult | undefined> {
    makeAnonymous(request, this.#publicHost);
    joinRepeatedSlashes(request);
    takeConditions(request, path);
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    const open = (head: ResponseHead, captured: CapturedResponse) => this.#outletFor(path, response, captured, head);
    const result = await this.#renderer.render(request, { method, path, isFlight, signal: leaving.signal, open });
    return result === 'streamed' ? undefined : result;
  }

  /** Files that do not shrink go through as Next writes them, with its tags and ranges. */
  #outletFor(
    path: string,
    response: ServerResponse,
    captured: CapturedResponse,
    head: ResponseHead,
  ): Outlet | undefined {
    const type = String(head.headers['content-type'] ?? '');
    if (type === '' || isCompressible(type) || head.status >= 400) return undefined;
    this.#writer.begin(response, head.status, {
      ...head.headers,
      'cache-control': cacheControl(path, head.status, head.headers),
    });
    response.on('drain', () => captured.emit('drain'));
    return response;
  }

  async #send(exchange: Exchange, { response, incident, failure }: RenderResult): Promise<void> {
    // Next's router in the browser reads the status of its own requests and loads the page anew.
    if (failure && (!exchange.isFlight || response.broken)) return this.#failures.send(exchange, failure, incident);
    return this.#writer.write(exchange.response, publicResponse(exchange.path, response), exchange.preferences);
  }

  #logWhenAnswered(request: IncomingMessage, response: ServerResponse, note: Note): void {
    const started = performance.now();
    const method = request.method ?? '';
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    response.once('close', () => {
      const ms = Math.round(performance.now() - started);
      this.#parts.log({
        level: 'info',
        message: 'request',
        method,
        path,
        status: response.statusCode,
        ms,
        ...note,
      });
    });
  }
}
