import type { IncomingMessage, ServerResponse } from 'node:http';
import { withinSpan, type Tracer } from '#lib/telemetry/trace.ts';
import type { PageHandler } from './error-pages.ts';
import type { Note } from './request-note.ts';

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** The traces of the storefront: what is not answered from the cache at once, and what Next makes. */
export class StorefrontTraces {
  readonly #tracer: Tracer;
  readonly #routeOf: (path: string) => string;

  constructor(tracer: Tracer, routeOf: (path: string) => string) {
    this.#tracer = tracer;
    this.#routeOf = routeOf;
  }

  /** Answers a request within its span, whose ids the log has too. */
  answering(
    request: IncomingMessage,
    response: ServerResponse,
    { note, answer }: { note: Note; answer: () => Promise<void> },
  ): Promise<void> {
    const span = this.#tracer.receive(request.headers.traceparent);
    [note.request, note.trace] = [span.spanId, span.traceId];
    // Next is given another method and address.
    const { method = '' } = request;
    const path = pathOf(request);
    return withinSpan(span, answer).finally(() =>
      this.#tracer.end(span, () => {
        const route = this.#routeOf(path);
        const status: Record<string, number> = response.headersSent
          ? { 'http.response.status_code': response.statusCode }
          : {};
        return {
          name: `${method} ${route}`,
          kind: 'server',
          attributes: { 'http.request.method': method, 'http.route': route, ...status, 'shop.cache': note.cache ?? '' },
          isFailed: response.statusCode >= 500,
        };
      }),
    );
  }

  /** What Next makes, as a step of the request that has it made; of its own where nobody waits for it. */
  rendering(pages: PageHandler): PageHandler {
    return async (request, response) => {
      const span = this.#tracer.begin();
      const path = pathOf(request);
      try {
        await withinSpan(span, () => pages(request, response));
      } finally {
        this.#tracer.end(span, () => {
          const route = this.#routeOf(path);
          const isFailed = response.statusCode >= 500;
          return { name: `render ${route}`, kind: 'internal', attributes: { 'http.route': route }, isFailed };
        });
      }
    };
  }
}
