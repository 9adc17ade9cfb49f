import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type FileSystemCacheClass from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { Market } from '#lib/contract/market/market-file.ts';
import type { StatedCompany } from '#lib/config/company.ts';
import type { ShopSettings } from '#lib/config/settings.ts';

const { default: FileSystemCache }: { default: typeof FileSystemCacheClass } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
);

/**
 * A name for all that a process says in its pages: those drawn under other settings are not its own, nor those of an
 * older build, whose process may still run and draw into the new one's folder (ADR-0136).
 */
export function pagesName(
  buildId: string,
  settings: ShopSettings,
  company: StatedCompany,
  brand: string,
  market: Market,
): string {
  return createHash('sha256')
    .update(JSON.stringify([buildId, settings, company, brand, market]))
    .digest('hex')
    .slice(0, 16);
}

/** The id of the build in a folder, as Next keeps it. Rejects where there is no build. */
export async function buildIdIn(build: string): Promise<string> {
  return (await readFile(join(build, 'BUILD_ID'), 'utf8')).trim();
}

/** Folder of the pages that processes have drawn under this name, in PAGES_DIR or the build; laid out as a build is. */
export function pageFolder(root: string, name: string): string {
  return join(root, 'pages', name);
}

/** How long pages of another name stay that no process looks after, ms. */
const longestUnused = 24 * 3_600_000;

/** Marks a folder of pages as in use, and deletes those beside it that no process has marked for a day. */
export async function keepOwnPages(root: string, name: string, now = Date.now()): Promise<void> {
  const at = now / 1000;
  await utimes(pageFolder(root, name), at, at).catch(() => undefined);
  for (const other of await readdir(join(root, 'pages')).catch(() => [])) {
    const folder = pageFolder(root, other);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now }));
    if (other !== name && now - mtimeMs > longestUnused) await rm(folder, { recursive: true, force: true });
  }
}

/** Next's key of a page without the route that drew it: no two routes of the shop draw one path. */
const pathOf = (key: string): string => key.replace(/^\/route-cache\/\w+\/[0-9a-f]{64}\/\$(?=\/)/, '');

type Context = ConstructorParameters<typeof FileSystemCache>[0];

/** Next's ways to write, where a file is there as a whole or as it was: others read it, and a disk may be full. */
function writingWhole(fs: Context['fs'], folder: string): Context['fs'] {
  return {
    ...fs,
    async writeFile(file, data) {
      // Beside the pages, where no sweep takes a half one for a page.
      const unfinished = join(folder, 'unfinished');
      await mkdir(unfinished, { recursive: true });
      const part = join(unfinished, randomUUID());
      try {
        await fs.writeFile(part, data);
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
  };
}

/**
 * Next's store of drawn pages on the disk, in a folder of the process's own in place of the build's, by their
 * paths (`server/app/hu/p/polo-12.html`), as server/page-files.ts finds them.
 */
export default class PageStore extends FileSystemCache {
  /** Where the pages are; the entry says so before it starts Next. */
  static folder: string;

  constructor(context: Context) {
    const { folder } = PageStore;
    super({ ...context, fs: writingWhole(context.fs, folder), serverDistDir: join(folder, 'server') });
  }

  override get(...[key, context]: Parameters<FileSystemCacheClass['get']>): ReturnType<FileSystemCacheClass['get']> {
    return super.get(pathOf(key), context);
  }

  override set(...[key, value, context]: Parameters<FileSystemCacheClass['set']>): Promise<void> {
    return super.set(pathOf(key), value, context);
  }
}
