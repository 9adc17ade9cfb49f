/** What the log says of an error: no field of a driver's error, which may quote the row. */
function errorForLog(given: unknown): { error: string; code?: unknown; stack?: string | undefined } {
  if (!(given instanceof Error)) return { error: String(given) };
  const { name, message, stack } = given;
  return { error: `${name}: ${message}`, ...('code' in given ? { code: given.code } : {}), stack };
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
