import type { Vitals } from '#lib/monitoring/report.ts';

/** One incident or message of the storefront; written as one line of JSON, so that no value can forge a line. */
export interface LogEntry {
  level: 'error' | 'warn' | 'info';
  message: string;
  incident?: string;
  method?: string;
  path?: string;
  status?: number;
  stack?: string;
  /** Milliseconds from the request to its answer. */
  duration?: number;
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
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** The message and stack of anything that was thrown. */
export function describeError(error: unknown): Pick<LogEntry, 'message' | 'stack'> {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
}
