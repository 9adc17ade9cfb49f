import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';

/** How often a query was searched for on a day (UTC), how often nothing was found, and something not sold was named. */
export interface QueryCount {
  day: string;
  query: string;
  searches: number;
  withoutResult: number;
  notSold: number;
}

/** Days that counts are kept for, and those after which a query that few searched for on a day is dropped. */
const daysKept = 90;
const daysOfRare = 7;
/** Fewer searches for a query than this are nobody's business. */
export const leastSearches = 5;
/** Queries that one day keeps at most; further ones are not counted. */
const mostOfDay = 5000;
const dayLength = 86_400_000;

/** Adds to what is stored; of the queries that a full day does not know yet nothing is kept. */
export async function saveCounts(db: Kysely<Database>, counts: readonly QueryCount[]): Promise<void> {
  for (const [day, all] of Map.groupBy(counts, (count) => count.day)) {
    await inTransaction(db, async (transaction) => {
      const stored = await transaction.selectFrom('search_count').select('query').where('day', '=', day).execute();
      const known = new Set(stored.map(({ query }) => query));
      const added = all.filter(({ query }) => !known.has(query)).slice(0, Math.max(0, mostOfDay - known.size));
      const kept = [...all.filter(({ query }) => known.has(query)), ...added];
      for (const { query, searches, withoutResult, notSold } of kept) {
        await transaction
          .insertInto('search_count')
          .values({ day, query, searches, without_result: withoutResult, not_sold: notSold })
          .onConflict((conflict) =>
            conflict.columns(['day', 'query']).doUpdateSet((set) => ({
              searches: set('search_count.searches', '+', set.ref('excluded.searches')),
              without_result: set('search_count.without_result', '+', set.ref('excluded.without_result')),
              not_sold: set('search_count.not_sold', '+', set.ref('excluded.not_sold')),
            })),
          )
          .execute();
      }
    });
  }
}

const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayLength).toISOString().slice(0, 10);

/** Drops old days, and of those a week ago what few searched for. */
export async function forgetCounts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('search_count').where('day', '<', dayBefore(now, daysKept)).execute();
  await db
    .deleteFrom('search_count')
    .where('day', '<', dayBefore(now, daysOfRare))
    .where('searches', '<', leastSearches)
    .execute();
}

/** The counts of the last days, today among them, by day and query. */
export async function loadCounts(db: Kysely<Database>, now: Date, days: number): Promise<QueryCount[]> {
  const rows = await db
    .selectFrom('search_count')
    .selectAll()
    .where('day', '>', dayBefore(now, days))
    .orderBy('day')
    .orderBy('query')
    .execute();
  return rows.map(({ day, query, searches, without_result: withoutResult, not_sold: notSold }) => ({
    day,
    query,
    searches: Number(searches),
    withoutResult: Number(withoutResult),
    notSold: Number(notSold),
  }));
}
