import { lstat, mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Kysely } from 'kysely';
import { ImportTakenOver, ImportUnderWay } from '../db/catalog-stage.ts';
import { isStorageUnavailable } from '../db/dialect.ts';
import type { Database } from '../db/schema.ts';
import { importCatalog, InvalidCatalog, type ImportOptions } from './importing.ts';
import type { Problem } from './lines.ts';
import { doubtfulText, refusedText } from './report.ts';
import { InvalidMapping, readMapping } from './table/mapping.ts';

/** Files that are imported; any other lies in the folder for itself. */
const recordFile = /\.(?:ndjson|jsonl)$/i;
const tableFile = /\.(?:csv|tsv)$/i;
/** Mapping of the tables that have none of their own, `{file}.mapping.json`. */
const commonMapping = 'mapping.json';
/** Where a file lies while a process has taken it. */
const taken = '.taken';
/** How often a process says that it is still at a file, and after how long without it the file is anybody's, ms. */
const sayInterval = 10_000;
const abandonedAfter = 60_000;

const isThere = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  );

export interface ImportFolderOptions {
  folder: string;
  db: Kysely<Database>;
  now: () => Date;
  /** What each import is given beside its mapping. */
  options: () => Promise<ImportOptions>;
  /** Told what became of a file. */
  onFile: (name: string, outcome: 'done' | 'failed') => void;
  /** After how long a file belongs to nobody whose process says nothing of it, ms. */
  abandonedAfter?: number;
}

/**
 * A folder whose files are imported (ADR-0140): each is taken once two looks have found it the same, by one process of
 * many, and lies in `done` or `failed` afterwards with a report beside it.
 */
export class ImportFolder {
  readonly #options: ImportFolderOptions;
  /** Size and time of the files at the last look. */
  #seen = new Map<string, string>();

  constructor(options: ImportFolderOptions) {
    this.#options = options;
  }

  /**
   * Looks once, and imports the files that stand still, one after another. Throws what the file system reports, and what
   * the database does while it cannot be reached: the file then waits for the next look.
   */
  async look(stopping?: AbortSignal): Promise<void> {
    const { folder } = this.#options;
    for (const part of [folder, ...['done', 'failed', taken].map((name) => join(folder, name))])
      await mkdir(part, { recursive: true });
    await this.#freeAbandoned();
    for (const name of await this.#standing()) {
      if (stopping?.aborted) return;
      if (await this.#take(name)) await this.#import(name);
    }
  }

  /** Files that are as they were at the last look, those that were written first before the others. */
  async #standing(): Promise<string[]> {
    const { folder } = this.#options;
    const before = this.#seen;
    this.#seen = new Map();
    const standing: { name: string; at: number }[] = [];
    for (const name of (await readdir(folder)).toSorted()) {
      if (name.startsWith('.') || !(recordFile.test(name) || tableFile.test(name))) continue;
      const found = await lstat(join(folder, name)).catch(() => null);
      if (!found?.isFile()) continue;
      const state = `${found.size} ${found.mtimeMs}`;
      this.#seen.set(name, state);
      if (before.get(name) === state) standing.push({ name, at: found.mtimeMs });
    }
    return standing.toSorted((a, b) => a.at - b.at).map(({ name }) => name);
  }

  /** Takes a file; false where another process was first. */
  async #take(name: string): Promise<boolean> {
    const { folder } = this.#options;
    return rename(join(folder, name), join(folder, taken, name)).then(
      () => true,
      (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
        throw error;
      },
    );
  }

  /** Puts back what a process has taken that is gone. What it had stored is stored again, which changes nothing. */
  async #freeAbandoned(): Promise<void> {
    const { folder, abandonedAfter: limit = abandonedAfter } = this.#options;
    for (const name of await readdir(join(folder, taken))) {
      const found = await lstat(join(folder, taken, name)).catch(() => null);
      if (found && Date.now() - Math.max(found.ctimeMs, found.mtimeMs) > limit) await this.#putBack(name);
    }
  }

  /** Beside a newer file of the same name, which is imported after it. */
  async #putBack(name: string): Promise<void> {
    const { folder } = this.#options;
    const { name: stem, ext } = parse(name);
    let free = name;
    for (let number = 1; await isThere(join(folder, free)); number += 1) free = `${stem}-${number}${ext}`;
    await rename(join(folder, taken, name), join(folder, free)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
  }

  async #import(name: string): Promise<void> {
    const { folder, db, now, options } = this.#options;
    const file = join(folder, taken, name);
    const warnings: Problem[] = [];
    const say = setInterval(() => {
      const at = new Date();
      void utimes(file, at, at).catch(() => {});
    }, sayInterval).unref();
    try {
      const mapping = tableFile.test(name) ? await this.#mappingOf(name) : undefined;
      const count = await importCatalog(db, file, {
        now: now(),
        ...(await options()),
        mapping,
        onWarning: (warning) => warnings.push(warning),
      });
      await this.#settle(name, 'done', `Imported ${count} records of ${name}.\n${doubtfulText(warnings)}`);
    } catch (error) {
      const isForLater =
        error instanceof ImportUnderWay || error instanceof ImportTakenOver || isStorageUnavailable(error);
      if (isForLater) {
        await this.#putBack(name);
        if (isStorageUnavailable(error)) throw error;
        return;
      }
      await this.#settle(name, 'failed', this.#reasonOf(name, error));
    } finally {
      clearInterval(say);
    }
  }

  async #mappingOf(name: string) {
    const { folder } = this.#options;
    for (const file of [`${name}.mapping.json`, commonMapping]) {
      const mapping = await readMapping(join(folder, file)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      });
      if (mapping) return mapping;
    }
    throw new InvalidMapping(
      `${name} is a table: put ${name}.mapping.json or ${commonMapping} beside it, which says which column is which.`,
    );
  }

  #reasonOf(name: string, error: unknown): string {
    if (error instanceof InvalidCatalog) return refusedText(name, error);
    const reason = error instanceof Error ? error.message : String(error);
    return error instanceof InvalidMapping ? reason : `${name} was not imported: ${reason}`;
  }

  /** Lays a file away with a report beside it, the report first: who finds the file finds it too. */
  async #settle(name: string, outcome: 'done' | 'failed', report: string): Promise<void> {
    const { folder, now, onFile } = this.#options;
    const moment = now().toISOString().replaceAll(/[:.]/g, '-');
    const place = join(folder, outcome, `${moment} ${name}`);
    await writeFile(`${place}.txt`, `${report.trim()}\n`);
    await rename(join(folder, taken, name), place);
    onFile(name, outcome);
  }
}
