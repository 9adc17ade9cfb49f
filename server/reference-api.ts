import { resolve } from 'node:path';
import type { BackendSettings, ShopSettings } from '#lib/config/settings.ts';
import { projectFolder } from './build-stamp.ts';
import { StartError } from './environment.ts';
import { isOwnPort, isPortFree } from './ports.ts';
import { Service } from './service.ts';

/** Folder of the services' logs. */
export function logFolderOf(backend: BackendSettings): string {
  return resolve(projectFolder, backend.DATA_DIR, 'logs');
}

/** Starts the reference API; `ready` must be awaited before it is asked. */
export function startReferenceApi(backend: BackendSettings, print: (line: string) => void, watches = false): Service {
  return new Service({
    name: 'API',
    arguments: [...(watches ? ['--watch', '--watch-preserve-output'] : []), 'backend/server.ts'],
    environment: process.env,
    logFolder: logFolderOf(backend),
    shows: watches ? 'everything' : 'progress',
    print,
  });
}

/** Address under which the reference API says that it is ready. */
export function healthAddress(port: number): string {
  return `http://localhost:${port}/health/`;
}

/**
 * Does something that needs the product API: a retailer's own, the reference API that runs already, or one that
 * is started for it. Throws a StartError when no API answers.
 */
export async function withReferenceApi(
  shop: ShopSettings,
  backend: BackendSettings,
  print: (line: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  const isOurs = isOwnPort(shop.API_HOST, backend.API_PORT);
  if (!isOurs || !(await isPortFree(backend.API_PORT))) {
    const health = fetch(`${shop.API_HOST}/health/`, { signal: AbortSignal.timeout(5000) });
    const answers = await health.then(
      () => true,
      () => false,
    );
    if (!answers) throw new StartError(`The product API at ${shop.API_HOST} (API_HOST) does not answer.`);
    return work();
  }
  const api = startReferenceApi(backend, print);
  try {
    await api.ready(healthAddress(backend.API_PORT));
    await work();
  } finally {
    await api.stop();
  }
}
