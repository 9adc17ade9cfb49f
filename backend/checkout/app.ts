import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { ApiError } from '#lib/api/errors.ts';
import type { Order } from '#lib/contract/order.ts';
import { pageAnswer, redirect, securityHeaders, write, type Answer } from './answer.ts';
import { newKey, readSubmission, type Submission } from './form.ts';
import type { Log } from './log.ts';
import { orderForm } from './pages/order-form.ts';
import { refusalPages, unreachable } from './pages/refusals.ts';
import { emptyCart, obstructed } from './pages/standing.ts';
import { thankYou } from './pages/thank-you.ts';
import { expired } from './pages/visitor.ts';
import { place } from './placing.ts';
import { readStanding } from './quote.ts';
import { checkSender, readFormBody, Refusal, shopperOf } from './request.ts';
import { shopApi, type CheckoutSettings, type ShopApi } from './shop-api.ts';
import { firstValues, readVisitor, type Visitor } from './visitor.ts';

const hour = 3_600_000;
const ordersKept = 1000;
const orderPath = /^\/checkout\/koszonjuk\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/;

/** What the checkout works with. `now` is the clock in ms, so that tests can hold it. */
export interface CheckoutParts {
  settings: CheckoutSettings;
  files: ReadonlyMap<string, Answer>;
  log: Log;
  now: () => number;
}

/**
 * The reference checkout: a shopper's cart becomes an order. It sends no script, reads the session's cookies and sets
 * none.
 */
export class Checkout {
  /** Set when the process is about to end: balancers are told, and connections close behind their answer. */
  isStopping = false;

  readonly #parts: CheckoutParts;
  readonly #always: Record<string, string>;
  readonly #placing: LRUCache<string, Promise<Order>>;
  /** Placed orders by request uuid and order uuid: guests cannot ask the API for theirs. */
  readonly #placed: LRUCache<string, Order>;

  constructor(parts: CheckoutParts) {
    this.#parts = parts;
    this.#always = securityHeaders(parts.settings);
    const bounds = { max: ordersKept, ttl: hour, perf: { now: parts.now }, ttlResolution: 0 };
    this.#placing = new LRUCache(bounds);
    this.#placed = new LRUCache(bounds);
  }

  /** Answers one request. Never rejects. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const begun = this.#parts.now();
    response.once('close', () => this.#logAnswer(request, response, path, begun));
    if (this.isStopping) response.setHeader('Connection', 'close');
    const answer = await this.#answerTo(request, path).catch((error: unknown) => this.#failure(error, path));
    if (response.destroyed) return;
    // What is left of a refused body is not worth reading.
    if (answer.status === 413) response.setHeader('Connection', 'close');
    write(response, answer, this.#always, request.method === 'HEAD');
    request.resume();
  }

  async #answerTo(request: IncomingMessage, path: string): Promise<Answer> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = this.#parts.files.get(path);
    const order = orderPath.exec(path)?.[1];
    const isKnown = file || order || ['/', '/checkout', '/checkout/', '/health/'].includes(path);
    if (!isKnown) return this.#page(refusalPages[404]);
    const takesForm = path === '/checkout' || path === '/checkout/';
    if (!isRead && !(request.method === 'POST' && takesForm)) {
      return this.#page(refusalPages[405], { allow: takesForm ? 'GET, HEAD, POST' : 'GET, HEAD' });
    }
    if (file) return request.headers['if-none-match'] === file.headers.etag ? { ...file, status: 304, body: '' } : file;
    if (path === '/') return redirect(303, '/checkout/');
    if (path === '/health/') return this.#health();
    if (!path.endsWith('/')) return redirect(308, `${path}/`);
    if (order) return this.#showOrder(request, order);
    return isRead ? this.#showForm(request) : this.#submit(request);
  }

  #page(page: Parameters<typeof pageAnswer>[0], headers: OutgoingHttpHeaders = {}): Answer {
    return pageAnswer(page, this.#parts.settings, headers);
  }

  /** The storefront asks from its own origin whether somebody is here, before it sends a shopper. */
  #health(): Answer {
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    };
    const body = JSON.stringify({ status: this.isStopping ? 'stopping' : 'ready' });
    return { status: this.isStopping ? 503 : 200, headers, body };
  }

  async #showForm(request: IncomingMessage): Promise<Answer> {
    const { settings } = this.#parts;
    const shopper = shopperOf(request.headers.cookie);
    const api = shopper && shopApi(settings, shopper);
    const reading = Promise.all([readStanding(api), this.#visitor(api)]);
    const read = await reading.catch((error: unknown) => this.#outage(error, null));
    if ('body' in read) return read;
    const [standing, visitor] = read;
    if (standing.kind === 'expired') return this.#page(expired(settings));
    if (standing.kind === 'empty') return this.#page(emptyCart(settings, 200));
    if (standing.kind === 'obstructed') return this.#page(obstructed(standing.lines, settings, 200));
    const { quote } = standing;
    return this.#page(
      orderForm(
        { status: 200, quote, visitor, values: firstValues(quote, visitor), errors: {}, notice: null, key: newKey() },
        settings,
      ),
    );
  }

  #visitor(api: ShopApi | null): Promise<Visitor> {
    return readVisitor(api, ({ message }) => this.#parts.log({ level: 'warn', message }));
  }

  async #submit(request: IncomingMessage): Promise<Answer> {
    const { settings } = this.#parts;
    checkSender(request, settings.CHECKOUT_HOST);
    const submission = readSubmission(await readFormBody(request));
    const shopper = shopperOf(request.headers.cookie);
    if (!shopper) return this.#page(emptyCart(settings, 409));
    const { requestUuid } = shopper;
    const api = shopApi(settings, shopper);
    const placed = place(api, submission, { placing: this.#placing, requestUuid });
    const outcome = await placed.catch((error: unknown) => this.#outage(error, submission));
    if ('body' in outcome) return outcome;
    if (outcome.kind === 'expired') return this.#page(expired(settings));
    if (outcome.kind === 'empty') return this.#page(emptyCart(settings, 409));
    if (outcome.kind === 'obstructed') return this.#page(obstructed(outcome.lines, settings, 409));
    if (outcome.kind === 'returned') {
      return this.#page(
        orderForm({ ...outcome, values: submission.values, visitor: await this.#visitor(api) }, settings),
      );
    }
    this.#placed.set(`${requestUuid} ${outcome.order.uuid}`, outcome.order);
    return redirect(303, `/checkout/koszonjuk/${outcome.order.uuid}/`);
  }

  #showOrder(request: IncomingMessage, uuid: string): Answer {
    const shopper = shopperOf(request.headers.cookie);
    const order = shopper ? this.#placed.get(`${shopper.requestUuid} ${uuid}`) : undefined;
    return this.#page(thankYou(order ?? null, this.#parts.settings, (shopper?.token ?? null) !== null));
  }

  /** The API is away: the page offers to try again, with what was filled in. Throws what is no ApiError. */
  #outage(error: unknown, submission: Submission | null): Answer {
    if (!(error instanceof ApiError)) throw error;
    this.#parts.log({ level: 'warn', message: error.message });
    return this.#page(unreachable(submission), { 'retry-after': '10' });
  }

  #failure(error: unknown, path: string): Answer {
    if (error instanceof Refusal) return this.#page(refusalPages[error.status]);
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    this.#parts.log({ level: 'error', message, path: loggedPath(path), stack });
    return this.#page(refusalPages[500]);
  }

  #logAnswer(request: IncomingMessage, response: ServerResponse, path: string, begun: number): void {
    const { log, now } = this.#parts;
    if (path === '/health/') return;
    log({
      level: 'info',
      message: 'answered',
      method: request.method ?? '',
      path: loggedPath(path),
      status: response.statusCode,
      ms: Math.round(now() - begun),
    });
  }
}

/** A path without what belongs to a person: the uuid of an order. */
function loggedPath(path: string): string {
  return path.replace(/^(\/checkout\/koszonjuk\/).*/, '$1:uuid/').slice(0, 200);
}
