import type { Kysely } from 'kysely';
import { seedRecordSchema } from '#lib/contract/seed.ts';
import { readLines, formatProblems, type Problem } from '../catalog/lines.ts';
import { mostProblems } from '../catalog/importing.ts';
import { Passwords } from '../customers/passwords.ts';
import type { Progress } from '../db/catalog.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { SeedFailed, SeedRun, type SeedOrder } from './program.ts';
import { SeedWriter, type SeedWriting } from './writer.ts';

export interface SeedOptions {
  /** Whether its customers are stored too, whose passwords everyone knows, and its samples: on localhost alone. */
  withCustomers: boolean;
  onProgress?: Progress;
  passwords?: Passwords;
  /** MEDIA_HOST, where it is set. */
  mediaHost?: string;
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const more = problems.length >= mostProblems ? `\nThese are the first ${mostProblems} problems.` : '';
  const list = formatProblems(problems.slice(0, mostProblems));
  throw new SeedFailed(`The seed is not valid, nothing was stored:\n${list}${more}`);
}

/**
 * Stores a seed from its lines in place of what was there, in one transaction: all of it is there afterwards, or an
 * error was thrown and none is. Carts and orders stay, and so do customers where there are any. Answers the number of
 * products. `lines` is asked again where the work lost a race and is repeated. Throws SeedFailed.
 */
export async function storeSeed(
  db: Kysely<Database>,
  lines: () => Promise<AsyncIterable<Buffer>>,
  writing: SeedWriting,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const writer = new SeedWriter(transaction, writing);
    const problems: Problem[] = [];
    for await (const read of readLines(await lines(), seedRecordSchema)) {
      if (Array.isArray(read)) {
        writer.spoil();
        problems.push(...read);
      } else problems.push(...(await writer.take(read)));
      if (problems.length >= mostProblems) refuse(problems);
    }
    problems.push(...(await writer.finish()));
    refuse(problems);
    return writer.products;
  });
}

/** Runs the program of a seed and stores what it writes. Answers the number of products. Throws SeedFailed. */
export async function seedShop(
  db: Kysely<Database>,
  order: SeedOrder,
  { withCustomers, onProgress = () => {}, passwords = new Passwords(), mediaHost = '' }: SeedOptions,
): Promise<number> {
  let run = await SeedRun.start(order);
  let isRead = false;
  const lines = async () => {
    if (isRead) run = await SeedRun.start(order);
    isRead = true;
    return run.output();
  };
  try {
    return await storeSeed(db, lines, { now: order.now, withCustomers, passwords, onProgress, mediaHost });
  } finally {
    run.stop();
  }
}
