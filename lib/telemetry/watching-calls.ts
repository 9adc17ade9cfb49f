import type { CallWatch } from '#lib/core/call-watch.ts';
import type { ApiCallFigures } from './figures.ts';
import type { Tracer } from './trace.ts';

/** Times the calls of the API that a process makes, each as a step of the trace in which it is made. */
export function watchingCalls(figures: ApiCallFigures, tracer: Tracer): CallWatch {
  return {
    begin({ method, route }) {
      const span = tracer.begin();
      const timed = figures.begin({ method, route });
      return {
        headers: { traceparent: tracer.traceparent(span) },
        end(status) {
          timed.end(status);
          tracer.end(span, () => ({
            name: `${method} ${route}`,
            kind: 'client',
            attributes: {
              'http.request.method': method,
              'url.template': route,
              ...(status === null ? {} : { 'http.response.status_code': status }),
            },
            isFailed: status === null || status >= 400,
          }));
        },
      };
    },
  };
}
