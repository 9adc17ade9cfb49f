/**
 * `npm run orders:export -- --format csv|ndjson [--since 2026-11-01] [--state shipped] [FILE]`: writes orders, oldest first,
 * to a file or to standard output (ADR-0137). A table has a line for each item.
 */
import '#lib/config/brand/this-process.ts';
import { createWriteStream, existsSync } from 'node:fs';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings, SettingsError } from '#lib/config/settings.ts';
import { orderStatusSchema } from '#lib/contract/order.ts';
import { standardOutput } from '#lib/programs/standard-output.ts';
import { allOrders, type OrderChoice } from './customers/order-records.ts';
import { orderFormats, type OrderFormat } from './customers/order-table.ts';
import { databaseFile, databaseName, openDatabase } from './db/open.ts';
import { momentSchema } from './moments.ts';

/** Orders that are in memory at a time. */
const atOnce = 100;

/** What keeps orders from being written, in a sentence for whoever asked for them. */
class ExportError extends Error {
  override name = 'ExportError';
}

interface Request {
  format: OrderFormat;
  choice: OrderChoice;
  file: string | undefined;
}

function readArguments(args: string[]): Request {
  let parsed;
  try {
    const text = { type: 'string' } as const;
    parsed = parseArgs({ args, options: { format: text, since: text, state: text }, allowPositionals: true });
  } catch (error) {
    throw new ExportError(error instanceof Error ? error.message : String(error));
  }
  const { format, since, state } = parsed.values;
  if (format !== 'csv' && format !== 'ndjson') throw new ExportError('--format has to be csv or ndjson.');
  if (since !== undefined && !momentSchema.safeParse(since).success)
    throw new ExportError('--since has to be a day or a moment: 2026-11-01 or 2026-11-01T08:00:00Z.');
  const status = orderStatusSchema.optional().safeParse(state);
  if (!status.success) throw new ExportError(`--state has to be one of ${orderStatusSchema.options.join(', ')}.`);
  if (parsed.positionals.length > 1) throw new ExportError('Name one file at most.');
  return {
    format: orderFormats[format],
    choice: { since: since === undefined ? undefined : new Date(since), status: status.data },
    file: parsed.positionals[0],
  };
}

async function writeTo(stream: Writable, { format, choice }: Request): Promise<number> {
  const settings = readSettings(backendSettingsSchema, process.env);
  if (!settings.DATABASE_URL && !existsSync(databaseFile(settings)))
    throw new ExportError(
      `There is no database ${databaseName(settings)}: the API makes one, DATA_DIR and DATABASE_URL name another.`,
    );
  const db = await openDatabase(settings);
  const write = async (text: string) => {
    if (text !== '' && !stream.write(text)) await once(stream, 'drain');
  };
  let count = 0;
  try {
    await write(format.head);
    for await (const order of allOrders(db, choice, atOnce)) {
      await write(format.linesOf(order));
      count += 1;
    }
    return count;
  } finally {
    await db.destroy();
  }
}

/** The file appears when it is whole. */
async function writeFile(file: string, request: Request): Promise<void> {
  const unfinished = `${file}.part`;
  // Nobody but its owner reads what holds names and addresses.
  const stream = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 });
  try {
    await once(stream, 'open');
    const count = await writeTo(stream, request);
    stream.end();
    await finished(stream);
    await rename(unfinished, file);
    console.log(`Exported ${count} orders to ${file}.`);
  } catch (error) {
    stream.destroy();
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (isTaken) throw new ExportError(`${unfinished} is there already: another export is under way, or was ended.`);
    await rm(unfinished, { force: true });
    throw error;
  }
}

try {
  const request = readArguments(process.argv.slice(2));
  if (request.file === undefined) await writeTo(standardOutput(), request);
  else await writeFile(request.file, request);
} catch (error) {
  const isExplained = error instanceof ExportError || error instanceof SettingsError;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
}
