/**
 * `npm run reviews`: lists the reviews that wait (`-- --all` for every one). `-- --approve ID,ID` shows them,
 * `-- --refuse ID,ID --reason offensive` does not, `-- --erase ID` erases one for its writer (ADR-0128).
 */
import '#lib/config/market/this-process.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings, SettingsError } from '#lib/config/settings.ts';
import { refusalReasonSchema, type RefusalReason } from '#lib/contract/review.ts';
import { databaseFile, databaseName, openDatabase } from './db/open.ts';
import type { Database } from './db/schema.ts';
import { decideReviews, eraseReviews, reviewLines, reviewsToRead, UnknownReviews } from './reviews/moderation.ts';

/** What keeps the command from doing what it was told, in a sentence for whoever did. */
class ModerationError extends Error {
  override name = 'ModerationError';
}

type Order =
  | { act: 'list'; all: boolean }
  | { act: 'approve' | 'erase'; uuids: string[] }
  | { act: 'refuse'; uuids: string[]; reason: RefusalReason };

function reasonOf(given: string | undefined): RefusalReason {
  const reason = refusalReasonSchema.safeParse(given);
  if (reason.success) return reason.data;
  throw new ModerationError(
    `--reason has to be one of ${refusalReasonSchema.options.join(', ')}. What a review thinks of the goods is none.`,
  );
}

function readArguments(args: string[]): Order {
  let values;
  try {
    const text = { type: 'string' } as const;
    const options = {
      all: { type: 'boolean', default: false },
      approve: text,
      refuse: text,
      erase: text,
      reason: text,
    } as const;
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    throw new ModerationError(error instanceof Error ? error.message : String(error));
  }
  const acts = (['approve', 'refuse', 'erase'] as const).filter((name) => values[name] !== undefined);
  const [act] = acts;
  if (acts.length > 1)
    throw new ModerationError(`Only one of ${acts.map((name) => `--${name}`).join(' and ')} at a time.`);
  if (act === undefined) return { act: 'list', all: values.all };
  const uuids = [
    ...new Set(
      (values[act] ?? '')
        .split(',')
        .map((uuid) => uuid.trim())
        .filter(Boolean),
    ),
  ];
  if (uuids.length === 0)
    throw new ModerationError(`--${act} names the reviews by their ids, with commas between them.`);
  return act === 'refuse' ? { act, uuids, reason: reasonOf(values.reason) } : { act, uuids };
}

async function done(db: Kysely<Database>, order: Order): Promise<string> {
  switch (order.act) {
    case 'list': {
      const reviews = await reviewsToRead(db, order.all ? null : 'waiting');
      return reviews.length === 0 ? 'No review waits.' : reviews.map(reviewLines).join('\n\n');
    }
    case 'approve':
      await decideReviews(db, order.uuids, { state: 'shown', reason: null });
      return `Shown: ${order.uuids.length}`;
    case 'refuse':
      await decideReviews(db, order.uuids, { state: 'refused', reason: order.reason });
      return `Refused: ${order.uuids.length}`;
    case 'erase':
      await eraseReviews(db, order.uuids);
      return `Erased: ${order.uuids.length}`;
  }
}

async function run(): Promise<void> {
  const order = readArguments(process.argv.slice(2));
  const settings = readSettings(backendSettingsSchema, process.env);
  if (!settings.DATABASE_URL && !existsSync(databaseFile(settings))) {
    throw new ModerationError(
      `There is no database ${databaseName(settings)}: the API makes one, DATA_DIR and DATABASE_URL name another.`,
    );
  }
  const db = await openDatabase(settings);
  try {
    console.log(await done(db, order));
  } finally {
    await db.destroy();
  }
}

try {
  await run();
} catch (error) {
  const isExplained = [ModerationError, UnknownReviews, SettingsError].some((kind) => error instanceof kind);
  console.error(isExplained ? (error as Error).message : error);
  process.exitCode = 1;
}
