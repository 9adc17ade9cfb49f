/**
 * `npm run events -- list`: what waits for a receiver; `dead`: what could not be delivered; `retry ID` or `retry --all`:
 * tries it anew; `skip ID`: gives it up; `replay --since 2026-11-20`: sends everything anew since then (ADR-0137).
 */
import '#lib/config/market/this-process.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { backendSettingsSchema, type BackendSettings } from '#lib/config/backend-settings.ts';
import { readSettings, SettingsError } from '#lib/config/settings.ts';
import { databaseFile, databaseName, openDatabase } from './db/open.ts';
import type { Database } from './db/schema.ts';
import { listDeliveries, replaySince, retryDead, skipDead, type ListedDelivery } from './events/dead-letters.ts';
import { receiversOf } from './events/sending.ts';
import { momentSchema } from './moments.ts';

/** What keeps the command from doing what it was told, in a sentence for whoever did. */
class EventsError extends Error {
  override name = 'EventsError';
}

const usage = 'Say what to do: list, dead, retry ID, retry --all, skip ID, or replay --since MOMENT.';
type Order =
  | { act: 'list' | 'dead' }
  | { act: 'retry'; id: string | null }
  | { act: 'skip'; id: string }
  | { act: 'replay'; since: Date };

function readArguments(args: string[]): Order {
  let parsed;
  try {
    const options = { all: { type: 'boolean', default: false }, since: { type: 'string' } } as const;
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new EventsError(error instanceof Error ? error.message : String(error));
  }
  const [act, id, ...rest] = parsed.positionals;
  const { all, since } = parsed.values;
  if (rest.length > 0) throw new EventsError(usage);
  if ((act === 'list' || act === 'dead') && id === undefined) return { act };
  if (act === 'retry' && (id !== undefined) !== all) return { act, id: id ?? null };
  if (act === 'skip' && id !== undefined) return { act, id };
  if (act === 'replay' && id === undefined) {
    if (!momentSchema.safeParse(since).success)
      throw new EventsError('--since has to be a day or a moment: 2026-11-20 or 2026-11-20T08:00:00Z.');
    return { act, since: new Date(since ?? '') };
  }
  throw new EventsError(usage);
}

/** An address without its query, which may hold what opens it. */
const shown = (receiver: string) => receiver.replace(/[?#].*$/, '');

function lineOf({
  id,
  type,
  object,
  sequence,
  createdAt,
  receiver,
  attempts,
  dueAt,
  lastError,
}: ListedDelivery): string {
  const tries = attempts === 0 ? 'not tried yet' : `${attempts} attempts, ${lastError ?? 'no answer yet'}`;
  return `${id}  ${type}  ${object} #${sequence}\n  ${createdAt} to ${shown(receiver)}: ${tries}; due ${dueAt}`;
}

async function listed(db: Kysely<Database>, act: 'list' | 'dead'): Promise<string> {
  const { deliveries, counts } = await listDeliveries(db, [act === 'list' ? 'waiting' : 'dead']);
  const states = ['waiting', 'dead', 'delivered', 'skipped'] as const;
  const total = states.map((state) => `${counts.get(state) ?? 0} ${state}`).join(', ');
  return [...deliveries.map(lineOf), `${total}.`].join('\n');
}

async function done(db: Kysely<Database>, order: Order, settings: BackendSettings): Promise<string> {
  const now = new Date();
  switch (order.act) {
    case 'list':
    case 'dead':
      return listed(db, order.act);
    case 'retry': {
      const count = await retryDead(db, order.id, now);
      if (count === 0 && order.id !== null) throw new EventsError(`${order.id} is no dead letter.`);
      return `Tried anew: ${count}`;
    }
    case 'skip': {
      const count = await skipDead(db, order.id, now);
      if (count === 0) throw new EventsError(`${order.id} is no dead letter.`);
      return `Given up: ${count}`;
    }
    case 'replay': {
      const receivers = receiversOf(settings);
      if (receivers.length === 0) throw new EventsError('There is no receiver: WEBHOOK_URL is empty.');
      return `Sent anew: ${await replaySince(db, receivers, order.since, now)}`;
    }
  }
}

async function run(): Promise<void> {
  const order = readArguments(process.argv.slice(2));
  const settings = readSettings(backendSettingsSchema, process.env);
  if (!settings.DATABASE_URL && !existsSync(databaseFile(settings))) {
    throw new EventsError(
      `There is no database ${databaseName(settings)}: the API makes one, DATA_DIR and DATABASE_URL name another.`,
    );
  }
  const db = await openDatabase(settings);
  try {
    console.log(await done(db, order, settings));
  } finally {
    await db.destroy();
  }
}

try {
  await run();
} catch (error) {
  const isExplained = error instanceof EventsError || error instanceof SettingsError;
  console.error(isExplained ? error.message : error);
  process.exitCode = 1;
}
