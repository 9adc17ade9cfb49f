import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** One step of a trace: a request at one process, the drawing of a page, a call. Ids are lower-case hex, as W3C has them. */
export interface Span {
  traceId: string;
  spanId: string;
  /** The step that it belongs to; none for the first. */
  parentId: string | undefined;
  /** When it began, ms since 1970. */
  begun: number;
}

/** What is said of a step once it has ended. A name holds a route's pattern, never an address. */
export interface SpanEnd {
  name: string;
  kind: 'server' | 'client' | 'internal';
  attributes: Readonly<Record<string, string | number>>;
  isFailed: boolean;
}

export interface FinishedSpan extends Span, SpanEnd {
  /** When it ended, ms since 1970. */
  ended: number;
}

const known = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-.{0,200})?$/;
const idBytes = { trace: 16, span: 8 };
const newId = (kind: keyof typeof idBytes) => randomBytes(idBytes[kind]).toString('hex');

/** The id of a step of its own. */
export const newSpanId = (): string => newId('span');

/** Ms since 1970, as fine as the clock of `performance`. */
const now = () => performance.timeOrigin + performance.now();

/** Trace and step of a `traceparent` header; null for one that is none (W3C Trace Context, 3.2). */
export function readTraceparent(header: unknown): Pick<Span, 'traceId' | 'spanId'> | null {
  const [, version, traceId, spanId, more] = typeof header === 'string' ? (known.exec(header) ?? []) : [];
  if (traceId === undefined || spanId === undefined || (version === '00' && more !== undefined)) return null;
  return { traceId, spanId };
}

const spans = new AsyncLocalStorage<Span>();

/** The step in which this runs; undefined outside of all. */
export const currentSpan = (): Span | undefined => spans.getStore();

/** Runs work, and all that it starts, within a step. */
export const withinSpan = <T>(span: Span, work: () => T): T => spans.run(span, work);

/** The ids of the step in which this runs, as lines of the log have them. */
export function currentIds(): { request?: string; trace?: string } {
  const span = currentSpan();
  return span ? { request: span.spanId, trace: span.traceId } : {};
}

/** Begins and ends steps, and hands on a share of the traces whole, each process by the same rule. */
export class Tracer {
  readonly #share: number;
  readonly #take: ((span: FinishedSpan) => void) | undefined;

  /** @param share of the traces that are handed to `take`, 0 to 1. */
  constructor(share = 0, take?: (span: FinishedSpan) => void) {
    this.#share = take ? share : 0;
    this.#take = take;
  }

  /** A request that comes in; it goes on with the trace that it brings. */
  receive(traceparent: unknown): Span {
    const parent = readTraceparent(traceparent);
    return {
      traceId: parent?.traceId ?? newId('trace'),
      spanId: newId('span'),
      parentId: parent?.spanId,
      begun: now(),
    };
  }

  /** A step of the one in which this runs, or the first of a trace. */
  begin(): Span {
    const parent = currentSpan();
    return {
      traceId: parent?.traceId ?? newId('trace'),
      spanId: newId('span'),
      parentId: parent?.spanId,
      begun: now(),
    };
  }

  /** What a call carries so that who answers it goes on with this trace. */
  traceparent(span: Span): string {
    return traceparentOf(span, this.#isTaken(span));
  }

  end(span: Span, end: () => SpanEnd): void {
    if (this.#isTaken(span)) this.#take?.({ ...span, ...end(), ended: now() });
  }

  /** By the trace's own random part: every process comes to the same answer. */
  #isTaken({ traceId }: Span): boolean {
    return this.#share > 0 && Number.parseInt(traceId.slice(-13), 16) / 2 ** 52 < this.#share;
  }
}

function traceparentOf({ traceId, spanId }: Span, isTaken: boolean): string {
  return `00-${traceId}-${spanId}-${isTaken ? '01' : '00'}`;
}

/** A statement for a database that keeps a log of slow ones, with the step that it belongs to (sqlcommenter's form). */
export function withTraceComment(statement: string): string {
  const span = currentSpan();
  return span ? `${statement} /*traceparent='${traceparentOf(span, false)}'*/` : statement;
}
