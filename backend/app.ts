import type { IncomingMessage } from 'node:http';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { limits } from '#lib/contract/limits.ts';
import { expectsTheUnknown } from '#lib/http/expectation.ts';
import { SharedStore } from '#lib/shared/shared-store.ts';
import type { TrackError } from '#lib/telemetry/errors.ts';
import { Tracer } from '#lib/telemetry/trace.ts';
import { ContentCache } from './content/content-cache.ts';
import type { Context } from './context.ts';
import { receiversOf, startDelivering } from './events/sending.ts';
import { waitingNow } from './events/waiting.ts';
import { inLanguage } from './languages/speaking.ts';
import { AddressTries } from './customers/address-tries.ts';
import { startForgettingGuests } from './customers/forgotten-guests.ts';
import { passwordGuard } from './customers/guard.ts';
import type { PasswordCost } from './customers/passwords.ts';
import { compressPublicAnswers, nameCaching, tagPublicAnswers } from './http/caching.ts';
import { allowCrossOrigin, allowedOrigins } from './http/cross-origin.ts';
import { addressTest } from './http/addresses.ts';
import { answerError, answerUnknown } from './http/failures.ts';
import { readCaller, requireClient, unknownGuest } from './http/identity.ts';
import { HttpError } from './http/errors.ts';
import { answerUnreadable, connectionLimits, refuseExcess, takeOnlyJson } from './http/limits.ts';
import { securityHeaders } from './http/security-headers.ts';
import { countCalls, metricsRoute, routeOf, type ModelState } from './http/metrics.ts';
import { logForm, trackLogged } from './http/log-form.ts';
import { limitRates } from './http/rates.ts';
import { customerOf } from './http/route.ts';
import { shedLoad } from './http/shedding.ts';
import { RequestSpans, traceRequests } from './http/tracing.ts';
import { startMailSender } from './mail/sender.ts';
import { startSendingNotices } from './notices/sending.ts';
import { startAskingForReviews } from './reviews/asking.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { accountRoutes } from './routes/account.ts';
import { adminRoutes } from './routes/admin.ts';
import { authRoutes, sessionCalls } from './routes/auth.ts';
import { blogRoutes } from './routes/blog.ts';
import { brandRoutes } from './routes/brands.ts';
import { cartRoutes } from './routes/cart.ts';
import { catalogImportRoutes } from './routes/catalog-import.ts';
import { catalogRoutes } from './routes/catalog.ts';
import { changesRoutes } from './routes/changes.ts';
import { contentRoutes } from './routes/content.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { flipbookRoutes } from './routes/flipbooks.ts';
import { giftCardRoutes } from './routes/gift-cards.ts';
import { guestOrderRoutes } from './routes/guest-orders.ts';
import { healthRoutes } from './routes/health.ts';
import { loyaltyRoutes } from './routes/loyalty.ts';
import { mediaRoutes, pictureStore } from './routes/media.ts';
import { newsletterRoutes } from './routes/newsletter.ts';
import { orderRoutes } from './routes/orders.ts';
import { outboxRoutes } from './routes/outbox.ts';
import { paymentRoutes } from './routes/payments.ts';
import { placeRoutes } from './routes/places.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { shopRoutes } from './routes/shops.ts';
import { stockNoticeRoutes } from './routes/stock-notices.ts';
import { teamRoutes } from './routes/team.ts';
import { voucherRoutes } from './routes/vouchers.ts';
import { wishlistRoutes } from './routes/wishlist.ts';
import { withdrawalRoutes } from './routes/withdrawal.ts';
import { TeamCache } from './teams/team-cache.ts';

export interface AppOptions {
  /** Holds every answer against the contract and fails with 500 where it does not fit; for tests. */
  validateAnswers?: boolean;
  /** What a password's hash costs; tests make it cheap. */
  passwordCost?: PasswordCost;
  /** Where the log goes; standard output when it is not given. */
  logTo?: { write(line: string): void };
  /** Begins and ends the spans of calls; they have ids alone without it. */
  tracer?: Tracer;
  /** Takes what is logged as an error. */
  trackError?: TrackError;
}

function createServer({ settings }: Context, { logTo, trackError }: AppOptions, spans: RequestSpans): FastifyInstance {
  return fastify({
    logger: {
      level: settings.LOG_LEVEL,
      ...logForm,
      ...(trackError ? { hooks: trackLogged(trackError) } : {}),
      ...(logTo ? { stream: logTo } : {}),
    },
    // The log's id of a request is a new one for each call: X-Request-ID opens a guest's cart and is never logged.
    genReqId: (raw) => spans.of(raw).spanId,
    requestIdHeader: false,
    logController: new LogController({ requestIdLogLabel: 'request', disableRequestLogging: true }),
    trustProxy: addressTest('TRUSTED_PROXIES', settings.TRUSTED_PROXIES),
    bodyLimit: limits.body,
    requestTimeout: connectionLimits.requestTimeout,
    keepAliveTimeout: connectionLimits.keepAliveTimeout,
    http: connectionLimits,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, securityHeaders(settings)),
    // While it stops, calls on open connections are finished; health says what is going on.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(securityHeaders(settings))),
  });
}

/** First of the hooks: no answer goes without these headers, not even a refusal. */
function protectAnswers(app: FastifyInstance, { settings }: Context): void {
  const always = securityHeaders(settings);
  app.addHook('onRequest', async ({ raw }, reply) => {
    void reply.headers(always);
    if (expectsTheUnknown(raw)) {
      void reply.header('connection', 'close');
      throw new HttpError(417, 'The request expects what the API does not do', { expect: ['100-continue'] });
    }
    if (raw.headers.host !== undefined || raw.httpVersion === '1.0') return;
    void reply.header('connection', 'close');
    throw new HttpError(400, 'The request names no host', { host: ['required'] });
  });
  // Node would answer it alone, without these headers.
  app.server.on('checkExpectation', app.routing);
}

function guardCalls(app: FastifyInstance, { db, now }: Context): void {
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    request.caller = unknownGuest;
    const { authentication } = request.routeOptions.config;
    requireClient(request);
    if (authentication !== 'caller' && authentication !== 'customer') return;
    request.caller = await readCaller(request, db, now());
    if (authentication === 'customer') customerOf(request.caller);
  });
}

/** Logs calls by the pattern of their path: the path itself may hold what opens an order or confirms an address. */
function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path: routeOf(request), status: reply.statusCode, ms }, 'call');
  });
}

function modelState({ readModel, replication, now }: Context): ModelState {
  const lagSeconds = Math.max(0, (now().getTime() - replication.upToDate.getTime()) / 1000);
  return { products: readModel.productCount, lastChangeId: replication.lastChange, lagSeconds };
}

/**
 * The reference API over a context, not yet listening. Throws a SettingsError for origins that are none, and for receivers
 * of events that nothing is signed for.
 * Closing the app ends no database; that belongs to who opened it.
 */
export async function buildApp(context: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const origins = allowedOrigins(context.settings);
  const spans = new RequestSpans(options.tracer ?? new Tracer());
  const app = createServer(context, options, spans);
  app.setChildLoggerFactory((logger, ids, more, raw) =>
    logger.child({ ...ids, trace: spans.of(raw as IncomingMessage).traceId }, more),
  );
  traceRequests(app, spans);
  app.decorate('validatesAnswers', options.validateAnswers ?? false);
  app.decorate('inLanguage', (language, endpoint, data) => inLanguage(language, endpoint, data, context.readModel));
  app.setErrorHandler(answerError);
  answerUnknown(app);
  takeOnlyJson(app);
  countCalls(app);
  logCalls(app);
  protectAnswers(app, context);
  // Before whatever refuses: a page has to be able to read why its call was refused.
  await allowCrossOrigin(app, origins);
  nameCaching(app);
  await shedLoad(app, context.settings);
  const shared = await SharedStore.open(context.settings, (level, message) => app.log[level](message));
  app.addHook('onClose', async () => shared?.close());
  app.decorate('addressTries', (kind) => new AddressTries(kind, shared));
  await limitRates(app, context.settings, shared);
  refuseExcess(app);
  tagPublicAnswers(app);
  compressPublicAnswers(app);
  guardCalls(app, context);
  const contentCache = new ContentCache(context.db);
  await changesRoutes(app, context, contentCache);
  healthRoutes(app, context);
  const teams = new TeamCache(context.db);
  catalogRoutes(app, context, contentCache, teams);
  brandRoutes(app, context, contentCache);
  shopRoutes(app, context, contentCache);
  placeRoutes(app);
  flipbookRoutes(app, context, contentCache);
  blogRoutes(app, context, contentCache);
  contentRoutes(app, context, contentCache);
  cartRoutes(app, context);
  voucherRoutes(app, context);
  giftCardRoutes(app, context);
  deliveryRoutes(app, context, contentCache);
  orderRoutes(app, context, contentCache);
  const guard = passwordGuard(context, app.addressTries('loginFromAddress'), options.passwordCost);
  const sessions = sessionCalls(app, context, guard);
  authRoutes(app, context, guard, sessions);
  accountRoutes(app, context, guard);
  guestOrderRoutes(app, context, guard);
  await paymentRoutes(app, context);
  loyaltyRoutes(app, context);
  wishlistRoutes(app, context);
  await teamRoutes(app, context, sessions, teams);
  withdrawalRoutes(app, context);
  stockNoticeRoutes(app, context);
  newsletterRoutes(app, context);
  reviewRoutes(app, context);
  outboxRoutes(app, context);
  startMailSender(app, context);
  startDelivering(app, context);
  startForgettingGuests(app, context);
  startSendingNotices(app, context);
  startAskingForReviews(app, context);
  mediaRoutes(
    app,
    pictureStore(context.settings, {
      onUnkept: (error) => app.log.warn({ err: error }, 'scaled pictures cannot be kept'),
      drawings: context.drawings ?? null,
    }),
  );
  await catalogImportRoutes(app, context);
  await adminRoutes(app, context);
  openApiRoutes(app, context);
  metricsRoute(app, context.settings.METRICS_TOKEN, {
    model: () => modelState(context),
    waiting: () => waitingNow(context.db, receiversOf(context.settings)),
  });
  return app;
}
