import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFolder } from '#lib/config/build-folder.ts';
import type { ShopSettings } from '#lib/config/settings.ts';

/** The project's top folder. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** The build's own note of what it was made from. */
export function stampFile(settings: Pick<ShopSettings, 'TEAM_BUILD'>): string {
  return join(projectFolder, buildFolder(settings), 'lendulet-build.json');
}

const sourceFolders = ['app', 'components', 'lib', 'messages', 'public', 'server', 'stores'];
const sourceFiles = [
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'package-lock.json',
  'proxy.shop.ts',
  'proxy.team.ts',
  'tsconfig.json',
];

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(join(projectFolder, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(projectFolder, file));
}

/**
 * A digest of everything that a build is made from: sources, dependencies, which of the two shops it is, the Node
 * version. What else the settings say is read when a process starts (ADR-0136).
 */
export async function sourceStamp({ TEAM_BUILD }: Pick<ShopSettings, 'TEAM_BUILD'>): Promise<string> {
  const folders = await Promise.all(sourceFolders.map(filesOf));
  const digest = createHash('sha256')
    .update(TEAM_BUILD ? 'team' : 'shop')
    .update(process.version);
  for (const file of [...folders.flat(), ...sourceFiles].toSorted()) {
    const content = await readFile(join(projectFolder, file)).catch(() => undefined);
    if (content) digest.update(`\n${file} ${content.length}\n`).update(content);
  }
  return digest.digest('hex');
}

/** The public name of the build with this stamp, the same wherever it was built. */
export function buildIdOf(stamp: string): string {
  return stamp.slice(0, 16);
}

/** The stamp of the finished build; undefined where there is none. */
export async function builtStamp(settings: Pick<ShopSettings, 'TEAM_BUILD'>): Promise<string | undefined> {
  try {
    const note: unknown = JSON.parse(await readFile(stampFile(settings), 'utf8'));
    if (typeof note !== 'object' || note === null || !('stamp' in note)) return undefined;
    return typeof note.stamp === 'string' ? note.stamp : undefined;
  } catch {
    return undefined;
  }
}
