import type { Vitals } from '#lib/monitoring/report.ts';
import { errorIn, type TrackError } from '#lib/telemetry/errors.ts';
import { logLine } from '#lib/telemetry/log-line.ts';
import { currentIds } from '#lib/telemetry/trace.ts';

/** One incident or message of the storefront; written as one line of JSON, so that no value can forge a line. */
export interface LogEntry {
  level: 'error' | 'warn' | 'info';
  message: string;
  /** Id of the request, and of its trace; by themselves those within which it is logged. */
  request?: string;
  trace?: string;
  /** What the page of an error calls it by. */
  incident?: string;
  method?: string;
  path?: string;
  status?: number;
  stack?: string;
  /** Milliseconds from the request to its answer. */
  ms?: number;
  /** Where the answer came from (server/response-cache.ts). */
  cache?: 'hit' | 'stale' | 'miss' | 'live';
  /** What a browser reported of a page (server/reports.ts). */
  build?: string;
  vitals?: Vitals;
  island?: string;
  error?: string;
  frames?: string[];
}

export type Log = (entry: LogEntry) => void;

/** Logs to standard error. */
export function logToStandardError(entry: LogEntry): void {
  process.stderr.write(logLine('storefront', entry));
}

/** Logs to standard error, and hands errors to who watches over them, with a route in the place of their path. */
export function trackingLog(
  track: TrackError,
  routeOf: (path: string) => string,
  write: Log = logToStandardError,
): Log {
  return (entry) => {
    write(entry);
    const route = entry.path === undefined ? undefined : routeOf(entry.path);
    const error = errorIn({ ...currentIds(), ...entry }, route);
    if (error) track(error);
  };
}

/** The message and stack of anything that was thrown. */
export function describeError(error: unknown): Pick<LogEntry, 'message' | 'stack'> {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
}
