import type { Kysely } from 'kysely';
import { DbCache } from '../db/db-cache.ts';
import type { Database } from '../db/schema.ts';
import type { TeamShop } from './model.ts';
import { loadTeams } from './storage.ts';

/** The teams in the memory of the process. They follow the database within a second, whoever changed them. */
export class TeamCache {
  readonly #cache: DbCache<ReadonlyMap<string, TeamShop>>;

  /** `clock` counts milliseconds steadily. */
  constructor(db: Kysely<Database>, clock?: () => number) {
    this.#cache = new DbCache(db, { kind: 'team', load: loadTeams }, clock);
  }

  /** All teams in their order. While the database cannot be asked, those that were read last stay. */
  async teams(): Promise<TeamShop[]> {
    return [...(await this.#cache.value()).values()];
  }

  /** A team; null for one that is not there. */
  async find(slug: string): Promise<TeamShop | null> {
    return (await this.#cache.value()).get(slug) ?? null;
  }
}
