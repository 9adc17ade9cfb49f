import type { BackendSettings } from '#lib/config/backend-settings.ts';
import type { Program } from './log-line.ts';
import type { TrackError } from './errors.ts';
import { otlpSender } from './otlp.ts';
import { readDsn, sentryTracker } from './sentry.ts';
import { Tracer } from './trace.ts';

type TelemetrySettings = Pick<
  BackendSettings,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG' | 'SENTRY_DSN'
>;

/** What a process hands to other systems. */
export interface Telemetry {
  tracer: Tracer;
  trackError: TrackError;
  /** Sends what still waits; resolves within two seconds. */
  stop(): Promise<void>;
}

/** Longest time that the end of a process waits for it, ms. */
const lastWait = 2000;

/** Hands traces and errors to where the settings say; to nobody where they name none. */
export function startTelemetry(
  program: Program,
  settings: TelemetrySettings,
  warn: (message: string) => void,
): Telemetry {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings;
  const spans = endpoint === '' ? null : otlpSender(program, { endpoint, headers }, { warn });
  const dsn = readDsn(settings.SENTRY_DSN);
  const errors = dsn && sentryTracker(program, dsn, { warn });
  return {
    trackError: (error) => errors?.track(error),
    tracer: spans ? new Tracer(settings.OTEL_TRACES_SAMPLER_ARG, (span) => spans.take(span)) : new Tracer(),
    async stop() {
      const late = new Promise<void>((resolve) => void setTimeout(resolve, lastWait).unref());
      await Promise.race([Promise.all([spans?.flush(), errors?.flush()]), late]);
    },
  };
}
