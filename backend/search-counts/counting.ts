import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { countedQuery } from './impersonal.ts';
import { forgetCounts, saveCounts, type QueryCount } from './storage.ts';

/** How often what was counted is stored, and how often old counts are looked for, ms. */
const saveInterval = 60_000;
const forgetInterval = 3_600_000;
/** Queries that are counted between two moments of storing; further ones are not. */
const mostQueries = 2000;

/** What came of a search. */
export interface Outcome {
  /** Neither goods nor a page were found. */
  isEmpty: boolean;
  isNotSold: boolean;
}

/** Counts queries by day in memory until they are taken to be stored. */
export class SearchCounts {
  #counts = new Map<string, QueryCount>();

  /** Counts a search, unless its query may name a person (ADR-0116). */
  note(query: string, { isEmpty, isNotSold }: Outcome, now: Date): void {
    const words = countedQuery(query);
    if (words === null) return;
    const day = now.toISOString().slice(0, 10);
    const key = `${day} ${words}`;
    const known = this.#counts.get(key);
    if (!known && this.#counts.size >= mostQueries) return;
    const before = known ?? { day, query: words, searches: 0, withoutResult: 0, notSold: 0 };
    this.#counts.set(key, {
      ...before,
      searches: before.searches + 1,
      withoutResult: before.withoutResult + Number(isEmpty),
      notSold: before.notSold + Number(isNotSold),
    });
  }

  take(): QueryCount[] {
    const counts = [...this.#counts.values()];
    this.#counts.clear();
    return counts;
  }
}

/** Counts searches while the app is up; what was counted since the last minute is stored as it closes. */
export function startCountingSearches(app: FastifyInstance, { db, now }: Context): SearchCounts {
  const counts = new SearchCounts();
  let working = Promise.resolve();
  const work = (task: () => Promise<unknown>) => {
    working = working.then(task).then(
      () => {},
      (error: unknown) => app.log.warn({ err: error }, 'searches cannot be counted'),
    );
    return working;
  };
  const save = () => work(() => saveCounts(db, counts.take()));
  const saving = setInterval(() => void save(), saveInterval).unref();
  const forgetting = setInterval(() => void work(() => forgetCounts(db, now())), forgetInterval).unref();
  app.addHook('onClose', async () => {
    clearInterval(saving);
    clearInterval(forgetting);
    await save();
  });
  return counts;
}
