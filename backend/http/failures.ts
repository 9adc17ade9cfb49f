import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#lib/contract/endpoint.ts';
import { isStorageUnavailable } from '../db/dialect.ts';
import { isUnstorableText } from '../db/postgres.ts';
import { Refusal, type RefusalKind } from '../domain/errors.ts';
import { HttpError } from './errors.ts';
import { routeOf } from './metrics.ts';

function send(reply: FastifyReply, status: number, message: string, errors: ErrorBody['errors'] = {}): FastifyReply {
  const body: ErrorBody = { message, errors };
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/** The status that answers what the domain refuses. */
const statusOf: Record<RefusalKind, number> = {
  notFound: 404,
  gone: 410,
  invalidInput: 422,
  conflict: 409,
  tooManyTries: 429,
  overloaded: 503,
  invalidSession: 403,
};

/** What Fastify refuses before a route sees it, by status: the message and what was wrong. */
export const refusals: Record<number, ErrorBody> = {
  400: { message: 'The request is malformed', errors: { request: ['malformed'] } },
  413: { message: 'The body is too large', errors: { body: ['too_large'] } },
  415: { message: 'The body has to be JSON', errors: { 'content-type': ['application/json'] } },
};

/** Answers an error as `{ message, errors }` (ADR-0086). A fault of the API's own is logged and answered bare. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) {
    if (error.retryAfter !== null) void reply.header('retry-after', String(error.retryAfter));
    return send(reply, statusOf[error.kind], error.message, error.errors);
  }
  if (error instanceof HttpError) return send(reply, error.status, error.message, error.errors);
  if (isUnstorableText(error)) return send(reply, 422, 'Invalid input', { request: ['invalid_character'] });
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  const refusal = refusals[status];
  if (refusal) return send(reply, status, refusal.message, refusal.errors);
  if (status >= 400 && status < 500) return send(reply, status, 'The request was refused');
  request.log.error({ err: error, path: routeOf(request) }, 'call failed');
  if (isStorageUnavailable(error)) request.server.metrics.databaseErrors.inc();
  else return send(reply, 500, 'Internal Server Error');
  return send(reply.header('retry-after', '1'), 503, 'The database cannot be used now');
}

/** A pattern such as `/api/v1/cart/hash/:hash/` as an expression over paths. */
function expressionOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
}

/** Answers 404 for a path that is none, and 405 with `Allow` for a path that knows other methods. */
export function answerUnknown(app: FastifyInstance): void {
  const routes = new Map<string, { expression: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { expression: expressionOf(url), methods: new Set<string>() };
    for (const name of [method].flat()) route.methods.add(name);
    routes.set(url, route);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = routes
      .values()
      .filter(({ expression }) => expression.test(path))
      .flatMap((route) => route.methods);
    const allowed = [...methods].filter((method) => method !== '*' && method !== 'OPTIONS');
    if (allowed.length === 0) return send(reply, 404, 'Not found');
    return send(reply.header('allow', allowed.join(', ')), 405, 'The method is not allowed here');
  });
}
