import type { BackendSettings } from '#lib/config/backend-settings.ts';
import { errorIn, type TrackError } from '#lib/telemetry/errors.ts';
import { logLine } from '#lib/telemetry/log-line.ts';
import { currentIds } from '#lib/telemetry/trace.ts';

/** One line of the log. Carries no personal data: neither bodies nor cookies, and no uuid of an order. */
export interface LogEntry {
  level: 'error' | 'warn' | 'info';
  message: string;
  /** Id of the request, and of its trace; by themselves those within which it is logged. */
  request?: string;
  trace?: string;
  method?: string;
  path?: string;
  status?: number;
  /** Milliseconds from the request to its answer. */
  ms?: number;
  stack?: string | undefined;
}

export type Log = (entry: LogEntry) => void;

const weights = { silent: 0, error: 1, warn: 2, info: 3, debug: 4 };

/** The log, with errors handed to who watches over them; the paths of its lines have no secrets, but they are addresses. */
export function trackingErrors(log: Log, track: TrackError): Log {
  return (entry) => {
    log(entry);
    const error = errorIn({ ...currentIds(), ...entry }, undefined);
    if (error) track(error);
  };
}

/** A log that writes one line of JSON for each entry of at least this level, so that no value can forge a line. */
export function createLog(least: BackendSettings['LOG_LEVEL'], write: (line: string) => void): Log {
  return (entry) => {
    if (weights[entry.level] > weights[least]) return;
    write(logLine('checkout', entry));
  };
}
