import { access, readdir, rm, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { locales } from '#lib/core/locales.ts';

/** A page as Next keeps it: `name.html` or `name.body`, `name.meta`, `name.rsc` and the folder `name.segments`. */
interface PageFiles {
  bytes: number;
  /** When it was last rendered, ms. */
  renderedAt: number;
  paths: string[];
}

/** What is left after a sweep, so that the next one has some time. */
const sweptShare = 0.9;

async function filesUnder(path: string): Promise<{ bytes: number; renderedAt: number }> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const stats = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))));
  return {
    bytes: stats.reduce((sum, { size }) => sum + size, 0),
    renderedAt: Math.max(0, ...stats.map(({ mtimeMs }) => mtimeMs)),
  };
}

async function pagesIn(folder: string): Promise<PageFiles[]> {
  const pages = new Map<string, PageFiles>();
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    // A page that is being rendered again may put a file away at this moment.
    const { bytes, renderedAt } = entry.isDirectory()
      ? await filesUnder(path).catch(() => ({ bytes: 0, renderedAt: 0 }))
      : await stat(path).then(
          ({ size, mtimeMs }) => ({ bytes: size, renderedAt: mtimeMs }),
          () => ({ bytes: 0, renderedAt: 0 }),
        );
    const { name } = parse(entry.name);
    const page = pages.get(name) ?? { bytes: 0, renderedAt: 0, paths: [] };
    page.bytes += bytes;
    page.renderedAt = Math.max(page.renderedAt, renderedAt);
    page.paths.push(path);
    pages.set(name, page);
  }
  return [...pages.values()];
}

const plainRoute = /^(?:\/[a-z0-9-]+)+\/$/;

/** Tells whether Next keeps the page of a route (`/hu/p/polo-12/`, `/hu/markdown/p/polo-12/`) on the disk. */
export function keptPageTest(build: string): (route: string) => Promise<boolean> {
  const exists = (file: string) =>
    access(file).then(
      () => true,
      () => false,
    );
  return async (route) => {
    if (!plainRoute.test(route)) return false;
    const file = join(build, 'server/app', route.slice(1, -1));
    return (await exists(`${file}.html`)) || exists(`${file}.body`);
  };
}

/**
 * Folders of the pages of which there are as many as products, those of each team's shop (`{team}/p`) too; all others
 * are as many as the build or the menu has.
 */
export async function productPageFolders(build: string): Promise<string[]> {
  const folders = locales.map(async (locale) => {
    const rendered = join(build, 'server/app', locale);
    const entries = await readdir(rendered, { withFileTypes: true }).catch(() => []);
    const teams = entries.filter((entry) => entry.isDirectory() && entry.name !== 'p' && entry.name !== 'markdown');
    return ['p', 'markdown/p', ...teams.map(({ name }) => join(name, 'p'))].map((page) => join(rendered, page));
  });
  return (await Promise.all(folders)).flat();
}

/**
 * Deletes the pages rendered longest ago until those in some folders take no more than `mostBytes`, since Next never
 * deletes any. Returns how many were deleted; a page that is asked for again is rendered again.
 */
export async function sweepPageFiles(folders: readonly string[], mostBytes: number): Promise<number> {
  const pages = (await Promise.all(folders.map(pagesIn))).flat().toSorted((a, b) => a.renderedAt - b.renderedAt);
  let left = pages.reduce((sum, { bytes }) => sum + bytes, 0);
  if (left <= mostBytes) return 0;
  let gone = 0;
  for (const { bytes, paths } of pages) {
    if (left <= mostBytes * sweptShare) break;
    // Without its document a page is not there, whatever else of it still is.
    const documentFirst = paths.toSorted(
      (a, b) => Number(/\.(?:html|body)$/.test(b)) - Number(/\.(?:html|body)$/.test(a)),
    );
    for (const path of documentFirst) await rm(path, { recursive: true, force: true });
    left -= bytes;
    gone += 1;
  }
  return gone;
}
