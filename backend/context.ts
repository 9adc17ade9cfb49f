import type { Kysely } from 'kysely';
import type { BackendSettings, ShopSettings } from '#lib/config/settings.ts';
import type { Database } from './db/schema.ts';
import type { ReadModel } from './search/read-model.ts';

/** What the routes work with. `now` is the clock, so that tests can hold it. */
export interface Context {
  settings: BackendSettings & ShopSettings;
  db: Kysely<Database>;
  readModel: ReadModel;
  now: () => Date;
}
