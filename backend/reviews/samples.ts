import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SeedOf } from '#lib/contract/seed.ts';
import type { Problem, ReadLine } from '../catalog/lines.ts';
import type { Database } from '../db/schema.ts';

const day = 24 * 60 * 60_000;
const atOnce = 200;

/**
 * Puts the samples of a seed in the place of those that were there; reviews of buyers stay. Answers those that are about
 * no product; then the transaction must not last.
 */
export async function replaceSamples(
  db: Transaction<Database>,
  read: readonly ReadLine<SeedOf<'review'>>[],
  now: Date,
): Promise<Problem[]> {
  await db.deleteFrom('review').where('is_sample', '=', 1).execute();
  if (read.length === 0) return [];
  const products = [...new Set(read.map(({ record }) => record.productId))];
  const rows = await db.selectFrom('product').select('id').where('id', 'in', products).execute();
  const known = new Set(rows.map(({ id }) => id));
  const problems = read
    .filter(({ record }) => !known.has(record.productId))
    .map(({ line, record }) => ({ line, field: 'productId', problem: `there is no product ${record.productId}` }));
  if (problems.length > 0) return problems;
  for (let at = 0; at < read.length; at += atOnce) {
    const samples = read.slice(at, at + atOnce).map(({ record: { productId, daysAgo, size, width, ...said } }) => ({
      uuid: randomUUID(),
      order_uuid: null,
      line: null,
      product_id: productId,
      stars: said.stars,
      size_feel: size,
      width_feel: width,
      text: said.text,
      lang: said.lang,
      name: said.name,
      state: 'shown' as const,
      reason: null,
      is_sample: 1,
      written_at: new Date(now.getTime() - daysAgo * day).toISOString(),
    }));
    await db.insertInto('review').values(samples).execute();
  }
  return [];
}
