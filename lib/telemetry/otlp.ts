import { headersIn } from '#lib/config/setting-kinds.ts';
import { BoundedSender } from './bounded-sender.ts';
import type { Program } from './log-line.ts';
import type { FinishedSpan } from './trace.ts';

const kinds = { internal: 1, server: 2, client: 3 } as const;
const failed = { code: 2 };

const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

function attribute([key, value]: [string, string | number]) {
  return { key, value: typeof value === 'string' ? { stringValue: value } : { intValue: String(value) } };
}

/** Spans as OTLP's JSON has them (opentelemetry.io, OTLP 1.x: ids in hex, 64 bits as text). */
export function otlpBody(program: Program, spans: readonly FinishedSpan[]): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: [attribute(['service.name', `lendulet-${program}`])] },
        scopeSpans: [
          {
            scope: { name: 'lendulet' },
            spans: spans.map((span) => ({
              traceId: span.traceId,
              spanId: span.spanId,
              ...(span.parentId === undefined ? {} : { parentSpanId: span.parentId }),
              name: span.name,
              kind: kinds[span.kind],
              startTimeUnixNano: nanoseconds(span.begun),
              endTimeUnixNano: nanoseconds(span.ended),
              attributes: Object.entries(span.attributes).map(attribute),
              status: span.isFailed ? failed : {},
            })),
          },
        ],
      },
    ],
  });
}

/** Sends spans to a collector; `endpoint` is OTEL_EXPORTER_OTLP_ENDPOINT. */
export function otlpSender(
  program: Program,
  { endpoint, headers }: { endpoint: string; headers: string },
  {
    warn,
    times = { rest: 5000, answer: 10_000 },
  }: { warn: (message: string) => void; times?: { rest: number; answer: number } },
): BoundedSender<FinishedSpan> {
  return new BoundedSender({
    name: 'spans',
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...headersIn(headers), 'content-type': 'application/json' },
    encode: (spans) => otlpBody(program, spans),
    limits: { waiting: 2048, atOnce: 512 },
    times,
    warn,
  });
}
