import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { withinSpan, type Span, type Tracer } from '#lib/telemetry/trace.ts';
import { routeOf } from './metrics.ts';

/** The spans of an app's requests, each begun when its id is first asked for. */
export class RequestSpans {
  readonly #spans = new WeakMap<IncomingMessage, Span>();
  readonly tracer: Tracer;

  constructor(tracer: Tracer) {
    this.tracer = tracer;
  }

  of(request: IncomingMessage): Span {
    const known = this.#spans.get(request);
    if (known) return known;
    const span = this.tracer.receive(request.headers.traceparent);
    this.#spans.set(request, span);
    return span;
  }
}

/** Answers every request within its span, and ends that with the answer. First of the hooks. */
export function traceRequests(app: FastifyInstance, spans: RequestSpans): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => withinSpan(spans.of(raw), done));
  // What reads a body goes on from the connection's events, outside of the span.
  app.addHook('preValidation', ({ raw }, _reply, done) => withinSpan(spans.of(raw), done));
  app.addHook('onResponse', (request, reply, done) => {
    spans.tracer.end(spans.of(request.raw), () => ({
      name: `${request.method} ${routeOf(request)}`,
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': routeOf(request),
        'http.response.status_code': reply.statusCode,
      },
      isFailed: reply.statusCode >= 500,
    }));
    done();
  });
}
