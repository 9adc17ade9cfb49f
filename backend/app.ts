import { randomUUID } from 'node:crypto';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { limits } from '#lib/contract/limits.ts';
import type { Context } from './context.ts';
import { allowCrossOrigin, allowedOrigins } from './http/cross-origin.ts';
import { HttpError } from './http/errors.ts';
import { answerError, answerUnknown } from './http/failures.ts';
import { readCaller, unknownGuest } from './http/identity.ts';
import { cartRoutes } from './routes/cart.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { healthRoutes } from './routes/health.ts';
import { mediaRoutes, pictureStore } from './routes/media.ts';
import { orderRoutes } from './routes/orders.ts';

export interface AppOptions {
  /** Holds every answer against the contract and fails with 500 where it does not fit; for tests. */
  validateAnswers?: boolean;
  /** Where the log goes; standard output when it is not given. */
  logTo?: { write(line: string): void };
}

/** Seconds for which anyone may keep a public answer that says nothing else. */
const publicSeconds = 30;
/** Longest time for a request to arrive, ms. */
const requestTimeout = 15_000;

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
};

function createServer({ settings }: Context, { logTo }: AppOptions): FastifyInstance {
  return fastify({
    logger: { level: settings.LOG_LEVEL, base: null, ...(logTo ? { stream: logTo } : {}) },
    // The log's request uuid is a new one for each call: X-Request-ID opens a guest's cart and is never logged.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ requestIdLogLabel: 'requestUuid', disableRequestLogging: true }),
    bodyLimit: limits.body,
    requestTimeout,
    // While it stops, calls on open connections are finished; health says what is going on.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(securityHeaders)),
  });
}

/** JSON is the only body. An empty one is none, since clients name the type on every call (spec §7). */
function takeOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, String(body), done);
  });
}

function guardCalls(app: FastifyInstance): void {
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    request.caller = unknownGuest;
    void reply.headers(securityHeaders);
    if (request.url.length > limits.url) throw new HttpError(414, 'The address is too long', { url: ['too_long'] });
    const { authentication } = request.routeOptions.config;
    if (authentication === 'none') void reply.header('cache-control', `public, max-age=${publicSeconds}`);
    if (authentication !== 'caller') return;
    void reply.header('cache-control', 'no-store').header('vary', 'Authorization, X-Request-ID, Origin');
    request.caller = readCaller(request);
  });
}

function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0];
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'call');
  });
}

/**
 * The reference API over a context, not yet listening. Throws a SettingsError for origins that are none.
 * Closing the app ends no database; that belongs to who opened it.
 */
export async function buildApp(context: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const origins = allowedOrigins(context.settings);
  const app = createServer(context, options);
  app.decorate('validatesAnswers', options.validateAnswers ?? false);
  app.setErrorHandler(answerError);
  answerUnknown(app);
  takeOnlyJson(app);
  logCalls(app);
  // First of the guards: a page has to be able to read why its call was refused.
  await allowCrossOrigin(app, origins);
  guardCalls(app);
  healthRoutes(app, context);
  catalogueRoutes(app, context);
  cartRoutes(app, context);
  deliveryRoutes(app, context);
  orderRoutes(app, context);
  mediaRoutes(app, pictureStore(context.settings.DATA_DIR));
  return app;
}
