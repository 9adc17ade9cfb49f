import { describe, expect, it } from 'vitest';
import { trackingErrors } from '#backend/checkout/log.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings } from '#lib/config/settings.ts';
import type { TrackedError } from '#lib/telemetry/errors.ts';
import { readDsn, sentryTracker } from '#lib/telemetry/sentry.ts';
import { startTelemetry } from '#lib/telemetry/start.ts';
import { Tracer, withinSpan } from '#lib/telemetry/trace.ts';
import { describeError, trackingLog } from '#server/log.ts';
import { collector } from './collector.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const incident = '0b7e3c52-7d4c-4a7b-9f53-6b1b2d0a4c11';
const settingsOf = (environment: Record<string, string>) => readSettings(backendSettingsSchema, environment);
const partsOf = (body: string) =>
  body
    .trimEnd()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));

describe('errors for who watches over them', () => {
  it('[ADR-0150] go as envelopes, with the id that the page and the log have, and no address', async () => {
    const { received, host } = await collector(() => 200);
    const dsn = `${host.replace('//', '//abc123@')}/path/7`;
    const telemetry = startTelemetry('storefront', settingsOf({ SENTRY_DSN: dsn }), () => undefined);
    const written: object[] = [];
    const log = trackingLog(
      telemetry.trackError,
      () => '/p/[product]',
      (entry) => written.push(entry),
    );
    log({ level: 'warn', message: 'no error' });
    log({
      level: 'error',
      incident,
      trace: traceId,
      path: '/p/titok-1/',
      status: 500,
      ...describeError(new TypeError('x is undefined')),
    });
    await telemetry.stop();
    expect(written).toHaveLength(2);
    expect(received).toHaveLength(1);
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = received;
    expect(path).toBe('/path/api/7/envelope/');
    expect(headers['content-type']).toBe('application/x-sentry-envelope');
    expect(headers['x-sentry-auth']).toContain('sentry_key=abc123');
    expect(body).not.toContain('titok');
    const [head, kind, event = {}] = partsOf(body);
    expect(kind).toEqual({ type: 'event' });
    expect(head?.event_id).toMatch(/^[0-9a-f]{32}$/);
    expect(event).toMatchObject({
      event_id: head?.event_id,
      platform: 'node',
      transaction: '/p/[product]',
      tags: { program: 'storefront', from: 'process', id: incident },
      contexts: { trace: { trace_id: traceId, span_id: expect.stringMatching(/^[0-9a-f]{16}$/) } },
      exception: { values: [{ type: 'TypeError', value: 'x is undefined' }] },
    });
    const { values } = event.exception as { values: [{ stacktrace: { frames: Record<string, unknown>[] } }] };
    expect(values[0].stacktrace.frames.at(-1)).toMatchObject({
      filename: expect.stringContaining('errors.test.ts'),
      lineno: expect.any(Number),
      in_app: true,
    });
  });

  it('[ADR-0150] are those of browsers too, by build and route', () => {
    const tracked: TrackedError[] = [];
    const log = trackingLog(
      (error) => tracked.push(error),
      () => '/kosar',
      () => undefined,
    );
    const report = { build: 'b1', path: '/kosar/', error: 'RangeError: no', frames: ['f@/_next/a.js:1:2'] };
    log({ level: 'warn', message: 'browser error', ...report });
    expect(tracked).toEqual([
      expect.objectContaining({ from: 'browser', build: 'b1', route: '/kosar', error: 'RangeError: no' }),
    ]);
  });

  it('[ADR-0150] are those of the checkout, by the request within which they are logged', () => {
    const tracked: TrackedError[] = [];
    const log = trackingErrors(
      () => undefined,
      (error) => tracked.push(error),
    );
    const span = new Tracer().receive(`00-${traceId}-00f067aa0ba902b7-01`);
    withinSpan(span, () => log({ level: 'error', message: 'broken', path: '/titok/' }));
    expect(tracked).toMatchObject([{ id: span.spanId, trace: traceId, error: 'broken', route: undefined }]);
  });

  it('[ADR-0150] are sixty a minute at most, and nobody hears of a receiver that is away but the log', async () => {
    const { received, host } = await collector(() => 200);
    let now = 0;
    const { track, flush } = sentryTracker(
      'api',
      { url: `${host}/api/1/envelope/`, key: 'k' },
      { warn: () => undefined, now: () => now },
    );
    const error = {
      id: '',
      trace: undefined,
      from: 'process',
      error: 'x',
      frames: [],
      route: '/',
      build: undefined,
    } as const;
    for (let count = 0; count < 500; count += 1) track(error);
    await flush();
    expect(received).toHaveLength(60);
    now = 60_000;
    track(error);
    await flush();
    expect(received).toHaveLength(61);
    const warnings: string[] = [];
    const away = sentryTracker(
      'api',
      { url: 'http://127.0.0.1:9/api/1/envelope/', key: 'k' },
      { warn: (text) => warnings.push(text) },
    );
    away.track(error);
    await away.flush();
    expect(warnings).toEqual([expect.stringMatching(/^1 errors were dropped: http:\/\/127\.0\.0\.1:9: /)]);
  });

  it.each([
    'errors.example/1',
    'https://errors.example/1',
    'https://key@errors.example/',
    'ftp://key@errors.example/1',
  ])('[ADR-0150] refuse a wrong SENTRY_DSN in a sentence, without its key: %s', (dsn) => {
    expect(readDsn(dsn)).toBeNull();
    expect(() => settingsOf({ SENTRY_DSN: dsn })).toThrow(
      'SENTRY_DSN="…" is not allowed: expected an address such as https://<key>@errors.example/1',
    );
  });

  it.each(['', 'https://key@errors.example/1', 'http://k@[::1]:9000/a/b/12'])('[ADR-0150] take %j', (dsn) => {
    expect(settingsOf({ SENTRY_DSN: dsn }).SENTRY_DSN).toBe(dsn);
    if (dsn !== '') expect(readDsn(dsn)).not.toBeNull();
  });
});
