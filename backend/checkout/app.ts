import { fastify, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { expectsTheUnknown } from '#lib/http/expectation.ts';
import { figuresPath } from '#lib/telemetry/figures.ts';
import { Tracer, type Span } from '#lib/telemetry/trace.ts';
import { RequestSpans, traceRequests } from '../http/tracing.ts';
import { healthAnswer, pageAnswer, redirect, securityHeaders, send, type Answer } from './answer.ts';
import { CartPages, cartPath } from './cart.ts';
import { Checkout, type CheckoutParts } from './checkout.ts';
import { languageOf } from './language.ts';
import { NoticePages, noticePath } from './notices.ts';
import { newsletterLinkPath, newsletterPath, newsletterRoutes } from './newsletter.ts';
import { giftCardPath, GiftCardPages } from './gift-cards.ts';
import { guestOrderPath, GuestOrderPages } from './guest-orders.ts';
import { paymentAddress, PaymentPages } from './payments.ts';
import { refusalPage } from './pages/refusals.ts';
import { ReviewPages, reviewsPath, type ReviewQuery } from './reviews.ts';
import { bodyLimit, checkSender, formType, Refusal } from './request.ts';
import { sandboxAddress, sandboxRoutes } from './sandbox-bank.ts';
import { refuseUnreadable } from './unreadable.ts';
import { viewOf } from './view.ts';

const orderPath = /^\/checkout\/koszonjuk\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/?$/;

/** Addresses that take a form, with and without their last slash. */
const formPaths = ['/checkout/', cartPath, noticePath, giftCardPath, newsletterPath].flatMap((path) => [
  path,
  path.slice(0, -1),
]);

/** What a connection may take, ms and bytes. */
export const connectionLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Longer than the idle time of a balancer in front, so that it never meets a socket that is closing.
  keepAliveTimeout: 65_000,
  // How often connections are held against these times.
  connectionsCheckingInterval: 2000,
  insecureHTTPParser: false,
  // The checkout refuses a request without Host itself, with the headers of all answers.
  requireHostHeader: false,
};

function pathOf({ url }: { url?: string | undefined }): string {
  return (url ?? '').split('?', 1)[0] ?? '';
}

/** Whether an address opens by a secret: a guest's order, the reviews of an order, its payment, or a subscription. */
function isSecretPage(path: string, { cardPage }: CheckoutParts['settings']): boolean {
  if (cardPage === 'sandbox' && sandboxAddress.test(path)) return true;
  return (
    guestOrderPath.test(path) || reviewsPath.test(path) || paymentAddress.test(path) || newsletterLinkPath.test(path)
  );
}

/** A path without what belongs to a person: the uuid of an order, and the secret that opens one. */
function loggedPath(path: string): string {
  return path
    .replace(/^(\/checkout\/koszonjuk\/).*/, '$1:uuid/')
    .replace(/^(\/checkout\/(?:rendeles|ertekeles)\/).*/, '$1:token/')
    .replace(/^(\/checkout\/hirlevel\/(?:megerosites|vege)\/).*/, '$1:token/')
    .replace(/^(\/checkout\/(?:fizetes|proba-bank)\/)[0-9a-f]{32}.*/, '$1:reference/')
    .slice(0, 200);
}

/** Logs a request once its connection is done with it, whether it was answered or left. */
function logRequest(
  { method, raw }: FastifyRequest,
  reply: FastifyReply,
  { log, now }: CheckoutParts,
  { spanId: request, traceId: trace }: Span,
): void {
  const [path, begun] = [pathOf(raw), now()];
  if (path === '/health/' || path === figuresPath) return;
  reply.raw.once('close', () => {
    const ms = Math.round(now() - begun);
    log({
      level: 'info',
      message: 'answered',
      request,
      trace,
      method,
      path: loggedPath(path),
      status: reply.statusCode,
      ms,
    });
  });
}

/** What programs alone send wrongly: a request that names no host, or expects what the checkout does not do. */
function checkHead(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const isNamed = raw.headers.host !== undefined || raw.httpVersion === '1.0';
    const status = expectsTheUnknown(raw) ? 417 : 400;
    if (isNamed && status === 400) return undefined;
    const headers = { 'cache-control': 'no-store', 'content-length': 0, connection: 'close' };
    return send(reply, { status, headers, body: '' });
  });
  // Node would answer it alone, without the headers of all answers.
  app.server.on('checkExpectation', app.routing);
}

/** The page of a request that goes no further, in the language of its address. */
function refused(
  status: Parameters<typeof refusalPage>[0],
  query: unknown,
  settings: CheckoutParts['settings'],
  headers = {},
): Answer {
  return pageAnswer(refusalPage(status, viewOf(settings, languageOf(query))), settings, headers);
}

/**
 * Before a body is read: what is no address of the checkout, a method that its address does not know, and an address
 * without its last slash go no further.
 */
function checkAddress(app: FastifyInstance, { files, settings, figures }: CheckoutParts): void {
  const isFile = (path: string): boolean => files.has(path) || (figures !== undefined && path === figuresPath);
  const isKnown = (path: string): boolean =>
    isFile(path) ||
    orderPath.test(path) ||
    isSecretPage(path, settings) ||
    ['/', ...formPaths, '/health/'].includes(path);
  app.addHook('onRequest', async ({ method, raw, query }, reply) => {
    const path = pathOf(raw);
    if (!isKnown(path)) return send(reply, refused(404, query, settings));
    const allowed = formPaths.includes(path) || isSecretPage(path, settings) ? 'GET, HEAD, POST' : 'GET, HEAD';
    if (!allowed.split(', ').includes(method)) return send(reply, refused(405, query, settings, { allow: allowed }));
    return path.endsWith('/') || isFile(path)
      ? undefined
      : send(reply, redirect(308, checkoutPath(languageOf(query), `${path}/`)));
  });
  app.setNotFoundHandler(({ query }, reply) => send(reply, refused(404, query, settings)));
}

function failureAnswer(error: unknown, { raw, query }: FastifyRequest, { log, settings }: CheckoutParts): Answer {
  const status = error instanceof Refusal ? error.status : (error as Partial<FastifyError>).statusCode;
  if (status === 403 || status === 413 || status === 415) return refused(status, query, settings);
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  log({ level: 'error', message, path: loggedPath(pathOf(raw)), stack });
  return refused(500, query, settings);
}

/** Forms are read, and nothing else. */
function takeOnlyForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(formType, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, new URLSearchParams(body)),
  );
}

/** An order's payment by the reference of its try. */
function paymentRoutes(
  app: FastifyInstance,
  payments: PaymentPages,
  checkout: Checkout,
  { settings }: CheckoutParts,
): void {
  const path = '/checkout/fizetes/:reference/';
  interface Visit {
    Params: { reference: string };
    Querystring: ReviewQuery & { hiba?: string };
  }
  app.get<Visit>(path, async ({ params, query, headers }, reply) => {
    const lang = languageOf(query);
    const orderUrlOf = (uuid: string) => checkout.orderUrl(headers.cookie, uuid, lang);
    const orderOf = (uuid: string) => checkout.paidOrder(headers.cookie, uuid, lang);
    const visit = { reference: params.reference, lang, orderUrlOf, orderOf };
    return send(reply, await payments.show(visit, query.hiba === 'bank'));
  });
  app.post<Visit>(path, {
    onRequest: async ({ headers }) => checkSender(headers, settings.CHECKOUT_HOST),
    handler: async ({ params, query }, reply) => send(reply, await payments.lead(params.reference, languageOf(query))),
  });
}

/** The store that an address names as the shopper's own. */
function storeOf(query: unknown): string | undefined {
  const { store } = query as { store?: unknown };
  return typeof store === 'string' ? store : undefined;
}

function checkoutRoutes(app: FastifyInstance, checkout: Checkout, { settings }: CheckoutParts): void {
  app.get('/', ({ query }, reply) => send(reply, redirect(303, checkoutPath(languageOf(query), '/checkout/'))));
  app.get('/checkout/', async ({ headers, query }, reply) =>
    send(reply, await checkout.showForm(headers.cookie, languageOf(query), storeOf(query))),
  );
  app.post('/checkout/', {
    onRequest: async ({ headers }) => checkSender(headers, settings.CHECKOUT_HOST),
    handler: async ({ headers, query, body }, reply) => {
      // A request without a body has no media type either.
      if (!(body instanceof URLSearchParams)) throw new Refusal(415);
      return send(reply, await checkout.submit(headers.cookie, body, languageOf(query)));
    },
  });
  app.get<{ Params: { uuid: string } }>('/checkout/koszonjuk/:uuid/', async ({ headers, query, params }, reply) =>
    send(reply, await checkout.showOrder(headers.cookie, params.uuid, languageOf(query))),
  );
}

/** The cart of who has no script: a product page of the storefront may send a form to it too. */
function cartRoutes(app: FastifyInstance, cart: CartPages, { settings }: CheckoutParts): void {
  app.get(cartPath, async ({ headers, query }, reply) =>
    send(reply, await cart.show(headers.cookie, languageOf(query))),
  );
  app.post(cartPath, {
    onRequest: async ({ headers }) => checkSender(headers, settings.CHECKOUT_HOST, settings.STOREFRONT_HOST),
    handler: async ({ headers, query, body }, reply) => {
      if (!(body instanceof URLSearchParams)) throw new Refusal(415);
      return send(reply, await cart.change(headers.cookie, body, languageOf(query)));
    },
  });
}

/** Notices of who has no script; the address shows nothing by itself. */
function noticeRoutes(app: FastifyInstance, notices: NoticePages): void {
  app.get(noticePath, ({ query }, reply) => send(reply, redirect(303, checkoutPath(languageOf(query), '/checkout/'))));
  app.post(noticePath, async ({ headers, query, body }, reply) => {
    if (!(body instanceof URLSearchParams)) throw new Refusal(415);
    return send(reply, await notices.submit(headers, body, languageOf(query)));
  });
}

/** The balance of a gift card; a page of the storefront may send its form too. */
function giftCardRoutes(app: FastifyInstance, giftCards: GiftCardPages, { settings }: CheckoutParts): void {
  app.get(giftCardPath, ({ query }, reply) => send(reply, giftCards.show(languageOf(query))));
  app.post(giftCardPath, {
    onRequest: async ({ headers }) => checkSender(headers, settings.CHECKOUT_HOST, settings.STOREFRONT_HOST),
    handler: async ({ query, body }, reply) => {
      if (!(body instanceof URLSearchParams)) throw new Refusal(415);
      return send(reply, await giftCards.answer(body, languageOf(query)));
    },
  });
}

/** A guest's order by its secret link. */
function guestOrderRoutes(app: FastifyInstance, orders: GuestOrderPages, { settings }: CheckoutParts): void {
  const path = '/checkout/rendeles/:token/';
  app.get<{ Params: { token: string } }>(path, async ({ params, query }, reply) =>
    send(reply, await orders.show(params.token, languageOf(query))),
  );
  app.post<{ Params: { token: string } }>(path, {
    onRequest: async ({ headers }) => checkSender(headers, settings.CHECKOUT_HOST),
    handler: async ({ params, query, body }, reply) => {
      if (!(body instanceof URLSearchParams)) throw new Refusal(415);
      return send(reply, await orders.change(params.token, body, languageOf(query)));
    },
  });
}

/** Reviews of an order by the secret link of its mail. */
function reviewPageRoutes(app: FastifyInstance, reviews: ReviewPages, { settings }: CheckoutParts): void {
  const path = '/checkout/ertekeles/:token/';
  app.get<{ Params: { token: string }; Querystring: ReviewQuery }>(path, async ({ params, query }, reply) =>
    send(reply, await reviews.show(params.token, query)),
  );
  app.post<{ Params: { token: string }; Querystring: ReviewQuery }>(path, {
    onRequest: async ({ headers }) => checkSender(headers, settings.CHECKOUT_HOST),
    handler: async ({ params, query, body }, reply) => {
      if (!(body instanceof URLSearchParams)) throw new Refusal(415);
      return send(reply, await reviews.change(params.token, query, body));
    },
  });
}

function ownFiles(app: FastifyInstance, { files }: CheckoutParts): void {
  for (const [path, file] of files) {
    app.get(path, ({ headers }, reply) =>
      send(reply, headers['if-none-match'] === file.headers.etag ? { ...file, status: 304, body: '' } : file),
    );
  }
}

/**
 * The reference checkout, not yet listening. While it closes, balancers are notified and running answers end.
 * @param connections what a connection may take; tests make it less.
 */
export function buildCheckout(parts: CheckoutParts, connections = connectionLimits): FastifyInstance {
  const always = securityHeaders(parts.settings);
  const spans = new RequestSpans(parts.tracer ?? new Tracer());
  const begin = (request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers(always);
    logRequest(request, reply, parts, spans.of(request.raw));
  };
  const app = fastify({
    requestTimeout: connections.requestTimeout,
    keepAliveTimeout: connections.keepAliveTimeout,
    http: connections,
    clientErrorHandler: refuseUnreadable(parts.settings),
    return503OnClosing: false,
    // An address that cannot be read is none.
    frameworkErrors: (_error, request, reply) => {
      begin(request, reply);
      send(reply, refused(404, request.query, parts.settings));
    },
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    begin(request, reply);
  });
  traceRequests(app, spans);
  parts.figures?.counting.serve(app, parts.figures.token);
  checkHead(app);
  checkAddress(app, parts);
  takeOnlyForms(app);
  app.setErrorHandler((error, request, reply) => {
    const answer = failureAnswer(error, request, parts);
    // What is left of a refused body is not worth reading.
    if (answer.status === 413) void reply.header('connection', 'close');
    return send(reply, answer);
  });
  app.get('/health/', (_request, reply) => send(reply, healthAnswer(isClosing || parts.stopping?.aborted === true)));
  const payments = new PaymentPages(parts);
  const checkout = new Checkout(parts, payments);
  checkoutRoutes(app, checkout, parts);
  paymentRoutes(app, payments, checkout, parts);
  if (parts.settings.cardPage === 'sandbox') sandboxRoutes(app, parts);
  cartRoutes(app, new CartPages(parts), parts);
  noticeRoutes(app, new NoticePages(parts));
  newsletterRoutes(app, parts);
  giftCardRoutes(app, new GiftCardPages(parts), parts);
  guestOrderRoutes(app, new GuestOrderPages(parts), parts);
  reviewPageRoutes(app, new ReviewPages(parts), parts);
  ownFiles(app, parts);
  return app;
}
