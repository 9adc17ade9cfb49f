/**
 * The storefront's process: states its brand, market and settings, then loads the shop's code, which reads them as it is
 * loaded (ADR-0136); or the primary of several that share its port (ADR-0153).
 */
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { refuseUnfinished } from '#lib/config/missing-for-public.ts';
import { readSettings, SettingsError } from '#lib/config/settings.ts';
import { stateSettings } from '#lib/config/state-settings.ts';
import { isPrimary, processCount, runWorkers } from '#lib/processes/workers.ts';
import { outliveReaders } from '#lib/programs/standard-output.ts';
import { StartError } from './environment.ts';
import { describeError, logToStandardError as log } from './log.ts';

outliveReaders();
try {
  const statement = stateSettings(process.env);
  const backend = readSettings(backendSettingsSchema, process.env);
  refuseUnfinished({ ...statement.settings, ...statement.companySettings }, null, statement.market);
  const count = processCount(backend.PROCESSES);
  if (isPrimary(count)) runWorkers({ count, log });
  else {
    const { serveStorefront } = await import('./serve-storefront.ts');
    await serveStorefront(statement, backend);
  }
} catch (error) {
  const isExplained = error instanceof SettingsError || error instanceof StartError;
  log({ level: 'error', ...describeError(error), ...(isExplained ? { stack: undefined } : {}) });
  process.exit(1);
}
