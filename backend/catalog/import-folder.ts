import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
/** Where a file lies while a process has taken it, under a name that no other has: two may be called alike. */
const taken = '.taken';
const takenAs = /^[0-9a-f-]{36} /;
/** How often a process says that it is still at a file, and after how long without it the file is anybody's, ms. */
const sayInterval = 10_000;
const abandonedAfter = 60_000;

const isThere = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  );

/** A file that waits, where it lies and when it was written, ms. */
interface Waiting {
  name: string;
  place: string;
  at: number;
}

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
    for (const file of await this.#waiting()) {
      if (stopping?.aborted) return;
      const place = await this.#take(file);
      // What was written later would else come before one that has to wait.
      if (place !== null && !(await this.#import({ ...file, place }))) return;
    }
  }

  /** Files to import, those that were written first before the others. */
  async #waiting(): Promise<Waiting[]> {
    const { names, abandoned } = await this.#taken();
    // A file comes after the older one of its name, whoever has that.
    const standing = (await this.#standing()).filter(({ name }) => !names.has(name));
    return [...abandoned, ...standing].toSorted((a, b) => a.at - b.at);
  }

  /** Files that are as they were at the last look. */
  async #standing(): Promise<Waiting[]> {
    const { folder } = this.#options;
    const before = this.#seen;
    this.#seen = new Map();
    const standing: Waiting[] = [];
    for (const name of (await readdir(folder)).toSorted()) {
      if (name.startsWith('.') || !(recordFile.test(name) || tableFile.test(name))) continue;
      const place = join(folder, name);
      const found = await lstat(place).catch(() => null);
      if (!found?.isFile()) continue;
      const state = `${found.size} ${Math.round(found.mtimeMs)}`;
      this.#seen.set(name, state);
      if (before.get(name) === state) standing.push({ name, place, at: found.mtimeMs });
    }
    return standing;
  }

  /**
   * What processes have taken, and what of it has a process that is gone: what that had stored is stored again, which
   * changes nothing.
   */
  async #taken(): Promise<{ names: ReadonlySet<string>; abandoned: Waiting[] }> {
    const { folder, abandonedAfter: limit = abandonedAfter } = this.#options;
    const names = new Set<string>();
    const abandoned: Waiting[] = [];
    for (const file of await readdir(join(folder, taken))) {
      const place = join(folder, taken, file);
      const found = await lstat(place).catch(() => null);
      if (!found) continue;
      const name = file.replace(takenAs, '');
      names.add(name);
      if (Date.now() - Math.max(found.ctimeMs, found.atimeMs) > limit)
        abandoned.push({ name, place, at: found.mtimeMs });
    }
    return { names, abandoned };
  }

  /** Takes a file. Answers where it lies then; null where another process was first. */
  async #take({ name, place }: Waiting): Promise<string | null> {
    const own = join(this.#options.folder, taken, `${randomUUID()} ${name}`);
    return rename(place, own).then(
      () => own,
      (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      },
    );
  }

  /** Where a newer file of its name is there by now it stays, and is taken before that one once it is nobody's. */
  async #putBack({ name, place }: Waiting): Promise<void> {
    const free = join(this.#options.folder, name);
    if (await isThere(free)) return;
    await rename(place, free).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
  }

  /** Imports a file that was taken. Answers false where it has to wait. */
  async #import(file: Waiting): Promise<boolean> {
    const { db, now, options } = this.#options;
    const { name, place, at } = file;
    const warnings: Problem[] = [];
    // The time at which it was written stays: files are imported by it.
    const say = setInterval(() => void utimes(place, new Date(), at / 1000).catch(() => {}), sayInterval).unref();
    try {
      const mapping = tableFile.test(name) ? await this.#mappingOf(name) : undefined;
      const count = await importCatalog(db, place, {
        now: now(),
        ...(await options()),
        mapping,
        onWarning: (warning) => warnings.push(warning),
      });
      await this.#settle(file, 'done', `Imported ${count} records of ${name}.\n${doubtfulText(warnings)}`);
      return true;
    } catch (error) {
      const isForLater =
        error instanceof ImportUnderWay || error instanceof ImportTakenOver || isStorageUnavailable(error);
      if (isForLater) {
        await this.#putBack(file);
        if (isStorageUnavailable(error)) throw error;
        return false;
      }
      await this.#settle(file, 'failed', this.#reasonOf(name, error));
      return true;
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
  async #settle({ name, place: from }: Waiting, outcome: 'done' | 'failed', report: string): Promise<void> {
    const { folder, now, onFile } = this.#options;
    const moment = now().toISOString().replaceAll(/[:.]/g, '-');
    const place = join(folder, outcome, `${moment} ${name}`);
    await writeFile(`${place}.txt`, `${report.trim()}\n`);
    await rename(from, place);
    onFile(name, outcome);
  }
}
