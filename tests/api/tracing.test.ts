import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { RequestSpans, traceRequests } from '#backend/http/tracing.ts';
import type { TrackedError } from '#lib/telemetry/errors.ts';
import { currentSpan, Tracer, withinSpan } from '#lib/telemetry/trace.ts';
import { isOverPostgres } from '#tests/databases/test-database.ts';
import { fixtureOptions as options } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };

let api: TestApi;
let tracked: TrackedError[];
beforeEach(async () => {
  tracked = [];
  api = await startTestApi({ environment: { LOG_LEVEL: 'info' }, trackError: (error) => tracked.push(error) });
});
afterEach(() => api.close());

describe('a call of the API', () => {
  it('[ADR-0150] goes on with the trace of who calls, in every line of its log', async () => {
    await api.db.schema.alterTable('cart_line').renameTo('cart_line_away').execute();
    const body = { productOption: options.shirt };
    await api.call('POST', '/api/v1/cart/', { body, headers });
    await api.db.schema.alterTable('cart_line_away').renameTo('cart_line').execute();
    await api.call('GET', '/menu/');
    const lines = api.log.map((line): Record<string, unknown> => JSON.parse(line));
    const own = lines.filter(({ trace }) => trace === traceId);
    expect(own.map(({ message }) => message)).toEqual(['call failed', 'call']);
    expect(new Set(own.map(({ request }) => request)).size).toBe(1);
    expect(tracked).toMatchObject([
      { id: own[0]?.request, trace: traceId, route: '/api/v1/cart/', error: expect.stringContaining('cart_line') },
    ]);
    expect(tracked[0]?.frames[0]).toMatch(/^\s+at /);
    const other = lines.find(({ path }) => path === '/menu/');
    expect(other?.trace).toMatch(/^(?!4bf92f)[0-9a-f]{32}$/);
  });

  it('[ADR-0150] is answered within its trace, behind its body too', async () => {
    const app = fastify();
    onTestFinished(() => app.close());
    traceRequests(app, new RequestSpans(new Tracer()));
    app.post('/', async () => ({ trace: currentSpan()?.traceId }));
    const host = await app.listen({ port: 0, host: '127.0.0.1' });
    const json = { 'content-type': 'application/json' };
    const answer = await fetch(host, { method: 'POST', headers: { ...headers, ...json }, body: '{"a":1}' });
    expect(await answer.json()).toEqual({ trace: traceId });
  });

  it.runIf(isOverPostgres)('[ADR-0150] names it in what PostgreSQL is asked', async () => {
    const read = () => sql<{ query: string }>`select current_query() as query`.execute(api.db);
    const { rows } = await withinSpan(new Tracer().receive(headers.traceparent), read);
    expect(rows[0]?.query).toContain(`/*traceparent='00-${traceId}-`);
    expect((await read()).rows[0]?.query).not.toContain('traceparent');
  });
});
