import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { messageOf } from '#lib/core/text/message-of.ts';
import { migrationNames } from './migrations/index.ts';

/** What keeps a copy from being made or taken back, in a sentence for whoever asked for it. */
export class CopyError extends Error {
  override name = 'CopyError';
}

/** What SQLite keeps beside a file that is written: pages that are not in it yet, and their index. */
const companions = ['-wal', '-shm', '-journal'];

function problemIn(database: DatabaseSync): string | null {
  const [integrity] = database.prepare('pragma integrity_check(1)').all();
  if (integrity?.integrity_check !== 'ok') return `is damaged: ${String(integrity?.integrity_check)}`;
  if (database.prepare('pragma foreign_key_check').get() !== undefined) return 'is damaged: a reference leads nowhere';
  const table = database.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
  if (table === undefined) return 'is none of this shop';
  const names = database
    .prepare('select name from kysely_migration')
    .all()
    .map(({ name }) => String(name));
  const unknown = names.find((name) => !migrationNames.includes(name));
  if (unknown !== undefined) return `is of a newer version of the shop, which has made "${unknown}"`;
  return names.length === 0 ? 'is none of this shop' : null;
}

/** Throws a CopyError where a file is not a sound database of this or an earlier version of the shop. */
function check(file: string): void {
  let problem: string | null;
  try {
    const database = new DatabaseSync(file);
    try {
      problem = problemIn(database);
    } finally {
      database.close();
    }
  } catch (error) {
    problem = `cannot be read: ${messageOf(error)}`;
  }
  if (problem !== null) throw new CopyError(`The database ${file} ${problem}.`);
}

async function removeDatabase(file: string): Promise<void> {
  for (const name of [file, ...companions.map((companion) => file + companion)]) await rm(name, { force: true });
}

/** Copies what a database holds at one moment into a file of its own, which is complete on the disk afterwards. */
async function copyDatabase(from: string, to: string): Promise<void> {
  await removeDatabase(to);
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    // The open read keeps the copy at one moment; without it, each write of another process would start it anew.
    source.exec('begin');
    source.prepare('select count(*) from sqlite_master').get();
    await backup(source, to);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  copy.exec('pragma journal_mode = delete');
  copy.close();
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

/**
 * Writes a copy of a database, which may be in use, to a new file: the whole copy is there afterwards, or no file.
 * Throws a CopyError where there is no database or the file is there already.
 */
export async function backUp(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new CopyError(`There is no database ${file}.`);
  if (existsSync(to)) throw new CopyError(`${to} is there already. Name a new file.`);
  const part = `${to}.part`;
  try {
    await copyDatabase(file, part);
    check(part);
    await rename(part, to);
  } finally {
    await removeDatabase(part);
  }
  await syncFolder(dirname(to));
}

/** Holds a database so that no other process can use it; null where it is too damaged for that. */
function holdAlone(file: string): DatabaseSync | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Leaving the log of writes behind takes that no other connection is open, even an idle one.
    database.exec('pragma journal_mode = delete');
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if (!/locked|busy/.test(messageOf(error))) return null;
    throw new CopyError(`The database ${file} is in use. Stop the API, then restore.`);
  }
}

async function keepBeside(file: string, replaced: string): Promise<void> {
  for (const companion of companions) {
    if (existsSync(file + companion)) await rename(file + companion, replaced + companion);
  }
  await link(file, replaced).catch(() => copyFile(file, replaced));
}

/**
 * Puts a copy in the place of a database that nobody uses; at every moment there is the old one or the new one.
 * Answers where the old one is kept; null where there was none. Throws a CopyError where the copy is not sound or of
 * a newer version, or the database is in use; nothing has changed then.
 */
export async function restore(copy: string, file: string, now: Date): Promise<string | null> {
  if (!existsSync(copy)) throw new CopyError(`There is no file ${copy}.`);
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const part = `${file}.part`;
  try {
    await copyDatabase(copy, part).catch((error: unknown) => {
      throw new CopyError(`The database ${copy} cannot be read: ${messageOf(error)}.`);
    });
    check(part);
    if (!existsSync(file)) {
      await rename(part, file);
      return null;
    }
    const held = holdAlone(file);
    try {
      const moment = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
      const replaced = join(folder, `${basename(file, '.db')}-replaced-${moment}.db`);
      await keepBeside(file, replaced);
      await rename(part, file);
      return replaced;
    } finally {
      held?.close();
    }
  } finally {
    await removeDatabase(part);
    await syncFolder(folder);
  }
}
