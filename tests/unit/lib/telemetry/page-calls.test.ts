import { Registry } from 'prom-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { healthEndpoints } from '#lib/contract/health.ts';
import { watchCalls } from '#lib/core/call-watch.ts';
import { ApiCallFigures } from '#lib/telemetry/figures.ts';
import { Tracer, withinSpan, type FinishedSpan } from '#lib/telemetry/trace.ts';
import { watchingCalls } from '#lib/telemetry/watching-calls.ts';

vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: () => async () => null }));

const { callApi } = await import('#lib/api/server.ts');

it('[ADR-0150] a call that a page makes is a step of its trace, timed by its pattern', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: unknown, options?: RequestInit) => {
    sent.push(new Headers(options?.headers).get('traceparent'));
    return Response.json({}, { status: 503 });
  });
  const spans: FinishedSpan[] = [];
  const tracer = new Tracer(1, (span) => spans.push(span));
  const registry = new Registry();
  const figures = new ApiCallFigures(registry);
  watchCalls(watchingCalls(figures, tracer));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, Symbol.for('lendulet.call-watch'));
  });
  const page = tracer.receive(undefined);
  await expect(withinSpan(page, () => callApi(healthEndpoints.health))).rejects.toThrow('503');
  // A failed read is tried twice, each try a step.
  expect(spans).toHaveLength(2);
  expect(sent).toEqual(spans.map(({ spanId }) => `00-${page.traceId}-${spanId}-01`));
  expect(spans[0]).toMatchObject({ parentId: page.spanId, name: 'GET /health/', kind: 'client', isFailed: true });
  const text = await registry.metrics();
  expect(text).toContain('shop_api_call_duration_seconds_count{method="GET",route="/health/",status="503"} 2');
});
