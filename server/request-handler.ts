import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { ResponseWriter, type CachedPage, type PlainResponse, type Preferences } from './response-writer.ts';
import type { CacheKey } from './cache-key.ts';
import { cacheControl } from './caching.ts';
import type { CapturedResponse, Outlet, ResponseHead } from './captured-response.ts';
import { isCompressible, knownCodings } from '#lib/http/compression.ts';
import { errorHeaders, type Failure } from './error-response.ts';
import { localeOf, type ErrorPages, type PageHandler } from './error-pages.ts';
import type { Incident } from '#lib/core/incident.ts';
import { reportsPath } from '#lib/monitoring/report.ts';
import { isProgramFile } from '#lib/navigation/canonical-path.ts';
import { describeError, type Log } from './log.ts';
import { revalidatePath, type Revalidate } from './news/revalidate.ts';
import { PageRenderer, type Finish, type RenderResult } from './page-renderer.ts';
import type { PageLimit } from './page-limit.ts';
import { ownHostTest, type OwnHostTest } from './own-host.ts';
import type { Reports } from './reports.ts';
import {
  healthPath,
  isBot,
  isFlightRequest,
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
import { headersOfPath, type Hosts } from './security-headers.ts';
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

/** One request on its way to its answer. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  head: RequestHead;
  method: string;
  path: string;
  preferences: Preferences;
  /** Whether an error is answered with a page, and not with its status alone. */
  showsPage: boolean;
  isFlight: boolean;
  note: Note;
}

/** Whether a path is that of a file, of which parts and conditions are Next's: pages end with a slash. */
const isFile = (path: string) => path.startsWith('/_next/') || /\.[a-z0-9]+$/i.test(path);

function statusLine(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? 'Error'}`;
}

function preferencesOf({ acceptEncoding, ifNoneMatch }: RequestHead): Preferences {
  return { accepted: knownCodings(acceptEncoding), ifNoneMatch };
}

function exchangeOf(
  request: IncomingMessage,
  response: ServerResponse,
  head: RequestHead,
  path: string,
  note: Note,
): Exchange {
  const { headers } = request;
  // Fetch Metadata: images and scripts need no page with their 404. Old browsers send none.
  const destination = headers['sec-fetch-dest']?.toString() ?? 'document';
  return {
    request,
    response,
    head,
    path,
    note,
    method: request.method ?? 'GET',
    preferences: preferencesOf(head),
    showsPage:
      !isBot(headers['user-agent']) && !isProgramFile(path) && ['document', 'iframe', 'empty'].includes(destination),
    isFlight: isFlightRequest(request),
  };
}

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
  readonly #renderer: PageRenderer;
  readonly #publicHost: string;
  readonly #isOwnHost: OwnHostTest;
  /** Pages of errors that are the same each time, by kind and language. */
  readonly #errorBodies = new Map<string, CachedPage>();

  constructor(parts: StorefrontParts) {
    const { pages, hosts, log, cache, time = processTime, startsCold = false } = parts;
    this.#isStarting = startsCold;
    this.#parts = parts;
    this.#writer = new ResponseWriter(hosts);
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
    this.#errorBodies.clear();
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
    if (path === revalidatePath && this.#parts.revalidate) return this.#takeNews(request, response);
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
    const status = await this.#parts.reports.take(request);
    const headers = { ...errorHeaders(status), ...(status === 405 ? { allow: 'POST' } : {}) };
    if (status !== 204) {
      this.#writer.text(response, status, statusLine(status), { ...headers, connection: 'close' });
      return;
    }
    this.#writer.begin(response, status, headers);
    response.end();
  }

  async #takeNews(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, message } = (await this.#parts.revalidate?.take(request)) ?? { status: 405, message: '' };
    const headers = { ...errorHeaders(status), ...(status === 405 ? { allow: 'POST' } : {}) };
    if (status !== 204) {
      this.#writer.text(response, status, message, { ...headers, connection: 'close' });
      return;
    }
    this.#writer.begin(response, status, headers);
    response.end();
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
    return this.#sendFailure(exchange, { status: 404, page: 404 });
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
    await this.#sendFailure(exchange, { status: 429, page: 429 });
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
    if (failure && (!exchange.isFlight || response.broken)) return this.#sendFailure(exchange, failure, incident);
    return this.#writer.write(exchange.response, publicResponse(exchange.path, response), exchange.preferences);
  }

  async #sendFailure(
    { response, path, preferences, showsPage }: Exchange,
    { status, page }: Failure,
    incident?: Incident,
  ): Promise<void> {
    const wait = status === 429 ? { 'retry-after': String(this.#parts.pageLimit?.retryAfter ?? 1) } : {};
    const headers = { ...errorHeaders(status), ...wait, ...headersOfPath(path) };
    if (!showsPage) {
      this.#writer.text(response, status, statusLine(status), headers);
      return;
    }
    const locale = localeOf(path);
    const html = (): Promise<CachedPage> =>
      this.#writer.keep(Buffer.from(this.#parts.errorPages.html(page, locale, incident?.id ?? '')));
    // Only the page of 500 names its incident.
    const kept = page === 500 ? await html() : (this.#errorBodies.get(`${page} ${locale}`) ?? (await html()));
    if (page !== 500) this.#errorBodies.set(`${page} ${locale}`, kept);
    await this.#writer.writeCached(response, status, headers, kept, preferences.accepted);
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
