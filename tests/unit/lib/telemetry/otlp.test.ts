import { describe, expect, it } from 'vitest';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings } from '#lib/config/settings.ts';
import { BoundedSender } from '#lib/telemetry/bounded-sender.ts';
import { startTelemetry } from '#lib/telemetry/start.ts';
import { withinSpan } from '#lib/telemetry/trace.ts';
import { collector } from './collector.ts';

const settingsOf = (environment: Record<string, string>) => readSettings(backendSettingsSchema, environment);

function numbersTo(url: string, { now = () => 0, answer = 10_000 }: { now?: () => number; answer?: number } = {}) {
  const warnings: string[] = [];
  const sender = new BoundedSender<number>({
    name: 'numbers',
    url,
    headers: {},
    encode: (items) => JSON.stringify(items),
    limits: { waiting: 5, atOnce: 4 },
    times: { rest: 600_000, answer },
    warn: (message) => warnings.push(message),
    now,
  });
  return { sender, warnings };
}

describe('traces for a collector', () => {
  it('[ADR-0150] are OTLP in JSON, at its address and with its headers', async () => {
    const { received, host } = await collector(() => 200);
    const telemetry = startTelemetry(
      'api',
      settingsOf({
        OTEL_EXPORTER_OTLP_ENDPOINT: `${host}/otlp/`,
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=k=1, x-b=a%20c',
      }),
      () => undefined,
    );
    const { tracer } = telemetry;
    const request = tracer.receive('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00');
    const call = withinSpan(request, () => tracer.begin());
    tracer.end(call, () => ({ name: 'GET /menu/', kind: 'client', attributes: {}, isFailed: true }));
    tracer.end(request, () => ({
      name: 'GET /p/[product]',
      kind: 'server',
      attributes: { 'http.route': '/p/[product]', 'http.response.status_code': 200 },
      isFailed: false,
    }));
    await telemetry.stop();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      path: '/otlp/v1/traces',
      headers: { 'api-key': 'k=1', 'x-b': 'a c', 'content-type': 'application/json' },
    });
    const { resourceSpans } = JSON.parse(received[0]!.body) as {
      resourceSpans: [{ scopeSpans: [{ spans: unknown[] }] }];
    };
    expect(resourceSpans[0]).toMatchObject({
      resource: { attributes: [{ key: 'service.name', value: { stringValue: 'lendulet-api' } }] },
    });
    const time = expect.stringMatching(/^1\d{18}$/);
    expect(resourceSpans[0].scopeSpans[0].spans).toEqual([
      expect.objectContaining({ parentSpanId: request.spanId, kind: 3, status: { code: 2 } }),
      {
        traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
        spanId: request.spanId,
        parentSpanId: '00f067aa0ba902b7',
        name: 'GET /p/[product]',
        kind: 2,
        startTimeUnixNano: time,
        endTimeUnixNano: time,
        attributes: [
          { key: 'http.route', value: { stringValue: '/p/[product]' } },
          { key: 'http.response.status_code', value: { intValue: '200' } },
        ],
        status: {},
      },
    ]);
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT="collector:4318" is not allowed/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:b@c' }, /^OTEL_EXPORTER_OTLP_ENDPOINT="http:\/\/a:…@c" is not allowed/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'titkos' }, /^OTEL_EXPORTER_OTLP_HEADERS="…" is not allowed: expected name=value/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' }, /^OTEL_EXPORTER_OTLP_HEADERS="…" is not allowed/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=b%0ac' }, /^OTEL_EXPORTER_OTLP_HEADERS="…" is not allowed/],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /^OTEL_TRACES_SAMPLER_ARG="2" is not allowed/],
  ])('[ADR-0150] refuse a wrong setting in a sentence: %j', (environment, message) => {
    expect(() => settingsOf(environment)).toThrow(message);
  });
});

describe('what is sent beside all else', () => {
  it('[ADR-0150] goes together, one request at a time', async () => {
    const { received, host } = await collector(() => 200);
    const { sender, warnings } = numbersTo(host);
    for (const number of [1, 2, 3, 4, 5, 6]) sender.take(number);
    await sender.flush();
    expect(received.map(({ body }) => body)).toEqual(['[1,2,3,4]', '[5,6]']);
    expect(warnings).toEqual([]);
  });

  it('[ADR-0150] is dropped beyond its bound while a receiver hangs, and the caller never waits', async () => {
    const { received, host } = await collector(() => null);
    const { sender, warnings } = numbersTo(host, { answer: 50 });
    for (let number = 1; number <= 1000; number += 1) sender.take(number);
    await sender.flush();
    expect(received.map(({ body }) => body)).toEqual(['[1,2,3,4]']);
    expect(warnings).toEqual([`1 numbers were dropped: ${host}: they come faster than they are taken`]);
  });

  it.each([
    ['refuses', () => 503, 'it answers 503'],
    ['hangs', () => null, 'it does not answer in time'],
  ])('[ADR-0150] is told of once a minute where a receiver %s', async (_, status, reason) => {
    const { host } = await collector(status);
    let now = 0;
    const { sender, warnings } = numbersTo(host, { now: () => now, answer: 50 });
    for (const at of [0, 1000, 59_000, 61_000]) {
      now = at;
      sender.take(at);
      await sender.flush();
    }
    expect(warnings).toEqual([
      `1 numbers were dropped: ${host}: ${reason}`,
      `3 numbers were dropped: ${host}: ${reason}`,
    ]);
  });

  it('[ADR-0150] goes nowhere else than it was told to: its headers hold a key', async () => {
    const other = await collector(() => 200);
    const { host } = await collector(() => 307, other.host);
    const { sender, warnings } = numbersTo(host);
    sender.take(1);
    await sender.flush();
    expect(other.received).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining(`1 numbers were dropped: ${host}: `)]);
  });

  it('[ADR-0150] goes on once a receiver that was away is back', async () => {
    const { host } = await collector(() => 200);
    const { sender, warnings } = numbersTo('http://127.0.0.1:9');
    sender.take(1);
    await sender.flush();
    expect(warnings).toEqual([expect.stringMatching(/^1 numbers were dropped: http:\/\/127\.0\.0\.1:9: .+/)]);
    const again = numbersTo(host);
    again.sender.take(2);
    await again.sender.flush();
    expect(again.warnings).toEqual([]);
  });
});
