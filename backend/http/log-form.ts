import { errorIn, type TrackError } from '#lib/telemetry/errors.ts';

/** What the log says of an error: no field of a driver's error, which may quote the row. */
function errorForLog(given: unknown): { error: string; code?: unknown; stack?: string | undefined } {
  if (!(given instanceof Error)) return { error: String(given) };
  const { name, message, stack } = given;
  return { error: `${name}: ${message}`, ...('code' in given ? { code: given.code } : {}), stack };
}

const errorLevel = 50;

/** Hands what is logged as an error to who watches over errors; `ids` of a request are those of its logger. */
export function trackLogged(track: TrackError) {
  return {
    logMethod(
      this: { bindings(): object },
      given: unknown[],
      method: (...given: never[]) => void,
      level: number,
    ): void {
      method.apply(this, given as never[]);
      if (level < errorLevel) return;
      const [about, message] = given as [unknown, string?];
      const { err, path } = Object(about) as { err?: unknown; path?: string };
      const { request, trace } = this.bindings() as { request?: string; trace?: string };
      const told = err === undefined ? {} : errorForLog(err);
      const line = { level: 'error', message: message ?? String(about), request, trace, ...told };
      const error = errorIn(line, path);
      if (error) track(error);
    },
  };
}

/** How the API's logger writes the lines that all processes write (`lib/telemetry/log-line.ts`). */
export const logForm = {
  base: { program: 'api' },
  messageKey: 'message',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: {
    level: (level: string) => ({ level }),
    log: ({ err, ...rest }: Record<string, unknown>) => (err === undefined ? rest : { ...rest, ...errorForLog(err) }),
  },
};
