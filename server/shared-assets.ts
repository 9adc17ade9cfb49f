import { randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { PlainResponse } from './response-writer.ts';

/** How many builds are kept, the newest first. */
const keptBuilds = 3;
/** What a process that was stopped midway has left lies this long, ms. */
const longestUnfinished = 3_600_000;
/** How long it is remembered which builds there are, ms. */
const listRest = 1000;

/** Paths of files whose names tell what is in them, so that no two builds have another one under the same name. */
const assetPath = /^\/(?:_next\/static|fonts)(?:\/[\w~@!$&()+,;=*[\]-][\w.~@!$&()+,;=*[\]-]*)+$/;

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const isName = (name: string): boolean => /^[\w-]+$/.test(name);
const unfinishedMark = '.unfinished';

/** The plain spelling of a path; undefined where it has none. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Scripts, styles and fonts of the last three builds, in a folder that processes share (`ASSETS_DIR`): a tab that is open
 * since an older build, or a page that a process of a newer one gave, finds its own at any process (ADR-0155).
 */
export class SharedAssets {
  readonly #folder: string;
  readonly #now: () => number;
  #builds: { names: readonly string[]; readAt: number } = { names: [], readAt: -Infinity };

  /** @param now the clock of the files, ms since 1970. */
  constructor(folder: string, now: () => number = Date.now) {
    this.#folder = folder;
    this.#now = now;
  }

  /**
   * Adds the files of a build, whole or not at all, and forgets all builds but the last three that were started.
   * @param sources the folders of the build by the path under which their files are asked for. Rejects with what the file
   *   system reports.
   */
  async publish(build: string, sources: Readonly<Record<string, string>>): Promise<void> {
    const place = join(this.#folder, build);
    if (!(await stat(place).catch(() => undefined))) await this.#copy(place, sources);
    const now = this.#now() / 1000;
    await utimes(place, now, now);
    for (const name of (await this.#newestFirst()).slice(keptBuilds))
      await rm(join(this.#folder, name), { recursive: true, force: true });
    await this.#dropUnfinished();
  }

  /** The file of one of the builds, as it is served; undefined where none has it. */
  async find(path: string): Promise<PlainResponse | undefined> {
    const plain = decoded(path);
    if (plain === undefined || !assetPath.test(plain)) return undefined;
    for (const build of await this.#names()) {
      const body = await readFile(join(this.#folder, build, plain)).catch(() => undefined);
      const type = types[extname(plain)] ?? 'application/octet-stream';
      const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
      if (body) return { status: 200, headers, body };
    }
    return undefined;
  }

  async #copy(place: string, sources: Readonly<Record<string, string>>): Promise<void> {
    const part = join(this.#folder, `${randomUUID()}${unfinishedMark}`);
    try {
      for (const [path, source] of Object.entries(sources)) await cp(source, join(part, path), { recursive: true });
      await rename(part, place);
    } catch (error) {
      await rm(part, { recursive: true, force: true });
      // Another process of the build was faster.
      if (!(await stat(place).catch(() => undefined))) throw error;
    }
  }

  async #names(): Promise<readonly string[]> {
    const now = this.#now();
    if (now - this.#builds.readAt >= listRest || now < this.#builds.readAt)
      this.#builds = { names: await this.#newestFirst(), readAt: now };
    return this.#builds.names;
  }

  /** The builds that are there, the one that was started last before the others. */
  async #newestFirst(): Promise<string[]> {
    const names = (await readdir(this.#folder).catch(() => [])).filter(isName);
    const builds = await Promise.all(
      names.map(async (name) => ({
        name,
        at: await stat(join(this.#folder, name)).then(
          ({ mtimeMs }) => mtimeMs,
          () => -Infinity,
        ),
      })),
    );
    return builds.toSorted((one, other) => other.at - one.at).map(({ name }) => name);
  }

  async #dropUnfinished(): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      if (!name.endsWith(unfinishedMark)) continue;
      const place = join(this.#folder, name);
      const begun = await stat(place).catch(() => undefined);
      if (begun && this.#now() - begun.mtimeMs > longestUnfinished) await rm(place, { recursive: true, force: true });
    }
  }
}
