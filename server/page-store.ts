import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type FileSystemCacheClass from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { Market } from '#lib/contract/market/market-file.ts';
import { LRUCache } from 'lru-cache';
import type { StatedCompany } from '#lib/config/company.ts';
import type { ShopSettings } from '#lib/config/settings.ts';
import { currentIncident, type Incident } from '#lib/core/incident.ts';
import type { StaleMarks } from './news/stale-marks.ts';
import { subjectOf, type Subject } from './news/subject.ts';
import type { SharedPages } from './shared-pages.ts';

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

/** When the drawing began of the page that is being written, ms since 1970: the time of its files. */
const drawingTime = new AsyncLocalStorage<number>();

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
        const drawnAt = drawingTime.getStore();
        if (drawnAt !== undefined) await utimes(part, drawnAt / 1000, drawnAt / 1000);
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
  };
}

type Page = NonNullable<Awaited<ReturnType<FileSystemCacheClass['get']>>>;
type Kept = Page & { cacheControl?: { revalidate?: number | false } };

/** How long Next keeps a page without a part of it, s: that is not longer where news are told. */
const incompleteSeconds = 5;
/** What drawing a page takes at most, ms, for one that was drawn for no request. */
const longestDrawing = 5000;
/** How long a page that could not be drawn again is shown before it is tried again, ms. */
const failureRest = 1000;
/** By how much a process may hear news later than another one, ms: what others have drawn may be older by that. */
const othersMargin = 1000;
/** How exactly a disk keeps the time of a file, ms, and how many pages are known as own ones. */
const fileTimeMargin = 2;
const mostDrawn = 20_000;
/** Pages of which it is remembered that they could not be drawn again. */
const mostFailures = 1000;

const isPage = (kind: string): boolean => kind === 'APP_PAGE' || kind === 'APP_ROUTE';

/** The words of a page: of a document its HTML, of a file for programs its body. */
function bodyOf({ value }: Page): string | null {
  if (value?.kind === ('APP_PAGE' as never)) return (value as { html: string }).html;
  return value?.kind === ('APP_ROUTE' as never) ? (value as { body: Buffer }).body.toString('latin1') : null;
}

/**
 * Next's store of drawn pages on the disk, in a folder of the process's own in place of the build's, by their
 * paths (`server/app/hu/p/polo-12.html`), as server/page-files.ts finds them. A file's time is that at which the drawing of
 * its page began, so that news are held against it (ADR-0149), in any process that finds it.
 */
export default class PageStore extends FileSystemCache {
  /** Where the pages are; the entry says so before it starts Next. */
  static folder: string;
  /** What news say of them; without it Next's own times hold. */
  static marks: StaleMarks | undefined;
  /** Where other processes put what they draw; each has its own disk alone without it. */
  static shared: SharedPages | undefined;
  /** Pages as they were given to Next, which gives one back where no new one can be drawn. */
  static readonly #given = new WeakMap<object, number>();
  /** When the drawings of this process began, by path, ms since 1970. */
  static readonly #drawn = new LRUCache<string, number>({ max: mostDrawn });
  /** Requests that wait for the page that is being drawn. */
  static readonly #waiting = new WeakSet<Incident>();
  /** When pages could not be drawn again, by path, ms. */
  static readonly #failures = new LRUCache<string, number>({ max: mostFailures });

  constructor(context: Context) {
    const { folder } = PageStore;
    super({ ...context, fs: writingWhole(context.fs, folder), serverDistDir: join(folder, 'server') });
  }

  override async get(...[key, context]: Parameters<FileSystemCacheClass['get']>): Promise<Page | null> {
    const path = pathOf(key);
    const page: Kept | null = (await this.#sharedPage(path, context.kind)) ?? (await super.get(path, context));
    const incident = isPage(context.kind) ? currentIncident() : undefined;
    if (incident) PageStore.#waiting.add(incident);
    const body = page && bodyOf(page);
    if (!page?.value || typeof body !== 'string' || page.lastModified === undefined) return page;
    const isOwn = Math.abs((PageStore.#drawn.get(path) ?? -Infinity) - page.lastModified) < fileTimeMargin;
    const drawnAt = page.lastModified - (isOwn || !PageStore.marks ? 0 : othersMargin);
    PageStore.#given.set(page.value, page.lastModified);
    const lastModified = this.#lastModified(path, page, subjectOf(path, body), drawnAt);
    if (incident && lastModified !== -1) {
      PageStore.#waiting.delete(incident);
      incident.drawnAt = Math.min(incident.drawnAt ?? drawnAt, drawnAt);
    }
    return { ...page, lastModified };
  }

  override async set(...[key, value, context]: Parameters<FileSystemCacheClass['set']>): Promise<void> {
    const path = pathOf(key);
    if (!value || !isPage(value.kind)) return super.set(path, value, context);
    const old = PageStore.#given.get(value);
    if (old !== undefined) PageStore.#failures.set(path, Date.now());
    else PageStore.#failures.delete(path);
    const incident = currentIncident();
    const drawnAt = old ?? incident?.beganAt ?? Date.now() - (PageStore.marks ? longestDrawing : 0);
    // Whoever was given an old page in the meantime was given no new one.
    if (incident && PageStore.#waiting.has(incident)) incident.drawnAt = drawnAt;
    PageStore.#drawn.set(path, drawnAt);
    const { cacheControl } = context as { cacheControl?: unknown };
    await Promise.all([
      old === undefined && PageStore.shared?.set(path, { value, cacheControl }, drawnAt),
      drawingTime.run(drawnAt, () => super.set(path, value, context)),
    ]);
  }

  async #sharedPage(path: string, kind: string): Promise<Kept | undefined> {
    if (!PageStore.shared || !isPage(kind)) return undefined;
    const page = await PageStore.shared.get(path, kind, PageStore.#drawn.get(path));
    return page as Kept | undefined;
  }

  /**
   * From when a page is, as Next has to take it: -1 has it wait for a new one, now has it keep this one. What can not be
   * drawn is shown by its age, as is a page without a part of it, and all where nothing is told.
   */
  #lastModified(path: string, { cacheControl }: Kept, subject: Subject, drawnAt: number): number {
    const freshness = PageStore.marks?.freshnessOf(subject, drawnAt) ?? 'untold';
    const failedAt = PageStore.#failures.get(path) ?? -Infinity;
    const revalidate = Number(cacheControl?.revalidate ?? 0);
    if (freshness === 'good' && revalidate > incompleteSeconds) return Date.now();
    if (freshness === 'untold' || freshness === 'good') return Math.max(drawnAt, failedAt);
    // The door shows an older page meanwhile, where it may.
    return Date.now() - failedAt < failureRest ? Date.now() - (revalidate + 1) * 1000 : -1;
  }
}
