import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What is said where tests over PostgreSQL cannot run. */
export const withoutPostgres =
  'PostgreSQL is not installed and TEST_DATABASE_URL is not set: ' + 'the tests over PostgreSQL are left out.';

const debianFolder = '/usr/lib/postgresql';

/** The folder with PostgreSQL's server programs, Debian's newest first; null where there is none. */
export function postgresPrograms(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newest = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'));
  const folders = [...newest, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** Whether tests over PostgreSQL can run: over the server at TEST_DATABASE_URL, or one that they start. */
export function hasPostgres(): boolean {
  return Boolean(process.env.TEST_DATABASE_URL) || postgresPrograms() !== null;
}

/** Installs Debian's PostgreSQL where it is missing, if this user may. Answers whether tests over it can run. */
export function installPostgres(): boolean {
  if (hasPostgres()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    for (const parameters of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'postgresql'],
    ]) {
      execFileSync('apt-get', parameters, { env: environment, stdio: ['ignore', 'inherit', 'inherit'] });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return hasPostgres();
}
