/** The process of the reference API, or the primary of several that share its port (ADR-0153). README: running. */
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings, SettingsError } from '#lib/config/settings.ts';
import { PortError } from '#lib/http/open-port.ts';
import { isPrimary, processCount, runWorkers, type WorkersOptions } from '#lib/processes/workers.ts';
import { outliveReaders } from '#lib/programs/standard-output.ts';
import { logLine } from '#lib/telemetry/log-line.ts';
import { StartError } from './start-error.ts';

const log: WorkersOptions['log'] = (entry) => void process.stdout.write(logLine('api', entry));

outliveReaders();
try {
  const { PROCESSES, DATABASE_URL } = readSettings(backendSettingsSchema, process.env);
  const count = processCount(PROCESSES);
  if (isPrimary(count)) {
    if (!DATABASE_URL) {
      const message =
        `${count} API processes (PROCESSES) share one SQLite file, which one of them writes at a time: they answer more` +
        ' reads at once, and no more orders; PostgreSQL (DATABASE_URL) takes writes of all at once';
      log({ level: 'warn', message });
    }
    runWorkers({ count, log });
  } else {
    const { serveApi } = await import('./serve-api.ts');
    await serveApi();
  }
} catch (error) {
  const isExplained = error instanceof SettingsError || error instanceof StartError || error instanceof PortError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
