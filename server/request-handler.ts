import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { AnswerWriter, type Preferences } from './answer-writer.ts';
import type { BodyEncoder } from './body-encoder.ts';
import { cacheControl } from './caching.ts';
import { CapturedResponse, type CapturedAnswer, type Outlet, type ResponseHead } from './captured-response.ts';
import { acceptedCodings, isCompressible } from './compression.ts';
import { errorHeaders, failureOf, type Failure } from './error-answer.ts';
import { localeOf, type ErrorPages, type PageHandler } from './error-pages.ts';
import { fatalOf, incidentsKey, type Incident } from './incident.ts';
import { reportsPath } from '#lib/monitoring/report.ts';
import { isProgramFile } from '#lib/navigation/canonical-path.ts';
import { describeError, type Log } from './log.ts';
import type { Reports } from './reports.ts';
import { isBot, isFlightRequest, joinRepeatedSlashes, makeAnonymous, refusalOf, takeConditions } from './request-guard.ts';
import type { PublicBuild } from './public-build.ts';
import { headersOfPath, type Hosts } from './security-headers.ts';

/** What the storefront's requests are answered with. */
export interface StorefrontParts {
  pages: PageHandler;
  errorPages: ErrorPages;
  encoder: BodyEncoder;
  hosts: Hosts;
  /** Takes what browsers report of pages. */
  reports: Reports;
  log: Log;
  /** Whether each request is logged, not only incidents. */
  logsRequests: boolean;
  /** What the build says of itself; without it nothing does. */
  build?: PublicBuild | undefined;
}

/** One request on its way to its answer. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  path: string;
  preferences: Preferences;
  /** Whether an error is answered with a page, and not with its status alone. */
  showsPage: boolean;
  isFlight: boolean;
  incident: Incident;
}

/** Headers of Next's answers that tell a visitor about the inside. */
const internalHeaders = ['x-middleware-rewrite', 'x-powered-by'];

/** Headers about the body as Next wrote it, which are made anew. */
const bodyHeaders = ['etag', 'last-modified', 'content-length', 'accept-ranges'];

function statusLine(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? 'Error'}`;
}

function preferencesOf({ headers }: IncomingMessage): Preferences {
  return { accepted: acceptedCodings(headers['accept-encoding']?.toString()), ifNoneMatch: headers['if-none-match'] };
}

function exchangeOf(request: IncomingMessage, response: ServerResponse, path: string, incident: Incident): Exchange {
  const { headers } = request;
  // Fetch Metadata: images and scripts need no page with their 404. Old browsers send none.
  const destination = headers['sec-fetch-dest']?.toString() ?? 'document';
  return {
    request, response, path,
    method: request.method ?? 'GET',
    preferences: preferencesOf(request),
    showsPage: !isBot(headers['user-agent']) && !isProgramFile(path) && ['document', 'iframe', 'empty'].includes(destination),
    isFlight: isFlightRequest(request),
    incident,
  };
}

/**
 * The storefront around Next's handler: refuses what is no page request, hides who asks, and turns Next's answers
 * into compressed ones with security headers. Failed pages become error pages (spec §2).
 */
export class Storefront {
  /** Set when the process is about to end: balancers are told, and connections close behind their answer. */
  isStopping = false;

  readonly #parts: StorefrontParts;
  readonly #writer: AnswerWriter;
  readonly #publicHost: string;
  readonly #incidents = new AsyncLocalStorage<Incident>();
  readonly #outages = new Map<string, { isKnown: boolean }>();

  constructor(parts: StorefrontParts) {
    this.#parts = parts;
    this.#writer = new AnswerWriter(parts.encoder, parts.hosts);
    this.#publicHost = new URL(parts.hosts.STOREFRONT_HOST).host;
    Reflect.set(globalThis, incidentsKey, this.#incidents);
  }

  /** Answers one request. Never rejects. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (this.#parts.logsRequests) this.#logWhenAnswered(request, response, path);
    if (this.isStopping) response.setHeader('Connection', 'close');
    const refusal = refusalOf(request);
    if (path === reportsPath) {
      await this.#takeReport(request, response);
    } else if (refusal) {
      const allow = refusal.status === 405 ? { Allow: 'GET, HEAD' } : {};
      const headers = { ...errorHeaders(refusal.status), Connection: 'close', ...allow };
      this.#writer.text(response, refusal.status, `${refusal.status} ${refusal.message}`, headers);
    } else if (path === '/health/') {
      this.#answerHealth(response);
    } else {
      const own = await this.#parts.build?.answer(path);
      if (own) await this.#writer.write(response, own, preferencesOf(request));
      else await this.#answerPage(exchangeOf(request, response, path, this.#openIncident(path)));
    }
  }

  #answerHealth(response: ServerResponse): void {
    const [status, word] = this.isStopping ? [503, 'stopping'] : [200, 'ready'];
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

  async #answerPage(exchange: Exchange): Promise<void> {
    const { request, response, path, incident } = exchange;
    try {
      makeAnonymous(request, this.#publicHost);
      joinRepeatedSlashes(request);
      takeConditions(request, path);
      const answer = await this.#askPages(exchange).finally(() => this.#outages.delete(path));
      if (answer !== 'streamed' && !response.destroyed) await this.#send(exchange, answer);
    } catch (error) {
      incident.error = error;
      this.#report(exchange, 500);
      if (response.headersSent) response.destroy();
      else this.#writer.text(response, 500, statusLine(500), errorHeaders(500));
    }
  }

  /** Next draws a cached page once for all who wait for it; an outage then shows in the first one's context alone. */
  #openIncident(path: string): Incident {
    const outage = this.#outages.get(path) ?? { isKnown: false };
    this.#outages.set(path, outage);
    return {
      id: randomUUID(),
      get apiUnreachable() {
        return outage.isKnown;
      },
      set apiUnreachable(value) {
        outage.isKnown = value;
      },
    };
  }

  #askPages(exchange: Exchange): Promise<CapturedAnswer | 'streamed'> {
    const { request, response, incident } = exchange;
    const open = (head: ResponseHead): Outlet | undefined => this.#outletFor(exchange, captured, head);
    const captured = new CapturedResponse(request, open);
    response.once('close', () => captured.destroy());
    return this.#incidents.run(incident, () => {
      this.#parts.pages(request, captured).catch((error: unknown) => {
        incident.error ??= error;
        captured.destroy();
      });
      return captured.answer;
    });
  }

  /** Files that do not shrink go through as Next writes them, with its tags and ranges. */
  #outletFor(exchange: Exchange, captured: CapturedResponse, head: ResponseHead): Outlet | undefined {
    const type = String(head.headers['content-type'] ?? '');
    if (type === '' || isCompressible(type) || head.status >= 400) return undefined;
    this.#writer.begin(exchange.response, head.status, head.headers);
    exchange.response.on('drain', () => captured.emit('drain'));
    return exchange.response;
  }

  async #send(exchange: Exchange, given: CapturedAnswer): Promise<void> {
    // Next tells its router of a failed render within an answer of 200. With the true status the router loads the
    // page as a whole instead, and the visitor sees the error page.
    const isFailedFlight = exchange.isFlight && exchange.incident.error !== undefined && given.status < 400;
    const answer = isFailedFlight ? { ...given, status: 500 } : given;
    const failure = failureOf(answer, exchange.incident);
    if (failure) this.#report(exchange, failure.status);
    // Next's router in the browser reads the status of its own requests and loads the page anew.
    if (failure && (!exchange.isFlight || answer.broken)) return this.#sendFailure(exchange, failure);
    const headers = { ...answer.headers, ...headersOfPath(exchange.path) };
    // Without a body they speak of a file that is not read here, as in 304.
    const dropped = answer.body.length > 0 ? [...internalHeaders, ...bodyHeaders] : internalHeaders;
    for (const name of dropped) delete headers[name];
    headers['cache-control'] = cacheControl(exchange.path, answer.status, headers);
    return this.#writer.write(exchange.response, { ...answer, headers }, exchange.preferences);
  }

  async #sendFailure(exchange: Exchange, { status, page }: Failure): Promise<void> {
    const { response, incident, path, preferences } = exchange;
    const headers = { ...errorHeaders(status), ...headersOfPath(path) };
    if (!exchange.showsPage) {
      this.#writer.text(response, status, statusLine(status), headers);
      return;
    }
    const body = Buffer.from(this.#parts.errorPages.html(page, localeOf(path), incident.id));
    const type = { 'content-type': 'text/html; charset=utf-8' };
    await this.#writer.write(response, { status, headers: { ...headers, ...type }, body }, preferences);
  }

  /** One line for each failed page, and for each that a guard refused. A 404 without a guard is nobody's failure. */
  #report({ incident, method, path }: Exchange, status: number): void {
    const fatal = fatalOf(incident);
    if (status < 500 && !fatal) return;
    const cause = fatal && status < 500 ? { message: fatal.message } : describeError(incident.error ?? fatal?.message ?? 'The page failed without an error');
    this.#parts.log({ level: status < 500 ? 'info' : 'error', incident: incident.id, method, path, status, ...cause });
  }

  #logWhenAnswered(request: IncomingMessage, response: ServerResponse, path: string): void {
    const started = performance.now();
    const method = request.method ?? '';
    response.once('close', () => {
      const duration = Math.round(performance.now() - started);
      this.#parts.log({ level: 'info', message: 'request', method, path, status: response.statusCode, duration });
    });
  }
}
