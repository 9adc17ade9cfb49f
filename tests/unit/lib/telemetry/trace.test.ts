import { describe, expect, it } from 'vitest';
import { logLine } from '#lib/telemetry/log-line.ts';
import {
  currentSpan,
  readTraceparent,
  Tracer,
  withinSpan,
  withTraceComment,
  type FinishedSpan,
} from '#lib/telemetry/trace.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';
const header = `00-${traceId}-${spanId}-01`;
const end = () => ({ name: 'GET /', kind: 'server', attributes: {}, isFailed: false }) as const;

describe('a traceparent', () => {
  it('[ADR-0150] names trace and step', () => {
    expect(readTraceparent(header)).toEqual({ traceId, spanId });
    expect(readTraceparent(`01-${traceId}-${spanId}-01-more`)).toEqual({ traceId, spanId });
  });

  it.each([
    undefined,
    '',
    [header, header],
    header.toUpperCase(),
    `ff-${traceId}-${spanId}-01`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-${spanId}`,
    `00-${traceId}'*/;drop table x--${spanId}-01`,
    `${header}\n`,
  ])('[ADR-0150] of another form is none: %j', (given) => {
    expect(readTraceparent(given)).toBeNull();
    const span = new Tracer().receive(given);
    expect(span).toMatchObject({ traceId: expect.stringMatching(/^[0-9a-f]{32}$/), parentId: undefined });
  });
});

describe('a tracer', () => {
  it('[ADR-0150] goes on with what a request brings, under an id of its own', async () => {
    const taken: FinishedSpan[] = [];
    const tracer = new Tracer(1, (span) => taken.push(span));
    const request = tracer.receive(header);
    expect(request).toMatchObject({ traceId, parentId: spanId });
    expect(request.spanId).not.toBe(spanId);
    const call = await withinSpan(request, async () => {
      await Promise.resolve();
      return tracer.begin();
    });
    expect(call).toMatchObject({ traceId, parentId: request.spanId });
    expect(tracer.traceparent(call)).toBe(`00-${traceId}-${call.spanId}-01`);
    expect(currentSpan()).toBeUndefined();
    tracer.end(call, end);
    expect(taken).toMatchObject([{ spanId: call.spanId, name: 'GET /' }]);
    expect(taken[0]!.ended).toBeGreaterThanOrEqual(taken[0]!.begun);
  });

  it('[ADR-0150] takes a share of the traces whole, by their ids and not by what a caller says', () => {
    const taken: FinishedSpan[] = [];
    const half = new Tracer(0.5, (span) => taken.push(span));
    for (const [id, isTaken] of [
      [`${traceId.slice(0, 19)}0000000000001`, true],
      [`${traceId.slice(0, 19)}fffffffffffff`, false],
    ] as const) {
      const span = half.receive(`00-${id}-${spanId}-${isTaken ? '00' : '01'}`);
      half.end(span, end);
      expect(half.traceparent(span).endsWith('-01')).toBe(isTaken);
    }
    expect(taken).toHaveLength(1);
  });

  it('[ADR-0150] takes nothing where nobody is told', () => {
    const tracer = new Tracer(1);
    const span = tracer.receive(header);
    expect(tracer.traceparent(span)).toBe(`00-${traceId}-${span.spanId}-00`);
    tracer.end(span, () => {
      throw new Error('nobody asks');
    });
  });
});

describe('within a request', () => {
  it('[ADR-0150] a line of the log has its ids, and no value forges a line', () => {
    const span = new Tracer().receive(header);
    const line = withinSpan(span, () => logLine('checkout', { level: 'warn', message: 'a\n{"level":"error"}' }));
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({
      time: expect.stringMatching(/^\d{4}-/),
      level: 'warn',
      program: 'checkout',
      request: span.spanId,
      trace: traceId,
      message: 'a\n{"level":"error"}',
    });
    expect(JSON.parse(logLine('api', { level: 'info', message: 'b' }))).not.toHaveProperty('trace');
  });

  it('[ADR-0150] a statement ends with its trace, and is as it was outside of one', () => {
    const span = new Tracer().receive(header);
    expect(withTraceComment('select 1')).toBe('select 1');
    expect(withinSpan(span, () => withTraceComment('select 1'))).toBe(
      `select 1 /*traceparent='00-${traceId}-${span.spanId}-00'*/`,
    );
  });
});
