/** `npm run start:storefront`: the storefront alone, as it was built, beside an API that runs already. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '#lib/config/build-folder.ts';
import { refuseUnfinished } from '#lib/config/missing-for-public.ts';
import { projectFolder } from './build-stamp.ts';
import { checkNodeVersion, readEnvironment, StartError } from './environment.ts';
import { followParent, storefrontArguments, storefrontEnvironment } from './storefront-process.ts';

try {
  checkNodeVersion();
  const { shop, company, market } = readEnvironment();
  refuseUnfinished({ ...shop, ...company }, null, market);
  if (!existsSync(join(projectFolder, buildFolder(shop), 'BUILD_ID')))
    throw new StartError('There is no build: npm run build makes one');
  // A process group of its own: Ctrl-C would reach it twice, and a second signal ends it at once.
  const child = spawn(process.execPath, ['--import', followParent, ...storefrontArguments], {
    cwd: projectFolder,
    env: { ...storefrontEnvironment(process.env), START_COMMAND_PID: String(process.pid) },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // The storefront answers what is on its way before it ends; SIGUSR2 is to the primary of several (ADR-0153).
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGUSR2'] as const) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
