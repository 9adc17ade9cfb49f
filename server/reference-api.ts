import { resolve } from 'node:path';
import type { BackendSettings } from '#lib/config/backend-settings.ts';
import { projectFolder } from './build-stamp.ts';
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
