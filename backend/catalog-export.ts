/** `npm run catalog:export -- [FILE]`: writes the catalog as NDJSON to a file, or to standard output. */
import '#lib/config/market/this-process.ts';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings, SettingsError } from '#lib/config/settings.ts';
import { standardOutput } from '#lib/programs/standard-output.ts';
import { exportCatalog } from './catalog/exporting.ts';
import { openDatabase, openReader } from './db/open.ts';

async function writeTo(stream: Writable): Promise<number> {
  const settings = readSettings(backendSettingsSchema, process.env);
  // Brings the tables up to date, which a reader cannot.
  await (await openDatabase(settings)).destroy();
  const reader = openReader(settings);
  try {
    return await exportCatalog(reader, async (line) => {
      if (!stream.write(line)) await once(stream, 'drain');
    });
  } finally {
    await reader.destroy();
  }
}

/** The file appears when it is whole. */
async function exportTo(file: string): Promise<void> {
  const unfinished = `${file}.part`;
  const stream = createWriteStream(unfinished, { flags: 'wx' });
  try {
    await once(stream, 'open');
    const count = await writeTo(stream);
    stream.end();
    await finished(stream);
    await rename(unfinished, file);
    console.log(`Exported ${count} records to ${file}.`);
  } catch (error) {
    stream.destroy();
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isTaken) await rm(unfinished, { force: true });
    throw error;
  }
}

try {
  const [file, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new SettingsError('Name one file at most: npm run catalog:export -- [FILE]');
  if (file === undefined) await writeTo(standardOutput());
  else await exportTo(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
